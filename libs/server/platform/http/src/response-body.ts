import { RouteSchema } from '@nestjs/platform-fastify';
import { type ZodDto, ZodResponse } from 'nestjs-zod';
import type { z } from 'zod';

type Handler<Schema extends z.ZodType> = Pick<
  TypedPropertyDescriptor<(...args: never[]) => z.input<Schema> | Promise<z.input<Schema>>>,
  'value'
>;

/**
 * Declares the JSON body that a handler responds with: its status, its entry in the OpenAPI document, and the schema
 * that the serializer of the application validates it by. The type of the handler's result is checked, too.
 * @param response `type` is the DTO of the body, `status` the HTTP status of the response
 */
export const ResponseBody = <Schema extends z.ZodType>(response: {
  type: ZodDto<Schema, false>;
  status: number;
}) => {
  const document = ZodResponse(response);
  const serialize = RouteSchema({ response: { [response.status]: response.type.schema } });
  return (target: object, name: string | symbol, handler: Handler<Schema>): void => {
    // The type of the handler was checked already, by the parameter above.
    const described: object = handler;
    document(target, name, described);
    serialize(target, name, described);
  };
};

/**
 * Makes the serializer of one response: what the schema does not name is left out.
 * @param route `schema` is the one that `ResponseBody` declared
 * @returns the JSON of a body; it throws a ZodError where the body does not fit the schema
 */
export const serializerOf = ({ schema }: { schema: unknown }): ((body: unknown) => string) => {
  const bodySchema = schema as z.ZodType;
  return (body) => JSON.stringify(bodySchema.parse(body));
};
