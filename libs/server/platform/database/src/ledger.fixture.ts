import { createHash, randomUUID } from 'node:crypto';
import { Pool } from 'pg';

/** A request as the API hands it to reserve_generations. */
export type Reservation = { ids: string[]; userId: string; thumbnailId: string; body?: string };
export type Reserved = {
  outcome: 'reserved' | 'replay' | 'conflict' | 'insufficient_credits' | 'thumbnail_not_found';
  queue_position: number | null;
  credits: string | null;
  available: string | null;
  held: string | null;
  version: string | null;
};
export type Claimed = {
  outcome: 'claimed' | 'waiting_turn' | 'leased' | 'deadline' | 'finished';
  fence: number | null;
  failures: number | null;
};

/** Connections that work as the application's role, as every process's do. */
export const appPool = (url: string, max = 4): Pool =>
  new Pool({ connectionString: url, options: '-c role=portada_app', max });

/** The database's functions, called as the processes call them. */
export class Calls {
  constructor(readonly pool: Pool) {}

  async reserve(...requests: Reservation[]): Promise<Reserved[]> {
    const batch = requests.map(({ ids, userId, thumbnailId, body = 'a cat' }) => ({
      ids,
      userId,
      thumbnailId,
      request: { prompt: body },
      prompt: { imageDescription: body },
      requestHash: createHash('sha256').update(body).digest('hex'),
      requestId: 'spec',
      seed: 7,
      deadlineSeconds: 600,
    }));
    const text = 'SELECT * FROM reserve_generations($1) ORDER BY index';
    return (await this.pool.query<Reserved>(text, [JSON.stringify(batch)])).rows;
  }

  async claim(
    id: string,
    { leaseSeconds = 60, perUser = 100, worker = null as string | null } = {},
  ): Promise<Claimed> {
    const text = 'SELECT outcome, fence, failures FROM claim_generation($1, $2, $3, $4)';
    return this.one(text, [id, leaseSeconds, perUser, worker]);
  }

  /** Settles with a fence (null: as cancel and sweepers do); the picture of a success is made up. */
  async settle(
    id: string,
    fence: number | null,
    status: 'succeeded' | 'failed' | 'cancelled',
    more: { legibility?: unknown } = {},
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
      [id, fence, status, status === 'failed' ? 'provider' : null, status === 'succeeded' ? image : null],
    );
    return outcome;
  }

  async report(id: string, fence: number, percent: number): Promise<string | null> {
    const { version } = await this.one<{ version: string | null }>(
      `SELECT report_progress($1, $2, 'drawing', $3, NULL, 'scripted', NULL) AS version`,
      [id, fence, percent],
    );
    return version;
  }

  async requeue(id: string, fence: number, counts: boolean): Promise<string> {
    const { outcome } = await this.one<{ outcome: string }>(
      'SELECT requeue_generation($1, $2, 0, $3) AS outcome',
      [id, fence, counts],
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

  async hopeless(maxFailures = 3): Promise<{ id: string; error_code: string }[]> {
    return (await this.pool.query('SELECT id, error_code FROM hopeless_generations($1)', [maxFailures])).rows;
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

  /** Hands over what the outbox holds, as the relay does, and answers the generations' ids. */
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
    waiting_turn: boolean;
    percent: number | null;
    version: string;
  }> {
    return this.one(
      'SELECT status, fence, failures, waiting_turn, percent, version FROM generations WHERE id = $1',
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
    if (!row) throw new Error(`no row: ${text}`);
    return row;
  }
}
