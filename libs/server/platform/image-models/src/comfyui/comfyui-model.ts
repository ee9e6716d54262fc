import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AspectRatio } from '@portada/contracts';
import { z } from 'zod';
import { sentPictures } from '../pictures/input-pictures';
import type { ImageModel, ModelCapabilities, ModelEvent, ModelInput, ModelPicture, ModelSize } from '../port';
import { readJson } from '../provider/bounded-body';
import { exchange } from '../provider/exchange';
import { failure, failureOfAnswer } from '../provider/failures';
import { finishedImage } from '../provider/finished-image';
import { ComfyClient, type ComfyJob } from './comfyui-client';
import type { ComfyMessage } from './comfyui-messages';
import { type Workflow, filledWorkflow, hasPlaceholder } from './workflow';

/** Default address of a ComfyUI server on this machine with its usual port. */
export const comfyAddress = 'http://127.0.0.1:8188';

/** Options of the adapter for ComfyUI, a server that generates images by a workflow. */
export type ComfyOptions = {
  /** Address of the ComfyUI server. */
  url: string;
  workflow: Workflow;
  /** Workflow with the placeholder `{{base}}` that changes a picture; null if the server cannot change pictures. */
  changingWorkflow?: Workflow | null;
  /** Name of the model that the user interface shows. */
  model: string;
  /** Milliseconds between two requests for the state of a job that sends no messages; 2 s by default. */
  pollMs?: number;
  /** Time in ms after which a job without an image fails; ten minutes by default. */
  timeoutMs?: number;
};

const usualTimeoutMs = 600_000;
const cancelMs = 10_000;

/** Image sizes in pixels. Checkpoints of every generation draw well at multiples of 64. */
const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1024, height: 576 },
  '4:3': { width: 1024, height: 768 },
  '1:1': { width: 768, height: 768 },
  '9:16': { width: 576, height: 1024 },
};

const errorSchema = z.object({ error: z.object({ type: z.string().nullish() }).nullish() });

/**
 * Adapter for a ComfyUI server. The adapter chooses the id of a job and reports the id before the job is queued.
 * Another process therefore finds the job, or queues the job under the same id. Percentages and previews arrive over
 * a websocket. Without the websocket, the adapter polls the job history.
 */
export class ComfyModel implements ImageModel {
  readonly name = 'comfyui';
  readonly modelId: string;
  readonly capabilities: ModelCapabilities;
  private readonly client: ComfyClient;
  private readonly closing = new AbortController();

  /**
   * Creates an adapter for ComfyUI.
   * @param options address of the server and workflow
   */
  constructor(private readonly options: ComfyOptions) {
    this.modelId = options.model;
    this.client = new ComfyClient(new URL(options.url));
    const { changingWorkflow = null } = options;
    this.capabilities = {
      progress: 'percent',
      previews: true,
      seed: true,
      resume: true,
      cancel: 'hard',
      text: 'none',
      base: changingWorkflow !== null,
      mask: changingWorkflow !== null && hasPlaceholder(changingWorkflow, 'mask'),
      sizes,
      concurrency: 2,
      safeResend: true,
    };
  }

  start(input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    return this.run(randomUUID(), input, signal);
  }

  resume(externalId: string, input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    return this.run(externalId, input, signal);
  }

  async cancel(externalId: string): Promise<void> {
    await this.client.cancel(
      externalId,
      AbortSignal.any([AbortSignal.timeout(cancelMs), this.closing.signal]),
    );
  }

  close(): Promise<void> {
    this.closing.abort(new Error('the image model was closed'));
    return Promise.resolve();
  }

  private async *run(promptId: string, input: ModelInput, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    yield { type: 'started', model: this.options.model, externalId: promptId };
    yield { type: 'progress', percent: 0, stage: 'understanding' };
    const timeoutMs = this.options.timeoutMs ?? usualTimeoutMs;
    const limits = { signal, closing: this.closing.signal, timeoutMs };
    yield* exchange(limits, (within) => this.ask(promptId, input, within));
  }

