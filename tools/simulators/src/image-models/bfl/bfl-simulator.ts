import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  type ImageSimulator,
  SimulatorState,
  readBody,
  sendJson,
  startImageSimulator,
} from '../image-simulator';
import { type InputPictures, bytesOfText, faultOfPictures } from '../input-pictures';
import { bflSigner, sendWebhooks } from '../job-webhooks';
import {
  type SimulatedJob,
  SimulatedJobs,
  isFlaky,
  losesAnswer,
  originOf,
  refusedStatus,
} from '../simulated-jobs';

const side = z.int().min(64).max(4096).multipleOf(16);
const pictureFields = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
  place === 1 ? 'input_image' : `input_image_${place}`,
);
const bodySchema = z.strictObject({
  prompt: z.string().min(1),
  ...Object.fromEntries(pictureFields.map((name) => [name, z.base64().min(1).optional()])),
  width: side,
  height: side,
  seed: z.int().min(0).optional(),
  output_format: z.enum(['jpeg', 'png']).default('jpeg'),
  safety_tolerance: z.int().min(0).max(5).optional(),
  webhook_url: z.url().optional(),
  webhook_secret: z.string().min(1).optional(),
});

/** Returns the pictures of a request in the order of their fields. */
const inputsOf = (body: Record<string, unknown>): InputPictures => ({
  shown: pictureFields
    .map((name) => body[name])
    .flatMap((text) => (typeof text === 'string' ? [bytesOfText(text)] : [])),
  mask: null,
});

const models = ['flux-2-pro', 'flux-2-max', 'flux-2-flex', 'flux-2-klein-4b', 'flux-2-klein-9b'];

/** The simulated API of the image provider Black Forest Labs, with its image jobs. */
class Provider {
  readonly state = new SimulatorState();
  private readonly jobs = new SimulatedJobs(this.state);

  constructor(private readonly key: string) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', originOf(request));
    if (request.headers['x-key'] !== this.key)
      return sendJson(response, 403, { detail: 'Not authenticated' });
    if (request.method === 'GET' && pathname === '/v1/get_result')
      return this.poll(searchParams.get('id') ?? '', originOf(request), response);
    const body = await readBody(request).catch(() => null);
    const parsed = bodySchema.safeParse(body);
    const call = this.state.record(pathname, parsed.data?.prompt ?? '', body);
    const refuse = (status: number, answer: object) => {
      call.outcome = `refused: ${status}`;
      sendJson(response, status, answer);
    };
    if (!models.includes(pathname.replace('/v1/', ''))) return refuse(404, { detail: 'Not Found' });
    if (!parsed.success) return refuse(422, { detail: parsed.error.issues });
    const inputs = inputsOf(parsed.data);
    const most = pathname.includes('klein') ? 4 : 8;
    const fault = await faultOfPictures(inputs, { most, bytes: 20_000_000, maskBytes: 0 });
    if (fault !== null) return refuse(422, { detail: fault });
    const switches = this.state.switchesFor(parsed.data.prompt);
    const status = refusedStatus(switches);
    const wait = switches.number('429');
    if (status !== undefined)
      return refuse(status, { detail: 'refused', ...(wait !== null && { retry_after: wait }) });
    const { width, height, seed = 1, webhook_url, webhook_secret = '' } = parsed.data;
    const job = this.jobs.add({ width, height }, seed, switches, call, inputs);
    if (webhook_url !== undefined)
      sendWebhooks(this.state, job, {
        url: webhook_url,
        moments: ['end'],
        bodyOf: (id) => this.answerOf(job, originOf(request), id),
        sign: bflSigner(webhook_secret),
      });
    if (losesAnswer(job, response)) return;
    // The documentation calls this answer AsyncWebhookResponse. It has no `polling_url`.
    if (webhook_url !== undefined)
      return sendJson(response, 200, { id: job.id, status: 'Pending', webhook_url });
    const polling_url = `${originOf(request)}/v1/get_result?id=${job.id}`;
    const elsewhere = switches.has('other-host') ? 'https://169.254.169.254/v1/get_result' : polling_url;
    sendJson(response, 200, { id: job.id, polling_url: elsewhere });
  }

  private async poll(id: string, origin: string, response: ServerResponse): Promise<void> {
    const job = this.jobs.get(id);
    if (!job) return sendJson(response, 404, { id, status: 'Task not found' });
    if (isFlaky(job, response)) return;
    sendJson(response, 200, await this.answerOf(job, origin, id));
  }

  /** Returns the state of a job, as the provider answers it and sends it to a webhook. */
  private async answerOf(job: SimulatedJob, origin: string, id: string): Promise<object> {
    const answer = (status: string, more: object = {}) => ({ id, status, result: null, ...more });
    const state = this.jobs.stateOf(job);
    switch (state.state) {
      case 'waiting':
        return answer('Pending', { progress: null });
      case 'working':
        return answer(job.switches.has('unknown-status') ? 'Reasoning' : 'Pending', {
          progress: state.percent / 100,
        });
      case 'refused':
        return answer('Content Moderated');
      case 'failed':
      case 'cancelled':
        return answer('Error', { details: {} });
      case 'ready':
        return answer('Ready', {
          result: {
            sample: await this.jobs.imageAddress(job, origin),
            seed: job.seed,
            prompt: job.call.prompt,
          },
        });
    }
  }
}

/**
 * Starts a simulator of the API of Black Forest Labs, written from https://docs.bfl.ai/api-reference and
 * https://docs.bfl.ai/quick_start/generating_images (November 2026). Switches in a prompt, in addition to those of
 * `SimulatedJobs`: `[other-host]` answers with an image address on another host, `[unknown-status]` reports an
 * undocumented job state.
 * @param options API key (default: a test key) and TCP port (default: a free port)
 */
export const startBflSimulator = async ({
  key = 'simulated-key',
  port = 0,
} = {}): Promise<ImageSimulator> => {
  const provider = new Provider(key);
  return startImageSimulator(
    provider.state,
    key,
    (request, response) => provider.handle(request, response),
    port,
  );
};
