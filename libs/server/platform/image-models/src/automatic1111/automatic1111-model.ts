import { setTimeout as delay } from 'node:timers/promises';
import type { AspectRatio } from '@portada/contracts';
import { z } from 'zod';
import { sentPictures } from '../pictures/input-pictures';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput, ModelQuality, ModelSize } from '../port';
import { parseJson, readJson } from '../provider/bounded-body';
import { exchange } from '../provider/exchange';
import { failure, failureOfAnswer } from '../provider/failures';
import { finishedImage } from '../provider/finished-image';
import { imageHeaderOf } from '../provider/image-header';
import { negativePrompt, platePrompt } from '../provider/plate-prompt';

/** Default address of an AUTOMATIC1111 server on this machine with its usual port. */
export const automatic1111Address = 'http://127.0.0.1:7860';

/** Options of the adapter for AUTOMATIC1111, a server that generates images. */
export type Automatic1111Options = {
  /** Address of the server; a user and a password in the address are sent as basic authentication. */
  url: string;
  /**
   * Checkpoint (model file) that the AUTOMATIC1111 server loads; null for the checkpoint that the server has loaded.
   */
  model: string | null;
  /** Milliseconds between two requests for the progress of an image; 500 by default. */
  pollMs?: number;
  /** Time in ms after which a request without an image fails; ten minutes by default, for servers without a fast GPU. */
  timeoutMs?: number;
};

const usualTimeoutMs = 600_000;
/** Time limit in ms of a request for the progress of an image, and of an interruption. */
const questionMs = 5000;

/** Sampling steps of the image model for each quality. */
const steps: Record<ModelQuality, number> = { draft: 12, standard: 24, best: 40 };

/** Image sizes in pixels. Checkpoints of every generation draw well at multiples of 64. */
const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1024, height: 576 },
  '4:3': { width: 1024, height: 768 },
  '1:1': { width: 768, height: 768 },
  '9:16': { width: 576, height: 1024 },
};

const answerSchema = z.object({ images: z.array(z.string()).nullish(), info: z.string().nullish() });
const infoSchema = z.object({ seed: z.number().int().nullish() });
const progressSchema = z.object({
  progress: z.number().nullish().catch(null),
  current_image: z.string().nullish().catch(null),
});
/** Answer about one task; `textinfo` of a queued task is such as "In queue: 2/5". */
const taskSchema = z.object({
  queued: z.boolean().nullish().catch(null),
  textinfo: z.string().nullish().catch(null),
});
const errorSchema = z.object({ error: z.string().nullish(), detail: z.unknown().optional() });

/** Shares (0-1) of a picture that the server changes: of a whole picture, and of the part that a mask selects. */
const strengths = { whole: 0.7, masked: 0.9 } as const;

/**
 * Returns the fields of a request that changes a picture; null for a request without a base picture. Both pictures are
 * cropped to the size of the image (`resize_mode` 1). The server changes the white part of a mask.
 */
const changeOf = async (input: ModelInput): Promise<object | null> => {
  const { base, mask } = sentPictures(input);
  if (!base) return null;
  const changed = { init_images: [base.bytes.toString('base64')], resize_mode: 1 };
  if (!mask) return { ...changed, denoising_strength: strengths.whole };
  const { default: sharp } = await import('sharp');
  const selected = await sharp(mask.bytes).extractChannel('alpha').negate().png().toBuffer();
  return {
    ...changed,
    mask: selected.toString('base64'),
    inpainting_fill: 1,
    inpaint_full_res: false,
    inpainting_mask_invert: 0,
    denoising_strength: strengths.masked,
  };
};

/**
 * Adapter for the web API of AUTOMATIC1111, which Forge and SD.Next also implement. The server draws one image at a
 * time and reports only its own progress, so it must serve no other client. If a request is aborted, the adapter
 * interrupts the server.
 */
export class Automatic1111Model implements ImageModel {
  readonly name = 'automatic1111';
  readonly modelId: string;
  readonly capabilities: ModelCapabilities = {
    progress: 'percent',
    previews: true,
    seed: true,
    resume: false,
    cancel: 'hard',
    text: 'none',
    base: true,
    mask: true,
    sizes,
    concurrency: 1,
    safeResend: false,
  };
  private readonly base: URL;
  private readonly headers: Record<string, string>;
  private readonly closing = new AbortController();
  /** The interruption of an aborted request to the AUTOMATIC1111 server. */
  private interruption: Promise<void> = Promise.resolve();

  /**
   * Creates an adapter for AUTOMATIC1111.
   * @param options address of the server and checkpoint
   */
  constructor(private readonly options: Automatic1111Options) {
    this.modelId = options.model ?? 'automatic1111';
    this.base = new URL(options.url);
    const { username, password } = this.base;
    const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
    this.headers = {
      'content-type': 'application/json',
      ...(username !== '' && { authorization: `Basic ${login.toString('base64')}` }),
    };
    this.base.username = '';
    this.base.password = '';
  }

