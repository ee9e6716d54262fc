import { type DynamicModule, Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminPaymentsController } from './admin-payments.controller';
import { AdminPaymentsService } from './admin-payments.service';
import { BILLING_OPTIONS, type BillingOptions } from './billing-options';
import { CheckoutController } from './checkout.controller';
import { Checkout } from './checkout.service';
import { Confirmations } from './confirmations.service';
import { PaymentInbox } from './payment-inbox.service';
import { PaymentJobsService } from './payment-jobs.service';
import { PaymentProvider } from './payment-provider';
import { Plans } from './plans.service';
import { PurchaseSweeps } from './purchase-sweeps';
import { PurchasesController } from './purchases.controller';
import { Purchases } from './purchases.service';
import { Reconciliation } from './reconciliation.service';
import { Settlements } from './settlements.service';
import { StripeWebhookController } from './stripe-webhook.controller';

const shared = [PaymentProvider, Purchases, Settlements, PaymentInbox];

/** Payments over HTTP. Needs DataSource, EVENT_PUBLISHER and the guards of accounts from the process. */
@Module({})
export class BillingHttpModule {
  static register(options: BillingOptions): DynamicModule {
    return {
      module: BillingHttpModule,
      imports: [CreditsModule],
      controllers: [
        CheckoutController,
        PurchasesController,
        StripeWebhookController,
        AdminPaymentsController,
      ],
      providers: [
        ...shared,
        Plans,
        Checkout,
        Confirmations,
        AdminPaymentsService,
        { provide: BILLING_OPTIONS, useValue: options },
      ],
      exports: [...shared, Plans, Checkout],
    };
  }
}

/** What a worker runs. Needs DataSource and EVENT_PUBLISHER from the process. */
@Module({})
export class BillingWorkerModule {
  static register(options: BillingOptions): DynamicModule {
    return {
      module: BillingWorkerModule,
      imports: [CreditsModule],
      providers: [
        ...shared,
        PurchaseSweeps,
        Reconciliation,
        PaymentJobsService,
        { provide: BILLING_OPTIONS, useValue: options },
      ],
      exports: [...shared, PurchaseSweeps],
    };
  }
}
