import { type DynamicModule, Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminPaymentsController } from './admin-payments.controller';
import { AdminPaymentsService } from './admin-payments.service';
import { AdminPurchasesService } from './admin-purchases.service';
import { BILLING_OPTIONS, type BillingOptions } from './billing-options';
import { CheckoutController } from './checkout.controller';
import { CheckoutService } from './checkout.service';
import { ConfirmationsService } from './confirmations.service';
import { PaymentInboxService } from './payment-inbox.service';
import { PaymentJobsService } from './payment-jobs.service';
import { PaymentProviderService } from './payment-provider.service';
import { PacksService } from './packs.service';
import { PurchaseSweepsService } from './purchase-sweeps.service';
import { PurchasesController } from './purchases.controller';
import { PurchasesService } from './purchases.service';
import { ReconciliationService } from './reconciliation.service';
import { SettlementsService } from './settlements.service';
import { StripeWebhookController } from './stripe-webhook.controller';

const shared = [PaymentProviderService, PurchasesService, SettlementsService, PaymentInboxService];

/**
 * The HTTP routes of payments, for the api. The process provides DataSource, EVENT_PUBLISHER and the guards of
 * AccountsModule.
 */
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
        PacksService,
        CheckoutService,
        ConfirmationsService,
        AdminPaymentsService,
        AdminPurchasesService,
        { provide: BILLING_OPTIONS, useValue: options },
      ],
      exports: [...shared, PacksService, CheckoutService],
    };
  }
}

/** The background work of payments, for a worker. The process provides DataSource and EVENT_PUBLISHER. */
@Module({})
export class BillingWorkerModule {
  static register(options: BillingOptions): DynamicModule {
    return {
      module: BillingWorkerModule,
      imports: [CreditsModule],
      providers: [
        ...shared,
        PurchaseSweepsService,
        ReconciliationService,
        PaymentJobsService,
        { provide: BILLING_OPTIONS, useValue: options },
      ],
      exports: [...shared, PurchaseSweepsService],
    };
  }
}
