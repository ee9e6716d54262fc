import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentSignIn, type SessionUser } from '@portada/accounts';
import {
  type AdminUserDetail,
  type AdminUserPage,
  type Credits,
  adminGrantSchema,
  adminReasonBodySchema,
  adminUserDetailSchema,
  adminUserPageSchema,
  adminUserQuerySchema,
  creditsSchema,
} from '@portada/contracts';
import { ResponseBody, idempotencyKeyOf } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { UsersService } from './users.service';

class AdminUserQueryDto extends createZodDto(adminUserQuerySchema) {}
class AdminUserPageDto extends createZodDto(adminUserPageSchema) {}
class AdminUserDetailDto extends createZodDto(adminUserDetailSchema) {}
class GrantDto extends createZodDto(adminGrantSchema) {}
class GrantedCreditsDto extends createZodDto(creditsSchema) {}
class AccountActionDto extends createZodDto(adminReasonBodySchema) {}

/** Routes for administrators: the accounts of all users. Actions need a recent sign-in. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @ResponseBody({ type: AdminUserPageDto, status: 200 })
  list(@Query() query: AdminUserQueryDto): Promise<AdminUserPage> {
    return this.users.list(query);
  }

  @Get(':id')
  @ResponseBody({ type: AdminUserDetailDto, status: 200 })
  read(@Param('id') id: string): Promise<AdminUserDetail> {
    return this.users.read(id);
  }

  @RecentSignIn()
  @Post(':id/grant')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'UUID chosen by the client; a repeated request with it changes nothing',
  })
  @ResponseBody({ type: GrantedCreditsDto, status: 200 })
  grant(
    @Param('id') userId: string,
    @Body() { credits, reason }: GrantDto,
    @CurrentUser() admin: SessionUser,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<Credits> {
    const key = idempotencyKeyOf(idempotencyKey);
    return this.users.grant({ userId, adminId: admin.id, reason, credits, key });
  }

  @RecentSignIn()
  @Post(':id/disable')
  @HttpCode(204)
  async disable(
    @Param('id') userId: string,
    @Body() { reason }: AccountActionDto,
    @CurrentUser() admin: SessionUser,
  ): Promise<void> {
    await this.users.disable({ userId, adminId: admin.id, reason });
  }

  @RecentSignIn()
  @Post(':id/enable')
  @HttpCode(204)
  async enable(
    @Param('id') userId: string,
    @Body() { reason }: AccountActionDto,
    @CurrentUser() admin: SessionUser,
  ): Promise<void> {
    await this.users.enable({ userId, adminId: admin.id, reason });
  }

  @RecentSignIn()
  @Post(':id/sign-out')
  @HttpCode(204)
  async signOut(
    @Param('id') userId: string,
    @Body() { reason }: AccountActionDto,
    @CurrentUser() admin: SessionUser,
  ): Promise<void> {
    await this.users.signOut({ userId, adminId: admin.id, reason });
  }

  /** Removes the second factors of a user who has lost them. */
  @RecentSignIn()
  @Post(':id/reset-second-factor')
  @HttpCode(204)
  async resetSecondFactor(
    @Param('id') userId: string,
    @Body() { reason }: AccountActionDto,
    @CurrentUser() admin: SessionUser,
  ): Promise<void> {
    await this.users.resetSecondFactor({ userId, adminId: admin.id, reason });
  }
}
