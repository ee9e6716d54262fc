import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Difference } from '@portada/contracts';
import { serverNow } from '@portada/database';
import { DataSource } from 'typeorm';
import { PaymentProviderService } from './payment-provider.service';
import type { ProviderSession } from './provider-session';
import { type RecordedPurchase, compare, compareStray } from './reconciliation-comparison';
import { finishComparison, insertComparison, readRecordedPurchases } from './reconciliation.queries';

/** Age in days of the oldest purchases that a reconciliation compares by default. */
export const reconciledDays = 40;

/** Number of purchases that one SQL statement of the reconciliation reads. */
const pageSize = 200;

/** Result of a reconciliation: the numbers of compared purchases and payment sessions, and the differences. */
export type ReconciliationResult = { purchases: number; sessions: number; differences: Difference[] };

/** Options of one reconciliation (comparison of purchases, ledger and provider); `signal` ends the reconciliation. */
export type ReconciliationOptions = {
  /** Number of past days whose purchases are compared, 40 by default. */
  days?: number;
  /**
   * Milliseconds before the differences of a reconciliation are checked again, 30,000 by default. The second check
   * does not find a difference that a concurrent change caused.
   */
  recheckAfterMs?: number;
  signal?: AbortSignal;
};

/** Returns the differences that both comparisons found. */
const inBoth = (first: Difference[], second: Difference[]): Difference[] => {
  const before = new Set(first.map(({ kind, ref }) => `${kind} ${ref}`));
  return second.filter(({ kind, ref }) => before.has(`${kind} ${ref}`));
};

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Groups payment sessions by the purchase that they name. */
const byPurchase = (sessions: Iterable<ProviderSession>): Map<string, ProviderSession[]> => {
  const claims = new Map<string, ProviderSession[]>();
  for (const session of sessions) {
    if (session.clientReferenceId === null) continue;
    claims.set(session.clientReferenceId, [...(claims.get(session.clientReferenceId) ?? []), session]);
  }
  return claims;
};

/**
 * Compares purchases, ledger and provider, in both directions. It repairs nothing: differences are for an
 * administrator.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProviderService,
  ) {}

  /**
   * Compares all purchases and payment sessions of the last days.
   * @throws ProviderUnavailableError, ProviderRefusalError, UnavailableError; the run stays unfinished then
   */
  async run(options: ReconciliationOptions = {}): Promise<ReconciliationResult> {
    const id = await insertComparison(this.database, false);
    return this.compareAll(id ?? '', options);
  }

  /**
   * Compares purchases, ledger and provider, unless a process has compared them within a day. @returns null if no
   * reconciliation was due
   */
  async runIfDue(options: ReconciliationOptions = {}): Promise<ReconciliationResult | null> {
    if (!this.provider.isConfigured) return null;
    const id = await insertComparison(this.database, true);
    return id === undefined ? null : this.compareAll(id, options);
  }

  private async compareAll(id: string, options: ReconciliationOptions): Promise<ReconciliationResult> {
    const { days = reconciledDays, recheckAfterMs = 30_000, signal } = options;
    const from = new Date((await serverNow(this.database)) - days * 24 * 60 * 60_000);
    const sessions = await this.sessionsSince(from, signal);
    const first = await this.compareOnce(from, sessions, signal);
    let { differences } = first;
    if (differences.length > 0) {
      await pause(recheckAfterMs, undefined, signal && { signal });
      const again = await this.compareOnce(from, await this.sessionsSince(from, signal), signal);
      differences = inBoth(differences, again.differences);
    }
    const result = { purchases: first.purchases, sessions: sessions.size, differences };
    await finishComparison(this.database, id, result);
    return result;
  }

  /**
   * Compares all purchases and payment sessions once. Sessions without a purchase are compared last, because a
   * purchase may be inserted after its session was listed.
   */
  private async compareOnce(
    from: Date,
    sessions: ReadonlyMap<string, ProviderSession>,
    signal: AbortSignal | undefined,
  ): Promise<{ purchases: number; differences: Difference[] }> {
    const claims = byPurchase(sessions.values());
    const differences: Difference[] = [];
    const seen = new Set<string>();
    let purchases = 0;
    for await (const page of this.purchasesSince(from, sessions)) {
      signal?.throwIfAborted();
      purchases += page.length;
      for (const purchase of page) {
        seen.add(purchase.id).add(purchase.sessionId ?? purchase.id);
        const claiming = claims.get(purchase.id) ?? [];
        differences.push(...(await this.comparePurchase(purchase, claiming, sessions)));
      }
    }
    for (const session of sessions.values()) {
      const isKnown = seen.has(session.id) || seen.has(session.clientReferenceId ?? '');
      if (!isKnown) differences.push(...compareStray(session));
    }
    return { purchases, differences };
  }

  private async comparePurchase(
    purchase: RecordedPurchase,
    claiming: readonly ProviderSession[],
    sessions: ReadonlyMap<string, ProviderSession>,
  ): Promise<Difference[]> {
    const { sessionId } = purchase;
    const own = sessionId ? (sessions.get(sessionId) ?? (await this.provider.readSession(sessionId))) : null;
    const others = claiming.filter(({ id }) => id !== sessionId);
    const none = { refundedCents: 0, disputedCents: 0 };
    const reversals = own && purchase.status === 'paid' ? await this.provider.readReversals(own) : none;
    return compare(purchase, { own, others, reversals, isLive: this.provider.isLive });
  }

  private async sessionsSince(
    from: Date,
    signal: AbortSignal | undefined,
  ): Promise<Map<string, ProviderSession>> {
    const sessions = new Map<string, ProviderSession>();
    const to = new Date((await serverNow(this.database)) + 60_000);
    for await (const session of this.provider.listSessions({ from, to })) {
      signal?.throwIfAborted();
      sessions.set(session.id, session);
    }
    return sessions;
  }

  /**
   * Reads the purchases of the period, and other purchases to which a payment session of the period belongs, or which
   * it names.
   */
  private async *purchasesSince(
    from: Date,
    sessions: ReadonlyMap<string, ProviderSession>,
  ): AsyncGenerator<RecordedPurchase[]> {
    const named = [...sessions.values()].flatMap(({ clientReferenceId: id }) =>
      id !== null && uuidPattern.test(id) ? [id] : [],
    );
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await readRecordedPurchases(this.database, {
        after,
        limit: pageSize,
        from,
        ids: named,
        sessionIds: [...sessions.keys()],
      });
      yield rows;
      const last = rows.at(-1);
      if (rows.length < pageSize || !last) return;
      after = last.id;
    }
  }
}
