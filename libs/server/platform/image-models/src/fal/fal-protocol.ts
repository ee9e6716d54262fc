import type { AspectRatio } from '@portada/contracts';
import { z } from 'zod';
import type { JobProtocol, JobState, SubmittedJob } from '../jobs/job-protocol';
import { trustedAddress } from '../jobs/trusted-address';
import { dataUriOf, sentPictures } from '../pictures/input-pictures';
import type { ModelCapabilities, ModelFailure, ModelInput, ModelSize } from '../port';
import { parseJson, readJson } from '../provider/bounded-body';
import { failure, failureOfAnswer } from '../provider/failures';
import { downloadImage } from '../provider/guarded-download';
import type { ModerationLevel } from '../provider/moderation';
import { imagePrompt } from '../provider/image-prompt';

/** Address of the job queue of the image provider fal. */
export const falAddress = 'https://queue.fal.run';
/** Default model of the image provider fal, November 2026. */
export const falDefaultModel = 'fal-ai/flux/dev';

/** Options of the protocol of the image provider fal. */
export type FalOptions = {
  key: string | undefined;
  baseUrl: string;
  /** Path of the model at fal, such as `fal-ai/flux/dev`. */
  model: string;
  downloadHosts?: readonly string[];
  /** Level of the moderation by the provider; `standard` by default. */
  moderation?: ModerationLevel;
  /** Price in US dollars of an image as the operator set it, which replaces the list price; absent: the list price. */
  priceUsd?: number | undefined;
};

/** Maximum size in bytes of a JSON answer of fal. */
const largestAnswer = 4_000_000;

/**
 * The addresses of a job at fal. The addresses contain only a part of the model's path, so they are stored and not
 * derived.
 */
const jobSchema = z.object({ status_url: z.string(), response_url: z.string(), cancel_url: z.string() });
/** The documentation shows answers to requests with a webhook that contain only the id of the job. */
const submittedSchema = z.union([
  jobSchema,
  z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) }).transform(({ request_id: id }) => ({ id })),
]);
const statusSchema = z.object({
  status: z.string(),
  queue_position: z.int().min(0).nullish().catch(null),
});
const outputSchema = z.object({
  images: z.array(z.object({ url: z.string() })).min(1),
  seed: z.number().nullish().catch(null),
  has_nsfw_concepts: z.array(z.boolean()).nullish().catch(null),
});
const errorSchema = z.object({
  detail: z.union([z.string(), z.array(z.object({ type: z.string().optional() }))]).nullish(),
  error_type: z.string().nullish(),
});

/** Image sizes in pixels: multiples of 16, of about 1.3 megapixels, in the exact ratio. */
const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1536, height: 864 },
  '4:3': { width: 1344, height: 1008 },
  '1:1': { width: 1152, height: 1152 },
  '9:16': { width: 864, height: 1536 },
};

/** Endpoint of fal that changes pictures. `references` is 0 if it accepts only the base picture. */
type Editing = { path: string; references: number };

/** First parts of a model's path that are followed by owner and name. */
const namespaces = ['workflows', 'comfy'];

/** Share (0-1) of the base picture that an endpoint for one picture may change. */
const strength = 0.8;

/**
 * Returns the endpoint that a model's documentation names for pictures, such as
 * https://fal.ai/models/fal-ai/flux-2-pro/edit/api and https://fal.ai/models/fal-ai/flux/dev/image-to-image/api.
 * @returns null for a model without such an endpoint
 */
const editingOf = (model: string): Editing | null => {
  if (model === 'fal-ai/flux/dev') return { path: `${model}/image-to-image`, references: 0 };
  if (/^fal-ai\/flux-2-(pro|max|flex)$/.test(model)) return { path: `${model}/edit`, references: 8 };
  return /^fal-ai\/flux-2(\/turbo|\/flash)?$/.test(model) ? { path: `${model}/edit`, references: 4 } : null;
};

/** The protocol of the provider fal: submit a job, follow its status, fetch the response. */
export class FalProtocol implements JobProtocol {
  readonly name = 'fal';
  readonly model: string;
  readonly capabilities: ModelCapabilities;
  private readonly editing: Editing | null;
  private readonly base: URL;

  /**
   * Creates the protocol of fal.
   * @param options address, key and model
   */
  constructor(private readonly options: FalOptions) {
    this.model = options.model;
    this.editing = editingOf(options.model);
    this.capabilities = {
      progress: 'stages',
      previews: false,
      seed: true,
      resume: true,
      cancel: 'queued',
      text: 'drawn',
      sizes,
      concurrency: 10,
      safeResend: false,
      references: this.editing?.references ?? 0,
      base: this.editing !== null,
    };
    this.base = new URL(options.baseUrl);
  }

