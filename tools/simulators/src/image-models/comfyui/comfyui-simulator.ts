import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import {
  type ImageSimulator,
  SimulatorState,
  readBody,
  sendFile,
  sendJson,
  startImageSimulator,
} from '../image-simulator';
import { type InputPictures, faultOfPictures, readNamedForm } from '../input-pictures';
import { type ComfyJob, type Graph, graphSchema, runJob } from './comfyui-jobs';

/** Node classes that the simulated ComfyUI server offers. */
const classes = new Set([
  'CheckpointLoaderSimple',
  'CLIPTextEncode',
  'EmptyLatentImage',
  'KSampler',
  'VAEDecode',
  'SaveImage',
  'LoadImage',
  'LoadImageMask',
  'ImageScale',
  'MaskToImage',
  'ImageToMask',
  'VAEEncode',
  'SetLatentNoiseMask',
]);

const promptSchema = z.object({ prompt: graphSchema, client_id: z.string(), prompt_id: z.string() });
const queueSchema = z.object({ delete: z.array(z.string()) });
const interruptSchema = z.object({ prompt_id: z.string() });

const textOf = (graph: Graph): string =>
  Object.values(graph)
    .flatMap(({ class_type, inputs }) => (class_type === 'CLIPTextEncode' ? [String(inputs['text'])] : []))
    .join(' ');

/** Returns the ids of graph nodes with an unavailable class or with a placeholder that was not replaced. */
const nodeErrors = (graph: Graph): string[] =>
  Object.entries(graph)
    .filter(
      ([, { class_type, inputs }]) => !classes.has(class_type) || /\{\{\w+\}\}/.test(JSON.stringify(inputs)),
    )
    .map(([id]) => id);

/** The simulated ComfyUI server, with its job queue, job history and websockets. */
class Comfy {
  readonly state = new SimulatorState();
  private readonly sockets = new Map<string, WebSocket>();
  private readonly history = new Map<string, object>();
  private readonly uploads = new Map<string, Buffer>();
  private readonly pending: ComfyJob[] = [];
  private running: ComfyJob | null = null;
  private last = 0;

