import { RouteSchema } from '@nestjs/platform-fastify';
import { type ZodDto, ZodResponse } from 'nestjs-zod';
import type { z } from 'zod';

type Handler<Schema extends z.ZodType> = Pick<
  TypedPropertyDescriptor<(...args: never[]) => z.input<Schema> | Promise<z.input<Schema>>>,
  'value'
>;

/**
 * Declares the JSON body that a handler responds with: its status, its entry in the OpenAPI document, and the schema by
 * which the serializer of the application validates it. The compiler checks the type of the handler's result.
 * @param response `type` is the DTO of the body, `status` the HTTP status of the response
 */
export const ResponseBody = <Schema extends z.ZodType>(response: {
  type: ZodDto<Schema, false>;
  status: number;
}) => {
  const document = ZodResponse(response);
  const serialize = RouteSchema({ response: { [response.status]: response.type.schema } });
  return (target: object, name: string | symbol, handler: Handler<Schema>): void => {
    // The type of the parameter has already made the compiler check the type of the handler.
    const described: object = handler;
    document(target, name, described);
    serialize(target, name, described);
  };
};

/**
 * Creates the serializer of one response. It omits fields that the schema does not name.
 * @param route `schema` is the schema that `ResponseBody` declared
 * @returns a function that returns the JSON of a body, and throws a ZodError if the body does not match the schema
 */
export const serializerOf = ({ schema }: { schema: unknown }): ((body: unknown) => string) => {
  const bodySchema = schema as z.ZodType;
  return (body) => JSON.stringify(bodySchema.parse(body));
};
