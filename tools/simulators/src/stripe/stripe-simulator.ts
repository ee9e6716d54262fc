import type { StripeSimulator, StripeSimulatorOptions } from './stripe-simulator.types';

/** Starts the payment provider on 127.0.0.1. */
export const startStripeSimulator = (_options: StripeSimulatorOptions): Promise<StripeSimulator> =>
  Promise.reject(new Error('not built yet'));