  listen(server: Server): void {
    const sockets = new WebSocketServer({ server, path: '/ws' });
    sockets.on('connection', (socket, request) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://simulator');
      const clientId = searchParams.get('clientId') ?? '';
      this.sockets.set(clientId, socket);
      socket.send(
        JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: 0 } } } }),
      );
    });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    const [, id] = /^\/history\/([\w-]+)$/.exec(pathname) ?? [];
    if (id !== undefined)
      return sendJson(response, 200, this.history.has(id) ? { [id]: this.history.get(id) } : {});
    if (pathname === '/view') return this.view(request, response);
    if (pathname === '/queue' && request.method === 'GET')
      return sendJson(response, 200, {
        queue_running: this.running ? [[this.running.number, this.running.id, {}, {}, []]] : [],
        queue_pending: this.pending.map((job) => [job.number, job.id, {}, {}, []]),
      });
    if (pathname === '/upload/image') return this.upload(request, response);
    const body = await readBody(request).catch(() => null);
    if (pathname === '/queue') return this.remove(queueSchema.parse(body).delete, response);
    if (pathname === '/interrupt') return this.interrupt(interruptSchema.parse(body).prompt_id, response);
    if (pathname === '/prompt') return void (await this.submit(body, response));
    return sendJson(response, 404, { error: { type: 'not_found' } });
  }

  private async upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readNamedForm(request);
    if (!form) return void response.writeHead(400).end();
    this.uploads.set(form.name, form.bytes);
    sendJson(response, 200, { name: form.name, subfolder: '', type: 'input' });
  }

  /** Returns the uploaded pictures that the nodes of a graph load; null if a node loads an unknown file. */
  private inputsOf(graph: Graph): InputPictures | null {
    const namesOf = (kind: string) =>
      Object.values(graph).flatMap(({ class_type, inputs }) =>
        class_type === kind ? [String(inputs['image'])] : [],
      );
    const files = (kind: string) => namesOf(kind).map((name) => this.uploads.get(name));
    const [shown, masks] = [files('LoadImage'), files('LoadImageMask')];
    if ([...shown, ...masks].includes(undefined)) return null;
    return { shown: shown.filter((file) => file !== undefined), mask: masks[0] ?? null };
  }

  private async submit(body: unknown, response: ServerResponse): Promise<void> {
    const parsed = promptSchema.safeParse(body);
    const text = parsed.success ? textOf(parsed.data.prompt) : '';
    const call = this.state.record('/prompt', text, body);
    const refuse = (status: number, type: string, nodes: string[] = []) => {
      call.outcome = `refused: ${type}`;
      sendJson(response, status, {
        error: { type, message: type, details: '', extra_info: {} },
        node_errors: nodes,
      });
    };
    if (!parsed.success) return refuse(400, 'invalid_prompt');
    const errors = nodeErrors(parsed.data.prompt);
    if (errors.length > 0) return refuse(400, 'prompt_outputs_failed_validation', errors);
    const switches = this.state.switchesFor(text);
    if (switches.has('500')) return refuse(500, 'internal_error');
    const inputs = this.inputsOf(parsed.data.prompt);
    // The graph fits the mask to the picture, so that their sizes may differ.
    const shown = { shown: inputs?.shown ?? [], mask: null };
    if (!inputs || (await faultOfPictures(shown, { most: 16, bytes: 100_000_000, maskBytes: 0 })) !== null)
      return refuse(400, 'prompt_outputs_failed_validation');
    const { prompt: graph, client_id: clientId, prompt_id: id } = parsed.data;
    this.last += 1;
    this.pending.push({
      id,
      number: this.last,
      clientId,
      graph,
      switches,
      call,
      stop: new AbortController(),
      inputs,
    });
    void this.next();
    sendJson(response, 200, { prompt_id: id, number: this.last, node_errors: {} });
  }

  /** Starts the next queued job if no job is running. */
  private async next(): Promise<void> {
    if (this.running) return;
    const job = this.pending.shift();
    if (!job) return;
    this.running = job;
    const { id, clientId } = job;
    const send = (_: string, message: object | Buffer) => this.send(clientId, message);
    const ended = await runJob(job, send).then(
      (picture) => ({ picture, status: 'success' as const }),
      (error: unknown) => ({ picture: null, status: 'error' as const, error }),
    );
    job.call.outcome = job.stop.signal.aborted
      ? 'cancelled'
      : ended.status === 'error'
        ? 'failed'
        : 'completed';
    if (ended.picture) this.state.files.set(`${id}.png`, ended.picture);
    if (job.switches.has('cut')) this.state.cutFiles.add(`${id}.png`);
    const images = ended.picture ? [{ filename: `${id}.png`, subfolder: '', type: 'output' }] : [];
    if (!job.switches.has('gone'))
      this.history.set(id, {
        outputs: { '7': { images } },
        status: { status_str: ended.status, completed: ended.status === 'success', messages: [] },
      });
    this.running = null;
    const failed = { type: 'execution_error', data: { prompt_id: id, exception_type: 'OutOfMemoryError' } };
    const finished = { type: 'executing', data: { prompt_id: id, node: null } };
    if (!job.switches.has('silent')) this.send(clientId, ended.status === 'error' ? failed : finished);
    await this.next();
  }

  private send(clientId: string, message: object | Buffer): void {
    this.sockets.get(clientId)?.send(Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  private view(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://simulator');
    const name = searchParams.get('filename') ?? '';
    if (!this.state.files.has(name)) return void response.writeHead(404).end();
    return sendFile(this.state, name, response);
  }

  private remove(ids: string[], response: ServerResponse): void {
    for (const job of this.pending.filter(({ id }) => ids.includes(id))) {
      this.pending.splice(this.pending.indexOf(job), 1);
      job.call.outcome = 'cancelled';
    }
    response.writeHead(200).end();
  }

  private interrupt(id: string, response: ServerResponse): void {
    if (this.running?.id === id) this.running.stop.abort();
    response.writeHead(200).end();
  }
}

/**
 * Starts a simulator of a ComfyUI server, written from
 * https://docs.comfy.org/development/comfyui-server/comms_routes and
 * https://docs.comfy.org/development/comfyui-server/comms_messages (November 2026). The simulator works on one job
 * at a time and sends messages to the websocket of the client. A text of the workflow may contain switches:
 * `[silent]`, `[fails]`, `[gone]`, `[no-picture]`, `[slow <ms>]`, `[stuck]`, `[500]`, `[cut]`.
 * @param options `port`: TCP port (default: a free port)
 */
export const startComfySimulator = async ({ port = 0 } = {}): Promise<ImageSimulator> => {
  const comfy = new Comfy();
  return startImageSimulator(
    comfy.state,
    '',
    (request, response) => comfy.handle(request, response),
    port,
    (server) => comfy.listen(server),
  );
};
