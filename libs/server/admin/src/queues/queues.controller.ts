import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentSignIn, type SessionUser } from '@portada/accounts';
import { adminReasonBodySchema } from '@portada/contracts';
import { createZodDto } from 'nestjs-zod';
import { QueuesService } from './queues.service';

class ReasonDto extends createZodDto(adminReasonBodySchema) {}

/** Routes for administrators that pause and resume job queues. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/queues')
export class QueuesController {
  constructor(private readonly queues: QueuesService) {}

  @RecentSignIn()
  @Post(':name/pause')
  @HttpCode(204)
  async pause(
    @Param('name') name: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.queues.switch({ name, isPaused: true, adminId: user.id, reason });
  }

  @RecentSignIn()
  @Post(':name/resume')
  @HttpCode(204)
  async resume(
    @Param('name') name: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.queues.switch({ name, isPaused: false, adminId: user.id, reason });
  }
}
