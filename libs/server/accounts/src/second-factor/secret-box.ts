import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Purposes of secrets. Secrets of different purposes are encrypted with different keys. */
export type SecretPurpose = 'totp' | 'webhook';

/** The key of one user and purpose, so that the encrypted secret of one account cannot be copied to another. */
const keyOf = (master: Buffer, userId: string, purpose: SecretPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', master, userId, `portada ${purpose} secret`, 32));

/**
 * Encrypts a secret of a user with AES-256-GCM.
 * @param master key of 32 bytes
 * @returns nonce (12 bytes), ciphertext and tag (16 bytes)
 */
export const encryptSecret = (
  master: Buffer,
  userId: string,
  secret: Buffer,
  purpose: SecretPurpose = 'totp',
): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(master, userId, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};

/** Decrypts the result of `encryptSecret`. @throws Error if key, user or text is another one */
export const decryptSecret = (
  master: Buffer,
  userId: string,
  box: Buffer,
  purpose: SecretPurpose = 'totp',
): Buffer => {
  const decipher = createDecipheriv(algorithm, keyOf(master, userId, purpose), box.subarray(0, nonceBytes));
  decipher.setAuthTag(box.subarray(-tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]);
};
