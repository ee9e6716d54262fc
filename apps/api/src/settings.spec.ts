import { SettingsError } from '@portada/config';
import { testSecretKeys, testSecretKeysText } from '@portada/testing';
import { readSettings } from './settings';

const least = {
  PUBLIC_URL: 'https://portada.example',
  DATABASE_URL: 'postgres://localhost/portada',
  REDIS_URL: 'redis://localhost',
  STORAGE_DIR: '/tmp/pictures',
  SECRET_KEYS: testSecretKeysText,
};
const complete = {
  ...least,
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'portada',
  OIDC_CLIENT_SECRET: 'a secret',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const refusal = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'started';
};

test('outside production the api starts with few settings and defaults for the others', () => {
  expect(readSettings(least)).toMatchObject({
    ...least,
    SECRET_KEYS: testSecretKeys,
    OIDC_LABEL: 'Google',
    CREDIT_REPAIR: 'missing-grant',
  });
});

test('in production the api starts with complete settings, and MAIL_FROM sets the sender of mails', () => {
  expect(readSettings(complete)).toMatchObject({ MAIL_FROM: 'Portada <hello@portada.local>' });
  expect(readSettings({ ...complete, MAIL_FROM: 'team@portada.example' }).MAIL_FROM).toBe(
    'team@portada.example',
  );
});

const needed = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SECRET_KEYS',
];

test.each(needed)(
  'in production the api does not start without %s, and the error names the setting',
  (name) => {
    expect(refusal({ ...complete, [name]: '' })).toContain(`${name} is missing`);
  },
);

test('in production the api requires https for the payment provider', () => {
  const simulator = { STRIPE_API_BASE: 'http://127.0.0.1:4000' };
  expect(refusal({ ...complete, ...simulator })).toContain('STRIPE_API_BASE is wrong');
  expect(refusal({ ...complete, STRIPE_API_BASE: 'https://payments.example' })).toBe('started');
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(refusal({ ...least, ...keys, ...simulator })).toBe('started');
});

test('in production the error names every missing setting at once', () => {
  const message = refusal({ ...least, SECRET_KEYS: '', NODE_ENV: 'production' });
  for (const name of needed) {
    expect(message).toContain(`${name} is missing`);
  }
});

test.each([
  [{ OIDC_ISSUER: 'https://accounts.example' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ OIDC_CLIENT_SECRET: 'a secret' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRET']],
  [{ RECAPTCHA_SITE_KEY: 'a key' }, ['RECAPTCHA_PROJECT', 'RECAPTCHA_API_KEY']],
])('refuses an incomplete group of settings that must be set together: %j', (given, missing) => {
  const message = refusal({ ...least, ...given });
  for (const name of missing) expect(message).toContain(`${name} is missing`);
});

test('an error about a wrong setting never contains its value', () => {
  expect(refusal({ ...least, SMTP_URL: 'https://user:hunter2@mail.example' })).toMatch(/SMTP_URL is wrong/);
  expect(refusal({ ...least, SMTP_URL: 'https://user:hunter2@mail.example' })).not.toContain('hunter2');
});

test.each(['http://portada.example', 'http://192.168.1.5:3000', 'http://localhost.example'])(
  'production refuses the PUBLIC_URL %s',
  (address) => {
    expect(refusal({ ...complete, PUBLIC_URL: address })).toContain('PUBLIC_URL is wrong');
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://portada.example'])(
  'production accepts the PUBLIC_URL %s',
  (address) => {
    expect(refusal({ ...complete, PUBLIC_URL: address })).toBe('started');
  },
);

test('production refuses a loopback OIDC_ISSUER unless PUBLIC_URL is loopback too', () => {
  const simulated = { ...complete, OIDC_ISSUER: 'http://localhost:3000/simulators/oidc' };
  expect(refusal(simulated)).toContain('OIDC_ISSUER is wrong');
  expect(refusal({ ...simulated, PUBLIC_URL: 'http://localhost:3000' })).toBe('started');
});

test.each(['123456', 'password', 'admin@portada.example', 'admin'])(
  'production refuses %s as ADMIN_PASSWORD',
  (password) => {
    const env = { ...complete, ADMIN_EMAIL: 'admin@portada.example', ADMIN_PASSWORD: password };
    expect(refusal(env)).toContain('ADMIN_PASSWORD is wrong');
    expect(refusal({ ...env, ADMIN_PASSWORD: 'a lantern over cold tea' })).toBe('started');
    expect(refusal({ ...env, NODE_ENV: '', ADMIN_PASSWORD: '123456' })).toBe('started');
  },
);
