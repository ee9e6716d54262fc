import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import sharp from 'sharp';
import { drawPicture } from '../drawing';
import { type InputPictures, bytesOfText, faultOfPictures, noPictures } from '../input-pictures';
import {
  type ImageSimulator,
  type SimulatedCall,
  SimulatorState,
  pictureFor,
  readBody,
  sendJson,
  startImageSimulator,
  work,
} from '../image-simulator';
import { Switches } from '../switches';

const side = z.int().min(64).max(2048).multipleOf(8);
/**
 * Body of an image request to the simulated AUTOMATIC1111 server. Unknown fields are ignored, as on the real
 * server.
 */
const bodySchema = z.object({
  prompt: z.string(),
  negative_prompt: z.string().default(''),
  width: side.default(512),
  height: side.default(512),
  steps: z.int().min(1).max(150).default(50),
  seed: z.int().min(-1).default(-1),
  batch_size: z.literal(1).default(1),
  init_images: z.array(z.string().min(1)).length(1).optional(),
  mask: z.string().min(1).optional(),
  denoising_strength: z.number().min(0).max(1).default(0.75),
  force_task_id: z.string().optional(),
});
const taskSchema = z.object({ id_task: z.string() });

/** Duration in ms of an image job without the switch `[slow <ms>]`. It is long enough for previews on a busy machine. */
const usualMs = 300;

/**
 * Reads the pictures of a request that changes a picture. The white part of the mask is changed, so that it becomes
 * transparent here.
 * @returns null if a picture cannot be read
 */
const inputsOf = async ({
  init_images = [],
  mask,
}: z.infer<typeof bodySchema>): Promise<InputPictures | null> => {
  const shown = init_images.map(bytesOfText);
  const rules = { most: 1, bytes: 100_000_000, maskBytes: 100_000_000 };
  if ((await faultOfPictures({ shown, mask: null }, rules)) !== null) return null;
  if (mask === undefined) return { shown, mask: null };
  const kept = await sharp(bytesOfText(mask))
    .toColorspace('b-w')
    .extractChannel(0)
    .negate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!kept) return null;
  const { width, height } = kept.info;
  const blank = { create: { width, height, channels: 3 as const, background: 'black' } };
  const inputs = { shown, mask: await sharp(blank).joinChannel(kept.data).png().toBuffer() };
  return (await faultOfPictures(inputs, rules)) === null ? inputs : null;
};

/** Shares of an image job (0 to 1) at which the simulated server offers a preview. */
const previewShares = [0.3, 0.6];

type Job = {
  call: SimulatedCall;
  size: { width: number; height: number };
  seed: number;
  switches: Switches;
  startedAt: number;
  isInterrupted: boolean;
};

/** The simulated AUTOMATIC1111 server. It works on one job at a time with the loaded model file (checkpoint). */
class Server {
  readonly state = new SimulatorState();
  private job: Job | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** Ids of the tasks that wait for the lock, in order. */
  private readonly waiting: string[] = [];
  private running: string | null = null;
  private readonly finished = new Set<string>();

