import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  type CreditPlan,
  type CreditPlanBody,
  type Language,
  productConfig,
  fieldMessage,
  plansIn,
} from '@portada/contracts';
import { AppError, classify } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { PaymentProviderService, type ProviderPrice } from './payment-provider.service';

/** A pack that can be bought now, with its price at the provider. */
export type SoldPack = CreditPlan & { priceId: string };

/**
 * Milliseconds until the prices are read from the payment provider again: `known` after a success, `unknown` after a
 * failure.
 */
const refreshMs = { known: 10 * 60_000, unknown: 5_000 } as const;

/** Milliseconds after a failure in which the payment provider is not asked for prices again. */
const retryDelayMs = 1_000;

/** Longest wait of a caller for the first prices, in ms. */
const waitMs = 4_000;

/**
 * Describes for an operator how a price at the provider differs from Portada's price of a pack; null if the prices
 * agree.
 */
const differenceOf = (plan: CreditPlan, price: ProviderPrice | undefined): string | null => {
  if (!price) return 'no active price under the lookup key of the pack';
  if (price.unitAmount !== plan.cents || price.currency !== plan.currency) {
    return `${price.unitAmount ?? 'a fraction'} ${price.currency} instead of ${plan.cents} ${plan.currency}`;
  }
  return price.isOneTime ? null : 'the price is a subscription';
};

/**
 * Lists the packs. A pack is sold if its price at the provider equals Portada's price. Prices are read at boot and
 * every ten minutes. While the provider is unavailable, the last prices are used, because every session is checked
 * again.
 */
@Injectable()
export class PacksService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The provider's price id of each sold pack; null before the prices were read. */
  private sold: Map<CreditPlan['id'], string> | null = null;
  private refreshing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private refreshedAt = -Infinity;

  constructor(
    private readonly provider: PaymentProviderService,
    @InjectPinoLogger(PacksService.name) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.isConfigured) void this.refresh();
    else this.logger.warn('STRIPE_SECRET_KEY is not set, no pack is sold');
  }

  onModuleDestroy(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Lists all packs in a language. A pack is not sold while the prices are unknown or if its price differs. */
  async list(language: Language): Promise<CreditPlanBody[]> {
    const sold = await this.known();
    return plansIn(language).map((plan) => ({
      ...plan,
      features: [...plan.features],
      priceId: sold?.get(plan.id) ?? null,
      isSold: sold?.has(plan.id) ?? false,
    }));
  }

  /**
   * Finds the pack that a request names.
   * @param name id of the pack, or the provider's price id
   * @throws AppError invalid_request if there is no such pack, plan_not_sold, payments_unavailable
   */
  async findSold(name: string): Promise<SoldPack> {
    const sold = await this.known();
    const plan = productConfig.creditPlans.find(({ id }) => id === name || sold?.get(id) === name);
    // Before the prices were read from the provider, any name of a pack in a request may be a price id.
    if (!plan && sold)
      throw new AppError('invalid_request', { fields: { priceId: fieldMessage('plan_unknown') } });
    if (!sold || !plan) throw new AppError('payments_unavailable', { retryAfterSeconds: 5 });
    const priceId = sold.get(plan.id);
    if (priceId === undefined) throw new AppError('plan_not_sold');
    return { ...plan, priceId };
  }

  /**
   * Returns the ids of the packs whose price at the provider differs from Portada's; none before the prices were
   * read.
   */
  async unsoldIds(): Promise<CreditPlan['id'][]> {
    const sold = await this.known();
    return productConfig.creditPlans.map(({ id }) => id).filter((id) => sold?.has(id) === false);
  }

  /** Reads the prices at the payment provider now; never throws. Concurrent calls share one request. */
  refresh(): Promise<void> {
    this.refreshing ??= this.compare().finally(() => {
      this.refreshing = null;
      this.refreshedAt = performance.now();
      this.scheduleRefresh();
    });
    return this.refreshing;
  }

  private async known(): Promise<PacksService['sold']> {
    if (this.sold || !this.provider.isConfigured) return this.sold;
    if (!this.refreshing && performance.now() - this.refreshedAt < retryDelayMs) return null;
    const late = new AbortController();
    const timeout = new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      late.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    await Promise.race([this.refresh(), timeout]);
    late.abort();
    return this.sold;
  }

  private async compare(): Promise<void> {
    try {
      const prices = await this.provider.prices();
      const sold = new Map<CreditPlan['id'], string>();
      for (const plan of productConfig.creditPlans) {
        const price = prices.find(({ lookupKey }) => lookupKey === plan.lookupKey);
        const difference = differenceOf(plan, price);
        if (difference === null && price) sold.set(plan.id, price.id);
        else
          this.logger.error(
            { plan: plan.id, difference },
            'pack not sold, its price at the provider differs',
          );
      }
      this.sold = sold;
    } catch (error) {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error }, 'prices not read from the payment provider');
    }
  }

  private scheduleRefresh(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.refresh(), refreshMs[this.sold ? 'known' : 'unknown']).unref();
  }
}
