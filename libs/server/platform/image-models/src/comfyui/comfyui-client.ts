import { WebSocket } from 'ws';
import { z } from 'zod';
import { formFileOf } from '../pictures/input-pictures';
import type { ModelPicture } from '../port';
import { readBytes, readJson } from '../provider/bounded-body';
import { downloadLimits } from '../provider/guarded-download';
import { type ComfyMessage, readBinaryMessage, readTextMessage } from './comfyui-messages';
import type { Workflow } from './workflow';

/**
 * State of a job on a ComfyUI server: waiting with its position from 1 (next), running, ended with images or an error, or
 * unknown to the server.
 */
export type ComfyJob =
  | { place: 'running' | 'unknown' | 'failed' }
  | { place: 'waiting'; position: number }
  | { place: 'done'; images: ComfyImage[] };

const imageSchema = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
/** An image file on a ComfyUI server. */
export type ComfyImage = z.infer<typeof imageSchema>;

const entry = z.tuple([z.number(), z.string()]).rest(z.unknown());
const queueSchema = z.object({ queue_running: z.array(entry), queue_pending: z.array(entry) });
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(imageSchema).optional() }).loose()),
    status: z.object({ status_str: z.string() }).nullish(),
  }),
);

const uploadSchema = z.object({ name: z.string().min(1), subfolder: z.string().nullish() });

/** Maximum size in bytes of a websocket message, and of a JSON answer, of a ComfyUI server. */
const largestMessage = 16 * 1024 * 1024;

/** Requests to one ComfyUI server. Each method throws an error of the connection if the server cannot be reached. */
export class ComfyClient {
  /**
   * Creates a client of a ComfyUI server.
   * @param base address of the server
   */
  constructor(private readonly base: URL) {}

  /** Queues a workflow under an id that the adapter chose. The response is not read. */
  submit(promptId: string, prompt: Workflow, signal: AbortSignal): Promise<Response> {
    return this.post('/prompt', { prompt, client_id: promptId, prompt_id: promptId }, signal);
  }

  /** Finds a job in the history or in the queue of the ComfyUI server. */
  async find(promptId: string, signal: AbortSignal): Promise<ComfyJob> {
    const ended = await this.ended(promptId, signal);
    if (ended) return ended;
    const queue = await readJson(await this.get('/queue', signal), queueSchema, largestMessage);
    if (queue?.queue_running.some(([, id]) => id === promptId)) return { place: 'running' };
    // The server lists the pending jobs as a heap: only their numbers say in which order they run.
    const pending = queue?.queue_pending ?? [];
    const own = pending.find(([, id]) => id === promptId);
    if (own) return { place: 'waiting', position: pending.filter(([number]) => number <= own[0]).length };
    // The job may have moved from the queue to the history between the two requests.
    return (await this.ended(promptId, signal)) ?? { place: 'unknown' };
  }

  /**
   * Uploads an input picture to the ComfyUI server. A file of the same name is replaced.
   * @param name of the file
   * @returns the name for a node that loads the picture; null if the server answered something else
   */
  async upload(name: string, picture: ModelPicture, signal: AbortSignal): Promise<string | null> {
    const body = new FormData();
    body.append('image', formFileOf(picture), name);
    body.append('type', 'input');
    body.append('overwrite', 'true');
    const response = await fetch(new URL('/upload/image', this.base), {
      method: 'POST',
      body,
      redirect: 'error',
      signal,
    });
    const file = response.ok ? await readJson(response, uploadSchema, largestMessage) : null;
    if (!file) return null;
    return file.subfolder ? `${file.subfolder}/${file.name}` : file.name;
  }

  /**
   * Fetches an image file from the ComfyUI server.
   * @throws AnswerTooLarge beyond 32 MB
   */
  async view(image: ComfyImage, signal: AbortSignal): Promise<Buffer> {
    const query = new URLSearchParams(image);
    const response = await this.get(`/view?${query.toString()}`, signal);
    return readBytes(response.body, downloadLimits.bytes);
  }

  /** Removes a job from the queue of the ComfyUI server. The server is interrupted only if the job is running. */
  async cancel(promptId: string, signal: AbortSignal): Promise<void> {
    const removed = await this.post('/queue', { delete: [promptId] }, signal);
    await removed.body?.cancel();
    if ((await this.find(promptId, signal)).place !== 'running') return;
    const interrupted = await this.post('/interrupt', { prompt_id: promptId }, signal);
    await interrupted.body?.cancel();
  }

  /**
   * Opens the websocket of a ComfyUI job.
   * @param nodes number of nodes of the job's workflow
   * @param handle receives each message about the job
   * @param signal closes the websocket
   * @returns resolves when the websocket is open or has failed to open; in the second case the job continues
   *   without messages
   */
  listen(
    promptId: string,
    nodes: number,
    handle: (message: ComfyMessage) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const address = new URL(`/ws?clientId=${encodeURIComponent(promptId)}`, this.base);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address, { maxPayload: largestMessage, handshakeTimeout: 5000 });
    const close = () => socket.terminate();
    signal.addEventListener('abort', close, { once: true });
    socket.on('message', (data: Buffer, isBinary) => {
      const bytes = Buffer.from(data);
      const message = isBinary
        ? readBinaryMessage(bytes)
        : readTextMessage(bytes.toString('utf8'), promptId, nodes);
      if (message) handle(message);
    });
    return new Promise((resolve) => {
      socket.once('open', () => resolve());
      // A close of the websocket during the handshake is an error too.
      socket.on('error', () => resolve());
      socket.once('close', () => {
        signal.removeEventListener('abort', close);
        resolve();
      });
    });
  }

  private async ended(promptId: string, signal: AbortSignal): Promise<ComfyJob | null> {
    const path = `/history/${encodeURIComponent(promptId)}`;
    const history = await readJson(await this.get(path, signal), historySchema, largestMessage);
    const known = history?.[promptId];
    if (!known) return null;
    if (known.status?.status_str === 'error') return { place: 'failed' };
    return { place: 'done', images: Object.values(known.outputs).flatMap(({ images = [] }) => images) };
  }

  private get(path: string, signal: AbortSignal): Promise<Response> {
    return fetch(new URL(path, this.base), { redirect: 'error', signal });
  }

  private post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    return fetch(new URL(path, this.base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
  }
}
