import { types } from 'node:util';
import { stdSerializers } from 'pino';

const secretWords =
  'pass(?:word|wd|phrase)|secret|token|cookie|authorization|api[-_]?key|access[-_]?key|private[-_]?key|email';
// `parameters` is the field of a database error with the values of its statement.
const secretNames = new RegExp(`${secretWords}|^card|^cvc$|^cvv$|^iban$|^sid$|^parameters$`, 'i');
/**
 * Patterns of text that may contain a secret, with their replacements: user and password of a URL, a bearer token,
 * `name=value`, a parameter of a query, an API key or a key of the payment provider, the secret of a webhook, the token in
 * the address of a share link or of a model's webhook, a recovery code, a card number.
 */
const secretTexts: readonly [RegExp, string][] = [
  // Fields of a child logger are already serialized to text. All patterns run on every line, so each pattern starts
  // with its rarest part.
  [new RegExp(`((?:${secretWords})[^"\\\\]*":)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), '$1"[redacted]"'],
  [/:\/\/[^\s/@"\\]*@/g, '://[redacted]@'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/\b((?:__Host-)?sid|password|token|secret)=[^\s;&"\\]+/gi, '$1=[redacted]'],
  [/([?&](?:code|state|key|sig(?:nature)?)=)[^\s&"\\]+/gi, '$1[redacted]'],
  [/\b(ptd_live_|whsec_|[sr]k_(?:live|test)_)[\w+/=-]+/g, '$1[redacted]'],
  [/(\/s\/|\/shared\/)[\w-]{16,}/g, '$1[redacted]'],
  [/(\/model-webhooks\/[\w-]+\/[\w-]+\/)[\w-]+/g, '$1[redacted]'],
  // Recovery codes have groups of five signs and a last one of six; those of earlier versions have groups of four.
  [
    /(?<![\w-])(?=[a-z-]*\d)(?:[\da-z]{4}(?:-[\da-z]{4}){3,}|(?:[\da-z]{5}-){4}[\da-z]{6})(?![\w-])/gi,
    '[code]',
  ],
  [/\b\d{4}([ -]?)\d{4}\1\d{4}\1\d{3,7}\b/g, '[card]'],
];
const emailAddress = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;
const deepest = 6;

/**
 * Segment of a path that looks like a random token: at least 16 letters and digits, one of them a capital letter. Ids are
 * written in small letters, and so are the names in the paths of Portada.
 */
const tokenSegment = /(?<![\w-])(?=[a-z\d_-]*[A-Z])[\w-]{16,}/g;
/** Number of characters of a path in the log. */
const longestPath = 300;
/** Segment of a path that is a one-time code of an authenticator app. */
const codeSegment = /(?<=\/)\d{6,8}(?=\/|$)/g;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Returns the path of a request for the log: without its query, and without keys, tokens and one-time codes that a
 * caller wrote into it; at most 300 characters.
 * @param url path and query of a request
 */
export const redactPath = (url: string): string =>
  redactText(decoded(url.split(/[?#]/, 1)[0] ?? '').slice(0, longestPath))
    .replace(tokenSegment, '[token]')
    .replace(codeSegment, '[code]');

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
