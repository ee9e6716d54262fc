import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageModel } from '@portada/image-models';
import { type ObjectStore, createFileStore } from '@portada/storage';
import {
  type TestDatabase,
  auditOf,
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
  until,
} from '@portada/testing';
import { Pool } from 'pg';
import { type GenerationWorker, InMemoryJobQueue, startGenerationWorker } from './generation-worker';

/** A row of `generations`. */
type Row = {
  status: string;
  errorCode: string | null;
  failures: number;
  fence: number;
  providerJobId: string | null;
};

/** A database, an object store and any number of workers that share both, for tests of generations. */
export type GenerationHarness = {
  owner: Pool;
  store: ObjectStore;
  jobs: InMemoryJobQueue;
  worker(
    model: ImageModel,
    more?: { store?: ObjectStore; inFlightPerUser?: number },
  ): Promise<GenerationWorker>;
  /** Creates a user with a thumbnail and the given number of credits, 2 by default. */
  user(credits?: number): Promise<{ userId: string; thumbnailId: string }>;
  /** Accepts a generation. @returns its id */
  reserve(whose: { userId: string; thumbnailId: string }, deadlineSeconds?: number): Promise<string>;
  row(id: string): Promise<Row>;
  /** Reads the available and held credits of a user, and the number of images. */
  sums(userId: string): Promise<{ available: number; held: number; pictures: number }>;
  /**
   * Expires the lease of a generation, as if its holder had been suspended, and runs the sweep of the worker
   * `finder`.
   */
  loseClaim(id: string, finder: Pick<GenerationWorker, 'sweeps'>): Promise<void>;
  audit(): Promise<unknown[]>;
  close(): Promise<void>;
};

/** Starts a generation harness without workers. @param own a migrated database; a new database by default */
export const startGenerationHarness = async (own?: TestDatabase): Promise<GenerationHarness> => {
  const database = own ?? (await testDatabase());
  const directory = await mkdtemp(join(tmpdir(), 'portada-generations-'));
  const owner = new Pool({ connectionString: database.url, max: 4 });
  owner.on('error', () => undefined);
  const store = createFileStore({ directory });
  const jobs = new InMemoryJobQueue();
  const workers: GenerationWorker[] = [];
  return {
    owner,
    store,
    jobs,
    worker: async (model, more = {}) => {
      const worker = await startGenerationWorker({ databaseUrl: database.url, model, store, jobs, ...more });
      workers.push(worker);
      return worker;
    },
    user: async (credits = 2) => {
      const { id } = await createUser(owner, { credits });
      return { userId: id, thumbnailId: await createThumbnail(owner, id) };
    },
    reserve: (whose, deadlineSeconds = 60) => reserveGeneration(owner, { ...whose, deadlineSeconds }),
    row: async (id) => {
      const { rows } = await owner.query<Row>(
        `SELECT status, error_code AS "errorCode", failures, fence, provider_job_id AS "providerJobId"
           FROM generations WHERE id = $1`,
        [id],
      );
      const [row] = rows;
      if (!row) throw new Error(`the generation ${id} does not exist`);
      return row;
    },
    sums: async (userId) => {
      const { rows } = await owner.query<{ available: number; held: number; pictures: number }>(
        `SELECT max(balance) FILTER (WHERE kind = 'available')::int AS available,
                max(balance) FILTER (WHERE kind = 'held')::int AS held,
                (SELECT count(*)::int FROM images WHERE user_id = $1 AND kind <> 'plate') AS pictures
           FROM credit_accounts WHERE user_id = $1`,
        [userId],
      );
      const [row] = rows;
      if (!row) throw new Error(`the user ${userId} does not exist`);
      return row;
    },
    loseClaim: async (id, { sweeps }) => {
      await until(
        async () => {
          // The holder of the lease still runs and may renew the lease before the sweep runs. The loop repeats until
          // the sweep runs first.
          const { rowCount } = await owner.query(
            `UPDATE generations SET lease_until = now() - interval '1 second' WHERE id = $1 AND status = 'running'`,
            [id],
          );
          await sweeps.recover();
          return rowCount === 0;
        },
        { what: 'the claim to be lost' },
      );
    },
    audit: () => auditOf(owner),
    close: async () => {
      for (const worker of workers) await worker.close();
      await owner.end();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
