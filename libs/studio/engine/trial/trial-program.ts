import { join, resolve } from 'node:path';
import { packFiles } from '../pack';

/**
 * Returns the program that draws images of trials and drafts, and its arguments.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 * @param limits CPU time in ms and memory in megabytes that an image may use
 */
export const trialProgram = (
  directory: string,
  limits: { cpuMs: number; megabytes: number },
): { file: string; args: string[] } => {
  const folder = resolve(directory);
  return {
    file: join(folder, packFiles.trialProcess),
    args: [folder, String(limits.cpuMs), String(limits.megabytes)],
  };
};
