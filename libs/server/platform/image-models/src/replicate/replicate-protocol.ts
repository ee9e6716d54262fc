import { z } from 'zod';
import type { JobProtocol, JobState, SubmittedJob } from '../jobs/job-protocol';
import { formFileOf, sentPictures } from '../pictures/input-pictures';
import type { ModelCapabilities, ModelFailure, ModelInput } from '../port';
import { readJson } from '../provider/bounded-body';
import { failure, failureOfAnswer } from '../provider/failures';
import { downloadImage } from '../provider/guarded-download';
import type { ModerationLevel } from '../provider/moderation';
import { imagePrompt } from '../provider/image-prompt';

/** Address of the API of the image provider Replicate. */
export const replicateAddress = 'https://api.replicate.com';
/** Default model of the image provider Replicate, November 2026. */
export const replicateDefaultModel = 'black-forest-labs/flux-2-pro';

/** Options of the protocol of the image provider Replicate. */
export type ReplicateOptions = {
  token: string | undefined;
  baseUrl: string;
  /** Name of the model: `owner/name` of an official model, or `owner/name:version`. */
  model: string;
  downloadHosts?: readonly string[];
  /** Level of the moderation by the provider; `standard` by default. */
  moderation?: ModerationLevel;
  /** Price in US dollars of an image as the operator set it, which replaces the list price; absent: the list price. */
  priceUsd?: number | undefined;
};

/** Maximum size in bytes of a JSON answer of Replicate, which includes the logs of a job. */
const largestAnswer = 4_000_000;

const predictionSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  output: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(null),
  error: z.string().nullish().catch(null),
  logs: z.string().nullish().catch(null),
});
type Prediction = z.infer<typeof predictionSchema>;
const fileSchema = z.object({ urls: z.object({ get: z.string().min(1) }) });
const errorSchema = z.object({ detail: z.string().nullish() });

/** Values of `safety_tolerance` of the FLUX.2 models at Replicate, 1 (strictest) to 5; the default of the provider is 2. */
const tolerances: Record<ModerationLevel, number> = { strict: 1, standard: 2, relaxed: 5 };

/** Pattern of error texts which mean that the safety check of the model refused the image. */
const refused = /nsfw|sensitive|flagged|E005/i;

/** The protocol of the provider Replicate, which calls its jobs predictions. */
export class ReplicateProtocol implements JobProtocol {
  readonly name = 'replicate';
  readonly model: string;
  readonly capabilities: ModelCapabilities;
  private readonly base: URL;

  /**
   * Creates the protocol of Replicate.
   * @param options address, token and model
   */
  constructor(private readonly options: ReplicateOptions) {
    this.model = options.model;
    const isFlux2 = options.model.includes('flux-2');
    this.capabilities = {
      progress: 'percent',
      previews: false,
      seed: true,
      resume: true,
      cancel: 'hard',
      text: 'drawn',
      sizes: {
        '16:9': { width: 1344, height: 768 },
        '4:3': { width: 1152, height: 864 },
        '1:1': { width: 1024, height: 1024 },
        '9:16': { width: 768, height: 1344 },
      },
      references: isFlux2 ? 8 : 0,
      base: isFlux2,
      concurrency: 10,
      // The provider's documented limit of new predictions.
      perMinute: 600,
      safeResend: false,
    };
    this.base = new URL(options.baseUrl);
  }

  async submit(input: ModelInput, signal: AbortSignal): Promise<SubmittedJob | ModelFailure> {
    const [name = '', version] = this.model.split(':');
    const path = version === undefined ? `/v1/models/${name}/predictions` : '/v1/predictions';
    const files = await this.uploaded(input, signal);
    if ('type' in files) return files;
    const body = {
      input: this.inputOf(input, files),
      ...(version !== undefined && { version }),
      // The start is reported as well, so that the id of the job is known early.
      ...(input.webhook && { webhook: input.webhook.url, webhook_events_filter: ['start', 'completed'] }),
    };
    const response = await this.request(path, signal, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) return failureOf(response);
    const job = await readJson(response, predictionSchema, largestAnswer);
    if (!job) return failure('provider', 'the answer has no job', { retryable: true, mayBeCharged: true });
    return { externalId: job.id };
  }

  externalIdOf(jobId: string): string {
    return jobId;
  }

  requestIdOf(externalId: string): string {
    return externalId;
  }

