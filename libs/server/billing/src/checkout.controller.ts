import { Body, Controller, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, type SessionUser, SignedIn } from '@portada/accounts';
import {
  type CheckoutAnswer,
  type ConfirmPaymentAnswer,
  type CreditPlans,
  checkoutAnswerSchema,
  checkoutSchema,
  chooseLanguage,
  confirmPaymentAnswerSchema,
  confirmPaymentSchema,
  creditPlansSchema,
} from '@portada/contracts';
import { ResponseBody, idempotencyKeyOf } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { createZodDto } from 'nestjs-zod';
import { billingRateLimits } from './billing.rate-limits';
import { CheckoutService } from './checkout.service';
import { ConfirmationsService } from './confirmations.service';
import { PacksService } from './packs.service';

class CreditPlansDto extends createZodDto(creditPlansSchema) {}
class CheckoutDto extends createZodDto(checkoutSchema) {}
class CheckoutAnswerDto extends createZodDto(checkoutAnswerSchema) {}
class ConfirmPaymentDto extends createZodDto(confirmPaymentSchema) {}
class ConfirmPaymentAnswerDto extends createZodDto(confirmPaymentAnswerSchema) {}

/** Routes for buying credits: the list of packs, the start of a checkout, and the confirmation of a payment. */
@ApiTags('payments')
@SignedIn()
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly plans: PacksService,
    private readonly checkout: CheckoutService,
    private readonly confirmations: ConfirmationsService,
    private readonly rateLimits: RateLimitService,
    private readonly logger: PinoLogger,
  ) {}

  @Public()
  @Get('credit-plans')
  @ResponseBody({ type: CreditPlansDto, status: 200 })
  async list(@Headers('accept-language') acceptLanguage: string | undefined): Promise<CreditPlans> {
    return { items: await this.plans.list(chooseLanguage(null, acceptLanguage)) };
  }

  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'UUID chosen by the client; the id of the purchase',
  })
  @ResponseBody({ type: CheckoutAnswerDto, status: 200 })
  async create(
    @CurrentUser() user: SessionUser,
    @Body() body: CheckoutDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<CheckoutAnswer> {
    await this.rateLimits.consumeOrThrow(billingRateLimits.checkoutByAccount, user.id);
    const purchaseId = idempotencyKeyOf(idempotencyKey);
    this.logger.assign({ purchaseId });
    return this.checkout.create(user.id, body, purchaseId);
  }

  /** Confirms a payment. Answers 202 while the bank has not confirmed the payment. */
  @Post('confirm-payment')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConfirmPaymentAnswerDto.Output })
  @ApiResponse({ status: 202, type: ConfirmPaymentAnswerDto.Output })
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() { sessionId }: ConfirmPaymentDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmPaymentAnswer> {
    await this.rateLimits.consumeOrThrow(billingRateLimits.paymentByAccount, user.id);
    const answer = await this.confirmations.confirm(user.id, sessionId);
    void reply.status(answer.status === 'paid' ? 200 : 202);
    return answer;
  }
}
