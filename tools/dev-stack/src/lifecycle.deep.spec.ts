import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { inWorkspace } from './workspace';

jest.setTimeout(60_000);

type Run = { reaper: { pid: number }; processes: { name: string; pid: number }[] };

const folders: string[] = [];
const children: ChildProcess[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-lifecycle-'));
  folders.push(folder);
  return folder;
};

const startSmallStack = async (folder: string) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', inWorkspace('tools/dev-stack/src/small-stack.fixture.ts'), folder],
    {
      cwd: inWorkspace(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  children.push(child);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const line = once(createInterface({ input: child.stdout as Readable }), 'line');
  const [first] = (await Promise.race([line, once(child, 'close').then(() => [''])])) as [string];
  if (first === '') return { child, complaint, databaseUrl: '', run: undefined };
  const { databaseUrl } = JSON.parse(first) as { databaseUrl: string };
  // The dev stack sends the processes to the process reaper over a pipe, and the reaper writes them to the run file
  // afterwards.
  await until('the run file lists three processes', () => readRun(folder).processes.length === 3);
  return { child, complaint, databaseUrl, run: readRun(folder) };
};

const readRun = (folder: string) => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as Run;

/** Returns the files and folders that other accounts may read, write or enter. */
const openToOthers = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  );

const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const pidsOf = (run: Run | undefined): number[] => [
  run?.reaper.pid ?? 0,
  ...(run?.processes ?? []).map((p) => p.pid),
];

const until = async (what: string, condition: () => boolean): Promise<void> => {
  const deadline = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`timed out after 30 s waiting until ${what}`);
    await delay(20);
  }
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
};

const kill = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGTERM');
  }
  for (const folder of folders.splice(0)) {
    await until('the data folder is released', () => !existsSync(join(folder, 'run.json')));
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('life cycle of a dev stack', () => {
  test('ends every process at SIGTERM, and keeps data, ports and passwords for the next start', async () => {
    const folder = newFolder();
    const first = await startSmallStack(folder);
    await query(first.databaseUrl, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    expect(first.run?.processes.map((process) => process.name).sort()).toEqual(['app', 'postgres', 'redis']);
    await kill(first.child, 'SIGTERM');
    expect(first.child.exitCode).toBe(0);
    expect(pidsOf(first.run).filter(isAlive)).toEqual([]);
    expect(existsSync(join(folder, 'run.json'))).toBe(false);

    const second = await startSmallStack(folder);
    expect(second.databaseUrl).toBe(first.databaseUrl);
    expect(await query(second.databaseUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(openToOthers(folder)).toEqual([]);
  });

  test('leaves no process behind after kill -9 of the dev stack', async () => {
    const { child, run } = await startSmallStack(newFolder());
    await kill(child, 'SIGKILL');
    await until('every process is gone', () => !pidsOf(run).some(isAlive));
  });

  test('ends the processes of an earlier run at the next start, after kill -9 of both the dev stack and the process reaper', async () => {
    const folder = newFolder();
    const first = await startSmallStack(folder);
    await query(first.databaseUrl, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    process.kill(first.run?.reaper.pid ?? 0, 'SIGSTOP');
    await kill(first.child, 'SIGKILL');
    process.kill(first.run?.reaper.pid ?? 0, 'SIGKILL');
    const processes = (first.run?.processes ?? []).map((process) => process.pid);
    expect(processes.filter(isAlive)).toEqual(processes);

    const second = await startSmallStack(folder);
    expect(processes.filter(isAlive)).toEqual([]);
    expect(await query(second.databaseUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  test('ends a Postgres of an earlier run with the help of postmaster.pid if the run file is missing', async () => {
    const folder = newFolder();
    const first = await startSmallStack(folder);
    process.kill(first.run?.reaper.pid ?? 0, 'SIGSTOP');
    await kill(first.child, 'SIGKILL');
    process.kill(first.run?.reaper.pid ?? 0, 'SIGKILL');
    const postgres = first.run?.processes.find((process) => process.name === 'postgres')?.pid ?? 0;
    const others = (first.run?.processes ?? []).filter((process) => process.pid !== postgres);
    for (const { pid } of others) process.kill(pid, 'SIGKILL');
    rmSync(join(folder, 'run.json'));

    const second = await startSmallStack(folder);
    expect(isAlive(postgres)).toBe(false);
    expect(second.databaseUrl).toBe(first.databaseUrl);
  });

  test('refuses a second dev stack on the same data folder, and the first dev stack continues', async () => {
    const folder = newFolder();
    const first = await startSmallStack(folder);
    const second = await startSmallStack(folder);
    expect(second.child.exitCode).toBe(1);
    expect(second.complaint).toContain(`already running on this data folder (process ${first.child.pid})`);
    expect(pidsOf(first.run).every(isAlive)).toBe(true);
  });

  test('starts killed service processes again', async () => {
    const folder = newFolder();
    const { run, databaseUrl } = await startSmallStack(folder);
    for (const { pid } of run?.processes ?? []) process.kill(pid, 'SIGKILL');
    await until('all three services have new processes', () => {
      const now = readRun(folder).processes.map((process) => process.pid);
      return now.length === 3 && now.every(isAlive) && !now.some((pid) => pidsOf(run).includes(pid));
    });
    let rows: unknown[] | undefined;
    const deadline = Date.now() + 30_000;
    while (rows === undefined && Date.now() < deadline) {
      rows = await query(databaseUrl, 'SELECT 1 AS one').catch(() => undefined);
    }
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('replaces a killed process reaper, and the new reaper ends all processes after kill -9 of the dev stack', async () => {
    const folder = newFolder();
    const { child, run } = await startSmallStack(folder);
    process.kill(run?.reaper.pid ?? 0, 'SIGKILL');
    await until('the run file names another reaper and three processes', () => {
      const now = existsSync(join(folder, 'run.json')) ? readRun(folder) : run;
      return now?.reaper.pid !== run?.reaper.pid && now?.processes.length === 3;
    });
    await kill(child, 'SIGKILL');
    await until('every process is gone', () => !pidsOf(run).some(isAlive));
  });

  test('ends every process at SIGTERM while a killed process reaper is being replaced', async () => {
    const folder = newFolder();
    const { child, run } = await startSmallStack(folder);
    process.kill(run?.reaper.pid ?? 0, 'SIGKILL');
    await kill(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    expect(pidsOf(run).filter(isAlive)).toEqual([]);
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
  });
});
