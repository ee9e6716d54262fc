export { WebhookSenderService } from './delivery/webhook-sender.service';
export { webhookOptions } from './webhook-options';
export { WebhooksHttpModule, WebhooksWorkerModule } from './webhooks.module';
