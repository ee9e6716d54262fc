import {
  type ErrorAnswer,
  type ErrorCode,
  type FieldMessage,
  type Language,
  actionMessages,
  errorCatalogue,
  fieldMessages,
} from '@portada/contracts';
import { AppError, classify } from '@portada/errors';
import { HttpException } from '@nestjs/common';
import { ZodValidationException } from 'nestjs-zod';
import { ZodError } from 'zod';

/**
 * The public form of an error. `sentence` and the values of `fields` are message keys, which are not translated yet; with
 * `sentence` the message of the code is replaced.
 */
export type PublicError = {
  code: ErrorCode;
  fields?: Record<string, string>;
  sentence?: FieldMessage;
  retryAfterSeconds?: number;
  document?: object;
};

const codesByStatus: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'signed_out',
  403: 'refused',
  404: 'not_found',
  405: 'not_found',
  409: 'idempotency_conflict',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** Number of validation issues that an answer names; a hostile body could otherwise have thousands. */
const mostIssues = 50;

const fieldsOf = (error: ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, mostIssues)) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] = 'unknown_field';
    } else {
      // Only the first validation issue of each field is returned.
      fields[path || 'body'] ??= issue.message in fieldMessages ? issue.message : 'invalid';
    }
  }
  return fields;
};

const statusOf = (error: unknown): number | null => {
  if (error instanceof HttpException) return error.getStatus();
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null;
  return typeof status === 'number' ? status : null;
};

/**
 * Converts an error to its public form: the code of an AppError, the code of an HTTP status, `unavailable` for an
 * operational error, and `internal` otherwise. Details stay in the log.
 * @param error any error, also of Nest or Fastify
 */
export const toPublicError = (error: unknown): PublicError => {
  if (error instanceof AppError) return error;
  if (error instanceof ZodValidationException) {
    const cause = error.getZodError();
    return { code: 'invalid_request', ...(cause instanceof ZodError && { fields: fieldsOf(cause) }) };
  }
  if (classify(error) === 'operational') return { code: 'unavailable', retryAfterSeconds: 2 };
  const status = statusOf(error);
  return { code: (status !== null && codesByStatus[status]) || 'internal' };
};

/** Messages of the fields of a refused request, by key. */
const messages = { ...fieldMessages, ...actionMessages };
const isMessage = (key: string): key is keyof typeof messages => key in messages;

/** Builds the body of an error response. @param language language of the messages */
export const toErrorAnswer = (
  publicError: PublicError,
  language: Language,
  requestId: string,
): ErrorAnswer => ({
  success: false,
  error: (publicError.sentence ? fieldMessages[publicError.sentence] : errorCatalogue[publicError.code])[
    language
  ],
  code: publicError.code,
  requestId,
  ...(publicError.fields && {
    fields: Object.fromEntries(
      Object.entries(publicError.fields).map(([name, key]) => [
        name,
        messages[isMessage(key) ? key : 'invalid'][language],
      ]),
    ),
  }),
  ...(publicError.document && { document: publicError.document }),
});
