import type { JobName, JobPayload } from '@portada/contracts';

/** The one queue; in Redis its keys start with `<prefix>:generations:`. */
export const queueName = 'generations';
export const defaultPrefix = 'portada';

/** What travels for an id, by job name: ids alone, the handler reads the rest from Postgres. */
export const payloadOf: { [N in JobName]: (id: string) => JobPayload<N> } = {
  'generation.run': (id) => ({ generationId: id }),
};

/** A job id that BullMQ would misread: it holds ':' or is all digits. */
export class InvalidJobIdError extends Error {
  override readonly name = 'InvalidJobIdError';
}

/**
 * Refuses an id that BullMQ cannot keep.
 * @param id of a job
 * @throws InvalidJobIdError
 */
export const checkJobId = (id: string): void => {
  if (id === '' || id.includes(':') || /^\d+$/.test(id)) {
    throw new InvalidJobIdError('A job id holds no ":", and more than digits.');
  }
};
