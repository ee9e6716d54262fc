import { SettingsError } from '@portada/config';
import { readSettings } from './settings';

const base = { SIMULATORS_PORT: '4000', PUBLIC_URL: 'http://localhost:3000' };
const oidc = { OIDC_CLIENT_ID: 'portada', OIDC_CLIENT_SECRET: 'any' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_any',
  STRIPE_WEBHOOK_SECRET: 'whsec_any',
  STRIPE_API_PORT: '4001',
  STRIPE_CONTROL_PORT: '4002',
};

test('the settings of a simulator are null if its environment variables are missing', () => {
  expect(readSettings({ ...base, ...oidc, ...stripe })).toMatchObject({
    oidc: { id: 'portada' },
    stripe: { secretKey: 'sk_test_any', apiPort: 4001, settleDelayedAfterMs: 20_000 },
  });
  expect(readSettings({ ...base, ...stripe })).toMatchObject({ oidc: null, stripe: { controlPort: 4002 } });
  expect(readSettings({ ...base, ...oidc })).toMatchObject({ oidc: { secret: 'any' }, stripe: null });
});

test('a simulated bank debit is settled only by a button if SIMULATED_BANK_S is 0', () => {
  const { stripe: settings } = readSettings({ ...base, ...stripe, SIMULATED_BANK_S: '0' });
  expect(settings?.settleDelayedAfterMs).toBeUndefined();
});

test('the simulators refuse incomplete settings, a live payment key and NODE_ENV=production, and name the setting', () => {
  const refusals: [Record<string, string>, string][] = [
    [{ ...stripe, STRIPE_CONTROL_PORT: '' }, 'STRIPE_CONTROL_PORT'],
    [{ OIDC_CLIENT_ID: 'portada' }, 'OIDC_CLIENT_SECRET'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_any' }, 'STRIPE_SECRET_KEY'],
    [{ ...oidc, ...stripe, NODE_ENV: 'production' }, 'simulators are for development'],
  ];
  for (const [env, sentence] of refusals) {
    const read = () => readSettings({ ...base, ...env });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(sentence);
  }
});
