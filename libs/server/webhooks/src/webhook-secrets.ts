import { Injectable } from '@nestjs/common';
import { decryptSecret, encryptSecret } from '@portada/accounts';
import { DataSource } from 'typeorm';
import { readWebhookKey } from './webhook-secrets.queries';

/** Encrypts and decrypts the secrets of endpoints with the key of the database. The key is read once. */
@Injectable()
export class WebhookSecrets {
  private key: Promise<Buffer> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Encrypts a secret of a user. */
  async encrypt(userId: string, secret: Buffer): Promise<Buffer> {
    return encryptSecret(await this.readKey(), userId, secret, 'webhook');
  }

  /** Decrypts the result of `encrypt`. @throws Error if the user or the text is another one */
  async decrypt(userId: string, box: Buffer): Promise<Buffer> {
    return decryptSecret(await this.readKey(), userId, box, 'webhook');
  }

  private readKey(): Promise<Buffer> {
    this.key ??= readWebhookKey(this.database).catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }
}
