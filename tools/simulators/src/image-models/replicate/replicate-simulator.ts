import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  type ImageSimulator,
  SimulatorState,
  readBody,
  sendJson,
  startImageSimulator,
} from '../image-simulator';
import { faultOfPictures, readForm } from '../input-pictures';
import { replicateSigner, sendWebhooks } from '../job-webhooks';
import {
  type SimulatedJob,
  SimulatedJobs,
  isFlaky,
  losesAnswer,
  originOf,
  refusedStatus,
} from '../simulated-jobs';

const sizes = {
  '16:9': { width: 1344, height: 768 },
  '4:3': { width: 1152, height: 864 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 768, height: 1344 },
} as const;

const bodySchema = z.strictObject({
  version: z.string().optional(),
  webhook: z.url().optional(),
  webhook_events_filter: z.array(z.enum(['start', 'output', 'logs', 'completed'])).optional(),
  input: z.strictObject({
    prompt: z.string().min(1),
    aspect_ratio: z.enum(['16:9', '4:3', '1:1', '9:16']),
    resolution: z.enum(['0.5 MP', '1 MP', '2 MP', '4 MP']).optional(),
    seed: z.int().min(0).optional(),
    safety_tolerance: z.int().min(1).max(5).optional(),
    input_images: z.array(z.url()).max(8).optional(),
    output_format: z.enum(['webp', 'jpg', 'png']).default('webp'),
  }),
});

const models = ['black-forest-labs/flux-2-pro'];
const versions = ['5c7d5dc6dd8bf75c1acaa8565735e7986bc5b66206b55cca93cb72c9bf15ccaa'];

/** Key with which the simulator of Replicate signs its webhooks. */
export const replicateSimulatorSecret = `whsec_${Buffer.from('a simulated key of 32 bytes long').toString('base64')}`;

/** The simulated API of the image provider Replicate, with its image jobs (predictions). */
class Provider {
  readonly state = new SimulatorState();
  private readonly jobs = new SimulatedJobs(this.state);
  /** Uploaded pictures by their address. */
  private readonly uploads = new Map<string, Buffer>();

  constructor(private readonly token: string) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', originOf(request));
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return sendJson(response, 401, { title: 'Unauthenticated', detail: 'You did not pass a valid token.' });
    if (pathname === '/v1/files') return this.upload(request, response);
    const [, id, cancel] = /^\/v1\/predictions\/([\w-]+)(\/cancel)?$/.exec(pathname) ?? [];
    if (id === undefined) return this.create(pathname, request, response);
    const job = this.jobs.get(id);
    if (!job) return sendJson(response, 404, { detail: 'Not found.' });
    if (cancel !== undefined) this.jobs.cancel(job);
    else if (isFlaky(job, response)) return;
    return sendJson(response, 200, await this.predictionOf(job, originOf(request)));
  }

  private async upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { files } = await readForm(request);
    const [content] = files['content'] ?? [];
    if (!content) return sendJson(response, 422, { detail: 'content is required' });
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(`${originOf(request)}/v1/files/${id}`, content);
    return sendJson(response, 201, {
      id,
      size: content.length,
      urls: { get: `${originOf(request)}/v1/files/${id}` },
    });
  }

  private async create(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request).catch(() => null);
    const parsed = bodySchema.safeParse(body);
    const call = this.state.record(pathname, parsed.data?.input.prompt ?? '', body);
    const refuse = (status: number, detail: string) => {
      call.outcome = `refused: ${status}`;
      sendJson(response, status, { detail });
    };
    const [, model] = /^\/v1\/models\/([\w.-]+\/[\w.-]+)\/predictions$/.exec(pathname) ?? [];
    const version = pathname === '/v1/predictions' ? (parsed.data?.version ?? '') : undefined;
    const isKnown = version === undefined ? models.includes(model ?? '') : versions.includes(version);
    if (!isKnown) return refuse(404, 'The requested resource could not be found.');
    if (!parsed.success) return refuse(422, 'Input validation failed');
    const shown = (parsed.data.input.input_images ?? []).map((address) => this.uploads.get(address));
    const inputs = { shown: shown.filter((picture) => picture !== undefined), mask: null };
    const fault = await faultOfPictures(inputs, { most: 8, bytes: 100_000_000, maskBytes: 0 });
    if (fault !== null || inputs.shown.length < shown.length)
      return refuse(422, fault ?? 'a file is unknown');
    const switches = this.state.switchesFor(parsed.data.input.prompt);
    const status = refusedStatus(switches);
    const wait = switches.number('429');
    if (status !== undefined)
      return refuse(
        status,
        `Request was throttled.${wait === null ? '' : ` Your rate limit resets in ~${wait}s.`}`,
      );
    const { aspect_ratio, seed = 1 } = parsed.data.input;
    const job = this.jobs.add(sizes[aspect_ratio], seed, switches, call, inputs);
    const { webhook, webhook_events_filter: events = ['start', 'completed'] } = parsed.data;
    if (webhook !== undefined)
      sendWebhooks(this.state, job, {
        url: webhook,
        moments: (['start', 'end'] as const).filter((moment) =>
          events.includes(moment === 'end' ? 'completed' : moment),
        ),
        bodyOf: async (id) => ({ ...(await this.predictionOf(job, originOf(request))), id }),
        sign: replicateSigner(replicateSimulatorSecret),
      });
    if (losesAnswer(job, response)) return;
    return sendJson(response, 201, await this.predictionOf(job, originOf(request)));
  }

  private async predictionOf(job: SimulatedJob, origin: string): Promise<object> {
    const state = this.jobs.stateOf(job);
    const words = {
      waiting: 'starting',
      working: job.switches.has('unknown-status') ? 'booting' : 'processing',
      ready: 'succeeded',
      refused: 'failed',
      failed: job.switches.has('aborted') ? 'aborted' : 'failed',
      cancelled: 'canceled',
    } as const;
    const errors: Record<string, string> = {
      refused: 'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
      failed: 'Out of memory (E1001)',
    };
    const percent = state.state === 'working' ? Math.floor(state.percent) : 0;
    const urls = {
      get: `${origin}/v1/predictions/${job.id}`,
      cancel: `${origin}/v1/predictions/${job.id}/cancel`,
    };
    const isReady = state.state === 'ready' && !job.switches.has('no-picture');
    return {
      id: job.id,
      status: words[state.state],
      output: isReady ? await this.jobs.imageAddress(job, origin) : null,
      error: errors[state.state] ?? null,
      logs: state.state === 'working' ? `Using seed: ${job.seed}\n${percent}%|###       | 3/28` : '',
      metrics: state.state === 'ready' ? { predict_time: 0.06 } : {},
      urls,
    };
  }
}

/**
 * Starts a simulator of Replicate's predictions, written from https://replicate.com/docs/reference/http and
 * https://replicate.com/docs/topics/predictions/lifecycle (November 2026). Switches are those of `SimulatedJobs`.
 * `[aborted]` with `[fails]` ends a job with the state of a job that was cancelled before its start.
 * @param options API token (default: a test token) and TCP port (default: a free port)
 */
export const startReplicateSimulator = async ({
  key = 'r8_simulated',
  port = 0,
} = {}): Promise<ImageSimulator> => {
  const provider = new Provider(key);
  return startImageSimulator(
    provider.state,
    key,
    (request, response) => provider.handle(request, response),
    port,
  );
};
