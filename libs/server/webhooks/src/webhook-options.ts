import { isLoopbackUrl } from '@portada/config';
import type { WebhookAddressRules } from './webhook-address';

/** Options of webhooks: the origin of addresses in events, and the rules for the addresses of endpoints. */
export type WebhookOptions = WebhookAddressRules & { origin: string };

/** Injection token of the process's WebhookOptions. */
export const WEBHOOK_OPTIONS = Symbol('WEBHOOK_OPTIONS');

/**
 * Returns the options of a process. Endpoints on this machine are allowed if the app itself is only on this machine and does
 * not run in production.
 */
export const webhookOptions = (settings: {
  PUBLIC_URL: string;
  NODE_ENV?: string | undefined;
}): WebhookOptions => ({
  origin: new URL(settings.PUBLIC_URL).origin,
  allowsLoopback: settings.NODE_ENV !== 'production' && isLoopbackUrl(settings.PUBLIC_URL),
});
