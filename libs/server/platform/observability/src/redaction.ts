import { types } from 'node:util';
import { stdSerializers } from 'pino';

const secretWords =
  'pass(?:word|wd|phrase)|secret|token|cookie|authorization|api[-_]?key|access[-_]?key|private[-_]?key|email';
// `parameters` is the field of a database error with the values of its statement.
const secretNames = new RegExp(`${secretWords}|^card|^cvc$|^cvv$|^iban$|^sid$|^parameters$`, 'i');
/**
 * Patterns of text that may contain a secret, with their replacements: user and password of a URL, a bearer token,
 * `name=value`, the token in the address of a model's webhook, a card number.
 */
const secretTexts: readonly [RegExp, string][] = [
  // Fields of a child logger are already serialized to text. All patterns run on every line, so each pattern starts
  // with its rarest part.
  [new RegExp(`((?:${secretWords})[^"\\\\]*":)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), '$1"[redacted]"'],
  [/:\/\/[^\s/@"\\]*@/g, '://[redacted]@'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/\b((?:__Host-)?sid|password|token|secret)=[^\s;&"\\]+/gi, '$1=[redacted]'],
  [/(\/model-webhooks\/[\w-]+\/[\w-]+\/)[\w-]+/g, '$1[redacted]'],
  [/\b\d{4}([ -]?)\d{4}\1\d{4}\1\d{3,7}\b/g, '[card]'],
];
const emailAddress = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;
const deepest = 6;

/** Removes secrets that are recognized by their form from a text. @param text any text, such as a line of the log */
export const redactText = (text: string): string => {
  const clean = secretTexts.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  return clean.includes('@') ? clean.replace(emailAddress, '[email]') : clean;
};

/**
 * Copies a value that will be logged without fields whose name marks a secret, such as `password`, `cookie` or
 * `email`.
 * @param value any value; it is not changed
 * @returns plain data; values more than six levels deep are left out
 */
export const redactNames = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > deepest) return '[deep]';
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redactNames(item, depth + 1));
  const plain = value instanceof Error || types.isNativeError(value) ? stdSerializers.err(value) : value;
  return Object.fromEntries(
    Object.entries(plain).map(([key, item]) => [
      key,
      secretNames.test(key) ? '[redacted]' : redactNames(item, depth + 1),
    ]),
  );
};
