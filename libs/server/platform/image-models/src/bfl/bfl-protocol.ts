import type { AspectRatio } from '@portada/contracts';
import { z } from 'zod';
import type { JobProtocol, JobState, SubmittedJob } from '../jobs/job-protocol';
import { trustedAddress } from '../jobs/trusted-address';
import { pictureLimits, sentPictures } from '../pictures/input-pictures';
import type { ModelCapabilities, ModelFailure, ModelInput, ModelSize } from '../port';
import { readJson } from '../provider/bounded-body';
import { failure, failureOfAnswer } from '../provider/failures';
import { downloadImage } from '../provider/guarded-download';
import type { ModerationLevel } from '../provider/moderation';
import { imagePrompt } from '../provider/image-prompt';

/** Address of the API of the image provider Black Forest Labs. */
export const bflAddress = 'https://api.bfl.ai';
/** Default model of the provider Black Forest Labs, November 2026. */
export const bflDefaultModel = 'flux-2-pro';

/** Options of the protocol of the image provider Black Forest Labs. */
export type BflOptions = {
  key: string | undefined;
  baseUrl: string;
  /** Name of a model of the FLUX.2 family. */
  model: string;
  downloadHosts?: readonly string[];
  /** Level of the moderation by the provider; `standard` by default. */
  moderation?: ModerationLevel;
  /** Price in US dollars of an image as the operator set it, which replaces the list price; absent: the list price. */
  priceUsd?: number | undefined;
};

/** Maximum size in bytes of a JSON answer of Black Forest Labs. */
const largestAnswer = 1_000_000;

/** An answer to a request with a webhook may have no `polling_url` (`AsyncWebhookResponse` of the documentation). */
const submittedSchema = z.object({ id: z.string().min(1).max(100), polling_url: z.string().optional() });
const errorSchema = z.object({ detail: z.unknown().optional(), retry_after: z.number().optional() });
const stateSchema = z.object({
  status: z.string(),
  progress: z.number().nullish().catch(null),
  result: z
    .object({ sample: z.string(), seed: z.number().nullish().catch(null) })
    .nullish()
    .catch(null),
  details: z.unknown().optional(),
});

/** Image sizes in pixels: multiples of 16, of about 1.3 megapixels, in the exact ratio. */
const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1536, height: 864 },
  '4:3': { width: 1344, height: 1008 },
  '1:1': { width: 1152, height: 1152 },
  '9:16': { width: 864, height: 1536 },
};

/**
 * US dollars for the first megapixel of an image and for each further megapixel, November 2026
 * (https://bfl.ai/pricing).
 */
const prices: Record<string, [first: number, further: number]> = {
  'flux-2-klein-4b': [0.014, 0.001],
  'flux-2-klein-9b': [0.015, 0.002],
  'flux-2-pro': [0.03, 0.015],
  'flux-2-flex': [0.05, 0.05],
  'flux-2-max': [0.07, 0.03],
};

/** Largest price of a picture of a request in megapixels. */
const mostPictureMegapixels = Math.ceil(pictureLimits.side ** 2 / 1_000_000);

/** Values of `safety_tolerance`, 0 (strictest) to 5 for FLUX.2; the default of the provider is 2. */
const tolerances: Record<ModerationLevel, number> = { strict: 0, standard: 2, relaxed: 5 };

/**
 * The API of Black Forest Labs for the models of the FLUX.2 family. The state of a job is read from the address that
 * the answer to the request contains, otherwise from `/v1/get_result`.
 */
export class BflProtocol implements JobProtocol {
  readonly name = 'bfl';
  readonly model: string;
  readonly capabilities: ModelCapabilities;
  private readonly base: URL;

  /**
   * Creates the protocol of Black Forest Labs.
   * @param options address, key and model
   */
  constructor(private readonly options: BflOptions) {
    this.model = options.model;
    const references = referencesOf(options.model);
    this.capabilities = {
      progress: 'percent',
      previews: false,
      seed: true,
      resume: true,
      cancel: 'none',
      text: 'drawn',
      sizes,
      references,
      base: references > 0,
      concurrency: 24,
      safeResend: false,
    };
    this.base = new URL(options.baseUrl);
  }

