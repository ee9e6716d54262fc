import type { Operation } from './openapi';

/** Name of the variable of the shell for a parameter of a path: `ID` for `{id}`. */
const variables = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

const headerValues: Readonly<Record<string, string>> = {
  'Idempotency-Key': '$(uuidgen)',
  'If-Match': '\\"3\\"',
};

/**
 * Returns a command that calls an operation with the example of the OpenAPI document.
 * @param origin origin of the site, such as `https://portada.example`
 */
export const curlCommand = (
  origin: string,
  { method, path, parameters = [], requestBody, responses }: Operation,
): string => {
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data']?.schema?.properties ?? {};
  const hasFile = Object.keys(responses['200']?.content ?? {}).some((type) => !type.endsWith('json'));
  const headers = parameters.filter((one) => one.in === 'header' && one.required);
  const parts = [
    `curl${method === 'GET' || method === 'POST' ? '' : ` -X ${method}`} "${origin}${variables(path)}"`,
    `-H "Authorization: Bearer $PORTADA_API_KEY"`,
    ...headers.map(({ name }) => `-H "${name}: ${headerValues[name] ?? ''}"`),
    ...(json ? [`-H "Content-Type: application/json"`] : []),
    ...(json?.example !== undefined ? [`-d '${JSON.stringify(json.example)}'`] : []),
    ...(json && json.example === undefined ? ['-d @body.json'] : []),
    ...Object.entries(form).map(([name, schema]) => {
      if (schema.format === 'binary') return `-F "${name}=@picture.png"`;
      return `-F "${name}=${schema.enum ? String(schema.enum[0]) : '$ID'}"`;
    }),
    ...(method === 'POST' && !requestBody ? ['-X POST'] : []),
    ...(hasFile ? ['-o picture'] : []),
  ];
  return parts.join(' \\\n  ');
};
