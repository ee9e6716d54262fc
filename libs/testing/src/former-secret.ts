import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts a secret as versions before migration 62 did, with a key of the table `secrets`.
 * @param master key of 32 bytes
 * @returns nonce (12 bytes), ciphertext and tag (16 bytes) of AES-256-GCM
 */
export const encryptFormerSecret = (
  master: Buffer,
  userId: string,
  secret: Buffer,
  purpose: 'totp' | 'webhook',
): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', master, userId, `portada ${purpose} secret`, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};