  async submit(input: ModelInput, signal: AbortSignal): Promise<SubmittedJob | ModelFailure> {
    const { path, fields } = this.requestOf(input);
    const address = new URL(`/${path}`, this.base);
    if (input.webhook) address.searchParams.set('fal_webhook', input.webhook.url);
    const response = await this.request(address, signal, {
      method: 'POST',
      body: JSON.stringify({
        prompt: imagePrompt(input),
        ...fields,
        num_images: 1,
        seed: input.seed,
        output_format: 'png',
        enable_safety_checker: this.options.moderation !== 'relaxed',
      }),
    });
    if (!response.ok) return this.failureOf(response);
    const job = await readJson(response, submittedSchema, largestAnswer);
    if (!job) return failure('provider', 'the answer has no job', { retryable: true, mayBeCharged: true });
    return { externalId: 'id' in job ? this.externalIdOf(job.id) : JSON.stringify(job) };
  }

  /**
   * Returns the addresses of a job, which contain owner and name of the model without its further path
   * (https://docs.fal.ai/model-endpoints/queue).
   */
  externalIdOf(jobId: string): string {
    const parts = this.model.split('/');
    const app = parts.slice(0, namespaces.includes(parts[0] ?? '') ? 3 : 2).join('/');
    const job = new URL(`/${app}/requests/${encodeURIComponent(jobId)}`, this.base).href;
    return JSON.stringify({ status_url: `${job}/status`, response_url: job, cancel_url: `${job}/cancel` });
  }

  async stateOf(externalId: string, signal: AbortSignal): Promise<JobState | null> {
    const job = parseJson(externalId, jobSchema);
    if (!job) return { state: 'failed', failure: failure('provider', 'the job is unreadable') };
    const response = await this.request(this.trusted(job.status_url), signal);
    if (response.status === 404) return { state: 'failed', failure: jobIsGone };
    const answer = await readJson(response, statusSchema, largestAnswer);
    if (answer?.status === 'IN_QUEUE') return { state: 'waiting', position: placeOf(answer.queue_position) };
    if (answer?.status === 'COMPLETED') return this.result(this.trusted(job.response_url), signal);
    return answer ? { state: 'working', percent: null } : null;
  }

  requestIdOf(externalId: string): string {
    const path = parseJson(externalId, jobSchema)?.response_url.split('?', 1)[0];
    return path?.split('/').at(-1) ?? '';
  }

  download(address: string, signal: AbortSignal): Promise<Buffer> {
    const hosts = ['fal.media', 'fal.ai', 'fal.run', ...(this.options.downloadHosts ?? [])];
    return downloadImage(address, { hosts, base: this.base }, signal);
  }

  async cancel(externalId: string, signal: AbortSignal): Promise<void> {
    const job = parseJson(externalId, jobSchema);
    if (!job) return;
    const response = await this.request(this.trusted(job.cancel_url), signal, { method: 'PUT' });
    await response.body?.cancel();
  }

  /** Returns the price that the operator set. Each model at fal has its own price, by image or by second. */
  priceOf(): number | null {
    return this.options.priceUsd ?? null;
  }

  /** Returns the endpoint of a request, and the fields that depend on it. */
  private requestOf(input: ModelInput): { path: string; fields: object } {
    const image_size = sizes[input.aspectRatio];
    const [first, ...others] = sentPictures(input).shown.map(dataUriOf);
    if (first === undefined || !this.editing) return { path: this.model, fields: { image_size } };
    const { path, references } = this.editing;
    return references > 0
      ? { path, fields: { image_size, image_urls: [first, ...others] } }
      : { path, fields: { image_url: first, strength } };
  }

  private async result(address: URL, signal: AbortSignal): Promise<JobState> {
    const response = await this.request(address, signal);
    if (!response.ok) return { state: 'failed', failure: await this.failureOf(response) };
    const output = await readJson(response, outputSchema, largestAnswer);
    const [image] = output?.images ?? [];
    if (!output || !image)
      return {
        state: 'failed',
        failure: failure('provider', 'the answer has no image', { retryable: true, mayBeCharged: true }),
      };
    // If fal detects NSFW content, fal returns a black image.
    if (output.has_nsfw_concepts?.[0])
      return { state: 'failed', failure: failure('safety', 'has_nsfw_concepts', { mayBeCharged: true }) };
    return { state: 'ready', address: image.url, seed: output.seed ?? null };
  }

  private async failureOf(response: Response): Promise<ModelFailure> {
    const answer = await readJson(response, errorSchema, largestAnswer);
    const detail = answer?.detail;
    const type = Array.isArray(detail) ? detail[0]?.type : answer?.error_type;
    return failureOfAnswer({
      status: response.status,
      code: type ?? response.headers.get('x-fal-error-type'),
      message: null,
      retryAfter: response.headers.get('retry-after'),
    });
  }

  private trusted(address: string): URL {
    return trustedAddress(address, this.base, 'fal.run');
  }

  private request(address: URL, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
    const { key } = this.options;
    return fetch(address, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Key ${key}` }),
      },
      redirect: 'error',
      signal,
    });
  }
}

/** Returns the place in fal's queue from 1. The field `queue_position` is 0 for the next request. */
const placeOf = (position: number | null | undefined): number | null =>
  position === null || position === undefined ? null : position + 1;

const jobIsGone = failure('provider', 'the job is gone', { retryable: true, mayBeCharged: true });
