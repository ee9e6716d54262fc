import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeSimulator } from './stripe-simulator.types';

/** Answers what belongs to the page on which one pays; `false` for everything else. */
export const handleHostedPage = (
  _simulator: StripeSimulator,
  _request: IncomingMessage,
  _response: ServerResponse,
): boolean => false;
