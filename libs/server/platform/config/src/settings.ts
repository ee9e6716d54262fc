import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';

/** Error: settings are wrong or missing. The message names each of these settings without its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Largest size in bytes of a file with the value of a setting. */
const largestFile = 65_536;

/**
 * Reads the settings that are given as files, such as the secrets of a container: `NAME_FILE` is the path of a file with
 * the value of `NAME`. Space at the end of the file is not part of the value.
 * @throws SettingsError naming a setting that is given twice, or whose file cannot be read or is larger than 64 KiB
 */
const fromFiles = (
  names: readonly string[],
  env: Readonly<Record<string, string>>,
): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) throw new SettingsError(`Set either ${name} or ${name}_FILE, not both.`);
    try {
      if (statSync(file).size > largestFile) throw new Error('the file is too large');
      const value = readFileSync(file, 'utf8').trimEnd();
      if (value !== '') values[name] = value;
    } catch (error) {
      throw new SettingsError(`${name}_FILE is wrong: its file cannot be read.`, { cause: error });
    }
  }
  return values;
};

/**
 * Reads a process's settings from its environment. Each setting `NAME` can be given as a file by `NAME_FILE`. An empty
 * variable or file counts as not set.
 * @param schema a zod object whose keys are names of variables
 * @param env usually `process.env`, which only the settings file of a process reads
 * @throws SettingsError naming every wrong or missing setting
 */
export const parseSettings = <S extends z.ZodObject>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<S> => {
  const set = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const given = { ...set, ...fromFiles(Object.keys(schema.shape), set) };
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return name in given || name === ''
      ? `${name || 'settings'} is wrong: ${issue.message}`
      : `${name} is missing`;
  });
  throw new SettingsError(`These settings need attention:\n- ${[...new Set(lines)].join('\n- ')}`);
};

/**
 * Reads the settings at the start of a process. If they are wrong, prints their names and exits with 1.
 * @param read parses the settings of one process; throws SettingsError if they are wrong
 */
export const settingsOrExit = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
