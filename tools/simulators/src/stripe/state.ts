import type Stripe from 'stripe';
import { Journal, type JournalEntry } from './journal';

/** A price in the JSON of an answer. The stripe library has its own number type for the decimal text in this price. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

/** The first response to an idempotency key, and the request that caused the response. */
export type StoredAnswer = {
  id: string;
  /** Method, path and parameters of the request as one text. */
  request: string;
  requestId: string;
  status: number;
  body: string;
  /** Time of the response in ms since 1970. The response is deleted 24 hours later. */
  at: number;
};

/** State of the delivery of one webhook event. */
export type OutboxEntry = { id: string; state: 'due' | 'delivered' | 'lost' | 'given_up' | 'unsent' };

/**
 * A pending bank debit. `dueAt` is its settlement time in ms since 1970; null if only a button on the payments page
 * settles the debit.
 */
export type DelayedPayment = { id: string; outcome: 'succeeded' | 'failed'; dueAt: number | null };

type Tables = {
  products: Stripe.Product;
  prices: WirePrice;
  sessions: Stripe.Checkout.Session;
  /** Line items by the id of their payment session. */
  lineItems: { id: string; items: WireLineItem[] };
  /** Requested `payment_intent_data` by the id of the payment session, for the payment intent that is created later. */
  intentData: {
    id: string;
    description: string | null;
    receiptEmail: string | null;
    metadata: Stripe.Metadata;
  };
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  events: Stripe.Event;
  outbox: OutboxEntry;
  answers: StoredAnswer;
  /** Pending bank debits by the id of their payment session. */
  delayed: DelayedPayment;
};
export type TableName = keyof Tables;
export type RowOf<Name extends TableName> = Readonly<Tables[Name]>;

const tableNames = [
  'products',
  'prices',
  'sessions',
  'lineItems',
  'intentData',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'outbox',
  'answers',
  'delayed',
] as const satisfies readonly TableName[];

const isTableName = (name: string): name is TableName => tableNames.some((one) => one === name);

/**
 * State of the simulated payment provider, as tables of immutable rows. The changes of one request or action are stored
 * atomically in memory and in the state file.
 */
export class StripeState {
  private readonly tables = Object.fromEntries(
    tableNames.map((name) => [name, new Map<string, unknown>()]),
  ) as { [Name in TableName]: Map<string, RowOf<Name>> };
  private readonly journal: Journal | undefined;
  private changed: { table: TableName; id: string; before: unknown }[] = [];

  /** @param file path of the state file; undefined for a state in memory @throws Error if the file is not a valid journal */
  constructor(file: string | undefined) {
    if (!file) return;
    for (const [name, id, row] of Journal.read(file)) {
      if (!isTableName(name)) throw new Error(`${file} contains rows of an unknown table ${name}`);
      this.set(name, id, row);
    }
    this.journal = new Journal(file, this.entries());
  }

  get<Name extends TableName>(table: Name, id: string): RowOf<Name> | undefined {
    return this.tables[table].get(id);
  }

  /** Returns all rows of a table, oldest row first. */
  all<Name extends TableName>(table: Name): RowOf<Name>[] {
    return [...this.tables[table].values()];
  }

  put<Name extends TableName>(table: Name, row: RowOf<Name>): RowOf<Name> {
    this.change(table, row.id, row);
    return row;
  }

  remove(table: TableName, id: string): void {
    this.change(table, id, undefined);
  }

  /** Stores the changes since the last `commit`. */
  commit(): void {
    if (this.changed.length === 0) return;
    const entries = this.changed.map(({ table, id }): JournalEntry => [
      table,
      id,
      this.tables[table].get(id) ?? null,
    ]);
    this.changed = [];
    this.journal?.append(entries);
  }

  /** Reverts the changes since the last `commit`. */
  rollback(): void {
    for (const { table, id, before } of this.changed.reverse()) this.set(table, id, before);
    this.changed = [];
  }

  close(): void {
    this.journal?.close();
  }

  private change(table: TableName, id: string, row: unknown): void {
    this.changed.push({ table, id, before: this.tables[table].get(id) });
    this.set(table, id, row);
  }

  private set(table: TableName, id: string, row: unknown): void {
    const rows = this.tables[table] as Map<string, unknown>;
    if (row === undefined || row === null) rows.delete(id);
    else rows.set(id, row);
  }

  private entries(): JournalEntry[] {
    return tableNames.flatMap((name) => this.all(name).map((row): JournalEntry => [name, row.id, row]));
  }
}
