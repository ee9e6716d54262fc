import { SettingsError } from '@portada/config';
import { readSettings } from './settings';

const least = {
  PUBLIC_URL: 'https://portada.example',
  DATABASE_URL: 'postgres://localhost/portada',
  REDIS_URL: 'redis://localhost',
  STORAGE_DIR: '/tmp/pictures',
};
const complete = {
  ...least,
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
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

test('accepts a simulated payment provider and few settings outside production', () => {
  expect(refusal(least)).toBe('started');
  expect(
    refusal({ ...least, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:4000' }),
  ).toBe('started');
});

test('requires mail and payment settings in production, and https to the provider', () => {
  expect(refusal(complete)).toBe('started');
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY']) {
    expect(refusal({ ...complete, [name]: '' })).toContain(`${name} is missing`);
  }
  expect(refusal({ ...complete, STRIPE_API_BASE: 'https://payments.example' })).toBe('started');
  expect(refusal({ ...complete, STRIPE_API_BASE: 'http://payments.example' })).toContain(
    'STRIPE_API_BASE is wrong',
  );
});
