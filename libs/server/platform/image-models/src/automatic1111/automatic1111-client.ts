import { z } from 'zod';
import type { ModelFailure } from '../port';
import { parseJson, readJson } from '../provider/bounded-body';
import { failure, failureOfAnswer } from '../provider/failures';

/** Time limit in ms of a request for the progress of an image, and of an interruption. */
const questionMs = 5000;

const answerSchema = z.object({ images: z.array(z.string()).nullish(), info: z.string().nullish() });
const infoSchema = z.object({ seed: z.number().int().nullish() });
const progressSchema = z.object({
  progress: z.number().nullish().catch(null),
  current_image: z.string().nullish().catch(null),
});
/** Answer about one task; `textinfo` of a queued task is such as "In queue: 2/5". */
const taskSchema = z.object({
  active: z.boolean().nullish().catch(null),
  queued: z.boolean().nullish().catch(null),
  completed: z.boolean().nullish().catch(null),
  textinfo: z.string().nullish().catch(null),
});
const errorSchema = z.object({ error: z.string().nullish(), detail: z.unknown().optional() });

/** Progress of the server: the share (0-1) of its present image, and that image unfinished, as base64. */
export type ServerProgress = z.infer<typeof progressSchema>;

/** An image of the server as bytes, with the seed that the server used; null if the server did not report it. */
export type GeneratedImage = { bytes: Buffer; seed: number | null };

/** Client for the web API of AUTOMATIC1111, Forge and SD.Next. */
export class Automatic1111Client {
  private readonly base: URL;
  private readonly headers: Record<string, string>;

  /** @param url address of the server; a user and a password in it are sent as basic authentication */
  constructor(url: string) {
    this.base = new URL(url);
    const { username, password } = this.base;
    const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
    this.headers = {
      'content-type': 'application/json',
      ...(username !== '' && { authorization: `Basic ${login.toString('base64')}` }),
    };
    this.base.username = '';
    this.base.password = '';
  }

  /**
   * Requests an image and waits for it.
   * @returns the image, or the failure that the server answered
   * @throws an error of the connection, or the reason of the signal
   */
  async generate(
    { path, body }: { path: string; body: string },
    within: AbortSignal,
  ): Promise<GeneratedImage | ModelFailure> {
    const response = await this.request(path, within, { method: 'POST', body });
    if (!response.ok) {
      const code = (await readJson(response, errorSchema, 1_000_000))?.error ?? null;
      return failureOfAnswer({ status: response.status, code, message: null, retryAfter: null });
    }
    const answer = await readJson(response, answerSchema);
    const image = answer?.images?.[0];
    if (!image) return failure('provider', 'the answer has no image', { retryable: true });
    const bytes = Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64');
    return { bytes, seed: parseJson(answer.info ?? '', infoSchema)?.seed ?? null };
  }

  /**
   * Returns what the server does with a request. While a request waits, the progress of the server is the progress of another
   * request.
   * @param taskId id of the request
   * @returns the place in the queue of the server, from 1; `unknown` if the server does not know the request; `other` if
   *   the request does not wait, or if the server does not report its place
   * @throws the reason of the signal
   */
  async placeOf(taskId: string, within: AbortSignal): Promise<number | 'unknown' | 'other'> {
    const signal = AbortSignal.any([within, AbortSignal.timeout(questionMs)]);
    const question = { id_task: taskId, id_live_preview: -1, live_preview: false };
    try {
      const init = { method: 'POST', body: JSON.stringify(question) };
      const response = await this.request('/internal/progress', signal, init);
      const task = await readJson(response, taskSchema, 1_000_000);
      const [, place] = /^In queue: (\d{1,6})\b/.exec((task?.queued && task.textinfo) || '') ?? [];
      if (place !== undefined) return Number(place);
      const isUnknown =
        task !== null && [task.active, task.queued, task.completed].every((is) => is === false);
      return isUnknown ? 'unknown' : 'other';
    } catch {
      within.throwIfAborted();
      return 'other';
    }
  }

  /**
   * Returns the progress of the server; empty if the server cannot report the progress now.
   * @throws the reason of the signal
   */
  async progress(within: AbortSignal): Promise<ServerProgress> {
    const signal = AbortSignal.any([within, AbortSignal.timeout(questionMs)]);
    try {
      const response = await this.request('/sdapi/v1/progress?skip_current_image=false', signal);
      return (await readJson(response, progressSchema, 16_000_000)) ?? {};
    } catch {
      within.throwIfAborted();
      return {};
    }
  }

  /** Interrupts the image that the server draws, whose request it is. The promise is never rejected. */
  async interrupt(): Promise<void> {
    await this.request('/sdapi/v1/interrupt', AbortSignal.timeout(questionMs), { method: 'POST' })
      .then((response) => response.body?.cancel())
      .catch(() => undefined);
  }

  private request(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, this.base), { ...init, headers: this.headers, redirect: 'error', signal });
  }
}
