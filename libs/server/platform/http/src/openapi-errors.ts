import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, errorAnswerSchema, errorCatalogue, errorCodes } from '@portada/contracts';
import { z } from 'zod';
import type { Schemas } from './openapi-schemas';
import { errorCodesExtension } from './operation';
import type { ServedRoute } from './served-routes';

/** An operation of an OpenAPI document. */
export type OpenApiOperation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const headerOf = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/** Headers of error responses, by the names of their components. */
export const errorHeaders = {
  RequestId: headerOf('Id of the request, which is also in the body'),
  RetryAfter: headerOf('Seconds after which the request can be repeated', 'integer'),
  Challenge: headerOf('Bearer challenge by RFC 6750'),
} as const;

const headerRef = (name: keyof typeof errorHeaders) => ({ $ref: `#/components/headers/${name}` });

/** Returns the headers of an error response with this status, by name. */
const headersOf = (status: number) => ({
  'X-Request-Id': headerRef('RequestId'),
  ...((status === 429 || status === 503) && { 'Retry-After': headerRef('RetryAfter') }),
  ...((status === 401 || status === 403) && { 'WWW-Authenticate': headerRef('Challenge') }),
});

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the name of the schema of a code: `PromptRefusedError` for `prompt_refused`. */
const schemaName = (code: ErrorCode): string =>
  `${code
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Error`;

/** Returns the schema of every error, and one schema for each code, by which generated clients tell the codes apart. */
export const errorSchemas = (): Schemas => {
  const { $schema: _, ...schema } = z.toJSONSchema(errorAnswerSchema);
  const ofCodes = errorCodes.map((code) => [
    schemaName(code),
    {
      description: errorCatalogue[code].en,
      allOf: [refTo('Error'), { type: 'object', required: ['code'], properties: { code: { enum: [code] } } }],
    },
  ]);
  return { Error: schema, ...Object.fromEntries(ofCodes) } as Schemas;
};

/** Returns the schema of an answer that has one of these codes, or any code for null. */
const schemaOf = (codes: readonly ErrorCode[] | null) => {
  const [first, ...more] = (codes ?? []).map((code) => refTo(schemaName(code)));
  if (!first) return refTo('Error');
  return more.length === 0 ? first : { oneOf: [first, ...more] };
};

/** Creates the response of an error status. @param codes null for a response that can have every code of the status */
const errorResponse = (status: number, codes: readonly ErrorCode[] | null) => ({
  description: codes?.join(', ') ?? STATUS_CODES[status] ?? '',
  headers: headersOf(status),
  content: { 'application/json': { schema: schemaOf(codes) } },
});

/** Returns the error codes that every operation with this route and this body can answer with. */
const commonCodes = (
  { access, keyScope, isWebhook, method }: ServedRoute,
  operation: OpenApiOperation,
  isOfPrograms: boolean,
): ErrorCode[] => {
  const codes: ErrorCode[] = ['invalid_request', 'internal', 'unavailable'];
  if (operation.requestBody) codes.push('payload_too_large', 'unsupported_media_type');
  if (keyScope) codes.push('api_key_invalid', 'api_key_scope', 'too_many_requests');
  if (isOfPrograms) return codes;
  if (method !== 'GET' && !isWebhook) codes.push('refused', 'too_many_requests');
  if (access === 'public') return codes;
  return [
    ...codes,
    'signed_out',
    ...(access === 'admin' ? (['refused', 'second_factor_required'] as const) : []),
  ];
};

/** Returns the responses for errors. An operation without an id of its own names the statuses, but not the codes. */
export const errorResponses = (
  route: ServedRoute,
  operation: OpenApiOperation,
  isOfPrograms: boolean,
): OpenApiOperation['responses'] => {
  const own = (operation as OpenApiOperation & { [errorCodesExtension]?: ErrorCode[] })[errorCodesExtension];
  const codes = [...new Set([...commonCodes(route, operation, isOfPrograms), ...(own ?? [])])];
  const statuses = new Set<number>(codes.map((code) => errorCatalogue[code].status));
  if (own === undefined && route.url.includes(':')) statuses.add(404);
  if (own === undefined && route.method !== 'GET') statuses.add(409);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      errorResponse(status, own ? codes.filter((code) => errorCatalogue[code].status === status) : null),
    ]),
  ) as OpenApiOperation['responses'];
};
