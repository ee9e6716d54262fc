import { STATUS_CODES } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import {
  apiKeyRoot,
  apiKeyScopes,
  apiKeyStart,
  cookieName,
  programOperations,
  programTags,
} from '@portada/contracts';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import { keepNullableProperties } from './nullable-properties';
import { type OpenApiOperation, errorHeaders, errorResponses, errorSchemas } from './openapi-errors';
import { UndescribableError, renameSchemas, usedSchemas } from './openapi-schemas';
import { errorCodesExtension } from './operation';
import type { ServedRoute } from './served-routes';
import { describeWebhooks } from './webhook-document';

type Paths = OpenAPIObject['paths'];
type PathItem = Paths[string];

/** Name of the session cookie without its prefix. */
export const sessionCookieName = 'sid';

/** The two documents: of all routes, and of the operations that API keys may call. */
export type Documents = { whole: object; programs: object };

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Returns the credentials that open a route, of which one is needed; none for a public route. */
const securityOf = ({ access, keyScope }: ServedRoute, isOfPrograms: boolean): Record<string, string[]>[] => [
  ...(keyScope ? [{ apiKey: [keyScope] }] : []),
  ...(access === 'public' || isOfPrograms ? [] : [{ session: [] }]),
];

/** Returns the body of an operation with the example of the contract. */
const bodyOf = ({ operationId, requestBody }: OpenApiOperation): Pick<OpenApiOperation, 'requestBody'> => {
  if (!requestBody || '$ref' in requestBody) return {};
  const { example } = {
    example: undefined,
    ...programOperations[operationId as keyof typeof programOperations],
  };
  const json = requestBody.content['application/json'];
  if (!json || example === undefined) return { requestBody };
  const content = { ...requestBody.content, 'application/json': { ...json, example } };
  return { requestBody: { ...requestBody, content } };
};

/** Keywords of a parameter. All other keywords belong to its schema, where nestjs-zod does not write all of them. */
const parameterKeywords = ['name', 'in', 'required', 'description', 'schema', 'example', 'deprecated'];

const wholeParameter = <Parameter extends object>(parameter: Parameter): Parameter => {
  const entries = Object.entries(parameter);
  const own = Object.fromEntries(entries.filter(([name]) => parameterKeywords.includes(name)));
  const others = Object.fromEntries(entries.filter(([name]) => !parameterKeywords.includes(name)));
  const schema: unknown = own['schema'];
  return { ...own, schema: { ...(schema as object), ...others } } as Parameter;
};

const describeOperation = (
  route: ServedRoute,
  operation: OpenApiOperation,
  isOfPrograms: boolean,
): OpenApiOperation => {
  if (route.takesForm && !JSON.stringify(operation.requestBody ?? {}).includes('multipart/form-data'))
    throw new UndescribableError(`${route.handler} reads a form and describes none. Add @FormBody().`);
  if (route.keyScope && !(errorCodesExtension in operation))
    throw new UndescribableError(`${route.handler} is open to API keys and has no @Operation().`);
  const successes = Object.entries(operation.responses).map(([status, response]) => [
    status,
    response && 'description' in response && !response.description
      ? { ...response, description: STATUS_CODES[status] ?? '' }
      : response,
  ]);
  const { [errorCodesExtension]: _, ...described } = operation as OpenApiOperation & Record<string, unknown>;
  return {
    ...(described as OpenApiOperation),
    operationId: operation.operationId?.replace(/\$\d+/g, '') ?? '',
    ...(operation.parameters && { parameters: operation.parameters.map(wholeParameter) }),
    ...bodyOf(operation),
    responses: {
      ...Object.fromEntries(successes),
      ...errorResponses(route, operation, isOfPrograms),
    } as OpenApiOperation['responses'],
    security: securityOf(route, isOfPrograms),
  };
};

const routeKey = (method: string, url: string): string => `${method.toUpperCase()} ${url}`;

