import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type DatabaseSecretName,
  type FormerKeyName,
  areEncryptedValuesReadable,
  listSecretValues,
  readSecretValue,
  replaceSecretValue,
} from './database-secrets.queries';
import { SecretUnreadableError } from './key-cipher';
import { StoredSecrets } from './stored-secrets';

const rowOfName = (name: DatabaseSecretName): string => `secrets ${name}`;

/** The keys that all processes share and that are no settings. The table `secrets` has them, encrypted. */
@Injectable()
export class DatabaseSecrets {
  private readonly known = new Map<DatabaseSecretName, Promise<Buffer>>();

  constructor(
    private readonly database: DataSource,
    private readonly secrets: StoredSecrets,
  ) {}

  /** Returns a key, 32 bytes. A process reads it once. @throws SecretUnreadableError; Error if the database has no such key */
  read(name: DatabaseSecretName): Promise<Buffer> {
    const known = this.known.get(name);
    if (known) return known;
    const reading = this.find(name).catch((error: unknown) => {
      // A failed read is not cached: the next request reads again.
      this.known.delete(name);
      throw error;
    });
    this.known.set(name, reading);
    return reading;
  }

  /** Checks that SECRET_KEYS has the keys of this database. @throws SecretUnreadableError */
  async check(): Promise<void> {
    for (const { name, value } of await listSecretValues(this.database)) await this.decrypt(name, value);
  }

  /**
   * Encrypts the values that are not encrypted with the current key. A repeated call changes nothing.
   * @returns the number of encrypted values; 0 for an hour after an upgrade, see `isReadyToReencrypt`
   */
  async reencrypt(): Promise<number> {
    if (!(await this.isReadyToReencrypt())) return 0;
    let count = 0;
    for (const { name, value } of await listSecretValues(this.database)) {
      if (this.secrets.isCurrent(value)) continue;
      const next = await this.secrets.encrypt(rowOfName(name), await this.decrypt(name, value));
      if (await replaceSecretValue(this.database, name, { value, next })) count += 1;
    }
    return count;
  }

  /** Returns false for an hour after an upgrade: processes of a version that reads no encrypted values may still run. */
  isReadyToReencrypt(): Promise<boolean> {
    return areEncryptedValuesReadable(this.database);
  }

  /**
   * Reads a key that encrypted rows in earlier versions, 32 bytes.
   * @throws SecretUnreadableError if it was deleted, because no row needs it any more
   */
  async readFormerKey(name: FormerKeyName): Promise<Buffer> {
    const row = await readSecretValue(this.database, name);
    if (row) return row.value;
    throw new SecretUnreadableError('A stored secret is not encrypted with a key of SECRET_KEYS.');
  }

  private async find(name: DatabaseSecretName): Promise<Buffer> {
    const row = await readSecretValue(this.database, name);
    if (!row) throw new Error(`the table secrets has no row ${name}`);
    return this.decrypt(name, row.value);
  }

  private decrypt(name: DatabaseSecretName, value: Buffer): Promise<Buffer> {
    return this.secrets.decrypt(rowOfName(name), value, (stored) => stored);
  }
}
