import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeSimulator } from '@portada/simulators';
import { testDatabase } from '@portada/testing';
import { reconcile } from './commands/reconcile';
import { DataFolder } from './data-folder';

const folder = mkdtempSync(join(tmpdir(), 'portada-reconcile-'));
const names = ['DATA_DIR', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_API_BASE'] as const;
const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));
const set = (settings: Partial<Record<(typeof names)[number], string>>): void => {
  for (const name of names) delete process.env[name];
  Object.assign(process.env, settings);
};
afterAll(() => {
  set({});
  for (const [name, value] of Object.entries(before)) if (value !== undefined) process.env[name] = value;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command `reconcile`. @returns exit code and standard output */
const run = async (...args: string[]): Promise<[number, string]> => {
  const said: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    return [await reconcile(args), said.join('')];
  } finally {
    write.mockRestore();
  }
};

test('the command reconcile fails without a dev stack, names the missing settings and creates no files', async () => {
  set({ DATA_DIR: join(folder, 'none') });
  await expect(run()).rejects.toThrow(
    /No Portada was started on .*none: run npm start first, or set DATABASE_URL/,
  );
  expect(() => readFileSync(join(folder, 'none/stack.json'))).toThrow('ENOENT');
});

test.each([['--days'], ['--days', '0'], ['--days', '3651'], ['--days', 'x'], ['--weeks', '1'], ['40']])(
  'the command reconcile refuses the arguments %s %s',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow('Usage: npm run reconcile -- [--days <1 to 3650>]');
  },
);

test('the command reconcile explains that the database is unavailable if the dev stack is stopped', async () => {
  const data = new DataFolder(join(folder, 'stopped'));
  data.prepare();
  data.keep({
    ...data.kept(),
    postgresPort: 9,
    simulatedStripe: { secretKey: 'sk_test_x', apiBase: 'http://127.0.0.1:9' },
  });
  set({ DATA_DIR: data.path });
  await expect(run()).rejects.toThrow(
    /The database at 127\.0\.0\.1:9 did not answer\. Check that Portada is running/,
  );
});

test('reconcile compares database and provider of the data folder, or of DATABASE_URL and STRIPE_SECRET_KEY', async () => {
  const keys = { secretKey: 'sk_test_stack', webhookSecret: 'whsec_stack' };
  const [database, provider] = await Promise.all([
    testDatabase(),
    startStripeSimulator({ ...keys, pageBase: 'http://localhost/simulators/stripe' }),
  ]);
  try {
    const data = new DataFolder(join(folder, 'running'));
    data.prepare();
    data.keep({ ...data.kept(), simulatedStripe: { secretKey: keys.secretKey, apiBase: provider.apiBase } });
    const agree =
      '0 purchases and 0 sessions of the last 7 days were compared. Purchases, ledger and provider agree.\n';
    set({ DATA_DIR: data.path, DATABASE_URL: database.url });
    expect(await run('--days', '7')).toEqual([0, agree]);
    set({
      DATA_DIR: join(folder, 'none'),
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_API_BASE: provider.apiBase,
    });
    expect(await run('--days', '7')).toEqual([0, agree]);
    set({
      DATA_DIR: data.path,
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: 'sk_test_wrong',
      STRIPE_API_BASE: provider.apiBase,
    });
    expect(await run()).toEqual([
      1,
      expect.stringMatching(/^Nothing was compared: the payment provider refused/),
    ]);
  } finally {
    await provider.close();
    await database.drop();
  }
});
