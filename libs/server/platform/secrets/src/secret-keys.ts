import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type KeyCipher, SecretUnreadableError } from './key-cipher';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const mostKeys = 10;

/** A key for AES-256-GCM: its id of 1 to 32 lower-case letters, digits and `-`, and 32 bytes. */
type SecretKey = { id: string; key: Buffer };

/** The keys of the setting SECRET_KEYS. The first one encrypts, and all of them decrypt. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]];

/** One line of the setting: the id, a colon and 32 bytes in base64. */
const line = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

const rules =
  `must have 1 to ${mostKeys} lines "id:key" with different ids, each key 32 bytes in base64, ` +
  `as printf 'k1:%s' "$(openssl rand -base64 32)" makes it`;

const secretKeys = z.string().transform((text, context): SecretKeys => {
  const lines = text.trim().split(/\s+/);
  const keys = lines.map((one): SecretKey | null => {
    const [, id, key] = line.exec(one) ?? [];
    return id && key ? { id, key: Buffer.from(key, 'base64') } : null;
  });
  const [first, ...others] = keys.filter((key) => key !== null);
  const ids = new Set([first, ...others].map((key) => key?.id));
  if (first && ids.size === lines.length && lines.length <= mostKeys) return [first, ...others];
  context.addIssue({ code: 'custom', message: rules });
  return z.NEVER;
});

/**
 * Setting with the keys of stored secrets, for a process's settings schema. The first key encrypts, and all keys decrypt.
 * It is usually given as a file by `SECRET_KEYS_FILE`.
 */
export const secretKeySettings = { SECRET_KEYS: secretKeys } as const;

/** Returns a new random key as a line of the setting SECRET_KEYS. @param id of the key */
export const newSecretKey = (id: string): string => `${id}:${randomBytes(keyBytes).toString('base64')}`;

/** Creates a KeyCipher with AES-256-GCM. A result is nonce (12 bytes), encrypted bytes and tag (16 bytes). */
export const createKeyCipher = (keys: SecretKeys): KeyCipher => {
  const keyOf = (keyId: string): Buffer => {
    const found = keys.find(({ id }) => id === keyId);
    if (found) return found.key;
    throw new SecretUnreadableError(
      `A stored secret is encrypted with the key "${keyId}", which SECRET_KEYS does not have.`,
    );
  };
  return {
    currentKey: keys[0].id,
    encrypt: async (keyId, plain, context) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyOf(keyId), nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt: async (keyId, encrypted, context) => {
      const key = keyOf(keyId);
      try {
        const nonce = encrypted.subarray(0, nonceBytes);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(context))
          .setAuthTag(encrypted.subarray(-tagBytes));
        const text = encrypted.subarray(nonceBytes, -tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]);
      } catch (error) {
        throw new SecretUnreadableError(
          `A stored secret is damaged, belongs to another row, or is encrypted with another key named "${keyId}".`,
          { cause: error },
        );
      }
    },
  };
};
