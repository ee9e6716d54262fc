import { Injectable } from '@nestjs/common';
import { decryptFormerSecret } from '@portada/accounts';
import { DatabaseSecrets, type Reencrypted, StoredSecrets, reencryptRows } from '@portada/secrets';
import { DataSource } from 'typeorm';
import {
  deleteFormerWebhookKey,
  listSecretsToReencrypt,
  storeReencryptedSecrets,
} from './webhook-secrets.queries';

const rowOfEndpoint = (endpointId: string): string => `webhook_endpoints ${endpointId}`;

/** An endpoint whose secrets are encrypted, and its user. */
type Endpoint = { id: string; userId: string };

/** Encrypts and decrypts the secrets of endpoints. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: StoredSecrets,
    private readonly keys: DatabaseSecrets,
  ) {}

  /** Encrypts a secret of an endpoint. */
  encrypt(endpointId: string, secret: Buffer): Promise<Buffer> {
    return this.secrets.encrypt(rowOfEndpoint(endpointId), secret);
  }

  /** Decrypts a stored secret. @throws SecretUnreadableError if the key is missing, or it belongs to another endpoint */
  decrypt({ id, userId }: Endpoint, stored: Buffer): Promise<Buffer> {
    return this.secrets.decrypt(rowOfEndpoint(id), stored, async (former) =>
      decryptFormerSecret(await this.keys.readFormerKey('webhooks'), userId, former, 'webhook'),
    );
  }

  /**
   * Encrypts the secrets that are not encrypted with the current key, and deletes the key of earlier versions when no secret
   * needs it.
   * @param signal ends the work after the current batch
   */
  async reencrypt(signal?: AbortSignal): Promise<Reencrypted> {
    if (!(await this.keys.isReadyToReencrypt())) return { reencrypted: 0, unreadable: 0 };
    const { currentPrefix } = this.secrets;
    const result = await reencryptRows(
      {
        read: (after, limit) => listSecretsToReencrypt(this.database, { currentPrefix, after, limit }),
        convert: async (row) => ({
          ...row,
          next: await this.reencrypted(row, row.secret),
          nextFormer: row.formerSecret && (await this.reencrypted(row, row.formerSecret)),
        }),
        write: (rows) => storeReencryptedSecrets(this.database, rows),
      },
      signal,
    );
    await deleteFormerWebhookKey(this.database);
    return result;
  }

  private async reencrypted(endpoint: Endpoint, stored: Buffer): Promise<Buffer> {
    return this.encrypt(endpoint.id, await this.decrypt(endpoint, stored));
  }
}
