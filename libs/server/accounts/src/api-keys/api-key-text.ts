import { createHash, randomInt } from 'node:crypto';
import { apiKeyPattern, apiKeyStart } from '@portada/contracts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters of the public id, of the secret (256 bits), and of the checksum. */
const [idLength, secretLength, checksumLength] = [8, 43, 6];

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns the checksum of the other characters of a key: a scanner can tell a key from a random text without asking the api. */
const checksumOf = (body: string): string => {
  let rest = createHash('sha256').update(body).digest().readBigUInt64BE();
  let checksum = '';
  for (let place = 0; place < checksumLength; place += 1) {
    checksum += alphabet[Number(rest % 62n)];
    rest /= 62n;
  }
  return checksum;
};

/** Creates a new API key: `ptd_live_`, public id, secret and checksum. */
export const createApiKeyText = (): string => {
  const body = apiKeyStart + randomText(idLength) + randomText(secretLength);
  return body + checksumOf(body);
};

/** Returns the start of a key, by which its owner recognizes it: `ptd_live_` and the public id. */
export const startOfApiKey = (key: string): string => key.slice(0, apiKeyStart.length + idLength);

/** Tells if a text has the form of an API key and the right checksum. */
export const isApiKeyText = (text: string): boolean =>
  apiKeyPattern.test(text) && text.endsWith(checksumOf(text.slice(0, -checksumLength)));
