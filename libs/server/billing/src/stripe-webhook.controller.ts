import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Webhook } from '@portada/accounts';
import { ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { PaymentInboxService } from './payment-inbox.service';

class ReceivedDto extends createZodDto(z.object({ received: z.literal(true) })) {}

/** Receives webhook events of the provider, authenticated by their signature. */
@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly inbox: PaymentInboxService) {}

  /** Answers as soon as the webhook event is stored; a worker processes it. */
  @Webhook()
  @Post()
  @HttpCode(200)
  @ResponseBody({ type: ReceivedDto, status: 200 })
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!request.rawBody) throw new AppError('invalid_request');
    await this.inbox.receive(request.rawBody, signature);
    return { received: true };
  }
}
