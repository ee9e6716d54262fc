import type { z } from 'zod';

/** Error: settings are wrong or missing. The message names each of these settings without its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads a process's settings from its environment; an empty variable counts as not set.
 * @param schema a zod object whose keys are names of variables
 * @param env usually `process.env`, which only the settings file of a process reads
 * @throws SettingsError naming every wrong or missing setting
 */
export const parseSettings = <S extends z.ZodObject>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<S> => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
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
