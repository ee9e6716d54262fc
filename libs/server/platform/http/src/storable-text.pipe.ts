import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@portada/errors';

/** Postgres can store neither NUL nor half of a surrogate pair; the error would fail a whole batch of requests. */
const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

const hasUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || hasUnstorable(inner));
};

/**
 * Refuses bodies and queries with text that the database cannot store. The pipe runs after the validation by the
 * schemas, which limits the depth of a body.
 */
@Injectable()
export class StorableTextPipe implements PipeTransform {
  /** Checks the text of a body or query. @throws AppError invalid_request if the text cannot be stored */
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if ((type === 'body' || type === 'query') && hasUnstorable(value)) throw new AppError('invalid_request');
    return value;
  }
}
