import type { KeyCipher } from './key-cipher';

const marker = 'enc:';

/** Stored form: `enc:`, the id of the key, a colon, and the encrypted bytes in base64url. */
const storedForm = /^enc:([a-z0-9-]{1,32}):([\w-]+)$/;

/**
 * Encrypts secrets that Portada stores and must read again. The stored value names its key, so keys can be replaced, and
 * it is bound to its row: a value that is copied to another row cannot be decrypted.
 */
export class StoredSecrets {
  constructor(private readonly cipher: KeyCipher) {}

  /** The first bytes of a value that is encrypted with the current key. Other values are encrypted again by a job. */
  get currentPrefix(): Buffer {
    return Buffer.from(`${marker}${this.cipher.currentKey}:`);
  }

  /** Returns true for a value that is encrypted with the current key. */
  isCurrent(stored: Buffer): boolean {
    return stored.subarray(0, this.currentPrefix.length).equals(this.currentPrefix);
  }

  /** Returns true for a value in the form of `encrypt`; false for a value of an earlier version. */
  isEncrypted(stored: Buffer): boolean {
    return stored.subarray(0, marker.length).toString('latin1') === marker;
  }

  /**
   * Encrypts a secret with the current key.
   * @param row table and id of the row, such as `totp_factors 5f0c…`
   * @returns ASCII text
   */
  async encrypt(row: string, plain: Buffer): Promise<Buffer> {
    const encrypted = await this.cipher.encrypt(this.cipher.currentKey, plain, row);
    return Buffer.concat([this.currentPrefix, Buffer.from(encrypted.toString('base64url'))]);
  }

  /**
   * Decrypts a stored secret.
   * @param row the same text as at `encrypt`
   * @param readFormer reads a value of an earlier version, which is not in the form of `encrypt`
   * @throws SecretUnreadableError if the key is missing, or the value is damaged or belongs to another row
   */
  async decrypt(
    row: string,
    stored: Buffer,
    readFormer: (stored: Buffer) => Buffer | Promise<Buffer>,
  ): Promise<Buffer> {
    if (!this.isEncrypted(stored)) return readFormer(stored);
    const [, keyId = '', text = ''] = storedForm.exec(stored.toString('latin1')) ?? [];
    return this.cipher.decrypt(keyId, Buffer.from(text, 'base64url'), row);
  }
}
