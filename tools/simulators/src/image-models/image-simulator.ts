import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type PictureSize, drawHeadline, drawPicture, pictureBomb } from './drawing';
import { withContentCredentials } from './content-credentials';
import { drawOver, noPictures } from './input-pictures';
import { Switches } from './switches';

/**
 * One request that an image simulator accepted or refused. `billed` is true if the provider charges for the
 * request.
 */
export type SimulatedCall = {
  id: string;
  path: string;
  prompt: string;
  body: unknown;
  outcome: string;
  billed: boolean;
};

/** A webhook that an image simulator sent. `status`: HTTP status of the answer; null without an answer. */
export type SentWebhook = { url: string; jobId: string; status: number | null };

/** A running simulator of an image provider. */
export type ImageSimulator = {
  /** Base URL of the image simulator, without a slash at the end. */
  url: string;
  key: string;
  /** Requests to the image simulator, in the order of their arrival. */
  calls: SimulatedCall[];
  /** Webhooks that the image simulator sent, in the order of their ends. */
  webhooks: SentWebhook[];
  /** Returns the number of requests without an ended response, and of open websockets. */
  openConnections(): number;
  /**
   * Applies switches to the next requests of an image simulator.
   * @param words switches in the form that prompts use, such as `[stuck]`
   * @param times number of requests; 1 by default
   */
  apply(words: string, times?: number): void;
  close(): Promise<void>;
};

const controlSchema = z.strictObject({ words: z.string(), times: z.int().min(0).default(1) });

/** Maximum size of a request body in bytes. */
const largestBody = 64 * 1024 * 1024;

/**
 * Reads and parses the JSON body of a request.
 * @throws Error if the body is too large or not valid JSON
 */
export const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > largestBody) throw new Error('the request body for the image simulator is too large');
    chunks.push(bytes);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** Sends a response with a JSON body. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** State of a simulated image provider: recorded calls, switches that the control route applied, and image files. */
export class SimulatorState {
  readonly calls: SimulatedCall[] = [];
  readonly webhooks: SentWebhook[] = [];
  private readonly stop = new AbortController();
  /** Image files that the simulator serves at `/files/<name>`, by name. */
  readonly files = new Map<string, Buffer>();
  /** Names of the files whose download the simulator cuts off in the middle. */
  readonly cutFiles = new Set<string>();
  private applied = { words: '', times: 0 };
  private last = 0;

  /** Aborts when the simulator is closed. */
  get closing(): AbortSignal {
    return this.stop.signal;
  }

  /** Ends the work that no request waits for, such as webhooks. */
  close(): void {
    this.stop.abort();
  }

  /** Applies switches to the next requests. @param times number of requests */
  apply(words: string, times = 1): void {
    this.applied = { words, times };
  }

  /** Returns the switches in a prompt together with switches that the control route applied to the request. */
  switchesFor(prompt: string): Switches {
    if (this.applied.times <= 0) return new Switches(prompt);
    this.applied.times -= 1;
    return new Switches(`${prompt} ${this.applied.words}`);
  }

  /** Records a request to the simulator. @returns the record; the caller sets its outcome later */
  record(path: string, prompt: string, body: unknown): SimulatedCall {
    this.last += 1;
    const call = { id: `req_${this.last}`, path, prompt, body, outcome: 'accepted', billed: false };
    this.calls.push(call);
    return call;
  }
}

/**
 * Draws the picture that a request asks for, with the headline if the prompt asks for one. With the switch `[bomb]`, `[truncated]`, `[wrong-size]` or
 * `[not-a-picture]` the result is a faulty file.
 * @param inputs pictures of the request, which the picture shows
 */
export const pictureFor = async (
  size: PictureSize,
  seed: number,
  switches: Switches,
  format: 'png' | 'jpeg' | 'webp' = 'png',
  inputs = noPictures,
): Promise<Buffer> => {
  if (switches.has('bomb')) return pictureBomb();
  if (switches.has('not-a-picture')) return Buffer.from('<html>Bad gateway</html>');
  const actual = switches.has('wrong-size') ? { width: 320, height: 320 } : size;
  const plain = await drawPicture(actual, seed, format);
  const lettered = switches.headline === null ? plain : await drawHeadline(plain, actual, switches.headline);
  const drawn = await drawOver(lettered, actual, inputs);
  return switches.has('truncated') ? drawn.subarray(0, Math.floor(drawn.length / 2)) : drawn;
};

/** Draws the picture of `pictureFor`, with content credentials if it is a PNG file, as OpenAI and Google add them. */
export const credentialedPicture = async (...request: Parameters<typeof pictureFor>): Promise<Buffer> => {
  const [, , switches, format = 'png'] = request;
  const picture = await pictureFor(...request);
  const isFaulty = ['bomb', 'not-a-picture', 'truncated'].some((name) => switches.has(name));
  return format === 'png' && !isFaulty ? withContentCredentials(picture) : picture;
};

/**
 * Simulates the working time of a request: the ms of `[slow <ms>]` (default 20), or forever with `[stuck]`. The
 * promise resolves early if the client disconnects.
 */
export const work = async (
  switches: Switches,
  response: ServerResponse,
  share = 1,
): Promise<'done' | 'gone'> => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const ms = switches.has('stuck') ? 2 ** 31 - 1 : (switches.number('slow') ?? 20) * share;
  await delay(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  return gone.signal.aborted || response.destroyed ? 'gone' : 'done';
};

/** Sends an image file of the simulator; with the switch `[cut]` the connection ends in the middle of the file. */
export const sendFile = (state: SimulatorState, name: string, response: ServerResponse): void => {
  const file = state.files.get(name) ?? Buffer.alloc(0);
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': file.length });
  if (!state.cutFiles.has(name)) return void response.end(file);
  response.write(file.subarray(0, Math.floor(file.length / 2)), () => response.destroy());
};

const control = async (state: SimulatorState, request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') return sendJson(response, 200, { calls: state.calls });
  const { words, times } = controlSchema.parse(await readBody(request));
  state.apply(words, times);
  return sendJson(response, 200, {});
};

/**
 * Starts the HTTP server of a simulated image provider on 127.0.0.1. `POST /control {words, times}` applies
 * switches, `GET /control` lists the recorded calls.
 * @param state state of the simulated provider
 * @param handle answers every request except those to `/control`; a thrown error is answered with status 500
 * @param port TCP port; 0 for a free port
 * @param prepare called with the server before the server listens, for example to add websockets
 */
export const startImageSimulator = async (
  state: SimulatorState,
  key: string,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port = 0,
  prepare: (server: Server) => void = () => undefined,
): Promise<ImageSimulator> => {
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    if (pathname === '/control') return control(state, request, response);
    const name = pathname.replace(/^\/files\//, '');
    if (state.files.has(name)) return sendFile(state, name, response);
    return handle(request, response);
  };
  const open = new Set<object>();
  const server: Server = createServer((request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    route(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error) } });
      else response.destroy();
    });
  });
  // A client that reuses a connection in the moment in which it is closed would lose an answer.
  server.keepAliveTimeout = 60_000;
  server.on('upgrade', (_request, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  prepare(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    calls: state.calls,
    webhooks: state.webhooks,
    openConnections: () => open.size,
    apply: (words, times) => state.apply(words, times),
    close: async () => {
      state.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
