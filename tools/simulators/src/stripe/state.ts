import type Stripe from 'stripe';
import { Journal, type JournalEntry } from './journal';

/** A price as it goes over the wire: the client makes its own kind of number of the decimal string. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

/** The first answer that an idempotency key got, and what was asked. */
export type StoredAnswer = {
  id: string;
  /** Method, path and parameters. */
  request: string;
  requestId: string;
  status: number;
  body: string;
  /** ms since 1970; forgotten 24 hours later. */
  at: number;
};

/** How far the delivery of an event has come. */
export type OutboxEntry = { id: string; state: 'due' | 'delivered' | 'lost' | 'given_up' | 'unsent' };

/** A bank debit that is under way. `dueAt` in ms; none: it waits to be settled by hand. */
export type DelayedPayment = { id: string; outcome: 'succeeded' | 'failed'; dueAt: number | null };

type Tables = {
  products: Stripe.Product;
  prices: WirePrice;
  sessions: Stripe.Checkout.Session;
  /** By the session's id. */
  lineItems: { id: string; items: WireLineItem[] };
  /** What `payment_intent_data` asked for, until there is a payment; by the session's id. */
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
  /** By the session's id. */
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
 * Everything the provider knows, as tables of rows that are replaced and never changed. What one request or one press
 * of a button changes is kept as a whole or not at all, in memory and in the file.
 */
export class StripeState {
  private readonly tables = Object.fromEntries(
    tableNames.map((name) => [name, new Map<string, unknown>()]),
  ) as { [Name in TableName]: Map<string, RowOf<Name>> };
  private readonly journal: Journal | undefined;
  private changed: { table: TableName; id: string; before: unknown }[] = [];

  /** @throws Error where the file is not a journal of this class */
  constructor(file: string | undefined) {
    if (!file) return;
    for (const [name, id, row] of Journal.read(file)) {
      if (!isTableName(name)) throw new Error(`${file} has a table ${name}, which is not known`);
      this.set(name, id, row);
    }
    this.journal = new Journal(file, this.entries());
  }

  get<Name extends TableName>(table: Name, id: string): RowOf<Name> | undefined {
    return this.tables[table].get(id);
  }

  /** Every row of a table, the oldest first. */
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

  /** Keeps what was changed since the last call. */
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

  /** Undoes what was changed since the last `commit`. */
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
