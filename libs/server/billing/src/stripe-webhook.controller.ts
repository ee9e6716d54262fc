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

/** Where the provider tells us that something happened. Its signature alone opens this. */
@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookController {
  constructor(private readonly inbox: PaymentInboxService) {}

  /** Answered as soon as the event is kept: what it means is found out by a worker. */
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
