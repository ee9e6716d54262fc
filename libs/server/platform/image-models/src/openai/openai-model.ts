import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput } from '../port';
import { readJson } from '../provider/bounded-body';
import { exchange } from '../provider/exchange';
import { failure } from '../provider/failures';
import { downloadImage } from '../provider/guarded-download';
import { finishedImage } from '../provider/finished-image';
import type { ModerationLevel } from '../provider/moderation';
import {
  type OpenAiImage,
  type OpenAiQuality,
  answerSchema,
  costOf,
  errorSchema,
  estimateOf,
  failedBy,
} from './openai-answers';
import { capabilitiesOf } from './openai-capabilities';
import { isOwnParameter, openAiRequestOf } from './openai-request';
import { readImageStream } from './openai-stream';

/** Address of OpenAI's own API. */
export const openAiAddress = 'https://api.openai.com';
/** Default model of OpenAI, November 2026. */
export const openAiDefaultModel = 'gpt-image-2';

/** Options of the OpenAI adapter. */
export type OpenAiOptions = {
  /** API key of the OpenAI account; undefined for a compatible server without keys. */
  key: string | undefined;
  /** Address of the OpenAI API or of a compatible server, with or without `/v1`. */
  baseUrl: string;
  model: string;
  /** OpenAI's level of quality for images of the quality `standard`. */
  quality: OpenAiQuality;
  /** Hosts that a compatible server's images may be fetched from, in addition to its own address. */
  downloadHosts?: readonly string[];
  /** Level of the moderation by the provider; `standard` by default. */
  moderation?: ModerationLevel;
  /** Price in US dollars of an image as the operator set it, which replaces the list price; absent: the list price. */
  priceUsd?: number | undefined;
  /** Time in ms after which a request without an image fails; the default is four minutes. */
  timeoutMs?: number;
};

/** The time limit is long, because OpenAI images of the highest quality take up to about three minutes. */
const usualTimeoutMs = 240_000;
/**
 * Adapter for OpenAI's images API and every compatible server. Partial images of the stream are previews. A server
 * that does not stream returns only the final image. If a server refuses a parameter, the request is repeated without the parameters of OpenAI's own server.
 */
export class OpenAiModel implements ImageModel {
  readonly name = 'openai';
  readonly modelId: string;
  readonly capabilities: ModelCapabilities;
  private readonly base: URL;
  private readonly closing = new AbortController();
  /** True after the compatible server has refused a parameter that only OpenAI's own server supports. */
  private isPlain = false;

  /**
   * Creates an OpenAI adapter.
   * @param options address, key and model
   */
  constructor(private readonly options: OpenAiOptions) {
    this.modelId = options.model;
    this.base = new URL(options.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '') + '/');
    this.capabilities = capabilitiesOf(options.model);
  }

  async *start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield { type: 'started', model: this.options.model, externalId: null };
    yield { type: 'progress', percent: null, stage: 'understanding' };
    const timeoutMs = this.options.timeoutMs ?? usualTimeoutMs;
    const limits = { signal, closing: this.closing.signal, timeoutMs };
    yield* exchange(limits, (within) => this.ask(input, within));
  }

  resume(): never {
    throw new Error(
      'The OpenAI adapter cannot resume a job, because the image is the answer to the request.',
    );
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }

  estimateUsd(input: ModelInput): number | null {
    const { priceUsd } = this.options;
    if (priceUsd !== undefined) return priceUsd;
    if (!this.isOwnServer) return null;
    return estimateOf(this.options.model, this.qualityOf(input), input.pictures?.length ?? 0);
  }

  close(): Promise<void> {
    this.closing.abort(new Error('the image model was closed'));
    return Promise.resolve();
  }

  private get isOwnServer(): boolean {
    return this.base.origin === openAiAddress;
  }

  /** Returns true if a compatible server does not have the route for requests with pictures. */
  private lacksRoute(path: string, status: number): boolean {
    return !this.isOwnServer && path.endsWith('/edits') && (status === 404 || status === 405);
  }

  private qualityOf({ quality = 'standard' }: ModelInput): OpenAiQuality {
    return quality === 'standard' ? this.options.quality : quality === 'draft' ? 'low' : 'high';
  }

  private requestOf(input: ModelInput) {
    return openAiRequestOf(input, {
      model: this.options.model,
      quality: this.qualityOf(input),
      size: this.capabilities.sizes?.[input.aspectRatio] ?? input,
      moderation: this.options.moderation === 'relaxed' ? 'low' : 'auto',
      isPlain: this.isPlain,
    });
  }

  private async *ask(input: ModelInput, within: AbortSignal): AsyncGenerator<ModelEvent> {
    const { key } = this.options;
    const wasPlain = this.isPlain;
    const { path, body, headers } = this.requestOf(input);
    const response = await fetch(new URL(path, this.base), {
      method: 'POST',
      headers: {
        ...headers,
        accept: 'text/event-stream, application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body,
      redirect: 'error',
      signal: within,
    });
    if (!response.ok) {
      const error = (await readJson(response, errorSchema, 1_000_000))?.error ?? {};
      if (!wasPlain && response.status === 400 && isOwnParameter(error.param ?? '')) {
        this.isPlain = true;
        return yield* this.ask(input, within);
      }
      if (this.lacksRoute(path, response.status)) return yield failure('unsupported', `no route ${path}`);
      return yield failedBy(response.status, error, response.headers.get('retry-after'));
    }
    yield { type: 'progress', percent: null, stage: 'composing' };
    const requestId = response.headers.get('x-request-id');
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return yield* this.streamed(response, requestId, within);
    const answer = await readJson(response, answerSchema);
    yield { type: 'progress', percent: null, stage: 'drawing' };
    // If a compatible server refuses a prompt, the answer contains an empty list of images.
    if (!this.isOwnServer && answer?.data?.length === 0)
      return yield failure('safety', 'status 200, no image');
    const image = answer?.data?.[0];
    yield await this.finished(
      { b64: image?.b64_json ?? null, url: image?.url ?? null, usage: answer?.usage ?? null, requestId },
      within,
    );
  }

  private async *streamed(
    response: Response,
    requestId: string | null,
    within: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    for await (const event of readImageStream(response))
      yield event.type === 'answered' ? await this.finished({ ...event.image, requestId }, within) : event;
  }

  private async finished(
    { b64, url, usage, requestId }: OpenAiImage & { requestId: string | null },
    within: AbortSignal,
  ): Promise<ModelEvent> {
    if (b64 === null && url === null)
      return failure('provider', 'the answer has no image', { retryable: true, mayBeCharged: true });
    const hosts = this.options.downloadHosts ?? [];
    const bytes =
      b64 === null
        ? await downloadImage(url ?? '', { hosts, base: this.base }, within)
        : Buffer.from(b64, 'base64');
    const { model, priceUsd = null } = this.options;
    const costUsd = costOf(model, usage) ?? priceUsd;
    return finishedImage(bytes, { model, costUsd, providerRequestId: requestId });
  }
}
