import { join, resolve } from 'node:path';

/** Absolute path of the checkout. */
export const workspace = resolve(__dirname, '../../..');

/** Absolute path of a file or folder of the checkout. */
export const inWorkspace = (...parts: string[]): string => join(workspace, ...parts);