/** Returns the described operations by path and method: all of them, or those that API keys may call, under `/api/v1`. */
const describePaths = (
  { paths }: OpenAPIObject,
  routes: ReadonlyMap<string, ServedRoute>,
  isOfPrograms: boolean,
): Paths => {
  const described: Record<string, PathItem> = {};
  const ids = new Set<string>();
  for (const [path, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = item[method];
      const route = routes.get(routeKey(method, path.replace(/\{(\w+)\}/g, ':$1')));
      if (!operation || !route || (isOfPrograms && !route.keyScope)) continue;
      // A second address of an operation is in the document of all routes only, under another id.
      const id = operation.operationId ?? '';
      if (isOfPrograms && ids.has(id)) continue;
      const unique = ids.has(id) ? { ...operation, operationId: `${id}_${ids.size}` } : operation;
      ids.add(unique.operationId ?? '');
      const shown = isOfPrograms ? path.replace(/^\/api/, apiKeyRoot) : path;
      described[shown] = {
        ...described[shown],
        [method]: describeOperation(route, unique, isOfPrograms),
      };
    }
  return described;
};

const apiKeyScheme = {
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: `${apiKeyStart}...`,
  description:
    'An API key of the account, which a user creates on the page /developers/keys. ' +
    `Each operation names the scope that the key needs: ${apiKeyScopes.join(', ')}.`,
};

const sessionScheme = (origin: string) => ({
  type: 'apiKey' as const,
  in: 'cookie',
  name: cookieName(sessionCookieName, origin.startsWith('https:')),
  description: 'The session of a browser. Unsafe requests must come from the same origin.',
});

/** The sources of the documents: the description by Nest, the served routes by method and path, and the origin of the site. */
type Source = { found: OpenAPIObject; routes: ReadonlyMap<string, ServedRoute>; origin: string };

/** Describes the tags of operations. */
const tagsOf = (...parts: readonly object[]): { name: string; description: string }[] => {
  const operations = parts.flatMap((part) =>
    Object.values(part).flatMap((item: PathItem) => Object.values(item)),
  );
  const used = operations.flatMap(({ tags = [] }: OpenApiOperation) => tags);
  const ofPrograms = Object.entries(programTags)
    .filter(([name]) => used.includes(name))
    .map(([name, { title, text }]) => ({ name, description: `${title.en}. ${text.en}` }));
  const others = [...new Set(used)].filter((name) => !(name in programTags));
  return [...ofPrograms, ...others.map((name) => ({ name, description: `Routes of ${name}` }))];
};

const compose = ({ found, routes, origin }: Source, isOfPrograms: boolean): object => {
  const paths = describePaths(found, routes, isOfPrograms);
  const webhooks = describeWebhooks();
  return {
    ...found,
    info: {
      title: 'Portada',
      version: '1',
      description: isOfPrograms
        ? 'The operations that API keys may call. Every error has the same form, and each operation names its codes.'
        : `All routes of the site. Programs use the document at ${origin}${apiKeyRoot}/openapi.json.`,
      license: { name: 'Terms of Service', url: `${origin}/terms-of-service` },
    },
    servers: [{ url: origin, description: 'This site' }],
    externalDocs: { url: `${origin}/developers`, description: 'Reference for developers' },
    tags: tagsOf(paths, webhooks),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apiKey: apiKeyScheme,
        ...(!isOfPrograms && { session: sessionScheme(origin) }),
      },
      headers: errorHeaders,
      schemas: usedSchemas([paths, webhooks], { ...found.components?.schemas, ...errorSchemas() }),
    },
  };
};

/**
 * Creates the OpenAPI documents of an application from its controllers, their schemas and their declared access.
 * @param origin origin of the site, such as `https://portada.example`
 * @throws UndescribableError if a route that API keys may call has no name, a form is not described, or two schemas have one name
 */
export const describeApp = (app: NestFastifyApplication, origin: string): Documents => {
  const head = new DocumentBuilder().setTitle('Portada').setVersion('1').setOpenAPIVersion('3.1.0').build();
  keepNullableProperties(app);
  const found = renameSchemas(cleanupOpenApiDoc(SwaggerModule.createDocument(app, head)));
  const { servedRoutes } = app.getHttpAdapter().getInstance();
  const routes = new Map(servedRoutes.map((route) => [routeKey(route.method, route.url), route]));
  const source = { found, routes, origin };
  return { whole: compose(source, false), programs: compose(source, true) };
};
