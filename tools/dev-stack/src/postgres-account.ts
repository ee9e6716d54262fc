import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DevStackError } from './dev-stack-error';

/** User id of "nobody" on every Linux: root starts Postgres as this account, because Postgres refuses to run as root. */
const nobody = 65_534;

/**
 * Options with which the programs of Postgres are started: `prefix` is the command before the program, `account`
 * the user and group for spawn, `owner` the user id that must own the files of Postgres.
 */
export type Launch = { prefix: string[]; account: { uid?: number; gid?: number }; owner: number | undefined };

/** Returns true if other accounts can reach a path: the path and its parent folders have the execute permission. */
const isReachable = (path: string): boolean => {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};

const mapToNobody = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/**
 * Decides how to start the programs of Postgres. An ordinary user starts the programs directly. Root starts the
 * programs in a user namespace that maps root to "nobody". Without user namespaces root starts the programs as the
 * account "nobody"; then the data folder gets the execute permission, but no read permission, for other accounts.
 * @param programs absolute path of the folder with the programs of Postgres
 * @param data absolute path of the data folder
 * @throws DevStackError if root can use none of these ways
 */
export const postgresLaunch = (programs: string, data: string): Launch => {
  if (process.getuid?.() !== 0) return { prefix: [], account: {}, owner: undefined };
  const [command = '', ...args] = mapToNobody;
  if (spawnSync(command, [...args, 'true']).status === 0)
    return { prefix: mapToNobody, account: {}, owner: 0 };
  chmodSync(data, 0o711);
  if ([programs, data].every(isReachable)) {
    return { prefix: [], account: { uid: nobody, gid: nobody }, owner: nobody };
  }
  throw new DevStackError(
    `Postgres does not run as root, and another account cannot reach ${programs} and ${data}: start Portada as an ` +
      'ordinary user, or move Portada to a folder that other accounts can read, such as /srv, or set DATABASE_URL.',
  );
};

/**
 * Changes the owner of a folder and its contents. Does nothing without an owner, or if the owner is correct
 * already.
 */
export const giveTo = (owner: number | undefined, folder: string): void => {
  if (owner === undefined || lstatSync(folder).uid === owner) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), owner, owner);
  }
  chownSync(folder, owner, owner);
};
