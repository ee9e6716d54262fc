import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PictureSize } from './drawing';
import { type InputPictures, noPictures } from './input-pictures';
import { type SimulatedCall, type SimulatorState, pictureFor, sendJson } from './image-simulator';
import type { Switches } from './switches';

/** Duration in ms of a simulated image job without `[slow <ms>]`. The job waits in the queue for the first third. */
const usualMs = 60;

/** An image job of a simulated provider. */
export type SimulatedJob = {
  id: string;
  size: PictureSize;
  seed: number;
  switches: Switches;
  createdAt: number;
  isCancelled: boolean;
  /** Number of requests for the state of the image job. */
  polls: number;
  call: SimulatedCall;
  inputs: InputPictures;
};

/** State of a simulated image job. `refused`: moderation rejected the finished picture. `failed`: another error. */
export type SimulatedJobState =
  | { state: 'ready' | 'refused' | 'failed' | 'cancelled' }
  /** `ahead`: number of other jobs that run before this job. */
  | { state: 'waiting'; ahead: number }
  | { state: 'working'; percent: number };

/** Returns the duration of a simulated image job in ms. */
export const endMsOf = ({ switches }: Pick<SimulatedJob, 'switches'>): number =>
  switches.number('slow') ?? usualMs;

/**
 * Simulated image jobs whose state depends on the elapsed time. Switches: `[slow <ms>]`, `[stuck]`,
 * `[lost-answer]` (the connection is closed after the job was accepted), `[no-answer]` (the request for the job is never
 * answered), `[queue <n>]` (the job waits as number n, and moves forward),
 * `[refuse-after]`, `[fails]`, `[gone]` (the job is unknown later), `[flaky]` (the first two state requests fail),
 * `[expired]` (the image URL has expired), `[cut]` (the download is cut off), `[redirect]` (the image URL redirects to a private address), and the
 * switches of `pictureFor`.
 */
export class SimulatedJobs {
  private readonly jobs = new Map<string, SimulatedJob>();

  constructor(private readonly state: SimulatorState) {}

  /** Adds an image job that starts immediately. */
  add(
    size: PictureSize,
    seed: number,
    switches: Switches,
    call: SimulatedCall,
    inputs = noPictures,
  ): SimulatedJob {
    const job = {
      id: randomUUID(),
      size,
      seed,
      switches,
      call,
      inputs,
      createdAt: Date.now(),
      isCancelled: false,
      polls: 0,
    };
    this.jobs.set(job.id, job);
    call.billed = true;
    return job;
  }

  /** Returns the image job with an id; undefined for an unknown id and for a job with the switch `[gone]`. */
  get(id: string): SimulatedJob | undefined {
    const job = this.jobs.get(id);
    return job?.switches.has('gone') ? undefined : job;
  }

  /** Returns the present state of an image job. */
  stateOf(job: SimulatedJob): SimulatedJobState {
    if (job.isCancelled) return { state: 'cancelled' };
    const ms = endMsOf(job);
    const share = (Date.now() - job.createdAt) / ms;
    const places = job.switches.number('queue') ?? 1;
    if (share < 1 / 3)
      return { state: 'waiting', ahead: Math.max(0, Math.ceil(places * (1 - share * 3)) - 1) };
    if (share < 1 || job.switches.has('stuck'))
      return { state: 'working', percent: Math.min(99, share * 100) };
    if (job.switches.has('refuse-after')) return { state: 'refused' };
    job.call.outcome = job.switches.has('fails') ? 'failed' : 'completed';
    return { state: job.switches.has('fails') ? 'failed' : 'ready' };
  }

  /** Cancels an image job. @returns true if the job had not ended */
  cancel(job: SimulatedJob): boolean {
    const { state } = this.stateOf(job);
    if (state !== 'waiting' && state !== 'working') return false;
    job.isCancelled = true;
    job.call.outcome = 'cancelled';
    return true;
  }

  /** Returns the URL of the picture of a finished image job. */
  async imageAddress(job: SimulatedJob, origin: string): Promise<string> {
    if (job.switches.has('redirect')) return 'http://169.254.169.254/latest/meta-data';
    const name = `${job.id}.png`;
    if (job.switches.has('cut')) this.state.cutFiles.add(name);
    if (!job.switches.has('expired') && !this.state.files.has(name))
      this.state.files.set(name, await pictureFor(job.size, job.seed, job.switches, 'png', job.inputs));
    return `${origin}/files/${name}`;
  }
}

/**
 * Answers the first two state requests of a job with the switch `[flaky]` with status 500.
 * @returns true if the request was answered
 */
export const isFlaky = (job: SimulatedJob, response: ServerResponse): boolean => {
  job.polls += 1;
  if (!job.switches.has('flaky') || job.polls > 2) return false;
  sendJson(response, 500, { detail: 'try again' });
  return true;
};

/**
 * Answers no request for a job with the switch `[lost-answer]`, whose connection is closed, or `[no-answer]`. The job runs.
 * @returns true if the request is not answered
 */
export const losesAnswer = ({ switches }: SimulatedJob, response: ServerResponse): boolean => {
  if (switches.has('lost-answer')) response.destroy();
  return switches.has('lost-answer') || switches.has('no-answer');
};

/** Returns the origin of a request, from which the simulator builds URLs in its answers. */
export const originOf = (request: IncomingMessage): string => `http://${request.headers.host}`;

/**
 * Returns the HTTP status that the switch `[402]`, `[429]`, `[500]` or `[503]` requests before any work; undefined
 * without such a switch.
 */
export const refusedStatus = (switches: Switches): number | undefined =>
  [402, 429, 500, 503].find((status) => switches.has(String(status)));