  async stateOf(externalId: string, signal: AbortSignal): Promise<JobState | null> {
    const response = await this.request(`/v1/predictions/${encodeURIComponent(externalId)}`, signal);
    if (response.status === 404)
      return {
        state: 'failed',
        failure: failure('provider', 'the job is gone', { retryable: true, mayBeCharged: true }),
      };
    const job = await readJson(response, predictionSchema, largestAnswer);
    return job && stateFrom(job);
  }

  download(address: string, signal: AbortSignal): Promise<Buffer> {
    const hosts = ['replicate.delivery', ...(this.options.downloadHosts ?? [])];
    return downloadImage(address, { hosts, base: this.base }, signal);
  }

  async cancel(externalId: string, signal: AbortSignal): Promise<void> {
    const path = `/v1/predictions/${encodeURIComponent(externalId)}/cancel`;
    const response = await this.request(path, signal, { method: 'POST' });
    await response.body?.cancel();
  }

  /** Returns the price that the operator set. Each model at Replicate has its own price, by image or by second. */
  priceOf(): number | null {
    return this.options.priceUsd ?? null;
  }

  /**
   * Uploads the pictures of a request (https://replicate.com/docs/reference/http#files.create). Replicate deletes the
   * files after a day.
   * @returns the addresses of the files for the input of a prediction, or the failure that the provider answered
   */
  private async uploaded(input: ModelInput, signal: AbortSignal): Promise<string[] | ModelFailure> {
    const addresses: string[] = [];
    for (const picture of sentPictures(input).shown) {
      const body = new FormData();
      body.append('content', formFileOf(picture), `picture.${picture.mimeType.replace('image/', '')}`);
      const response = await this.request('/v1/files', signal, { method: 'POST', body });
      if (!response.ok) return failureOf(response);
      const file = await readJson(response, fileSchema, largestAnswer);
      if (!file) return failure('provider', 'the answer has no file', { retryable: true });
      addresses.push(file.urls.get);
    }
    return addresses;
  }

  private inputOf(input: ModelInput, files: readonly string[]): object {
    const asked = {
      prompt: imagePrompt(input),
      aspect_ratio: input.aspectRatio,
      seed: input.seed,
      output_format: 'png',
    };
    if (!this.model.includes('flux-2')) return asked;
    const safety_tolerance = tolerances[this.options.moderation ?? 'standard'];
    const pictures = files.length > 0 && { input_images: files };
    return { ...asked, resolution: '1 MP', safety_tolerance, ...pictures };
  }

  private request(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
    const { token } = this.options;
    return fetch(new URL(path, this.base), {
      ...init,
      headers: {
        // The content type of a form contains its boundary, which `fetch` sets.
        ...(!(init.body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      redirect: 'error',
      signal,
    });
  }
}

/** Maps an error answer, whose text may contain the time until requests are accepted again. */
const failureOf = async (response: Response): Promise<ModelFailure> => {
  const detail = (await readJson(response, errorSchema, largestAnswer))?.detail ?? '';
  const seconds = /resets in ~?(\d+)s/.exec(detail)?.[1] ?? null;
  const retryAfter = response.headers.get('retry-after') ?? seconds;
  return failureOfAnswer({ status: response.status, code: null, message: null, retryAfter });
};

/** Returns the last percentage that the model has written to the logs of its job. */
const percentOf = (logs: string): number | null => {
  const found = [...logs.matchAll(/(\d{1,3})%\|/g)].at(-1)?.[1];
  return found === undefined ? null : Math.min(100, Number(found));
};

const stateFrom = ({ status, output, error, logs }: Prediction): JobState => {
  const failed = (reason: ModelFailure): JobState => ({ state: 'failed', failure: reason });
  switch (status) {
    case 'succeeded': {
      const address = typeof output === 'string' ? output : output?.[0];
      return address === undefined
        ? failed(failure('provider', 'the answer has no image', { retryable: true, mayBeCharged: true }))
        : { state: 'ready', address, seed: null };
    }
    case 'failed':
      return refused.test(error ?? '')
        ? failed(failure('safety', 'state failed', { mayBeCharged: true }))
        : failed(failure('provider', 'state failed', { retryable: true, mayBeCharged: true }));
    case 'canceled':
      return failed(failure('provider', 'state canceled', { mayBeCharged: true }));
    case 'aborted':
      return failed(failure('timeout', 'state aborted', { retryable: true }));
    case 'starting':
      return { state: 'waiting', position: null };
    default:
      return { state: 'working', percent: percentOf(logs ?? '') };
  }
};
