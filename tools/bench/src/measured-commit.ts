import { execFileSync } from 'node:child_process';
import { inWorkspace } from './processes';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: inWorkspace(), encoding: 'utf8' }).trim();

/** Number of later commits of the measured code from which figures count as old. */
const oldAfter = 30;

/** Returns the short name of the commit of this workspace; a dash if files were changed since, or without Git. */
export const measuredCommit = (): string => {
  try {
    const isChanged = git('status', '--porcelain', '--', '.', ':!docs') !== '';
    return isChanged ? '–' : git('rev-parse', '--short=8', 'HEAD');
  } catch {
    return '–';
  }
};

/**
 * Tells whether figures are old: their commit is unknown here, or the measured folders have more than thirty later commits.
 * @param commit a commit, or a dash
 * @param folders paths from the root of the workspace
 */
export const isOld = (commit: string, folders: readonly string[]): boolean => {
  if (!/^[0-9a-f]{8,40}$/.test(commit)) return true;
  try {
    return Number(git('rev-list', '--count', `${commit}..HEAD`, '--', ...folders)) > oldAfter;
  } catch {
    return true;
  }
};