  async *start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield { type: 'started', model: this.modelId, externalId: null };
    yield { type: 'progress', percent: 0, stage: 'understanding' };
    const timeoutMs = this.options.timeoutMs ?? usualTimeoutMs;
    const limits = { signal, closing: this.closing.signal, timeoutMs };
    yield* exchange(limits, (within) => this.ask(input, within));
  }

  resume(): never {
    throw new Error(
      'The AUTOMATIC1111 adapter cannot resume a job, because the image is the answer to the request.',
    );
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.closing.abort(new Error('the image model was closed'));
    return Promise.resolve();
  }

  /** Waits for the answer of the server to an image request, and reports the progress of the server meanwhile. */
  private async *ask(input: ModelInput, within: AbortSignal): AsyncGenerator<ModelEvent> {
    // An interruption ends any work that runs on the server, so the next image begins after the interruption.
    await this.interruption;
    within.throwIfAborted();
    let end: ModelEvent | undefined;
    const answered = this.generated(input, within).then((event) => (end = event));
    // The loop below awaits the answer of the server. Without this handler, an earlier rejection would end the
    // process as unhandled.
    answered.catch(() => undefined);
    let [percent, lastPreview, isQueued] = [0, '', true];
    try {
      yield { type: 'progress', percent, stage: 'composing' };
      while (!end) {
        const pause = delay(this.options.pollMs ?? 500, undefined, { signal: within });
        await Promise.race([answered, pause.catch(() => within.throwIfAborted())]);
        if (end) break;
        const [place, { progress, current_image: shown }] = await Promise.all([
          isQueued ? this.placeOf(input, within) : null,
          this.progress(within),
        ]);
        isQueued = place !== null;
        if (place !== null) {
          yield { type: 'queued', position: place };
          continue;
        }
        percent = Math.max(percent, Math.min(100, Math.round((progress ?? 0) * 100)));
        yield { type: 'progress', percent, stage: 'drawing' };
        if (!shown || shown === lastPreview) continue;
        lastPreview = shown;
        const bytes = Buffer.from(shown, 'base64');
        const details = await imageHeaderOf(bytes);
        if (details) yield { type: 'preview', bytes, mimeType: details.mimeType };
      }
      yield end;
    } finally {
      if (!end) this.interruption = this.interrupt();
    }
  }

  private async generated(input: ModelInput, within: AbortSignal): Promise<ModelEvent> {
    const { model } = this.options;
    const changed = await changeOf(input);
    const response = await this.request(`/sdapi/v1/${changed ? 'img2img' : 'txt2img'}`, within, {
      method: 'POST',
      body: JSON.stringify({
        prompt: platePrompt({ ...input, pictures: [] }).replaceAll('\n', ' '),
        negative_prompt: negativePrompt(input),
        ...sizes[input.aspectRatio],
        steps: steps[input.quality ?? 'standard'],
        seed: input.seed,
        ...changed,
        batch_size: 1,
        force_task_id: input.generationId,
        send_images: true,
        save_images: false,
        ...(model !== null && { override_settings: { sd_model_checkpoint: model } }),
      }),
    });
    if (!response.ok) {
      const code = (await readJson(response, errorSchema, 1_000_000))?.error ?? null;
      return failureOfAnswer({ status: response.status, code, message: null, retryAfter: null });
    }
    const answer = await readJson(response, answerSchema);
    const image = answer?.images?.[0];
    if (!image) return failure('provider', 'the answer has no image', { retryable: true });
    const seed = parseJson(answer.info ?? '', infoSchema)?.seed ?? input.seed;
    const details = { model: this.modelId, seed, costUsd: 0, providerRequestId: null };
    return finishedImage(Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64'), details);
  }

  /**
   * Returns the place of a request in the queue of the server, from 1. While a request waits, the progress of the server
   * is the progress of another request.
   * @returns null if the request does not wait, or if the server does not report the place
   */
  private async placeOf({ generationId }: ModelInput, within: AbortSignal): Promise<number | null> {
    const signal = AbortSignal.any([within, AbortSignal.timeout(questionMs)]);
    const question = { id_task: generationId, id_live_preview: -1, live_preview: false };
    try {
      const init = { method: 'POST', body: JSON.stringify(question) };
      const response = await this.request('/internal/progress', signal, init);
      const task = await readJson(response, taskSchema, 1_000_000);
      const [, place] = /^In queue: (\d{1,6})\b/.exec((task?.queued && task.textinfo) || '') ?? [];
      return place === undefined ? null : Number(place);
    } catch {
      within.throwIfAborted();
      return null;
    }
  }

  /** Returns the progress of the server; empty if the server cannot report the progress now. */
  private async progress(within: AbortSignal): Promise<z.infer<typeof progressSchema>> {
    const signal = AbortSignal.any([within, AbortSignal.timeout(questionMs)]);
    try {
      const response = await this.request('/sdapi/v1/progress?skip_current_image=false', signal);
      return (await readJson(response, progressSchema, 16_000_000)) ?? {};
    } catch {
      within.throwIfAborted();
      return {};
    }
  }

  private async interrupt(): Promise<void> {
    await this.request('/sdapi/v1/interrupt', AbortSignal.timeout(questionMs), { method: 'POST' })
      .then((response) => response.body?.cancel())
      .catch(() => undefined);
  }

  private request(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, this.base), { ...init, headers: this.headers, redirect: 'error', signal });
  }
}
