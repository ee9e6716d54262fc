import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '@portada/accounts';
import { type AdminOverview, adminOverviewSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { OverviewService } from './overview.service';

class AdminOverviewDto extends createZodDto(adminOverviewSchema) {}

/** Route of the administrators' overview. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin')
export class AdminController {
  constructor(private readonly overview: OverviewService) {}

  @Get('overview')
  @ResponseBody({ type: AdminOverviewDto, status: 200 })
  read(): Promise<AdminOverview> {
    return this.overview.read();
  }
}
