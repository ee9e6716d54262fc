import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from './data-folder';
import { describeSimulators } from './simulators';

const folder = mkdtempSync(join(tmpdir(), 'portada-simulators-'));
const data = new DataFolder(folder);
beforeAll(() => data.prepare());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const surroundings = {
  publicUrl: 'http://localhost:3000',
  api: 'http://127.0.0.1:20000',
  logLevel: 'info',
  data,
  ports: { pages: 20_001, stripeApi: 20_002, stripeControl: 20_003 },
};
const text = expect.any(String) as string;

test('the dev stack simulates the sign-in provider and the payment provider if no setting names a real provider', () => {
  const simulators = describeSimulators({ OIDC_ISSUER: '', STRIPE_SECRET_KEY: '' }, surroundings);
  expect(simulators).toMatchObject({
    address: 'http://127.0.0.1:20001',
    stripeControl: 'http://127.0.0.1:20003',
  });
  expect(simulators?.settings).toEqual({
    OIDC_ISSUER: 'http://localhost:3000/simulators/oidc',
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text,
    OIDC_LABEL: 'Google (simulated)',
    STRIPE_API_BASE: 'http://127.0.0.1:20002',
    STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_\w{48}$/) as string,
    STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_\w{48}$/) as string,
  });
});

test('the dev stack starts no simulator of a provider if a setting names the real provider', () => {
  const realSignIn = describeSimulators({ OIDC_ISSUER: 'https://accounts.google.com' }, surroundings);
  expect(Object.keys(realSignIn?.settings ?? {}).filter((name) => name.startsWith('OIDC_'))).toEqual([]);
  expect(realSignIn).toMatchObject({ stripeControl: text });

  const realPayments = describeSimulators({ STRIPE_SECRET_KEY: 'sk_test_mine' }, surroundings);
  expect(Object.keys(realPayments?.settings ?? {}).filter((name) => name.startsWith('STRIPE_'))).toEqual([]);
  expect(realPayments).toMatchObject({ stripeControl: null });

  const real = { OIDC_ISSUER: 'https://accounts.google.com', STRIPE_SECRET_KEY: 'sk_test_mine' };
  expect(describeSimulators(real, surroundings)).toBeNull();
});

test('the simulated payment provider signs its events with STRIPE_WEBHOOK_SECRET if the setting is given', () => {
  const simulators = describeSimulators({ STRIPE_WEBHOOK_SECRET: 'whsec_given' }, surroundings);
  expect(simulators?.settings).toMatchObject({ STRIPE_WEBHOOK_SECRET: 'whsec_given' });
});
