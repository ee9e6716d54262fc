import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServedRoute } from '@portada/http';
import { createLogger } from '@portada/observability';
import { testSecretKeys } from '@portada/testing';
import { AbstractLogger, DataSource } from 'typeorm';
import { createApi } from '../api-app';
import type { ApiSettings } from '../settings';

/** The origin of the api in tests (PUBLIC_URL). */
export const publicUrl = 'http://localhost:3000';

const workspace = resolve(__dirname, '../../../..');

/** Options that run the image process, which decodes and encodes images, from its TypeScript source. */
const pictureProcess = {
  file: join(workspace, 'libs/server/thumbnails/src/codec/image-process.ts'),
  execArgv: ['--import', 'tsx'],
  env: { TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.json') },
};

/** An api inside the process of the test, with a separate object store. */
export type RunningApi = {
  origin: string;
  storageDirectory: string;
  /** Every route that the api serves, as Fastify registered it. */
  servedRoutes: readonly ServedRoute[];
  /** The api's connections to the database. */
  database: DataSource;
  /** Passes every later SQL statement of TypeORM to the listener. A second call replaces the listener. */
  recordStatements(listener: (sql: string, values: unknown[]) => void): void;
  close(): Promise<void>;
};

/** TypeORM logger that passes the SQL statements of a DataSource to a listener function. */
class StatementListener extends AbstractLogger {
  constructor(private readonly listener: (sql: string, values: unknown[]) => void) {
    super(['query']);
  }

  protected override writeLog(): void {}

  override logQuery(sql: string, values: unknown[] = []): void {
    this.listener(sql, values);
  }
}

/**
 * Starts the api as main.ts does, on a free port.
 * @param given addresses of the servers, and settings that differ from the defaults
 * @param log receives the log lines, which main.ts writes to standard output
 */
export const startApi = async (
  given: Pick<ApiSettings, 'DATABASE_URL' | 'REDIS_URL'> & Partial<ApiSettings>,
  log?: { write(line: string): void },
): Promise<RunningApi> => {
  const storageDirectory = await mkdtemp(join(tmpdir(), 'portada-api-'));
  const settings: ApiSettings = {
    API_PORT: 1,
    LISTEN_HOST: '127.0.0.1',
    INTERNAL_PORT: 1,
    TRUSTED_PROXIES: 'loopback',
    PUBLIC_URL: publicUrl,
    STORAGE_DIR: storageDirectory,
    S3_BUCKET: 'unused',
    S3_REGION: 'unused',
    SECRET_KEYS: testSecretKeys,
    IMAGE_MODEL: ['scripted'],
    STUDIO_DIR: join(__dirname, '../../../../dist/studio'),
    GENERATION_DEADLINE_S: 60,
    GENERATIONS_IN_FLIGHT_PER_USER: 3,
    GENERATIONS_QUEUED_PER_USER: 50,
    UPLOAD_QUOTA_BYTES: 250_000_000,
    DRAIN_DELAY_MS: 0,
    DATABASE_POOLER: 'none',
    CREDIT_REPAIR: 'off',
    CONTACT_EMAIL: 'hello@portada.test',
    OIDC_LABEL: 'Google',
    MAIL_FROM: 'Portada <hello@portada.test>',
    DATABASE_POOL_SIZE: 10,
    SUPERVISED: false,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_SDK_DISABLED: true,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
    LOG_LEVEL: (process.env['TEST_LOG_LEVEL'] ?? 'silent') as ApiSettings['LOG_LEVEL'],
    ...given,
  };
  const logger = createLogger({ name: 'api', level: settings.LOG_LEVEL }, log);
  const app = await createApi(settings, logger, pictureProcess);
  await app.listen(0, '127.0.0.1');
  const database = app.get(DataSource);
  const address = app.getHttpServer().address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    storageDirectory,
    servedRoutes: app.getHttpAdapter().getInstance().servedRoutes,
    database,
    recordStatements: (listener) => {
      database.logger = new StatementListener(listener);
    },
    close: async () => {
      await app.close();
      await rm(storageDirectory, { recursive: true, force: true });
    },
  };
};

/**
 * Creates the body of a request for one image. `directive` controls the scripted image model, for example `[slow 200]`.
 */
export const generateImageBody = (
  thumbnailId: string,
  directive = '',
  more: Record<string, unknown> = {},
) => ({
  thumbnailId,
  prompt: `A red boat on a quiet lake ${directive}`.trim(),
  ...more,
});

/** Creates the `Idempotency-Key` header, which makes a repeated request safe. */
export const idempotencyKeyHeader = (key: string = randomUUID()) => ({ 'idempotency-key': key });
