import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { packFiles } from '../pack';

const catalogueSchema = z.array(z.object({ id: z.string() }));

/**
 * Reads the names of all drawings of an asset pack.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 * @throws if the pack is missing
 */
export const readDrawingNames = async (directory: string): Promise<ReadonlySet<string>> => {
  const text = await readFile(join(directory, packFiles.catalogue), 'utf8');
  return new Set(catalogueSchema.parse(JSON.parse(text)).map(({ id }) => id));
};

/**
 * Returns the program that draws documents, and its arguments.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 * @param limits CPU time in ms and memory in megabytes that a task may use
 */
export const documentProgram = (
  directory: string,
  limits: { cpuMs: number; megabytes: number },
): { file: string; args: string[] } => {
  const folder = resolve(directory);
  return {
    file: join(folder, packFiles.documentProcess),
    args: [folder, String(limits.cpuMs), String(limits.megabytes)],
  };
};
