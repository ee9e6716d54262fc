import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { z } from 'zod';
import {
  type ImageSimulator,
  SimulatorState,
  readBody,
  sendJson,
  startImageSimulator,
} from '../image-simulator';
import { bytesOfText, faultOfPictures } from '../input-pictures';
import { sendWebhooks } from '../job-webhooks';
import {
  type SimulatedJob,
  SimulatedJobs,
  isFlaky,
  losesAnswer,
  originOf,
  refusedStatus,
} from '../simulated-jobs';

const bodySchema = z.strictObject({
  prompt: z.string().min(1),
  image_size: z.strictObject({ width: z.int().min(64).max(4096), height: z.int().min(64).max(4096) }),
  num_images: z.literal(1),
  seed: z.int().min(0).optional(),
  output_format: z.enum(['jpeg', 'png']).default('jpeg'),
  enable_safety_checker: z.boolean().default(true),
});

const picture = z.union([z.httpUrl(), z.string().regex(/^data:image\/(png|jpeg|webp);base64,/)]);
/** Bodies of the endpoints that change pictures: one picture without a size, or several with a size. */
const oneSchema = bodySchema
  .omit({ image_size: true })
  .extend({ image_url: picture, strength: z.number().min(0).max(1).default(0.95) });
const severalSchema = bodySchema.extend({ image_urls: z.array(picture).min(1) });

const models = ['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/flux-2-pro'];
/** Number of pictures that an endpoint accepts. */
const editors: Readonly<Record<string, number>> = {
  'fal-ai/flux/dev/image-to-image': 1,
  'fal-ai/flux-2-pro/edit': 8,
};

/** Reads the body of a request to an endpoint. An image from one picture has the size of that picture. */
const parsedBody = async (model: string, body: unknown) => {
  if (editors[model] === 1) {
    const { data, error } = oneSchema.safeParse(body);
    if (!data) return { error };
    const shown = [bytesOfText(data.image_url)];
    const { width = 64, height = 64 } = await sharp(shown[0]).metadata();
    return { data, size: { width, height }, shown };
  }
  if (editors[model] !== undefined) {
    const { data, error } = severalSchema.safeParse(body);
    return data ? { data, size: data.image_size, shown: data.image_urls.map(bytesOfText) } : { error };
  }
  const { data, error } = bodySchema.safeParse(body);
  return data ? { data, size: data.image_size, shown: [] } : { error };
};

const policyError = {
  detail: [{ loc: ['body', 'prompt'], msg: 'refused', type: 'content_policy_violation' }],
};

/** The simulated job queue of the image provider fal. */
class Provider {
  readonly state = new SimulatorState();
  private readonly jobs = new SimulatedJobs(this.state);

