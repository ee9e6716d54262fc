import {
  type JobName,
  type JobPayload,
  type ScheduledJobName,
  jobSchedules,
  jobSchemas,
} from '@portada/contracts';

/** Each queue; in Redis its keys start with `<prefix>:<queue>:`. */
export const queueNames = ['generations', 'background'] as const;
export type QueueName = (typeof queueNames)[number];

export const defaultPrefix = 'portada';

const isJobName = (name: string): name is JobName => Object.hasOwn(jobSchemas, name);

/**
 * The queue of a job: `background` for what runs by a schedule, `generations` for what is handed over.
 * @param name of a job, undefined is returned for one that no contract has
 */
export const queueOf = (name: string): QueueName | undefined => {
  if (!isJobName(name)) return undefined;
  return Object.hasOwn(jobSchedules, name) ? 'background' : 'generations';
};

/** Names of the jobs of a queue. */
export const jobNamesOf = (queue: QueueName): JobName[] =>
  Object.keys(jobSchemas).filter((name): name is JobName => queueOf(name) === queue);

/** A job that is handed over by its id. */
export type HandedOverJobName = Exclude<JobName, ScheduledJobName>;

/** What travels for an id, by job name: ids alone, the handler reads the rest from Postgres. */
export const payloadOf: { [N in HandedOverJobName]: (id: string) => JobPayload<N> } = {
  'generation.run': (id) => ({ generationId: id }),
};

/** An id that BullMQ would misread: it is empty or holds ':'. */
export class InvalidJobIdError extends Error {
  override readonly name = 'InvalidJobIdError';
}

/**
 * Refuses an id that BullMQ cannot keep.
 * @param id of what a job is about
 * @throws InvalidJobIdError
 */
export const checkJobId = (id: string): void => {
  if (id === '' || id.includes(':') || /^\d+$/.test(id)) {
    throw new InvalidJobIdError('A job id holds no ":", and more than digits.');
  }
};
