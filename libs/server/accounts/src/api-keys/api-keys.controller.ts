import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ApiKey,
  type CreatedApiKey,
  apiKeyListSchema,
  createdApiKeySchema,
  newApiKeySchema,
  rotateApiKeySchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { SignedIn } from '../sessions/access';
import { RecentSignIn } from '../sessions/recent-sign-in';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser } from '../sessions/session-request';
import { ApiKeys } from './api-keys.service';

class ApiKeyListDto extends createZodDto(apiKeyListSchema) {}
class NewApiKeyDto extends createZodDto(newApiKeySchema) {}
class CreatedApiKeyDto extends createZodDto(createdApiKeySchema) {}
class RotateApiKeyDto extends createZodDto(rotateApiKeySchema) {}

/** Routes of the account's API keys. An API key cannot call them, so that a stolen key cannot create another key. */
@ApiTags('api-keys')
@SignedIn()
@Controller('api/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @ResponseBody({ type: ApiKeyListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser): Promise<{ items: ApiKey[] }> {
    return { items: await this.keys.list(user.id) };
  }

  @RecentSignIn()
  @Post()
  @ResponseBody({ type: CreatedApiKeyDto, status: 201 })
  create(@CurrentUser() user: SessionUser, @Body() body: NewApiKeyDto): Promise<CreatedApiKey> {
    return this.keys.create(user.id, body);
  }

  @RecentSignIn()
  @Post(':id/rotate')
  @ResponseBody({ type: CreatedApiKeyDto, status: 201 })
  rotate(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { overlapHours }: RotateApiKeyDto,
  ): Promise<CreatedApiKey> {
    return this.keys.rotate(user.id, id, overlapHours);
  }

  @Delete(':id')
  @HttpCode(204)
  async revoke(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.keys.revoke(user.id, id);
  }
}
