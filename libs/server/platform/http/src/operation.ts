import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtension, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type ErrorCode, type ProgramOperation, programOperations } from '@portada/contracts';

/** Extension of an operation with its own error codes. `openapi-document.ts` replaces it by responses. */
export const errorCodesExtension = 'x-error-codes';

/**
 * Names an operation that API keys may call, for the OpenAPI document.
 * @param id id of the operation, which generated clients use as the name of a function
 * @param codes error codes that this operation can answer with, besides those of all operations of its kind
 */
export const Operation = (id: ProgramOperation, codes: readonly ErrorCode[] = []): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId: id, summary: programOperations[id].en }),
    ApiExtension(errorCodesExtension, codes),
  );

const file = { type: 'string', format: 'binary' } as const;

/**
 * Declares a response with the bytes of a file.
 * @param mediaTypes media types of which the response has one
 */
export const FileResponse = (...mediaTypes: readonly string[]): MethodDecorator =>
  ApiResponse({
    status: 200,
    description: 'The bytes of the file',
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: file }])),
  });

/**
 * Declares a multipart body with one file and one other field.
 * @param names name of the field with the file, and name and JSON schema of the other field
 */
export const FormBody = (names: {
  file: string;
  field: string;
  schema: { enum: readonly string[] } | { format: 'uuid' };
}): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      required: true,
      schema: {
        type: 'object',
        required: [names.field, names.file],
        properties: {
          [names.field]: {
            type: 'string',
            ...('enum' in names.schema ? { enum: [...names.schema.enum] } : names.schema),
          },
          [names.file]: { ...file, description: 'PNG, JPEG or WebP, at most 8 MiB' },
        },
      },
    }),
  );
