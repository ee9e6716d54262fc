import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '@portada/accounts';
import { type AdminWorkers, adminWorkersSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { readWorkers } from './workers.queries';

class AdminWorkersDto extends createZodDto(adminWorkersSchema) {}

/** Route for administrators: the running workers with their load. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/workers')
export class WorkersController {
  constructor(private readonly database: DataSource) {}

  @Get()
  @ResponseBody({ type: AdminWorkersDto, status: 200 })
  async list(): Promise<AdminWorkers> {
    const rows = await readWorkers(this.database);
    return { items: rows.map(({ seenAt, ...worker }) => ({ ...worker, seenAt: seenAt.toISOString() })) };
  }
}
