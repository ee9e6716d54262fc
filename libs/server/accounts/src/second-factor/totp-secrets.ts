import { Injectable } from '@nestjs/common';
import { DatabaseSecrets, type Reencrypted, StoredSecrets, reencryptRows } from '@portada/secrets';
import { DataSource } from 'typeorm';
import { decryptFormerSecret } from './secret-box';
import { deleteFormerTotpKey, listTotpToReencrypt, storeReencryptedTotp } from './totp-secrets.queries';

const rowOfUser = (userId: string): string => `totp_factors ${userId}`;

/** Encrypts and decrypts the secrets of authenticator apps. */
@Injectable()
export class TotpSecrets {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: StoredSecrets,
    private readonly keys: DatabaseSecrets,
  ) {}

  /** Encrypts the secret of a user's authenticator app. */
  encrypt(userId: string, secret: Buffer): Promise<Buffer> {
    return this.secrets.encrypt(rowOfUser(userId), secret);
  }

  /** Decrypts a stored secret. @throws SecretUnreadableError if the key is missing, or it belongs to another user */
  decrypt(userId: string, stored: Buffer): Promise<Buffer> {
    return this.secrets.decrypt(rowOfUser(userId), stored, async (former) =>
      decryptFormerSecret(await this.keys.readFormerKey('second_factor'), userId, former, 'totp'),
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
        read: (after, limit) => listTotpToReencrypt(this.database, { currentPrefix, after, limit }),
        convert: async ({ id, secret }) => {
          const next = await this.encrypt(id, await this.decrypt(id, secret));
          return { id, secret, next };
        },
        write: (rows) => storeReencryptedTotp(this.database, rows),
      },
      signal,
    );
    await deleteFormerTotpKey(this.database);
    return result;
  }
}
