import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import type { Pool } from 'pg';

/** Id of a pack of the catalogue. */
export type PlanId = (typeof productConfig.creditPlans)[number]['id'];
/** Refunded and disputed cents at the provider. */
export type Totals = { refunded?: number; disputed?: number };

/** Finds a pack of the catalogue. @throws if there is no such pack */
export const packOf = (plan: PlanId): (typeof productConfig.creditPlans)[number] => {
  const pack = productConfig.creditPlans.find(({ id }) => id === plan);
  if (!pack) throw new Error(`no pack ${plan}`);
  return pack;
};

/** Returns the id of the payment session that a test purchase gets. */
export const sessionOf = (purchase: string): string => `cs_${purchase}`;
/** Returns the id of the payment that a test purchase gets. */
export const intentOf = (purchase: string): string => `pi_${purchase}`;

/** Calls the SQL functions of purchases with the arguments that processes use. */
export class PurchaseCalls {
  constructor(readonly pool: Pool) {}

  async open(userId: string, plan: PlanId = 'plan-10', id: string = randomUUID()): Promise<string> {
    const { credits, cents, currency } = packOf(plan);
    return this.answer('SELECT open_purchase($1, $2, $3, $4, $5, $6, $7) AS answer', [
      id,
      userId,
      plan,
      credits,
      cents,
      currency,
      `price_${plan}`,
    ]);
  }

  async attach(id: string, session = sessionOf(id)): Promise<boolean> {
    const url = 'https://provider.test/pay';
    return this.answer(
      `SELECT attach_session($1, $2, $3, clock_timestamp() + interval '31 minutes') AS answer`,
      [id, session, url],
    );
  }

  async fulfil(id: string, session = sessionOf(id), intent = intentOf(id)): Promise<string> {
    return this.answer('SELECT fulfil_purchase($1, $2, $3) AS answer', [id, session, intent]);
  }

  /**
   * Calls the SQL function `revise_purchase`.
   * @param seen value of `purchases.readings` that the caller has read; the present value by default
   */
  async revise(id: string, { refunded = 0, disputed = 0 }: Totals, seen?: number): Promise<string> {
    return this.answer(
      `SELECT revise_purchase($1, $2, $3, coalesce($4, (SELECT readings FROM purchases WHERE id = $1))) AS answer`,
      [id, refunded, disputed, seen],
    );
  }

  async close(id: string, outcome: string, session: string | null = null): Promise<boolean> {
    return this.answer('SELECT close_purchase($1, $2, $3) AS answer', [id, outcome, session]);
  }

  async quarantine(
    id: string,
    { session = sessionOf(id), intent = intentOf(id), received = 299 }: QuarantineFindings = {},
  ): Promise<boolean> {
    return this.answer('SELECT quarantine_purchase($1, $2, $3, $4, $5) AS answer', [
      id,
      session,
      'another amount',
      intent,
      received,
    ]);
  }

  async accept(id: string, admin: string): Promise<string> {
    return this.answer('SELECT accept_purchase($1, $2) AS answer', [id, admin]);
  }

  async refuse(id: string, admin: string): Promise<string> {
    return this.answer('SELECT refuse_purchase($1, $2) AS answer', [id, admin]);
  }

  /** Creates a purchase with an open payment page. @returns its id */
  async opened(userId: string, plan: PlanId = 'plan-10'): Promise<string> {
    const id = randomUUID();
    await this.open(userId, plan, id);
    await this.attach(id);
    return id;
  }

  /** Creates a paid and credited purchase. @returns its id */
  async paid(userId: string, plan: PlanId = 'plan-10'): Promise<string> {
    const id = await this.opened(userId, plan);
    await this.fulfil(id);
    return id;
  }

  /** Reads a row of `purchases`. @throws if there is no such purchase */
  async row(id: string): Promise<PurchaseRow> {
    const [row] = (await this.pool.query<PurchaseRow>('SELECT * FROM purchases WHERE id = $1', [id])).rows;
    if (!row) throw new Error(`the purchase ${id} does not exist`);
    return row;
  }

  private async answer<T>(text: string, values: unknown[]): Promise<T> {
    const [row] = (await this.pool.query<{ answer: T }>(text, values)).rows;
    if (!row) throw new Error(`SQL statement returned no answer: ${text}`);
    return row.answer;
  }
}

type QuarantineFindings = { session?: string | null; intent?: string | null; received?: number | null };

type PurchaseRow = {
  status: string;
  plan: string;
  credits: number;
  amount_cents: number;
  session_id: string | null;
  session_url: string | null;
  payment_intent_id: string | null;
  received_cents: number | null;
  refunded_cents: number;
  disputed_cents: number;
  revoked_credits: number;
  revision: number;
  readings: number;
  problem: string | null;
  decision: string | null;
  paid_at: Date | null;
};

/** Reads credits and debt of a user. */
export const creditsOf = async (
  pool: Pick<Pool, 'query'>,
  userId: string,
): Promise<{ available: number; held: number; debt: number }> => {
  const { rows } = await pool.query<{ available: number; held: number; debt: number }>(
    `SELECT max(balance) FILTER (WHERE kind = 'available')::int AS available,
            max(balance) FILTER (WHERE kind = 'held')::int AS held,
            max(balance) FILTER (WHERE kind = 'debt')::int AS debt FROM credit_accounts WHERE user_id = $1`,
    [userId],
  );
  return rows[0] ?? { available: -1, held: -1, debt: -1 };
};