  constructor(private readonly key: string) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', originOf(request));
    if (request.headers.authorization !== `Key ${this.key}`)
      return sendJson(response, 401, { detail: 'Cannot access application. Authentication is required.' });
    // Job URLs of fal contain owner and name of the model, without its further path.
    const [, id, action] =
      /^\/fal-ai\/flux(?:-2-pro)?\/requests\/([\w-]+)(?:\/(status|cancel))?$/.exec(pathname) ?? [];
    if (id !== undefined) return this.follow(id, action, originOf(request), response);
    return this.submit(
      { model: pathname.slice(1), webhook: searchParams.get('fal_webhook') },
      request,
      response,
    );
  }

  private async submit(
    { model, webhook }: { model: string; webhook: string | null },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await readBody(request).catch(() => null);
    const parsed = await parsedBody(model, body);
    const call = this.state.record(`/${model}`, parsed.data?.prompt ?? '', body);
    const refuse = (status: number, answer: object, headers: Record<string, string> = {}) => {
      call.outcome = `refused: ${status}`;
      sendJson(response, status, answer, headers);
    };
    if (!models.includes(model) && editors[model] === undefined)
      return refuse(404, { detail: 'Application not found' });
    if (!parsed.data)
      return refuse(422, {
        detail: parsed.error.issues.map(({ path }) => ({ loc: path, type: 'value_error' })),
      });
    const inputs = { shown: parsed.shown, mask: null };
    const rules = { most: editors[model] ?? 0, bytes: 20_000_000, maskBytes: 0 };
    if ((await faultOfPictures(inputs, rules)) !== null)
      return refuse(422, { detail: [{ loc: ['body', 'image_urls'], type: 'image_load_error' }] });
    const switches = this.state.switchesFor(parsed.data.prompt);
    if (switches.has('refuse')) return refuse(422, policyError);
    const status = refusedStatus(switches);
    const wait = switches.number('429');
    if (status !== undefined)
      return refuse(status, { detail: 'refused' }, wait === null ? {} : { 'retry-after': String(wait) });
    const job = this.jobs.add(parsed.size, parsed.data.seed ?? 1, switches, call, inputs);
    if (webhook !== null)
      sendWebhooks(this.state, job, {
        url: webhook,
        moments: ['end'],
        bodyOf: (id) => this.reportOf(job, id, originOf(request)),
      });
    if (losesAnswer(job, response)) return;
    if (switches.has('no-addresses'))
      return sendJson(response, 200, { request_id: job.id, gateway_request_id: job.id });
    const base = `${originOf(request)}/${model.split('/', 2).join('/')}/requests/${job.id}`;
    sendJson(response, 200, {
      status: 'IN_QUEUE',
      request_id: job.id,
      queue_position: 1,
      status_url: switches.has('other-host') ? 'https://169.254.169.254/status' : `${base}/status`,
      response_url: base,
      cancel_url: `${base}/cancel`,
    });
  }

  private async follow(
    id: string,
    action: string | undefined,
    origin: string,
    response: ServerResponse,
  ): Promise<void> {
    const job = this.jobs.get(id);
    if (!job) return sendJson(response, 404, { detail: 'Request not found' });
    if (action === 'cancel')
      return this.jobs.cancel(job)
        ? sendJson(response, 202, { status: 'CANCELLATION_REQUESTED' })
        : sendJson(response, 400, { status: 'ALREADY_COMPLETED' });
    if (isFlaky(job, response)) return;
    return action === 'status' ? this.status(job, response) : this.result(job, origin, response);
  }

  private status(job: SimulatedJob, response: ServerResponse): void {
    const now = this.jobs.stateOf(job);
    if (now.state === 'waiting')
      return sendJson(response, 202, { status: 'IN_QUEUE', queue_position: now.ahead });
    const word = job.switches.has('unknown-status') ? 'WARMING_UP' : 'IN_PROGRESS';
    if (now.state === 'working') return sendJson(response, 202, { status: word, logs: [] });
    return sendJson(response, 200, { status: 'COMPLETED', metrics: { inference_time: 0.06 } });
  }

  private async result(job: SimulatedJob, origin: string, response: ServerResponse): Promise<void> {
    const { state } = this.jobs.stateOf(job);
    if (state === 'failed' || state === 'cancelled')
      return sendJson(response, 500, { detail: 'Internal error' });
    if (state === 'refused') return sendJson(response, 422, policyError);
    sendJson(response, 200, await this.outputOf(job, origin));
  }

  /** Returns the output of the model, as the provider answers it and sends it to a webhook. */
  private async outputOf(job: SimulatedJob, origin: string): Promise<object> {
    const url = await this.jobs.imageAddress(job, origin);
    return {
      images: job.switches.has('no-picture') ? [] : [{ url, ...job.size, content_type: 'image/png' }],
      seed: job.seed,
      has_nsfw_concepts: [job.switches.has('black')],
      prompt: job.call.prompt,
    };
  }

  private async reportOf(job: SimulatedJob, id: string, origin: string): Promise<object> {
    const isReady = this.jobs.stateOf(job).state === 'ready';
    const ids = { request_id: id, gateway_request_id: id };
    return isReady
      ? { ...ids, status: 'OK', payload: await this.outputOf(job, origin) }
      : { ...ids, status: 'ERROR', error: 'Internal error', payload: null };
  }
}

/**
 * Starts a simulator of fal's queue, written from https://docs.fal.ai/model-endpoints/queue and
 * https://fal.ai/models/fal-ai/flux/dev/api (November 2026). Switches in a prompt, in addition to those of
 * `SimulatedJobs`: `[refuse]` refuses the prompt, `[black]` reports unsafe content, `[other-host]` answers with an
 * image address on another host, `[no-addresses]` answers with the id of the job alone.
 * @param options API key (default: a test key) and TCP port (default: a free port)
 */
export const startFalSimulator = async ({
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
