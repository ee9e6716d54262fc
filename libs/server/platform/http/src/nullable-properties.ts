import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ModulesContainer } from '@nestjs/core';

type Property = { type?: unknown };
type Dto = { _OPENAPI_METADATA_FACTORY?: () => Record<string, Property> };

const isDto = (type: unknown): type is Required<Dto> =>
  typeof type === 'function' && '_OPENAPI_METADATA_FACTORY' in type;

/** Returns the classes of the bodies and responses of a handler. */
const typesOf = (prototype: object, name: string): unknown[] => {
  const handler: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
  if (typeof handler !== 'function') return [];
  const parameters = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as unknown[];
  const responses = (Reflect.getMetadata('swagger/apiResponse', handler) ?? {}) as Record<string, Property>;
  return [...parameters, ...Object.values(responses).map(({ type }) => type)];
};

/**
 * Makes Nest describe a property such as `string | null` as it is. For `type: ['string', 'null']`, which zod writes, Nest describes a
 * list of strings; it leaves `anyOf` as it is. Call it before the document is created.
 */
export const keepNullableProperties = (app: NestFastifyApplication): void => {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const prototypes = controllers.map(
    ({ metatype }) => (metatype as { prototype: object } | null)?.prototype ?? {},
  );
  const types = prototypes.flatMap((prototype) =>
    Object.getOwnPropertyNames(prototype).flatMap((name) => typesOf(prototype, name)),
  );
  for (const dto of new Set(types.filter(isDto))) {
    const describe = dto._OPENAPI_METADATA_FACTORY.bind(dto);
    dto._OPENAPI_METADATA_FACTORY = () =>
      Object.fromEntries(
        Object.entries(describe()).map(([name, property]) => {
          if (!Array.isArray(property.type)) return [name, property];
          return [name, { ...property, type: '', anyOf: property.type.map((type: unknown) => ({ type })) }];
        }),
      );
  }
};
