/**
 * Encrypts and decrypts with keys that the database does not have. The shape is that of a key management service: a key
 * has an id, and the context, which is not stored in the result, must be the same at both calls.
 */
export type KeyCipher = {
  /** Id of the key that encrypts. */
  readonly currentKey: string;
  /** Encrypts a few bytes. @throws SecretUnreadableError if there is no such key */
  encrypt(keyId: string, plain: Buffer, context: string): Promise<Buffer>;
  /** Decrypts the result of `encrypt`. @throws SecretUnreadableError if key or context is another one */
  decrypt(keyId: string, encrypted: Buffer, context: string): Promise<Buffer>;
};

/** Error: a stored secret cannot be decrypted. The message says why and contains no secret. */
export class SecretUnreadableError extends Error {
  override readonly name = 'SecretUnreadableError';
}
