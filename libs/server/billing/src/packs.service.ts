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

/** A pack that can be bought now, and the provider's price of it. */
export type SoldPack = CreditPlan & { priceId: string };

/** ms until the provider is asked again: where its prices are known, and where they are not. */
const refreshMs = { known: 10 * 60_000, unknown: 5_000 } as const;

/** ms for which a provider that just failed is left alone, however many people ask for the packs. */
const retryDelayMs = 1_000;

/** ms that somebody who wants to see the packs waits for a provider that was not heard yet. */
const waitMs = 4_000;

/** How a price differs from our pack, in words for an operator; null where it is the same. */
const differenceOf = (plan: CreditPlan, price: ProviderPrice | undefined): string | null => {
  if (!price) return 'there is no active price under its lookup key';
  if (price.unitAmount !== plan.cents || price.currency !== plan.currency) {
    return `${price.unitAmount ?? 'a fraction'} ${price.currency} instead of ${plan.cents} ${plan.currency}`;
  }
  return price.isOneTime ? null : 'it is a subscription';
};

/**
 * The packs, and which of them are sold: those whose price at the provider is what we say it is. The provider is asked
 * at boot and every ten minutes; while it is silent, what it said last holds, for every session is compared again.
 */
@Injectable()
export class PacksService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The provider's price of each pack that is sold; null before the provider was heard. */
  private sold: Map<CreditPlan['id'], string> | null = null;
  private refreshing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private refreshedAt = 0;

  constructor(
    private readonly provider: PaymentProviderService,
    @InjectPinoLogger(PacksService.name) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.isConfigured) void this.refresh();
    else this.logger.warn('STRIPE_SECRET_KEY is not set: nothing is sold');
  }

  onModuleDestroy(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** All packs in a language. While the provider was not heard, and where its price differs, a pack is not sold. */
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
   * The pack that a request names.
   * @param name its id, or the provider's price
   * @throws AppError invalid_request where there is none, plan_not_sold, payments_unavailable
   */
  async findSold(name: string): Promise<SoldPack> {
    const sold = await this.known();
    const plan = productConfig.creditPlans.find(({ id }) => id === name || sold?.get(id) === name);
    // Before the provider was heard, any name may be one of its prices.
    if (!plan && sold)
      throw new AppError('invalid_request', { fields: { priceId: fieldMessage('plan_unknown') } });
    if (!sold || !plan) throw new AppError('payments_unavailable', { retryAfterSeconds: 5 });
    const priceId = sold.get(plan.id);
    if (priceId === undefined) throw new AppError('plan_not_sold');
    return { ...plan, priceId };
  }

  /** Ids of the packs whose price at the provider differs from ours; none before the provider was heard. */
  async unsoldIds(): Promise<CreditPlan['id'][]> {
    const sold = await this.known();
    return productConfig.creditPlans.map(({ id }) => id).filter((id) => sold?.has(id) === false);
  }

  /** Asks the provider now; never throws. Whoever asks meanwhile shares the answer. */
  refresh(): Promise<void> {
    this.refreshing ??= this.compare().finally(() => {
      this.refreshing = null;
      this.refreshedAt = Date.now();
      this.scheduleRefresh();
    });
    return this.refreshing;
  }

  private async known(): Promise<PacksService['sold']> {
    if (this.sold || !this.provider.isConfigured) return this.sold;
    if (!this.refreshing && Date.now() - this.refreshedAt < retryDelayMs) return null;
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
            'a pack is not sold: its price at the provider differs',
          );
      }
      this.sold = sold;
    } catch (error) {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error }, 'the provider did not say its prices');
    }
  }

  private scheduleRefresh(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.refresh(), refreshMs[this.sold ? 'known' : 'unknown']).unref();
  }
}
