import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '@portada/accounts';
import { type AdminMetrics, adminMetricsQuerySchema, adminMetricsSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { MeasurementsService } from './measurements.service';

class AdminMetricsDto extends createZodDto(adminMetricsSchema) {}
class AdminMetricsQueryDto extends createZodDto(adminMetricsQuerySchema) {}

/** Route for administrators: ended generations and their durations over time. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/metrics')
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  @Get()
  @ResponseBody({ type: AdminMetricsDto, status: 200 })
  read(@Query() { range }: AdminMetricsQueryDto): Promise<AdminMetrics> {
    return this.measurements.read(range);
  }
}
