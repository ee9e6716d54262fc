import { createHash, randomUUID } from 'node:crypto';
import { Pool } from 'pg';

/** A request in the form that reserve_generations expects. */
export type Reservation = {
  ids: string[];
  userId: string;
  thumbnailId: string;
  body?: string;
  draftTitle?: string;
  /** Price of each generation; 1 if omitted. */
  credits?: number;
  /** Most that the request may cost; no limit if omitted. */
  maxCredits?: number;
};
/** Limits of `reserve_generations`; an omitted limit is not applied. */
export type Admission = { perUser?: number; queuedPerUser?: number; farthest?: number };
/** A row that the SQL function `reserve_generations` returns. */
export type Reserved = {
  outcome:
    | 'reserved'
    | 'replay'
    | 'conflict'
    | 'price_changed'
    | 'insufficient_credits'
    | 'thumbnail_not_found'
    | 'too_many_queued'
    | 'overloaded';
  queue_position: number | null;
  credits: string | null;
  available: string | null;
  held: string | null;
  version: string | null;
  enqueued: boolean;
};
/** A row that the SQL function `claim_generation` returns. */
export type Claimed = {
  outcome: 'claimed' | 'waiting_for_slot' | 'leased' | 'deadline' | 'finished';
  fence: number | null;
  failures: number | null;
};

/** Creates a pool of database connections with the role `portada_app`, which every process uses. */
export const appPool = (url: string, max = 4): Pool =>
  new Pool({ connectionString: url, options: '-c role=portada_app', max });

/** Calls the SQL functions of generations with the arguments that processes use. */
export class Calls {
  constructor(readonly pool: Pool) {}

  reserve(...requests: Reservation[]): Promise<Reserved[]> {
    return this.reserveWithin({}, ...requests);
  }

  /** Reserves generations under limits; an omitted limit is not applied. */
  async reserveWithin(
    { perUser = 100, queuedPerUser, farthest }: Admission,
    ...requests: Reservation[]
  ): Promise<Reserved[]> {
    const batch = requests.map(
      ({ ids, userId, thumbnailId, body = 'a cat', draftTitle, credits, maxCredits }) => ({
        ids,
        userId,
        thumbnailId,
        draftTitle,
        credits,
        maxCredits,
        request: { prompt: body },
        prompt: { imageDescription: body },
        requestHash: createHash('sha256').update(body).digest('hex'),
        requestId: 'spec',
        seed: 7,
        deadlineSeconds: 600,
      }),
    );
    const text = 'SELECT * FROM reserve_generations($1, $2, $3, $4) ORDER BY index';
    const values = [JSON.stringify(batch), perUser, queuedPerUser ?? null, farthest ?? null];
    return (await this.pool.query<Reserved>(text, values)).rows;
  }

  async claim(
    id: string,
    { leaseSeconds = 60, perUser = 100, worker = null as string | null } = {},
  ): Promise<Claimed> {
    const text = 'SELECT outcome, fence, failures FROM claim_generation($1, $2, $3, $4)';
    return this.one(text, [id, leaseSeconds, perUser, worker]);
  }

  /**
   * Settles a generation with a fence, which is null for cancels and sweeps. A succeeded generation gets an invented
   * image.
   */
  async settle(
    id: string,
    fence: number | null,
    status: 'succeeded' | 'failed' | 'cancelled',
    { code = 'provider', ...more }: { code?: string; legibility?: unknown; credits?: number } = {},
  ): Promise<'settled' | 'stale'> {
    const image = {
      id: randomUUID(),
      objectKey: `generations/${id}/picture.png`,
      sha256: '00'.repeat(32),
      mimeType: 'image/png',
      width: 1920,
      height: 1080,
      bytes: 1000,
      ...more,
    };
    const { outcome } = await this.one<{ outcome: 'settled' | 'stale' }>(
      'SELECT settle_generation($1, $2, $3, $4, $5) AS outcome',
      [id, fence, status, status === 'failed' ? code : null, status === 'succeeded' ? image : null],
    );
    return outcome;
  }

