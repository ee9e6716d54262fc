import { join, resolve } from 'node:path';

/** Absolute path of the root of the repository. */
export const workspace = resolve(__dirname, '../../..');

/** Returns the absolute path of a file or folder of the repository. */
export const inWorkspace = (...parts: string[]): string => join(workspace, ...parts);
