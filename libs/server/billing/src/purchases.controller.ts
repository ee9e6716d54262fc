import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { type PurchasePage, purchasePageSchema } from '@portada/contracts';
import { Operation, ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { billingRateLimits } from './billing.rate-limits';
import { ProviderUnavailableError, ProviderRefusalError } from './provider-error';
import { PurchasesService } from './purchases.service';

class PurchasePageDto extends createZodDto(purchasePageSchema) {}
class PurchaseQueryDto extends createZodDto(z.object({ cursor: z.string().max(40).optional() })) {}

/** Routes of the signed-in user's own purchases. */
@ApiTags('payments')
@SignedIn()
@Controller('api/me/purchases')
export class PurchasesController {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly rateLimits: RateLimitService,
    private readonly logger: PinoLogger,
  ) {}

  @SignedIn('account')
  @Get()
  @Operation('listPurchases')
  @ResponseBody({ type: PurchasePageDto, status: 200 })
  list(@CurrentUser() user: SessionUser, @Query() { cursor }: PurchaseQueryDto): Promise<PurchasePage> {
    return this.purchases.page(user.id, cursor);
  }

  /** Redirects to the receipt of a purchase on the payment provider's page. */
  @Get(':id/receipt')
  @ApiResponse({ status: 303, description: 'The receipt, at the payment provider' })
  async receipt(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.rateLimits.consumeOrThrow(billingRateLimits.paymentByAccount, user.id);
    const address = await this.addressOf(user.id, id);
    if (address === null) throw new AppError('purchase_not_found');
    await reply.redirect(address, 303);
  }

  private async addressOf(userId: string, id: string): Promise<string | null> {
    try {
      return await this.purchases.receiptUrl(userId, id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusalError)) throw error;
      this.logger.warn({ err: error, purchaseId: id }, 'payment receipt not read from the provider');
      throw new AppError('payments_unavailable', { retryAfterSeconds: 5 });
    }
  }
}
