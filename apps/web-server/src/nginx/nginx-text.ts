/**
 * Quotes a text for an nginx configuration.
 * @throws Error if the text contains `$` or a line break, for which nginx has no escape
 */
export const quoted = (text: string): string => {
  if (/[$\n]/.test(text)) throw new Error(`nginx has no escape for a character of: ${text}`);
  const quote = text.includes('"') ? "'" : '"';
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
};

/**
 * Renders a block of an nginx configuration, with its lines indented.
 * @param head text before the brace, such as `location = /pricing`
 * @param lines lines inside the block
 */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');

/**
 * Renders a `map` block of nginx.
 * @param source nginx variable that the map reads
 * @param variable nginx variable that the map sets
 * @param fallback value for all other keys
 * @param values values by quoted or bare key
 */
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
 * Converts a route pattern to a regular expression without anchors.
 * @param pattern route pattern of Fastify, such as `/blog/:slug`
 * @throws Error if the pattern has other characters than names, slashes, dots and hyphens
 */
export const patternExpression = (pattern: string): string => {
  if (!/^\/[\w/:.-]*$/.test(pattern)) throw new Error(`nginx cannot serve the route pattern ${pattern}`);
  return pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');
};

/**
 * Returns the head of the nginx `location` that matches a route pattern. The match is exact if the pattern has no
 * parameter.
 */
export const patternLocation = (pattern: string): string =>
  pattern.includes(':') ? `location ~ "^${patternExpression(pattern)}$"` : `location = ${pattern}`;

/**
 * Renders an `add_header` line of nginx.
 * @param name name of the response header
 * @param value quoted text, or text with variables; an empty variable adds no header
 */
export const addHeader = (name: string, value: string): string => `add_header ${name} ${value} always;`;