  /** Cancels a generation for a user. */
  async cancel(id: string, userId: string): Promise<'settled' | 'stale' | 'used_up'> {
    const { outcome } = await this.one<{ outcome: 'settled' | 'stale' | 'used_up' }>(
      'SELECT cancel_generation($1, $2) AS outcome',
      [id, userId],
    );
    return outcome;
  }

  /** Claims the generation that is first in line, as a worker does. */
  async claimNext({ perUser = 100, worker = null as string | null } = {}): Promise<{
    outcome: 'claimed' | 'deadline' | 'again' | 'none';
    id: string | null;
    fence: number | null;
    owner: string | null;
  }> {
    const text = 'SELECT outcome, id, fence, owner FROM claim_next_generation(60, $1, $2)';
    return this.one(text, [perUser, worker]);
  }

  /** Reads the place of a queued generation in the queue, and in the queue of its user. */
  async place(id: string): Promise<{ place: number; own_place: number; own_running: number }> {
    return this.one('SELECT * FROM queue_place($1)', [id]);
  }

  async report(id: string, fence: number, percent: number): Promise<string | null> {
    const { rows } = await this.pool.query<{ version: string }>(
      `SELECT version FROM report_generation($1, $2, 'drawing', $3, NULL, 'scripted', NULL)`,
      [id, fence, percent],
    );
    return rows[0]?.version ?? null;
  }

  async requeue(id: string, fence: number, counts: boolean, delayMs = 0): Promise<string> {
    const { outcome } = await this.one<{ outcome: string }>(
      'SELECT requeue_generation($1, $2, $4, $3) AS outcome',
      [id, fence, counts, delayMs],
    );
    return outcome;
  }

  async expireLeases(maxFailures = 3): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT expire_leases($1) AS id', [maxFailures]);
    return rows.map(({ id }) => id);
  }

  async releaseWorkerClaims(worker: string, maxFailures = 3): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT release_worker_claims($1, $2) AS id', [
      worker,
      maxFailures,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Fails generations that are past their deadline or have used up their attempts. */
  async failExpired(maxFailures = 3): Promise<{ id: string; error_code: string }[]> {
    const text = 'SELECT id, error_code FROM fail_expired_generations($1)';
    return (await this.pool.query<{ id: string; error_code: string }>(text, [maxFailures])).rows;
  }

  async deleteThumbnail(id: string, owner: string): Promise<string[] | null> {
    const { cancelled } = await this.one<{ cancelled: string[] | null }>(
      'SELECT delete_thumbnail($1, $2) AS cancelled',
      [id, owner],
    );
    return cancelled;
  }

  async enqueueAgain(olderThanSeconds: number): Promise<number> {
    const { count } = await this.one<{ count: number }>('SELECT enqueue_again($1) AS count', [
      olderThanSeconds,
    ]);
    return count;
  }

  /** Empties the outbox as the relay does. @returns ids of the generations whose rows were removed */
  async handOver(): Promise<string[]> {
    const { rows } = await this.pool.query<{ key: string }>(
      'DELETE FROM outbox WHERE available_at <= clock_timestamp() RETURNING key',
    );
    return rows.map(({ key }) => key);
  }

  async generation(id: string): Promise<{
    status: string;
    fence: number;
    failures: number;
    next_rank: number | null;
    percent: number | null;
    version: string;
  }> {
    return this.one(
      'SELECT status, fence, failures, next_rank, percent, version FROM generations WHERE id = $1',
      [id],
    );
  }

  async balance(userId: string): Promise<{ available: number; held: number }> {
    return this.one(
      `SELECT max(balance) FILTER (WHERE kind = 'available')::int AS available,
              max(balance) FILTER (WHERE kind = 'held')::int AS held FROM credit_accounts WHERE user_id = $1`,
      [userId],
    );
  }

  private async one<T extends object>(text: string, values: unknown[]): Promise<T> {
    const [row] = (await this.pool.query<T>(text, values)).rows;
    if (!row) throw new Error(`SQL statement returned no row: ${text}`);
    return row;
  }
}
