import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type User, registerUserSchema, userAnswerSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import { createZodDto } from 'nestjs-zod';
import { SignedIn } from '../sessions/access';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser } from '../sessions/session-request';
import { Users } from './users.service';

class RegisterUserDto extends createZodDto(registerUserSchema) {}
class UserAnswerDto extends createZodDto(userAnswerSchema) {}

/** Route that completes the profile of the signed-in user after a third-party sign-up. */
@ApiTags('accounts')
@SignedIn()
@Controller('api/register-user')
export class RegisterUserController {
  constructor(private readonly users: Users) {}

  /** Sets the missing fields of the profile. @throws AppError refused if the body names another user */
  @Post()
  @HttpCode(200)
  @ResponseBody({ type: UserAnswerDto, status: 200 })
  async complete(@CurrentUser() { id }: SessionUser, @Body() body: RegisterUserDto): Promise<{ user: User }> {
    const user = await this.users.read(id);
    const isOther =
      (body.uid !== undefined && body.uid !== user.uid) ||
      (body.email !== undefined && body.email.toLowerCase() !== user.email);
    if (isOther) throw new AppError('refused');
    return { user: await this.users.complete(id, body) };
  }
}
