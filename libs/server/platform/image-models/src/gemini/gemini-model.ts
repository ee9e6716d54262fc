import { sentPictures } from '../pictures/input-pictures';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput, ModelPicture } from '../port';
import { readJson } from '../provider/bounded-body';
import { exchange } from '../provider/exchange';
import { failure } from '../provider/failures';
import { finishedImage } from '../provider/finished-image';
import type { ModerationLevel } from '../provider/moderation';
import { imagePrompt } from '../provider/image-prompt';
import {
  contentSchema,
  costOf,
  estimateOf,
  failureOfError,
  geminiErrorSchema,
  imageOf,
  refusalOf,
} from './gemini-answers';

/** Address of the Gemini API. */
export const geminiAddress = 'https://generativelanguage.googleapis.com';
/** Default model of the Gemini API, November 2026. */
export const geminiDefaultModel = 'gemini-nano-banana-2.1';

/** Options of the Gemini adapter. */
export type GeminiOptions = {
  key: string | undefined;
  baseUrl: string;
  model: string;
  /** Level of the moderation by the provider; `standard` by default. */
  moderation?: ModerationLevel;
  /** Price in US dollars of an image as the operator set it, which replaces the list price; absent: the list price. */
  priceUsd?: number | undefined;
  /** Time in ms after which a request without an image fails; the default is three minutes. */
  timeoutMs?: number;
};

const usualTimeoutMs = 180_000;

/** Sentence that is added to the prompt once if the model has answered with text. */
const onlyImage = '\nOutput only the final image, without any words beside it.';

/** Adapter for Google's image models, which answer a request to `generateContent` with the image. */
export class GeminiModel implements ImageModel {
  readonly name = 'gemini';
  readonly modelId: string;
  readonly capabilities: ModelCapabilities = {
    progress: 'none',
    previews: false,
    seed: false,
    resume: false,
    cancel: 'none',
    text: 'drawn',
    // Approximate image sizes of the setting 1K, in pixels. 2K doubles width and height.
    sizes: {
      '16:9': { width: 1344, height: 768 },
      '4:3': { width: 1184, height: 864 },
      '1:1': { width: 1024, height: 1024 },
      '9:16': { width: 768, height: 1344 },
    },
    references: 14,
    base: true,
    concurrency: 8,
    safeResend: false,
  };
  private readonly address: URL;
  private readonly closing = new AbortController();

  /**
   * Creates a Gemini adapter.
   * @param options address, key and model
   */
  constructor(private readonly options: GeminiOptions) {
    this.modelId = options.model;
    const base = options.baseUrl.replace(/\/+$/, '').replace(/\/v1beta$/, '');
    this.address = new URL(`${base}/v1beta/models/${encodeURIComponent(options.model)}:generateContent`);
  }

  async *start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield { type: 'started', model: this.options.model, externalId: null };
    const timeoutMs = this.options.timeoutMs ?? usualTimeoutMs;
    const limits = { signal, closing: this.closing.signal, timeoutMs };
    yield* exchange(limits, (within) => this.ask(input, within));
  }

  resume(): never {
    throw new Error(
      'The Gemini adapter cannot resume a job, because the image is the answer to the request.',
    );
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }

  estimateUsd(input: ModelInput): number | null {
    return this.options.priceUsd ?? estimateOf(this.options.model, sizeOf(input));
  }

  close(): Promise<void> {
    this.closing.abort(new Error('the image model was closed'));
    return Promise.resolve();
  }

  private async *ask(input: ModelInput, within: AbortSignal): AsyncGenerator<ModelEvent> {
    let tokens = 0;
    for (const suffix of ['', onlyImage]) {
      const response = await this.request(imagePrompt(input) + suffix, input, within);
      if (!response.ok) {
        const answer = await readJson(response, geminiErrorSchema, 1_000_000);
        return yield failureOfError(response.status, answer?.error);
      }
      const content = await readJson(response, contentSchema);
      tokens += content?.usageMetadata?.candidatesTokenCount ?? 0;
      const image = imageOf(content);
      if (image !== null) {
        const { model, priceUsd = null } = this.options;
        const details = {
          model,
          costUsd: costOf(model, tokens) ?? priceUsd,
          providerRequestId: content?.responseId ?? null,
        };
        return yield await finishedImage(Buffer.from(image, 'base64'), details);
      }
      const refused = refusalOf(content);
      if (refused) return yield refused;
    }
    yield failure('provider', 'the answer has no image', { retryable: true, mayBeCharged: true });
  }

  private request(text: string, input: ModelInput, signal: AbortSignal): Promise<Response> {
    const { key } = this.options;
    const { shown } = sentPictures(input);
    return fetch(this.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-goog-api-key': key }) },
      body: JSON.stringify({
        contents: [{ role: 'user', parts: [{ text }, ...shown.map(partOf)] }],
        ...safetySettingsOf(this.options.moderation),
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: input.aspectRatio, imageSize: sizeOf(input) },
        },
      }),
      redirect: 'error',
      signal,
    });
  }
}

const partOf = ({ bytes, mimeType }: ModelPicture) => ({
  inlineData: { mimeType, data: bytes.toString('base64') },
});

/** Categories of Gemini's safety settings that a request can set (https://ai.google.dev/gemini-api/docs/safety-settings). */
const harmCategories = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'] as const;
const thresholds = { strict: 'BLOCK_LOW_AND_ABOVE', relaxed: 'BLOCK_ONLY_HIGH' } as const;

/** Returns the safety settings of a request to Gemini; none for `standard`, so that the provider's defaults apply. */
const safetySettingsOf = (moderation: ModerationLevel = 'standard') =>
  moderation === 'standard'
    ? {}
    : {
        safetySettings: harmCategories.map((name) => ({
          category: `HARM_CATEGORY_${name}`,
          threshold: thresholds[moderation],
        })),
      };

const sizeOf = ({ quality }: ModelInput): '1K' | '2K' => (quality === 'best' ? '2K' : '1K');
