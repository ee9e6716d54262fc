import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from './data-folder';
import { describeSimulators } from './simulators';

const folder = mkdtempSync(join(tmpdir(), 'portada-simulators-'));
const data = new DataFolder(folder);
beforeAll(() => data.prepare());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts = { publicUrl: 'http://localhost:3000', logLevel: 'info', data };

test('the simulators stand in for what no setting names', async () => {
  const simulators = await describeSimulators({ OIDC_ISSUER: '' }, facts);
  expect(simulators).toMatchObject({
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    settings: {
      OIDC_ISSUER: 'http://localhost:3000/simulators/oidc',
      OIDC_CLIENT_ID: expect.any(String) as string,
      OIDC_CLIENT_SECRET: expect.any(String) as string,
      OIDC_LABEL: 'Google (simulated)',
    },
  });
  // Nobody has started it.
  expect(await simulators?.part.isReady()).toBe(false);
});

test('a real issuer has none beside it', async () => {
  expect(await describeSimulators({ OIDC_ISSUER: 'https://accounts.google.com' }, facts)).toBeNull();
});