  async submit(input: ModelInput, signal: AbortSignal): Promise<SubmittedJob | ModelFailure> {
    const response = await fetch(new URL(`/v1/${encodeURIComponent(this.model)}`, this.base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.key() },
      body: JSON.stringify({
        prompt: imagePrompt(input),
        ...sizes[input.aspectRatio],
        ...picturesOf(input),
        seed: input.seed,
        output_format: 'png',
        safety_tolerance: tolerances[this.options.moderation ?? 'standard'],
        ...(input.webhook && { webhook_url: input.webhook.url, webhook_secret: input.webhook.secret }),
      }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      const answer = await readJson(response, errorSchema, largestAnswer);
      const retryAfter = response.headers.get('retry-after') ?? answer?.retry_after?.toString() ?? null;
      return failureOfAnswer({ status: response.status, code: null, message: null, retryAfter });
    }
    const job = await readJson(response, submittedSchema, largestAnswer);
    if (!job) return failure('provider', 'the answer has no job', { retryable: true, mayBeCharged: true });
    return { externalId: job.polling_url ?? this.externalIdOf(job.id) };
  }

  /**
   * Returns the address of the job's state at the configured server. It is the only address that is known without
   * `polling_url`, which may name a server of a region.
   */
  externalIdOf(jobId: string): string {
    return new URL(`/v1/get_result?id=${encodeURIComponent(jobId)}`, this.base).href;
  }

  requestIdOf(externalId: string): string {
    return new URL(externalId).searchParams.get('id') ?? externalId;
  }

  async stateOf(externalId: string, signal: AbortSignal): Promise<JobState | null> {
    const address = trustedAddress(externalId, this.base, 'bfl.ai');
    const response = await fetch(address, { headers: this.key(), redirect: 'error', signal });
    const answer = await readJson(response, stateSchema, largestAnswer);
    if (!answer) return null;
    const { status, progress, result, details } = answer;
    if (status === 'Ready' && result)
      return { state: 'ready', address: result.sample, seed: result.seed ?? null };
    const failed = failureOf(status, JSON.stringify(details ?? ''));
    if (failed) return { state: 'failed', failure: failed };
    // An unknown state of a job, such as reasoning or generating, means that the provider works on the job.
    if (status === 'Pending' && progress === null) return { state: 'waiting', position: null };
    return { state: 'working', percent: progress === null || progress === undefined ? null : progress * 100 };
  }

  download(address: string, signal: AbortSignal): Promise<Buffer> {
    const hosts = ['bfl.ai', 'blob.core.windows.net', ...(this.options.downloadHosts ?? [])];
    return downloadImage(address, { hosts, base: this.base }, signal);
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }

  priceOf(input: ModelInput): number | null {
    if (this.options.priceUsd !== undefined) return this.options.priceUsd;
    const { width, height } = sizes[input.aspectRatio];
    const [first, further] = prices[this.model] ?? [];
    if (first === undefined || further === undefined) return null;
    // Pictures of the request are sent with at most 2048 by 2048 pixels. Their megapixels have the further price.
    const given = (input.pictures?.length ?? 0) * mostPictureMegapixels;
    return first + further * (Math.ceil((width * height) / 1_000_000) - 1 + given);
  }

  private key(): Record<string, string> {
    return this.options.key === undefined ? {} : { 'x-key': this.options.key };
  }
}

/** Number of pictures that a model of the FLUX.2 family accepts (https://docs.bfl.ai/guides/prompting_editing_overview). */
const referencesOf = (model: string): number =>
  model.startsWith('flux-2-klein') ? 4 : model.startsWith('flux-2-') ? 8 : 0;

/** Returns the fields `input_image`, `input_image_2` … `input_image_8` of a request, in base64. */
const picturesOf = (input: ModelInput): Record<string, string> =>
  Object.fromEntries(
    sentPictures(input).shown.map(({ bytes }, place) => [
      place === 0 ? 'input_image' : `input_image_${place + 1}`,
      bytes.toString('base64'),
    ]),
  );

/** The failure of a job in an end state; null for a job that waits or runs. */
const failureOf = (status: string, details: string): ModelFailure | null => {
  const message = `state ${status}`;
  if (/moderated/i.test(status) || (status === 'Error' && details.includes('content_policy_violation')))
    return failure('safety', message, { mayBeCharged: true });
  return status === 'Error' || status === 'Task not found'
    ? failure('provider', message, { retryable: true, mayBeCharged: true })
    : null;
};
