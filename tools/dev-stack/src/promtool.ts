import { cacheFolderOf, fetchDebianProgram, programOnPath } from './debian-program';

const programs = ['promtool'];

/**
 * Returns the absolute path of an installed or downloaded promtool, the program of Prometheus that checks and tests
 * alert rules. @returns `promtool` if it is not available, so that only the tests that run it fail
 */
export const obtainPromtool = async (): Promise<string> =>
  programOnPath(programs, process.env['PATH'] ?? '') ??
  (await fetchDebianProgram({ packages: ['prometheus'], programs, cache: cacheFolderOf('promtool') })) ??
  'promtool';
