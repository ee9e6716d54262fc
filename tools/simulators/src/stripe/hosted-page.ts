import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { fontHeaders, readFont } from '../page-frame';
import { paymentsPage } from './hosted-page-payments';
import { payPath, paymentsPath, stripeFontPath, stripePath } from './hosted-page-path';
import {
  closedPage,
  confirmPage,
  hostedPageHeaders,
  payPage,
  receiptPage,
  refusedPage,
  successAddress,
  localizationFor,
} from './hosted-page-view';
import type { StripeSimulator } from './stripe-simulator.types';
import { type PaymentOutcome, type TestCard, testCardNames } from './test-cards';

const largestForm = 4096;

/** Values of a form of the payment page. */
const payFormSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pay'), card: z.enum(testCardNames as [TestCard, ...TestCard[]]) }),
  z.object({ action: z.enum(['confirm', 'refuse', 'expire']) }),
]);

/** Values of the form of a button in the list of payments. */
const paymentFormSchema = z.object({
  action: z.enum(['settle-succeeded', 'settle-failed', 'refund', 'fail-refund', 'dispute', 'won', 'lost']),
  id: z.string().min(1).max(200),
  cents: z.coerce.number().int().min(1).optional(),
});

/** Reads a form from a request body. @throws Error for a body that is larger than any form of the simulator */
const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestForm) throw new Error('the form of the simulated payment page is too large');
  }
  return Object.fromEntries(new URLSearchParams(text));
};

/** Returns true for a request from a page of another origin. Requests without `Sec-Fetch-Site` are accepted. */
const isForeign = ({ headers }: IncomingMessage): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/** Answers one request to the pages of the simulated payment provider. */
class HostedPage {
  private readonly url: URL;
  private readonly localization;

  constructor(
    private readonly simulator: StripeSimulator,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    this.url = new URL(request.url ?? '/', 'http://localhost');
    this.localization = localizationFor(request.headers['accept-language']);
  }

  async answer(): Promise<void> {
    const { pathname } = this.url;
    const [, chargeId] = /\/receipts\/([^/]+)$/.exec(pathname) ?? [];
    const [, sessionId, step] = /\/pay\/([^/]+)(\/confirm)?$/.exec(pathname) ?? [];
    if (pathname === stripeFontPath) {
      this.response.writeHead(200, fontHeaders).end(await readFont());
    } else if (this.request.method === 'POST' && isForeign(this.request)) {
      this.refuse(403, 'badRequest');
    } else if (pathname === paymentsPath) {
      await this.payments();
    } else if (chargeId !== undefined) {
      this.receipt(decodeURIComponent(chargeId));
    } else if (sessionId !== undefined) {
      await this.pay(decodeURIComponent(sessionId), step !== undefined);
    } else {
      this.refuse(404, 'unknownSession');
    }
  }

  refuse(status: number, reason: 'unknownSession' | 'badRequest'): void {
    this.response.writeHead(status, hostedPageHeaders).end(refusedPage(this.localization, reason));
  }

  private async pay(sessionId: string, isConfirmation: boolean): Promise<void> {
    const session = this.simulator.read.session(sessionId);
    if (!session) return this.refuse(404, 'unknownSession');
    if (this.request.method === 'POST') return this.press(sessionId);
    const { localization } = this;
    const page =
      session.status !== 'open'
        ? closedPage(localization, session)
        : isConfirmation
          ? confirmPage(localization, session)
          : payPage(localization, session, {
              items: this.simulator.read.items(sessionId),
              isDeclined: this.url.searchParams.has('declined'),
            });
    this.show(page);
  }

  private async press(sessionId: string): Promise<void> {
    const form = payFormSchema.safeParse(await readForm(this.request));
    if (!form.success) return this.refuse(400, 'badRequest');
    const { simulator } = this;
    if (form.data.action === 'expire') {
      // A paid session cannot expire, and its page shows that the session is paid.
      await simulator.expire(sessionId).catch(() => undefined);
      return this.goTo(payPath(sessionId));
    }
    const outcome = await (
      form.data.action === 'pay'
        ? simulator.pay(sessionId, form.data.card)
        : simulator.confirmCard(sessionId, form.data.action === 'confirm')
    ).catch(() => null);
    this.goTo(this.afterwards(sessionId, outcome));
  }

  /**
   * Returns the redirect address after a payment attempt.
   * @param outcome result of the attempt; null if the session was closed before, for example by a double click
   */
  private afterwards(sessionId: string, outcome: PaymentOutcome | null): string {
    if (outcome === 'declined') return `${payPath(sessionId)}?declined`;
    if (outcome === 'needs_confirmation') return `${payPath(sessionId)}/confirm`;
    const session = this.simulator.read.session(sessionId);
    const isComplete = session?.status === 'complete';
    return (isComplete ? successAddress(session) : null) ?? payPath(sessionId);
  }

  private receipt(chargeId: string): void {
    const charge = this.simulator.read.charges().find(({ id }) => id === chargeId);
    if (charge?.paid) this.show(receiptPage(this.localization, charge));
    else this.refuse(404, 'unknownSession');
  }

  private async payments(): Promise<void> {
    if (this.request.method !== 'POST') {
      return this.show(
        paymentsPage(this.localization, this.simulator.read, this.url.searchParams.has('refused')),
      );
    }
    const form = paymentFormSchema.safeParse(await readForm(this.request));
    if (!form.success) return this.refuse(400, 'badRequest');
    const isDone = await this.act(form.data).then(
      () => true,
      () => false,
    );
    this.goTo(isDone ? paymentsPath : `${paymentsPath}?refused`);
  }

  private act({ action, id, cents }: z.infer<typeof paymentFormSchema>): Promise<unknown> {
    const { simulator } = this;
    switch (action) {
      case 'settle-succeeded':
      case 'settle-failed':
        return simulator.settleDelayed(id, action === 'settle-succeeded' ? 'succeeded' : 'failed');
      case 'refund':
        return simulator.refund(id, cents);
      case 'fail-refund':
        return simulator.failRefund(id);
      case 'dispute':
        return simulator.dispute(id, cents);
      case 'won':
      case 'lost':
        return simulator.closeDispute(id, action);
    }
  }

  private show(page: string): void {
    this.response.writeHead(200, hostedPageHeaders).end(page);
  }

  /** Redirects to a page with GET, so that a reload does not repeat the action. */
  private goTo(location: string): void {
    this.response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  }
}

/**
 * Handles requests to the pages of the simulated payment provider: the payment page of a session, receipts, and the list of
 * payments with later actions. No money moves, and each page shows a notice about that.
 * @returns true if the request was for one of these pages; the response is then sent later
 */
export const handleHostedPage = (
  simulator: StripeSimulator,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!request.url?.startsWith(`${stripePath}/`)) return false;
  const page = new HostedPage(simulator, request, response);
  page.answer().catch(() => {
    if (response.headersSent) response.destroy();
    else page.refuse(400, 'badRequest');
  });
  return true;
};
