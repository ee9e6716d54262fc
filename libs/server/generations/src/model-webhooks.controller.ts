import { Controller, HttpCode, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Webhook } from '@portada/accounts';
import { AppError } from '@portada/errors';
import { ResponseBody } from '@portada/http';
import { webhookAdapters, webhookToken } from '@portada/image-models';
import { RateLimitService, tooManyRequests } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { generationRateLimits } from './generations.rate-limits';
import { ModelWebhooksService } from './model-webhooks.service';

const addressSchema = z.object({
  adapter: z.enum(webhookAdapters),
  requestId: z.uuid(),
  token: z.string().regex(webhookToken),
});

class ReceivedDto extends createZodDto(z.object({ received: z.literal(true) })) {}

/**
 * Receives the webhooks of hosted image models. The address authenticates the provider: it contains a token of 256 bits
 * that only the request to the provider had.
 */
@ApiTags('generations')
@Controller('api/model-webhooks')
export class ModelWebhooksController {
  constructor(
    private readonly webhooks: ModelWebhooksService,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Stores the job that the provider names. A repeated webhook has the same answer. */
  @Webhook()
  @Post(':adapter/:requestId/:token')
  @HttpCode(200)
  @ResponseBody({ type: ReceivedDto, status: 200 })
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Param('adapter') adapter: string,
    @Param('requestId') requestId: string,
    @Param('token') token: string,
  ): Promise<{ received: true }> {
    const counted = await this.rateLimits.consumeByAddress(
      generationRateLimits.modelWebhookByAddress,
      request.ip,
    );
    if (!counted.isAllowed) throw tooManyRequests(counted);
    const address = addressSchema.safeParse({ adapter, requestId, token }).data;
    if (!address) throw new AppError('not_found');
    if (!request.rawBody) throw new AppError('invalid_request');
    await this.webhooks.receive(address, { raw: request.rawBody, headers: request.headers });
    return { received: true };
  }
}
