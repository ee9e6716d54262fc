import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PictureSize } from './drawing';
import { type SimulatedCall, type SimulatorState, pictureFor, sendJson } from './image-simulator';
import type { Switches } from './switches';

/** Time in ms that a job takes without `[slow <ms>]`; the first third of it waits in the queue. */
const usualMs = 60;

/** A job of a simulated provider. */
export type SimulatedJob = {
  id: string;
  size: PictureSize;
  seed: number;
  switches: Switches;
  createdAt: number;
  isCancelled: boolean;
  /** Number of requests for the state of the job. */
  polls: number;
  call: SimulatedCall;
};

/** State of a job: `refused` by the moderation after the work, `failed` for another reason. */
export type SimulatedJobState =
  { state: 'waiting' | 'ready' | 'refused' | 'failed' | 'cancelled' } | { state: 'working'; percent: number };

/**
 * Jobs whose state depends on the elapsed time. Switches: `[slow <ms>]`, `[stuck]`, `[refuse-after]`, `[fails]`,
 * `[gone]` (unknown later), `[flaky]` (the first two questions fail), `[expired]` (the image's address is gone),
 * `[redirect]` (it leads to a private address), and those of `pictureFor`.
 */
export class SimulatedJobs {
  private readonly jobs = new Map<string, SimulatedJob>();

  constructor(private readonly state: SimulatorState) {}

  /** Accepts a job. */
  add(size: PictureSize, seed: number, switches: Switches, call: SimulatedCall): SimulatedJob {
    const job = {
      id: randomUUID(),
      size,
      seed,
      switches,
      call,
      createdAt: Date.now(),
      isCancelled: false,
      polls: 0,
    };
    this.jobs.set(job.id, job);
    call.billed = true;
    return job;
  }

  /** A job by its id; undefined for an unknown one and with `[gone]`. */
  get(id: string): SimulatedJob | undefined {
    const job = this.jobs.get(id);
    return job?.switches.has('gone') ? undefined : job;
  }

  /** State of a job now. */
  stateOf(job: SimulatedJob): SimulatedJobState {
    if (job.isCancelled) return { state: 'cancelled' };
    const ms = job.switches.number('slow') ?? usualMs;
    const share = (Date.now() - job.createdAt) / ms;
    if (share < 1 / 3) return { state: 'waiting' };
    if (share < 1 || job.switches.has('stuck'))
      return { state: 'working', percent: Math.min(99, share * 100) };
    if (job.switches.has('refuse-after')) return { state: 'refused' };
    job.call.outcome = job.switches.has('fails') ? 'failed' : 'completed';
    return { state: job.switches.has('fails') ? 'failed' : 'ready' };
  }

  /** Cancels a job. @returns true if the job had not ended */
  cancel(job: SimulatedJob): boolean {
    const { state } = this.stateOf(job);
    if (state !== 'waiting' && state !== 'working') return false;
    job.isCancelled = true;
    job.call.outcome = 'cancelled';
    return true;
  }

  /** Address of the finished image. */
  async imageAddress(job: SimulatedJob, origin: string): Promise<string> {
    if (job.switches.has('redirect')) return 'http://169.254.169.254/latest/meta-data';
    const name = `${job.id}.png`;
    if (!job.switches.has('expired') && !this.state.files.has(name))
      this.state.files.set(name, await pictureFor(job.size, job.seed, job.switches));
    return `${origin}/files/${name}`;
  }
}

/** Answers the first two state requests of a job with `[flaky]` with 500. @returns true if it has answered */
export const isFlaky = (job: SimulatedJob, response: ServerResponse): boolean => {
  job.polls += 1;
  if (!job.switches.has('flaky') || job.polls > 2) return false;
  sendJson(response, 500, { detail: 'try again' });
  return true;
};

/** Origin of a request, for the addresses of its answer. */
export const originOf = (request: IncomingMessage): string => `http://${request.headers.host}`;

/** Status of a refusal before any work, by its switch: `[402]`, `[429]`, `[500]`, `[503]`; undefined without one. */
export const refusedStatus = (switches: Switches): number | undefined =>
  [402, 429, 500, 503].find((status) => switches.has(String(status)));
