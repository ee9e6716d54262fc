import { createDecipheriv, hkdfSync } from 'node:crypto';
import { SecretUnreadableError } from '@portada/secrets';

const nonceBytes = 12;
const tagBytes = 16;

/** Purposes of secrets. Secrets of different purposes are encrypted with different keys. */
export type SecretPurpose = 'totp' | 'webhook';

/**
 * Decrypts a secret that a version before migration 62 encrypted with a key of the table `secrets`.
 * @param master key of 32 bytes
 * @param box nonce (12 bytes), ciphertext and tag (16 bytes) of AES-256-GCM
 * @throws SecretUnreadableError if key, user or text is another one
 */
export const decryptFormerSecret = (
  master: Buffer,
  userId: string,
  box: Buffer,
  purpose: SecretPurpose,
): Buffer => {
  try {
    const key = Buffer.from(hkdfSync('sha256', master, userId, `portada ${purpose} secret`, 32));
    const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    }).setAuthTag(box.subarray(-tagBytes));
    return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (error) {
    throw new SecretUnreadableError(
      'A secret of an earlier version is damaged, or belongs to another user.',
      {
        cause: error,
      },
    );
  }
};
