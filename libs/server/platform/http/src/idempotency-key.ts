import { randomUUID } from 'node:crypto';
import { fieldMessage } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { z } from 'zod';

/**
 * Reads the header `Idempotency-Key`. A request without the header gets a new key, so it cannot be repeated safely.
 * @returns the UUID in lower case
 * @throws AppError invalid_request naming `Idempotency-Key` if the header is not a UUID
 */
export const idempotencyKeyOf = (header: string | undefined): string => {
  if (header === undefined) return randomUUID();
  const key = z.uuid().safeParse(header.trim().toLowerCase());
  if (!key.success)
    throw new AppError('invalid_request', { fields: { 'Idempotency-Key': fieldMessage('invalid') } });
  return key.data;
};
