import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Prompts by language, at most 100 in each. */
const promptsSchema = z.strictObject({
  en: z.array(z.string().min(1).max(2000)).max(100),
  es: z.array(z.string().min(1).max(2000)).max(100),
});

/**
 * Reads a file of prompts, such as docs/studio/judging/round-1.json.
 * @param file path; undefined if the command was called without a path
 * @returns the prompts, English first
 * @throws an Error if no file is given, and the errors of `readFileSync`, `JSON.parse` and the schema
 */
export function readPrompts(file: string | undefined): { en: string[]; es: string[] } {
  if (file === undefined)
    throw new Error('Give a file of prompts, such as docs/studio/judging/round-1.json.');
  return promptsSchema.parse(JSON.parse(readFileSync(resolve(file), 'utf8')));
}
