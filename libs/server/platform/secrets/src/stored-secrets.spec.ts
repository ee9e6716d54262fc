import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '@portada/config';
import { z } from 'zod';
import { SecretUnreadableError } from './key-cipher';
import { newSecretKey, secretKeySettings } from './secret-keys';
import { createStoredSecrets } from './secrets.module';

const schema = z.object(secretKeySettings);
const secretsOf = (...lines: string[]) =>
  createStoredSecrets(parseSettings(schema, { SECRET_KEYS: lines.join('\n') }));
const [first, second] = [newSecretKey('k1'), newSecretKey('k2')];
const plain = Buffer.from('12345678901234567890');
const never = () => {
  throw new Error('not a former value');
};

test('a stored secret names its key, contains nothing of the secret and differs each time', async () => {
  const secrets = secretsOf(first);
  const [one, other] = [await secrets.encrypt('table 1', plain), await secrets.encrypt('table 1', plain)];
  expect(one.toString()).toMatch(/^enc:k1:[\w-]{64}$/);
  expect(one).not.toEqual(other);
  for (const text of [plain, Buffer.from(plain.toString('base64url'))])
    expect(one.includes(text)).toBe(false);
  expect(await secrets.decrypt('table 1', one, never)).toEqual(plain);
});

test('a stored secret that is copied to another row or changed is refused', async () => {
  const secrets = secretsOf(first);
  const stored = await secrets.encrypt('table 1', plain);
  await expect(secrets.decrypt('table 2', stored, never)).rejects.toThrow(SecretUnreadableError);
  const changed = [
    stored.subarray(0, -4),
    Buffer.from('enc:k1:'),
    Buffer.from('enc:k1'),
    Buffer.from('enc:'),
  ];
  for (const box of [...changed, Buffer.concat([stored, Buffer.from('AAAA')])])
    await expect(secrets.decrypt('table 1', box, never)).rejects.toThrow(SecretUnreadableError);
});

test('the first key encrypts, every key decrypts, and a missing key is named', async () => {
  const before = await secretsOf(first).encrypt('table 1', plain);
  const rotated = secretsOf(second, first);
  expect(await rotated.decrypt('table 1', before, never)).toEqual(plain);
  expect([rotated.isCurrent(before), rotated.isEncrypted(before)]).toEqual([false, true]);
  const after = await rotated.encrypt('table 1', plain);
  expect(rotated.isCurrent(after)).toBe(true);
  await expect(secretsOf(first).decrypt('table 1', after, never)).rejects.toThrow(
    'A stored secret is encrypted with the key "k2", which SECRET_KEYS does not have.',
  );
  const other = secretsOf(newSecretKey('k2'));
  await expect(other.decrypt('table 1', after, never)).rejects.toThrow(
    'encrypted with another key named "k2"',
  );
});

test('a value of an earlier version is read by the function for former values', async () => {
  const secrets = secretsOf(first);
  expect(await secrets.decrypt('table 1', plain, (stored) => stored)).toEqual(plain);
  expect([secrets.isEncrypted(plain), secrets.isCurrent(plain)]).toEqual([false, false]);
});

describe('the setting SECRET_KEYS', () => {
  const short = `k1:${Buffer.alloc(16).toString('base64')}`;
  const many = Array.from({ length: 11 }, (_, n) => newSecretKey(`k${n}`)).join('\n');
  test.each([
    ['without an id', first.slice(3)],
    ['with a short key', short],
    ['with an id twice', `${first}\n${first}`],
    ['with a line that is no key', `${first}\nnonsense`],
    ['with eleven keys', many],
    ['with spaces only', '  '],
  ])('a value %s is refused, and the message does not contain it', (_, value) => {
    const read = () => parseSettings(schema, { SECRET_KEYS: value });
    expect(read).toThrow('SECRET_KEYS is wrong: must have 1 to 10 lines "id:key"');
    const key = value.trim().split(':').at(-1) ?? '';
    try {
      read();
    } catch (error) {
      if (key !== '') expect(String(error)).not.toContain(key);
    }
  });

  test('a missing value is refused, and a file of several lines is read', () => {
    expect(() => parseSettings(schema, {})).toThrow('SECRET_KEYS is missing');
    const folder = mkdtempSync(join(tmpdir(), 'portada-keys-'));
    try {
      const file = join(folder, 'secret-keys');
      expect(() => parseSettings(schema, { SECRET_KEYS_FILE: file })).toThrow('its file cannot be read');
      writeFileSync(file, `${second}\n${first}\n`);
      const { SECRET_KEYS: keys } = parseSettings(schema, { SECRET_KEYS_FILE: file });
      expect(keys.map(({ id, key }) => [id, key.length])).toEqual([
        ['k2', 32],
        ['k1', 32],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
