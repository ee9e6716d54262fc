import { createHash } from 'node:crypto';
import { InvalidKeyError } from './errors';

const part = /^[A-Za-z0-9_-][\w.-]*$/;

/**
 * Accepts only plain relative keys, so that no key can leave the store's folder or bucket.
 * @param key key of an object
 * @throws InvalidKeyError
 */
export const checkKey = (key: string): string => {
  if (key.length > 300 || !key.split('/').every((name) => part.test(name))) throw new InvalidKeyError();
  return key;
};

/** Accepts only prefixes that name a folder: empty, or a key and a slash. @throws InvalidKeyError */
export const checkPrefix = (prefix: string): string => {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new InvalidKeyError();
  checkKey(prefix.slice(0, -1));
  return prefix;
};

/** Returns the SHA-256 of a sequence of bytes, in hex. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns the content-addressed key of an object: the same bytes have the same key.
 * @param prefix folder without a closing slash, such as `generations/<id>`
 * @param extension without a dot
 * @returns `<prefix>/<sha256 in hex>.<extension>`
 * @throws InvalidKeyError if prefix or extension cannot be part of a key
 */
export const objectKey = (prefix: string, bytes: Buffer, extension: string): string =>
  checkKey(`${prefix}/${sha256Of(bytes)}.${extension}`);
