import type { OpenAPIObject } from '@nestjs/swagger';

/** Schemas of an OpenAPI document by their names. */
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Error: the routes cannot be described by a document that generators of clients accept. */
export class UndescribableError extends Error {
  override readonly name = 'UndescribableError';
}

/**
 * Returns the name of a component from the name of its class. The bundler adds `$1` to a second class with the same name, and
 * nestjs-zod adds `_Output` to the schema of a response.
 */
const componentName = (className: string): string =>
  className
    .replace(/\$\d+/g, '')
    .replace(/Dto(?=_|$)/, '')
    .replace(/_Output$/, '');

/**
 * Writes the defaults of the fields of a body as text. Generators of types take a field with a default for a field that must be
 * sent, although it may be omitted.
 */
const withDefaultsAsText = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withDefaultsAsText);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, withDefaultsAsText(value)] as const);
  const { default: preset, ...rest } = Object.fromEntries(entries);
  return preset === undefined ? rest : { ...rest, description: `Default: ${JSON.stringify(preset)}` };
};

/**
 * Renames the schemas of a document to names that every generator accepts, and writes the defaults of bodies as text.
 * @throws UndescribableError if two different schemas would get the same name
 */
export const renameSchemas = (document: OpenAPIObject): OpenAPIObject => {
  const names = Object.keys(document.components?.schemas ?? {});
  const text = JSON.stringify(document).replace(
    /"#\/components\/schemas\/([^"]+)"/g,
    (_, name: string) => `"#/components/schemas/${componentName(name)}"`,
  );
  const renamed = JSON.parse(text) as OpenAPIObject;
  const schemas: Schemas = {};
  for (const name of names) {
    const given = renamed.components?.schemas?.[name] ?? {};
    const schema = name.endsWith('_Output') ? given : (withDefaultsAsText(given) as Schemas[string]);
    const known = schemas[componentName(name)];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new UndescribableError(`Two schemas have the name ${componentName(name)}.`);
    schemas[componentName(name)] = schema;
  }
  return { ...renamed, components: { ...renamed.components, schemas } };
};

/** Returns the schemas that a part of a document refers to, directly or through other schemas. */
export const usedSchemas = (part: unknown, schemas: Schemas, used: Schemas = {}): Schemas => {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const schema = schemas[name];
    if (!schema || used[name]) continue;
    used[name] = schema;
    usedSchemas(schema, schemas, used);
  }
  return used;
};
