import type { z } from 'zod';

/** Error: an answer of an image provider is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** Maximum size in bytes of a JSON answer: an image of 32 MB in base64, and a margin. */
export const largestJson = 48 * 1024 * 1024;

/**
 * Maximum number of opening brackets and commas of a JSON text. An answer with an image has a few dozen; 48 MB of empty
 * lists would block the event loop for seconds and take gigabytes of memory.
 */
const mostMarks = 100_000;

const hasTooManyMarks = (text: string): boolean => {
  let found = 0;
  for (const mark of ['[', '{', ',']) {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
      found += 1;
      if (found > mostMarks) return true;
    }
  }
  return false;
};

/**
 * Reads the body of a response as bytes.
 * @param body body of a response
 * @param maxBytes limit in bytes
 * @throws AnswerTooLarge beyond the limit; an error of the connection, also if the connection ends early
 */
export const readBytes = async (
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLarge(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Reads the body of a response as JSON.
 * @param response of `fetch`; the signal of its request limits the time
 * @param schema of the value
 * @param maxBytes limit in bytes
 * @returns the value, or null if the body is no JSON that matches the schema
 * @throws AnswerTooLarge beyond the limit; an error of the connection
 */
export const readJson = async <S extends z.ZodType>(
  response: Response,
  schema: S,
  maxBytes = largestJson,
): Promise<z.infer<S> | null> => {
  const bytes = await readBytes(response.body, maxBytes);
  return parseJson(bytes.toString('utf8'), schema);
};

/**
 * Parses a JSON text.
 * @param text JSON
 * @param schema schema of the value
 * @returns null if the text is no JSON that matches the schema, or has more values than an answer needs
 */
export const parseJson = <S extends z.ZodType>(text: string, schema: S): z.infer<S> | null => {
  if (hasTooManyMarks(text)) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