  constructor(private readonly login: string | undefined) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    const wanted = this.login && `Basic ${Buffer.from(this.login).toString('base64')}`;
    if (wanted && request.headers.authorization !== wanted)
      return sendJson(response, 401, { detail: 'Incorrect username or password' });
    if (pathname === '/sdapi/v1/progress') return this.progress(response);
    if (pathname === '/internal/progress') return this.task(request, response);
    if (pathname === '/sdapi/v1/interrupt') return this.interrupt(response);
    const isChange = pathname === '/sdapi/v1/img2img';
    if (pathname !== '/sdapi/v1/txt2img' && !isChange)
      return sendJson(response, 404, { detail: 'Not Found' });
    const body = await readBody(request).catch(() => null);
    const parsed = bodySchema.safeParse(body);
    const call = this.state.record(pathname, parsed.data?.prompt ?? '', body);
    if (!parsed.success) return sendJson(response, 422, { detail: parsed.error.issues });
    const inputs = isChange ? await inputsOf(parsed.data) : noPictures;
    if (!inputs || (isChange && inputs.shown.length === 0))
      return sendJson(response, 404, { detail: 'Init image not found' });
    await delay(this.state.switchesFor(parsed.data.prompt).number('late') ?? 0);
    // The promise is a lock: the next request waits until the current request ends.
    const { force_task_id: task = randomUUID() } = parsed.data;
    this.waiting.push(task);
    const turn = this.last.then(async () => {
      this.waiting.splice(this.waiting.indexOf(task), 1);
      this.running = task;
      await this.generate(parsed.data, inputs, call, response).finally(() => {
        this.running = null;
        this.finished.add(task);
      });
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async generate(
    { prompt, width, height, seed }: z.infer<typeof bodySchema>,
    inputs: InputPictures,
    call: SimulatedCall,
    response: ServerResponse,
  ): Promise<void> {
    const switches = this.state.switchesFor(prompt);
    if (switches.has('500'))
      return sendJson(response, 500, { error: 'OutOfMemoryError', detail: '', body: '', errors: '' });
    if (switches.has('422'))
      return sendJson(response, 422, { detail: [{ msg: 'value is not a valid integer' }] });
    this.job = { call, size: { width, height }, seed, switches, startedAt: Date.now(), isInterrupted: false };
    const left = await work(
      switches.number('slow') === null ? new Switches(`${prompt} [slow ${usualMs}]`) : switches,
      response,
    );
    const { isInterrupted } = this.job;
    this.job = null;
    if (left === 'gone') return;
    if (switches.has('cut')) return void response.destroy();
    // The response to an interrupted request contains the unfinished picture.
    if (!isInterrupted) call.outcome = 'completed';
    const picture = await pictureFor({ width, height }, seed, switches, 'png', inputs);
    sendJson(response, 200, {
      images: switches.has('no-picture') ? [] : [picture.toString('base64')],
      parameters: {},
      info: JSON.stringify({ prompt, seed, all_seeds: [seed], width, height }),
    });
  }

  /** Answers if a task runs, waits or has ended, and its place among the waiting tasks. Of an unknown task, all three are false. */
  private async task(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { id_task: id } = taskSchema.parse(await readBody(request));
    const place = this.waiting.indexOf(id) + 1;
    const textinfo = place > 0 ? `In queue: ${place}/${this.waiting.length}` : null;
    const [active, completed] = [id === this.running, this.finished.has(id)];
    sendJson(response, 200, { active, queued: place > 0, completed, textinfo });
  }

  private async progress(response: ServerResponse): Promise<void> {
    const { job } = this;
    if (job?.switches.has('no-progress')) return sendJson(response, 500, { detail: 'busy' });
    if (!job)
      return sendJson(response, 200, {
        progress: 0,
        eta_relative: 0,
        state: { job_count: 0 },
        current_image: null,
      });
    const share = Math.min(0.99, (Date.now() - job.startedAt) / (job.switches.number('slow') ?? usualMs));
    const shown = previewShares.findLast((one) => one <= share);
    const small = { width: job.size.width / 4, height: job.size.height / 4 };
    const preview = shown === undefined ? null : await drawPicture(small, job.seed, 'png', shown);
    sendJson(response, 200, {
      progress: share,
      eta_relative: 1,
      state: { job: 'scripts_txt2img', job_no: 0, job_count: 1, interrupted: job.isInterrupted },
      current_image: preview?.toString('base64') ?? null,
      textinfo: null,
    });
  }

  /** Interrupts the running image job. Without a running job the call has no effect. */
  private interrupt(response: ServerResponse): void {
    const last = this.state.calls.at(-1);
    if (last && last.outcome === 'accepted') last.outcome = 'interrupted';
    if (this.job) this.job.isInterrupted = true;
    sendJson(response, 200, {});
  }
}

/**
 * Starts a simulator of the web API of AUTOMATIC1111, written from
 * https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API (November 2026). The simulator works on one job
 * at a time. The switch `[no-progress]` in a prompt refuses requests for the progress, and with `[late <ms>]` the server knows
 * the request only after this time.
 * @param options `port`: TCP port (default: a free port); `login`: `user:password` that requests must send (default: no
 * authentication)
 */
export const startAutomatic1111Simulator = async ({
  port = 0,
  login,
}: { port?: number; login?: string } = {}): Promise<ImageSimulator> => {
  const server = new Server(login);
  return startImageSimulator(
    server.state,
    login ?? '',
    (request, response) => server.handle(request, response),
    port,
  );
};