  private async *ask(promptId: string, input: ModelInput, within: AbortSignal): AsyncGenerator<ModelEvent> {
    const messages: ComfyMessage[] = [];
    const woken = { wake: () => undefined as void };
    const workflow = await this.workflowOf(promptId, input, within);
    if (!workflow)
      return yield failure('provider', 'the server did not store a picture', { retryable: true });
    const receive = (message: ComfyMessage) => {
      messages.push(message);
      woken.wake();
    };
    await this.client.listen(promptId, Object.keys(workflow).length, receive, within);
    if ((await this.client.find(promptId, within)).place === 'unknown') {
      const response = await this.client.submit(promptId, workflow, within);
      if (!response.ok) {
        const code = (await readJson(response, errorSchema, 1_000_000))?.error?.type ?? null;
        return yield failureOfAnswer({ status: response.status, code, message: null, retryAfter: null });
      }
      await response.body?.cancel();
    }
    yield { type: 'progress', percent: 0, stage: 'composing' };
    let most = 0;
    for (;;) {
      const message = messages.shift();
      if (message?.type === 'failed') return yield failure('provider', message.message, { retryable: true });
      if (message?.type === 'preview') yield message;
      if (message?.type === 'percent') {
        most = Math.max(most, message.percent);
        yield { type: 'progress', percent: most, stage: 'drawing' };
      }
      if (message && message.type !== 'finished') continue;
      // If no message arrived for a while, or the last message arrived, the state of the job is read from the server.
      if (!message) await this.pause(woken, within);
      if (messages.length > 0) continue;
      const job = await this.found(promptId, within);
      if (job?.place === 'waiting') yield { type: 'queued', position: job.position };
      const end = await this.endOf(job, input, promptId, within);
      if (end) return yield end;
    }
  }

  /**
   * Uploads the pictures of a request, and fills the workflow of the request. The names of the files contain the id of
   * the job, so that a repeated upload replaces them.
   * @returns null if the server did not store a picture
   */
  private async workflowOf(
    promptId: string,
    input: ModelInput,
    within: AbortSignal,
  ): Promise<Workflow | null> {
    const size = sizes[input.aspectRatio];
    const { workflow, changingWorkflow } = this.options;
    const { base, mask } = sentPictures(input);
    if (!base || !changingWorkflow) return filledWorkflow(workflow, input, size);
    const upload = (role: string, picture: ModelPicture) =>
      this.client.upload(
        `portada-${promptId}-${role}.${picture.mimeType.replace('image/', '')}`,
        picture,
        within,
      );
    const baseName = await upload('base', base);
    if (baseName === null) return null;
    if (!hasPlaceholder(changingWorkflow, 'mask'))
      return filledWorkflow(changingWorkflow, input, size, { base: baseName });
    const maskName = await upload('mask', mask ?? (await wholeMask()));
    return maskName === null
      ? null
      : filledWorkflow(changingWorkflow, input, size, { base: baseName, mask: maskName });
  }

  /** Waits for a message of the ComfyUI server, or until the state of the job must be read. */
  private async pause(woken: { wake: () => void }, within: AbortSignal): Promise<void> {
    const ended = new AbortController();
    woken.wake = () => ended.abort();
    const signal = AbortSignal.any([within, ended.signal]);
    await delay(this.options.pollMs ?? 2000, undefined, { signal }).catch(() => within.throwIfAborted());
  }

  /** Reads the state of a job on the ComfyUI server; null if the request failed. */
  private async found(promptId: string, within: AbortSignal): Promise<ComfyJob | null> {
    return this.client.find(promptId, within).catch(() => {
      within.throwIfAborted();
      return null;
    });
  }

  private async endOf(
    job: ComfyJob | null,
    input: ModelInput,
    promptId: string,
    within: AbortSignal,
  ): Promise<ModelEvent | null> {
    if (job?.place === 'failed') return failure('provider', 'the job failed', { retryable: true });
    if (job?.place === 'unknown') return failure('provider', 'the job is gone', { retryable: true });
    if (job?.place !== 'done') return null;
    const image = job.images.find(({ type }) => type === 'output') ?? job.images[0];
    if (!image) return failure('provider', 'the workflow gave no image', { retryable: true });
    const bytes = await this.client.view(image, within);
    const { model } = this.options;
    return finishedImage(bytes, { model, seed: input.seed, costUsd: 0, providerRequestId: promptId });
  }
}

/** Creates a mask that selects the whole picture. Its size does not matter, because the workflow fits it. */
const wholeMask = async (): Promise<ModelPicture> => {
  const { default: sharp } = await import('sharp');
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background } })
    .png()
    .toBuffer();
  return { role: 'mask', bytes, mimeType: 'image/png' };
};
