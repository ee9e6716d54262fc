import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentSignIn, type SessionUser } from '@portada/accounts';
import {
  type AdminGenerationDetail,
  type AdminGenerationPage,
  type AdminRetry,
  adminGenerationActionSchema,
  adminGenerationDetailSchema,
  adminGenerationPageSchema,
  adminGenerationQuerySchema,
  adminRetrySchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { ConsoleGenerationsService } from './console-generations.service';

class AdminGenerationQueryDto extends createZodDto(adminGenerationQuerySchema) {}
class AdminGenerationPageDto extends createZodDto(adminGenerationPageSchema) {}
class AdminGenerationDetailDto extends createZodDto(adminGenerationDetailSchema) {}
class AdminGenerationActionDto extends createZodDto(adminGenerationActionSchema) {}
class AdminRetryDto extends createZodDto(adminRetrySchema) {}

/** Routes for administrators: the generations of all users. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/generations')
export class ConsoleGenerationsController {
  constructor(private readonly generations: ConsoleGenerationsService) {}

  @Get()
  @ResponseBody({ type: AdminGenerationPageDto, status: 200 })
  list(@Query() query: AdminGenerationQueryDto): Promise<AdminGenerationPage> {
    return this.generations.list(query);
  }

  @Get(':id')
  @ResponseBody({ type: AdminGenerationDetailDto, status: 200 })
  read(@Param('id') id: string): Promise<AdminGenerationDetail> {
    return this.generations.read(id);
  }

  @RecentSignIn()
  @Post(':id/cancel')
  @HttpCode(204)
  async cancel(
    @Param('id') id: string,
    @Body() { reason }: AdminGenerationActionDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.generations.cancel({ id, adminId: user.id, reason });
  }

  // Portada pays for a retry.
  @RecentSignIn()
  @Post(':id/retry')
  @HttpCode(201)
  @ResponseBody({ type: AdminRetryDto, status: 201 })
  retry(
    @Param('id') id: string,
    @Body() { reason }: AdminGenerationActionDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<AdminRetry> {
    return this.generations.retry({ id, adminId: user.id, reason }, String(request.id));
  }
}
