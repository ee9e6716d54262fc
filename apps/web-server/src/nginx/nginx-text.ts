/**
 * Quotes a text for an nginx configuration.
 * @throws Error if the text contains `$` or a line break, for which nginx has no escape
 */
export const quoted = (text: string): string => {
  if (/[$\n]/.test(text)) throw new Error(`nginx has no escape for a character of: ${text}`);
  const quote = text.includes('"') ? "'" : '"';
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
};

/** A block of an nginx configuration, with its lines indented. @param head such as `location = /pricing` */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');

/** A `map` block: its source, the variable that it sets, the default, and values by quoted or bare key. */
export const map = (
  source: string,
  variable: string,
  fallback: string,
  values: readonly (readonly [key: string, value: string])[],
): string =>
  block(`map ${source} ${variable}`, [
    `default ${fallback};`,
    ...values.map(([key, value]) => `${key} ${value};`),
  ]);

/**
 * The regular expression, without anchors, of a route pattern.
 * @param pattern of Fastify, such as `/blog/:slug`
 * @throws Error if the pattern has other characters than names, slashes, dots and hyphens
 */
export const patternExpression = (pattern: string): string => {
  if (!/^\/[\w/:.-]*$/.test(pattern)) throw new Error(`Not a pattern that nginx can serve: ${pattern}`);
  return pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');
};

/** The head of a `location` that matches a route pattern. The match is exact if the pattern has no parameter. */
export const patternLocation = (pattern: string): string =>
  pattern.includes(':') ? `location ~ "^${patternExpression(pattern)}$"` : `location = ${pattern}`;

/** An `add_header` line. @param value quoted, or with variables; an empty variable adds no header */
export const addHeader = (name: string, value: string): string => `add_header ${name} ${value} always;`;
