import { SettingsError } from '@portada/config';
import { testSecretKeysText } from '@portada/testing';
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

test('the worker accepts a simulated payment provider and few settings outside production', () => {
  expect(refusal(least)).toBe('started');
  expect(
    refusal({ ...least, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:4000' }),
  ).toBe('started');
});

test('the worker requires mail and payment settings in production, and https to the payment provider', () => {
  expect(refusal(complete)).toBe('started');
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'SECRET_KEYS']) {
    expect(refusal({ ...complete, [name]: '' })).toContain(`${name} is missing`);
  }
  expect(refusal({ ...complete, STRIPE_API_BASE: 'https://payments.example' })).toBe('started');
  expect(refusal({ ...complete, STRIPE_API_BASE: 'http://payments.example' })).toContain(
    'STRIPE_API_BASE is wrong',
  );
});

test('the worker refuses a hosted image model without its API key, and the error says how to get a key', () => {
  const message = refusal({ ...least, IMAGE_MODEL: 'openai,studio' });
  expect(message).toContain('OPENAI_API_KEY');
  expect(message).toContain('https://platform.openai.com/api-keys');
  expect(message).toContain('IMAGE_MODEL=studio works without a key');
  expect(refusal({ ...least, IMAGE_MODEL: 'openai,studio', OPENAI_API_KEY: 'sk-1' })).toBe('started');
  expect(refusal({ ...complete, IMAGE_MODEL: 'openai' })).toContain('OPENAI_API_KEY');
});
