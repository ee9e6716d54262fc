import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { plannerSettings } from '@portada/database';
import { idPrefixes, reservationOf } from './requests';
import type { BenchApp } from './bench-app';

/** Clients, threads and seconds of a pgbench run. */
const clients = 16;
const threads = 2;
const seconds = 4;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the program folders of all Postgres versions that Debian packages have installed. */
const debianFolders = (): string[] => {
  try {
    return readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
};

/** Returns the absolute path of the newest installed pgbench, or undefined without pgbench. */
export const findPgbench = (): string | undefined =>
  [...debianFolders().sort().reverse(), ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, 'pgbench'))
    .find(isExecutable);

/** Options of the connections: role and planner settings of the api's connections. */
const options = ['role=portada_app', ...Object.entries(plannerSettings).map((setting) => setting.join('='))]
  .map((option) => `-c ${option}`)
  .join(' ');

/** Returns a pgbench script with the database call of the api for one request of a random user. */
const script = (users: number): string => {
  const number = `' || lpad(:n::text, 12, '0') || '`;
  const item = {
    ids: [`' || gen_random_uuid() || '`],
    ...reservationOf({
      id: `${idPrefixes.user}-${number}`,
      thumbnailId: `${idPrefixes.thumbnail}-${number}`,
    }),
  };
  return [
    `\\set n random(1, ${users})`,
    'SELECT outcome, queue_position, credits FROM reserve_generations(',
    `  ('[${JSON.stringify(item)}]')::jsonb) ORDER BY index;`,
    '',
  ].join('\n');
};

/**
 * Runs Postgres's load tool pgbench once with prepared statements, as the role of the application, with 16 clients
 * and 2 threads for 4 s.
 * @param smoke true for one call of each client instead of 4 s
 * @returns number of transactions, and transactions per second
 * @throws Error with the output of pgbench if pgbench fails
 */
export const runPgbench = async (
  program: string,
  { databaseUrl, users }: BenchApp,
  smoke: boolean,
): Promise<{ done: number; perSecond: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-pgbench-'));
  const file = join(folder, 'reserve.sql');
  writeFileSync(file, script(users.length));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const flags = [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    threads,
    ...(smoke ? ['-t', 1] : ['-T', seconds]),
    '-f',
    file,
  ];
  const child = spawn(
    program,
    [...flags.map(String), '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    {
      env: { ...process.env, PGPASSWORD: password, PGOPTIONS: options },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  rmSync(folder, { recursive: true, force: true });
  const done = /transactions actually processed: (\d+)/.exec(output)?.[1];
  const perSecond = /tps = ([\d.]+)/.exec(output)?.[1];
  if (code !== 0 || !done || !perSecond) throw new Error(`pgbench failed: ${output}`);
  return { done: Number(done), perSecond: Number(perSecond) };
};
