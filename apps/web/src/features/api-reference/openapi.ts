import { type ErrorCode, type ProgramOperation, apiKeyRoot } from '@portada/contracts';
import source from '@portada/contracts/openapi';

/** The part of a JSON schema that the reference shows. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
};

type Content = Readonly<Record<string, { schema?: Schema; example?: unknown }>>;

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };

type DocumentOperation = {
  operationId: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
  security: readonly Readonly<Record<string, readonly string[]>>[];
};

/** An operation of the OpenAPI document of `/api/v1`. */
export type Operation = DocumentOperation & {
  operationId: ProgramOperation;
  method: string;
  path: string;
};

type OpenApi = {
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

const openApi = source as unknown as OpenApi;

/** The operations of the OpenAPI document, in its order. */
export const operations: readonly Operation[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    operationId: operation.operationId as ProgramOperation,
    method: method.toUpperCase(),
    path,
  })),
);

/** Returns a path without `/api/v1`, which all paths begin with. */
export const shortPath = (path: string): string => path.slice(apiKeyRoot.length);

/** Returns the schema that a reference names, or the schema itself. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? (openApi.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** Returns the error codes of a schema, which is one error or a choice of errors. */
const codesOf = (schema: Schema): readonly ErrorCode[] => {
  const { oneOf = [], allOf = [], properties } = resolved(schema);
  const own = properties?.['code']?.enum ?? [];
  // The schema of every error has all codes; the schema of one error narrows them.
  return [...[...oneOf, ...allOf.filter(({ $ref }) => !$ref)].flatMap(codesOf), ...(own as ErrorCode[])];
};

/** Returns the error codes of an operation by status, and the statuses of its successes. */
export const answersOf = ({ responses }: Operation) => {
  const all = Object.entries(responses).map(([status, { content }]) => ({ status: Number(status), content }));
  return {
    successes: all.filter(({ status }) => status < 400),
    errors: all
      .filter(({ status }) => status >= 400)
      .map(({ status, content }) => ({
        status,
        codes: codesOf(content?.['application/json']?.schema ?? {}),
      })),
  };
};

/** Every error code that an operation can answer with, with its status, by status. */
export const errorTable = [
  ...new Map(
    operations
      .flatMap((operation) => answersOf(operation).errors)
      .flatMap(({ status, codes }) => codes.map((code) => [code, { status, code }] as const)),
  ).values(),
].sort((one, other) => one.status - other.status);
