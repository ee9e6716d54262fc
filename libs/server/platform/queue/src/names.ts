import {
  type JobName,
  type JobPayload,
  type ScheduledJobName,
  jobSchedules,
  jobSchemas,
} from '@portada/contracts';

/** Names of all queues; in Redis the keys of a queue start with `<prefix>:<queue>:`. */
export const queueNames = ['generations', 'background'] as const;
/** Name of a job queue. */
export type QueueName = (typeof queueNames)[number];

/** Default prefix of every Redis key of the job queues. */
export const defaultPrefix = 'portada';

const isJobName = (name: string): name is JobName => Object.hasOwn(jobSchemas, name);

/**
 * Returns the queue of a job: `background` for scheduled jobs, `generations` for jobs that are added with an id.
 * @param name name of a job
 * @returns undefined if no job is declared with this name
 */
export const queueOf = (name: string): QueueName | undefined => {
  if (!isJobName(name)) return undefined;
  return Object.hasOwn(jobSchedules, name) ? 'background' : 'generations';
};

/** Returns the names of the jobs of a queue. */
export const jobNamesOf = (queue: QueueName): JobName[] =>
  Object.keys(jobSchemas).filter((name): name is JobName => queueOf(name) === queue);

/** Name of a job that is added with an id, not by a schedule. */
export type HandedOverJobName = Exclude<JobName, ScheduledJobName>;

/**
 * Builds the payload of a job from its id, by job name. A payload contains only ids; the handler reads all other data
 * from Postgres.
 */
export const payloadOf: { [N in HandedOverJobName]: (id: string) => JobPayload<N> } = {
  'generation.run': (id) => ({ generationId: id }),
};

/** Error: BullMQ would misread a job id, because the id is empty, contains ':' or consists of digits. */
export class InvalidJobIdError extends Error {
  override readonly name = 'InvalidJobIdError';
}

/**
 * Refuses a job id that BullMQ would misread.
 * @param id id of a job, such as the id of a generation
 * @throws InvalidJobIdError if the id is empty, contains ':' or consists of digits
 */
export const checkJobId = (id: string): void => {
  if (id === '' || id.includes(':') || /^\d+$/.test(id)) {
    throw new InvalidJobIdError('A job id must not be empty, contain ":" or consist of digits.');
  }
};
