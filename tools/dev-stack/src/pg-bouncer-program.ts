import { cacheFolderOf, fetchDebianProgram, programOnPath } from './debian-program';

const programs = ['pgbouncer'];

/**
 * Returns the absolute path of an installed or downloaded PgBouncer, a connection pooler for Postgres.
 * @returns `pgbouncer` if it is not available, so that only the tests that run it fail
 */
export const obtainPgBouncer = async (): Promise<string> =>
  programOnPath(programs, process.env['PATH'] ?? '') ??
  (await fetchDebianProgram({ packages: programs, programs, cache: cacheFolderOf('pgbouncer') })) ??
  'pgbouncer';
