import { setTimeout as delay } from 'node:timers/promises';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput } from '../port';
import { exchange } from '../provider/exchange';
import { finishedImage } from '../provider/finished-image';
import { imageHeaderOf } from '../provider/image-header';
import { Automatic1111Client } from './automatic1111-client';
import { imageRequestOf, sizes } from './automatic1111-request';

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

/** Time in ms within which a server knows a request that was sent. A server that never knows requests by their id is then asked no more. */
const registrationMs = 5_000;

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
  private readonly client: Automatic1111Client;
  private readonly closing = new AbortController();
  /** The interruption of an aborted request to the AUTOMATIC1111 server. */
  private interruption: Promise<void> = Promise.resolve();

  /**
   * Creates an adapter for AUTOMATIC1111.
   * @param options address of the server and checkpoint
   */
  constructor(private readonly options: Automatic1111Options) {
    this.modelId = options.model ?? 'automatic1111';
    this.client = new Automatic1111Client(options.url);
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
    let [percent, lastPreview, canWait] = [0, '', true];
    const sentAt = performance.now();
    try {
      yield { type: 'progress', percent, stage: 'composing' };
      while (!end) {
        const pause = delay(this.options.pollMs ?? 500, undefined, { signal: within });
        await Promise.race([answered, pause.catch(() => within.throwIfAborted())]);
        if (end) break;
        const [place, { progress, current_image: shown }] = await Promise.all([
          canWait ? this.client.placeOf(input.generationId, within) : 'other',
          this.client.progress(within),
        ]);
        if (typeof place === 'number') yield { type: 'queued', position: place };
        canWait = place !== 'other' && (place !== 'unknown' || performance.now() - sentAt < registrationMs);
        if (canWait) continue;
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
      if (!end) this.interruption = this.client.interrupt();
    }
  }

  private async generated(input: ModelInput, within: AbortSignal): Promise<ModelEvent> {
    const answered = await this.client.generate(await imageRequestOf(input, this.options.model), within);
    if ('type' in answered) return answered;
    const seed = answered.seed ?? input.seed;
    const details = { model: this.modelId, seed, costUsd: 0, providerRequestId: null };
    return finishedImage(answered.bytes, details);
  }
}
