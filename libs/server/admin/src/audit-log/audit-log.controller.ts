import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '@portada/accounts';
import { type AdminAuditPage, adminAuditPageSchema, adminAuditQuerySchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { AuditLogService } from './audit-log.service';

class AdminAuditPageDto extends createZodDto(adminAuditPageSchema) {}
class AdminAuditQueryDto extends createZodDto(adminAuditQuerySchema) {}

/** Route of the audit log: what administrators did, when and why. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @ResponseBody({ type: AdminAuditPageDto, status: 200 })
  list(@Query() query: AdminAuditQueryDto): Promise<AdminAuditPage> {
    return this.log.page(query);
  }
}
