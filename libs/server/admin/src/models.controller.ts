import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentSignIn, type SessionUser } from '@portada/accounts';
import { type AdminModels, adminModelsSchema, adminReasonBodySchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { ModelsService } from './models.service';

class AdminModelsDto extends createZodDto(adminModelsSchema) {}
class ModelSwitchDto extends createZodDto(adminReasonBodySchema) {}

/** Routes for administrators: the state of the image models, and their switches. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin/models')
export class ModelsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  @ResponseBody({ type: AdminModelsDto, status: 200 })
  read(): Promise<AdminModels> {
    return this.models.read();
  }

  @RecentSignIn()
  @Post(':name/enable')
  @HttpCode(204)
  async enable(
    @Param('name') name: string,
    @Body() { reason }: ModelSwitchDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.models.decide({ name, isEnabled: true, adminId: user.id, reason });
  }

  @RecentSignIn()
  @Post(':name/disable')
  @HttpCode(204)
  async disable(
    @Param('name') name: string,
    @Body() { reason }: ModelSwitchDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.models.decide({ name, isEnabled: false, adminId: user.id, reason });
  }
}
