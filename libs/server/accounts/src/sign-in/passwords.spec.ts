import * as argon2 from '@node-rs/argon2';
import { productConfig } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords';
import { Passwords, assertStrong } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

test('a password hash is Argon2id at the configured cost, matches only its password, and is salted', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(stored, 'correct horse')).toBe(true);
  expect(await passwords.isRight(stored, 'Correct horse')).toBe(false);
  expect(await passwords.isRight(null, 'correct horse')).toBe(false);
  expect(await passwords.hash('correct horse')).not.toBe(stored);
});

test('a password matches in every Unicode form of its letters, also if another form was stored', async () => {
  const passwords = new Passwords();
  const [composed, decomposed] = ['contraseña-é-1'.normalize('NFC'), 'contraseña-é-1'.normalize('NFD')];
  for (const stored of [await passwords.hash(composed), await passwords.hash(decomposed)]) {
    expect(await passwords.isRight(stored, composed)).toBe(true);
    expect(await passwords.isRight(stored, decomposed)).toBe(true);
    expect(await passwords.isRight(stored, 'contrasena-e-1')).toBe(false);
  }
  const old = await argon2.hash(decomposed);
  expect(await passwords.isRight(old, decomposed)).toBe(true);
  expect(await passwords.isRight(old, composed)).toBe(false);
});

test('verifying a password for an unknown account takes the same work as verifying a wrong password', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('correct horse');
  const work = async (against: string | null, password = 'a wrong one'): Promise<unknown[]> => {
    jest.mocked(argon2.verify).mockClear();
    await passwords.isRight(against, password);
    // The first parts of a password hash name the algorithm and its cost.
    return jest.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  };
  const known = await work(stored);
  expect(known).toHaveLength(1);
  expect(await work(null)).toEqual(known);
  const inTwoForms = await work(stored, 'e\u0301');
  expect(inTwoForms).toHaveLength(2);
  expect(await work(null, 'e\u0301')).toEqual(inTwoForms);
});

test('a limited number of passwords is hashed at a time, and further passwords are refused as unavailable', async () => {
  const passwords = new Passwords();
  const answers = await Promise.allSettled(
    Array.from({ length: 130 }, () => passwords.hash('correct horse')),
  );
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as AppError] : [],
  );
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(40);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(await passwords.hash('correct horse')).toMatch('argon2id');
});

test('every leaked password of the dictionary is refused, regardless of case and Unicode form', () => {
  const leaked = (dictionary['passwords-common'] ?? []).filter(
    (password) => password.length >= productConfig.password.min,
  );
  expect(leaked.length).toBeGreaterThan(40_000);
  const forms = [(text: string) => text, (text: string) => text.toUpperCase().normalize('NFD')];
  for (const form of forms)
    expect(leaked.filter((password) => !isCommonPassword(form(password)))).toEqual([]);
});

test.each([
  ['Iloveyou', 'common'],
  ['CONTRASEÑA1', 'common in Spanish'],
  ['CONTRASEN\u0303A1', 'common in Spanish, in the Unicode form NFD'],
  ['Football7', 'in the last thousand of the leaked ones'],
  ['ANA.LOPEZ@example.test', 'the e-mail'],
  ['Ana.Lopez', 'the name in the e-mail'],
])('the password %s is refused because it is %s', (password) => {
  expect(() => assertStrong(password, 'ana.lopez@example.test')).toThrow(
    expect.objectContaining({ code: 'invalid_request', fields: { password: 'password_common' } }),
  );
});

test.each(['correct horse battery', 'ana.lopez1', 'example.test', 'ñandú azul'])(
  'the password %s is accepted',
  (password) => {
    expect(() => assertStrong(password, 'ana.lopez@example.test')).not.toThrow();
  },
);
