import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AdminSecurityEventPage,
  type SecurityEventPage,
  adminSecurityEventPageSchema,
  adminSecurityEventQuerySchema,
  securityEventPageSchema,
  securityEventQuerySchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { AdminOnly, SignedIn } from '../sessions/access';
import { SecurityLog } from './security-log.service';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser } from '../sessions/session-request';

class SecurityEventPageDto extends createZodDto(securityEventPageSchema) {}
class SecurityEventQueryDto extends createZodDto(securityEventQuerySchema) {}
class AdminSecurityEventPageDto extends createZodDto(adminSecurityEventPageSchema) {}
class AdminSecurityEventQueryDto extends createZodDto(adminSecurityEventQuerySchema) {}

/** Routes of the security log: a user's own entries, and all entries for administrators. */
@ApiTags('accounts')
@Controller('api')
export class SecurityLogController {
  constructor(private readonly log: SecurityLog) {}

  @SignedIn()
  @Get('me/security-events')
  @ResponseBody({ type: SecurityEventPageDto, status: 200 })
  own(
    @CurrentUser() user: SessionUser,
    @Query() { cursor }: SecurityEventQueryDto,
  ): Promise<SecurityEventPage> {
    return this.log.listOf(user.id, cursor);
  }

  @AdminOnly()
  @Get('admin/security-events')
  @ResponseBody({ type: AdminSecurityEventPageDto, status: 200 })
  all(@Query() query: AdminSecurityEventQueryDto): Promise<AdminSecurityEventPage> {
    return this.log.page(query);
  }
}
