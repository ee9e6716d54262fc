import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ImageSimulator,
  type SimulatedCall,
  SimulatorState,
  credentialedPicture,
  pictureFor,
  readBody,
  sendJson,
  startImageSimulator,
  work,
} from '../image-simulator';
import { type SimulatedForm, faultOfPictures, noPictures, readForm } from '../input-pictures';
import { invalidParameter, refusalOf, sendError, unknownThing } from './openai-errors';
import {
  type GenerationBody,
  editRules,
  editSchema,
  generationSchema,
  plainSchema,
  simulatedModels,
  usageOf,
} from './openai-request';
import { answerDetails, streamPicture } from './openai-stream';

/**
 * Options of the OpenAI simulator. `dialect` selects the simulated server: `openai` is the provider. The others are
 * compatible servers: `silent` ignores `stream`, `strict` refuses unknown parameters, `url` refuses unknown
 * parameters and answers with an image URL.
 */
export type OpenAiSimulatorOptions = {
  key?: string;
  port?: number;
  dialect?: 'openai' | 'silent' | 'strict' | 'url';
};

const sizeOf = (size: string) => {
  const [width = 1024, height = 1024] = size === 'auto' ? [] : size.split('x').map(Number);
  return { width, height };
};

/** The simulated images API of OpenAI, which records every call. */
class Provider {
  readonly state = new SimulatorState();

  constructor(
    private readonly key: string,
    private readonly dialect: NonNullable<OpenAiSimulatorOptions['dialect']>,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (pathname === '/v1/images/edits' && this.dialect === 'openai') return this.edit(request, response);
    const body = request.method === 'POST' ? await readBody(request).catch(() => null) : null;
    const prompt = (body as { prompt?: unknown } | null)?.prompt;
    const call = this.state.record(pathname, typeof prompt === 'string' ? prompt : '', body);
    if (pathname !== '/v1/images/generations')
      return sendError(response, unknownThing(404, 'unknown_url'), call);
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return sendError(response, unknownThing(401, 'invalid_api_key'), call);
    if (this.dialect === 'strict' || this.dialect === 'url') return this.plain(call, response, origin);
    const parsed = generationSchema.safeParse(body);
    if (!parsed.success)
      return sendError(response, invalidParameter(parsed.error.issues[0]?.path.join('.')), call);
    if (!simulatedModels.includes(parsed.data.model))
      return sendError(response, unknownThing(400, 'model_not_found'), call);
    return this.generate(parsed.data, call, response);
  }

  private async edit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { texts, files } = await readForm(request).catch((): SimulatedForm => ({ texts: {}, files: {} }));
    const { 'image[]': shown = [], mask: [mask] = [] } = files;
    const inputs = { shown, mask: mask ?? null };
    const fields = { ...texts, pictures: shown.length, mask: mask !== undefined };
    const call = this.state.record('/v1/images/edits', texts['prompt'] ?? '', fields);
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return sendError(response, unknownThing(401, 'invalid_api_key'), call);
    const parsed = editSchema.safeParse(texts);
    if (!parsed.success)
      return sendError(response, invalidParameter(parsed.error.issues[0]?.path.join('.')), call);
    if (shown.length === 0 || (await faultOfPictures(inputs, editRules)) !== null)
      return sendError(response, invalidParameter('image'), call);
    return this.generate(parsed.data, call, response, inputs);
  }

  private async generate(
    body: GenerationBody,
    call: SimulatedCall,
    response: ServerResponse,
    inputs = noPictures,
  ): Promise<void> {
    const switches = this.state.switchesFor(body.prompt);
    const refusal = refusalOf(switches);
    if (refusal) return sendError(response, refusal, call, switches);
    call.billed = true;
    const [size, seed] = [sizeOf(body.size), this.state.calls.length * 47];
    if (body.stream && this.dialect === 'openai')
      return streamPicture(body, size, { call, seed, switches, inputs }, response);
    if ((await work(switches, response)) === 'gone') return;
    const picture = await credentialedPicture(size, seed, switches, body.output_format, inputs);
    call.outcome = 'completed';
    const data = switches.has('no-picture') ? [] : [{ b64_json: picture.toString('base64') }];
    const answer = {
      created: Date.now(),
      data,
      ...answerDetails(body),
      usage: usageOf(body, 0, inputs.shown.length),
    };
    sendJson(response, 200, answer, { 'x-request-id': call.id });
  }

  /**
   * Answers as an OpenAI-compatible server with few parameters, without token usage and ids. The switch
   * `[redirect]` answers with the URL of a cloud metadata service, which Portada must not request.
   */
  private async plain(call: SimulatedCall, response: ServerResponse, origin: string): Promise<void> {
    const parsed = plainSchema.safeParse(call.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const param = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
      return sendError(response, { ...invalidParameter(param), code: 'unknown_parameter' }, call);
    }
    const switches = this.state.switchesFor(parsed.data.prompt);
    const refusal = refusalOf(switches);
    if (refusal) return sendError(response, refusal, call, switches);
    if ((await work(switches, response)) === 'gone') return;
    const picture = await pictureFor(sizeOf(parsed.data.size), this.state.calls.length, switches);
    call.outcome = 'completed';
    if (this.dialect === 'strict')
      return sendJson(response, 200, { created: 1, data: [{ b64_json: picture.toString('base64') }] });
    this.state.files.set(`${call.id}.png`, picture);
    const own = `${origin}/files/${call.id}.png`;
    const url = switches.has('redirect') ? 'http://169.254.169.254/latest/meta-data' : own;
    return sendJson(response, 200, { created: 1, data: [{ url }] });
  }
}

/**
 * Starts a simulator of OpenAI's images API, written from https://platform.openai.com/docs/api-reference/images and
 * https://platform.openai.com/docs/guides/image-generation (November 2026). The simulator checks API key, model and
 * every parameter, streams partial images, counts tokens, and records each call.
 * @param options API key (default: a test key), TCP port (default: a free port) and dialect
 */
export const startOpenAiSimulator = async ({
  key = 'sk-simulated',
  port = 0,
  dialect = 'openai',
}: OpenAiSimulatorOptions = {}): Promise<ImageSimulator> => {
  const provider = new Provider(key, dialect);
  const handle = (request: IncomingMessage, response: ServerResponse) => provider.handle(request, response);
  return startImageSimulator(provider.state, key, handle, port);
};
