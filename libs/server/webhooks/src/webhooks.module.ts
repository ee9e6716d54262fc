import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { WebhookSenderService } from './delivery/webhook-sender.service';
import { WebhookEndpointsController } from './endpoints/webhook-endpoints.controller';
import { WebhookEndpoints } from './endpoints/webhook-endpoints.service';
import { WebhookJobsService } from './webhook-jobs.service';
import { WEBHOOK_OPTIONS, type WebhookOptions } from './webhook-options';
import { WebhookSecrets } from './webhook-secrets';

const shared = (options: WebhookOptions): Provider[] => [
  WebhookSecrets,
  { provide: WEBHOOK_OPTIONS, useValue: options },
];

/**
 * The routes of webhook endpoints. The process provides DataSource, SecretsModule.register, RateLimitModule.register and
 * AccountsModule.register.
 */
@Module({})
export class WebhooksHttpModule {
  static register(options: WebhookOptions): DynamicModule {
    return {
      module: WebhooksHttpModule,
      controllers: [WebhookEndpointsController],
      providers: [...shared(options), WebhookEndpoints],
    };
  }
}

/** The part of webhooks that a worker runs: it sends events, deletes old deliveries and encrypts secrets. The process provides DataSource
 * and SecretsModule.register. */
@Module({})
export class WebhooksWorkerModule {
  static register(options: WebhookOptions): DynamicModule {
    return {
      module: WebhooksWorkerModule,
      providers: [...shared(options), WebhookSenderService, WebhookJobsService],
      exports: [WebhookSenderService],
    };
  }
}
