import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { until } from './until';

/** A PgBouncer in front of one database. */
export type PgBouncer = {
  /** Address of the database through PgBouncer, with the login of the given address. */
  url: string;
  remove(): Promise<void>;
};

/** Number and name of an account of Debian without rights. */
const unprivileged = { id: 65_534, name: 'nobody' };

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts a PgBouncer in transaction mode. The setting `TEST_PGBOUNCER`, which `npm test` sets, is the path of the program.
 * @param databaseUrl address of a database with a login and its password
 * @throws Error if the program does not start
 */
export const startPgBouncer = async (databaseUrl: string): Promise<PgBouncer> => {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const directory = await mkdtemp(join(tmpdir(), 'portada-pgbouncer-'));
  const own = await freePort();
  const name = pathname.slice(1);
  const lines = [
    '[databases]',
    `${name} = host=${hostname} port=${port} dbname=${name}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(directory, 'users')}`,
    'pool_mode = transaction',
    'default_pool_size = 4',
  ];
  await writeFile(join(directory, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  const [user, secret] = [username, password].map(decodeURIComponent);
  await writeFile(join(directory, 'users'), `"${user}" "${secret}"\n`);
  // PgBouncer refuses to run as root, and changes to another account after it has read its file.
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    for (const file of ['', 'pgbouncer.ini', 'users'])
      await chown(join(directory, file), unprivileged.id, unprivileged.id);
  const program = process.env['TEST_PGBOUNCER'] ?? 'pgbouncer';
  const flags = isRoot ? ['-u', unprivileged.name] : [];
  const child = spawn(program, [...flags, join(directory, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(said);
      return accepts(own);
    },
    { what: 'PgBouncer to listen' },
  );
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(own) }).href,
    remove: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
};
