import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, RecentSignIn, type SessionUser, SignedIn } from '@portada/accounts';
import {
  type CreatedWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
  createdWebhookEndpointSchema,
  newWebhookEndpointSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookEndpointChangesSchema,
  webhookEndpointListSchema,
  webhookEndpointSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { WebhookEndpoints } from './webhook-endpoints.service';

class WebhookEndpointListDto extends createZodDto(webhookEndpointListSchema) {}
class NewWebhookEndpointDto extends createZodDto(newWebhookEndpointSchema) {}
class CreatedWebhookEndpointDto extends createZodDto(createdWebhookEndpointSchema) {}
class WebhookEndpointChangesDto extends createZodDto(webhookEndpointChangesSchema) {}
class WebhookEndpointDto extends createZodDto(webhookEndpointSchema) {}
class WebhookDeliveryListDto extends createZodDto(webhookDeliveryListSchema) {}
class WebhookDeliveryDto extends createZodDto(webhookDeliverySchema) {}

/** Routes of the account's webhook endpoints. An API key cannot call them, so that a stolen key cannot redirect events. */
@ApiTags('webhook-endpoints')
@SignedIn()
@Controller('api/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(private readonly endpoints: WebhookEndpoints) {}

  @Get()
  @ResponseBody({ type: WebhookEndpointListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser): Promise<{ items: WebhookEndpoint[] }> {
    return { items: await this.endpoints.list(user.id) };
  }

  @RecentSignIn()
  @Post()
  @ResponseBody({ type: CreatedWebhookEndpointDto, status: 201 })
  create(
    @CurrentUser() user: SessionUser,
    @Body() body: NewWebhookEndpointDto,
  ): Promise<CreatedWebhookEndpoint> {
    return this.endpoints.create(user.id, body);
  }

  @RecentSignIn()
  @Patch(':id')
  @ResponseBody({ type: WebhookEndpointDto, status: 200 })
  change(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: WebhookEndpointChangesDto,
  ): Promise<WebhookEndpoint> {
    return this.endpoints.change(user.id, id, body);
  }

  @RecentSignIn()
  @Post(':id/rotate')
  @ResponseBody({ type: CreatedWebhookEndpointDto, status: 201 })
  rotate(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<CreatedWebhookEndpoint> {
    return this.endpoints.rotate(user.id, id);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.endpoints.delete(user.id, id);
  }

  @Post(':id/test')
  @HttpCode(202)
  @ResponseBody({ type: WebhookDeliveryDto, status: 202 })
  test(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<WebhookDelivery> {
    return this.endpoints.test(user.id, id);
  }

  @Get(':id/deliveries')
  @ResponseBody({ type: WebhookDeliveryListDto, status: 200 })
  async deliveries(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
  ): Promise<{ items: WebhookDelivery[] }> {
    return { items: await this.endpoints.deliveries(user.id, id) };
  }

  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(202)
  @ResponseBody({ type: WebhookDeliveryDto, status: 202 })
  resend(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDelivery> {
    return this.endpoints.resend(user.id, id, deliveryId);
  }
}
