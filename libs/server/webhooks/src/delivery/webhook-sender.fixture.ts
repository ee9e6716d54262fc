import { randomBytes, randomUUID } from 'node:crypto';
import { createDataSource } from '@portada/database';
import { createLogger } from '@portada/observability';
import { DatabaseSecrets, createStoredSecrets } from '@portada/secrets';
import {
  type TestUser,
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
  testSecretKeys,
} from '@portada/testing';
import { PinoLogger } from 'nestjs-pino';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { insertEndpoint } from '../endpoints/webhook-endpoints.queries';
import { WebhookSecrets } from '../webhook-secrets';
import { WebhookSenderService } from './webhook-sender.service';

/** An endpoint of a new user, with its secret in plain text. */
export type TestEndpoint = { id: string; user: TestUser; secret: string };

/** State of a delivery in the database. */
export type DeliveryState = {
  id: string;
  attempts: number;
  failure: string | null;
  code: number | null;
  isWaiting: boolean;
  isDelivered: boolean;
};

/** A database with endpoints, and senders that run only when the test calls them. */
export class SenderHarness {
  private constructor(
    readonly database: DataSource,
    readonly owner: Pool,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(): Promise<SenderHarness> {
    const { url, drop } = await testDatabase();
    const options = { url, entities: [], poolSize: 8, applicationName: 'webhooks-spec' };
    const database = await createDataSource(options).initialize();
    return new SenderHarness(database, new Pool({ connectionString: url, max: 2 }), drop);
  }

  /** Creates a sender that may send to this machine. */
  sender(): WebhookSenderService {
    const logger = new PinoLogger({
      pinoHttp: { logger: createLogger({ name: 'webhooks-spec', level: 'silent' }) },
    });
    const options = { origin: 'https://portada.test', allowsLoopback: true };
    return new WebhookSenderService(this.database, this.secrets(), options, logger);
  }

  /** The secrets of endpoints, encrypted with the key of tests. */
  secrets(): WebhookSecrets {
    const stored = createStoredSecrets({ SECRET_KEYS: testSecretKeys });
    return new WebhookSecrets(this.database, stored, new DatabaseSecrets(this.database, stored));
  }

  /** Creates an endpoint of a new user, or of the given one. */
  async endpoint(url: string, wanted: { user?: TestUser; credits?: number } = {}): Promise<TestEndpoint> {
    const user = wanted.user ?? (await createUser(this.owner, { credits: wanted.credits ?? 50 }));
    const plain = randomBytes(32);
    const id = randomUUID();
    await insertEndpoint(this.database, {
      id,
      userId: user.id,
      url,
      description: '',
      events: ['generation.completed', 'generation.failed'],
      secret: await this.secrets().encrypt(id, plain),
    });
    return { id, user, secret: `whsec_${plain.toString('base64')}` };
  }

  /** Ends a new generation of a user as failed, which queues one event. @returns the id of the generation */
  async failGeneration(userId: string): Promise<string> {
    const thumbnailId = await createThumbnail(this.owner, userId);
    const id = await reserveGeneration(this.owner, { userId, thumbnailId });
    await this.owner.query(`SELECT settle_generation($1, NULL, 'failed', 'provider', NULL)`, [id]);
    return id;
  }

  /** Sends everything that is due, and waits for the answers. */
  async drain(sender = this.sender()): Promise<void> {
    while ((await sender.startDue()) > 0) await sender.settled();
  }

  /** Reads the deliveries of an endpoint, oldest first. */
  async states(endpointId: string): Promise<DeliveryState[]> {
    const { rows } = await this.owner.query<DeliveryState>(
      `SELECT id, attempts, failure, response_code AS code, next_at IS NOT NULL AS "isWaiting",
              delivered_at IS NOT NULL AS "isDelivered"
         FROM webhook_deliveries WHERE endpoint_id = $1 ORDER BY created_at`,
      [endpointId],
    );
    return rows;
  }

  /** Makes every waiting delivery due, and ends every claim, as time would. */
  async passTime(): Promise<void> {
    await this.owner.query(
      'UPDATE webhook_deliveries SET next_at = clock_timestamp() WHERE next_at IS NOT NULL',
    );
    await this.owner.query('UPDATE webhook_endpoints SET claimed_until = NULL');
  }

  async close(): Promise<void> {
    await this.database.destroy();
    await this.owner.end();
    await this.drop();
  }
}
