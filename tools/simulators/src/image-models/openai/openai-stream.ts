import type { ServerResponse } from 'node:http';
import { type PictureSize, drawPicture } from '../drawing';
import type { InputPictures } from '../input-pictures';
import { type SimulatedCall, credentialedPicture, work } from '../image-simulator';
import type { Switches } from '../switches';
import { errorBody } from './openai-errors';
import { type GenerationBody, usageOf } from './openai-request';

/** Returns the fields that OpenAI repeats in the streamed answer and in the plain JSON answer. */
export const answerDetails = ({ background, output_format, quality, size }: GenerationBody) => ({
  background,
  output_format,
  quality,
  size,
});

const serverError = {
  status: 500,
  type: 'image_generation_server_error',
  code: 'image_generation_failed',
  message: 'The image could not be generated.',
};
const lateRefusal = {
  status: 400,
  type: 'image_generation_user_error',
  code: 'moderation_blocked',
  message: 'The generated image was rejected by the safety system.',
};

/** A request that the simulator works on, with its pictures. */
export type Work = { call: SimulatedCall; seed: number; switches: Switches; inputs: InputPictures };

/**
 * Streams a picture as OpenAI's server-sent events. Switches: `[partials <n>]` sends fewer partial images than
 * requested, `[error-after-200]` and `[refuse-after]` end with an error event, `[cut]` closes the connection inside
 * the last event, `[no-picture]` omits the last event.
 */
export const streamPicture = async (
  body: GenerationBody,
  size: PictureSize,
  { call, seed, switches, inputs }: Work,
  response: ServerResponse,
): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': call.id });
  response.flushHeaders();
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  const details = { ...answerDetails(body), created_at: Math.floor(Date.now() / 1000) };
  const kind = inputs.shown.length > 0 ? 'image_edit' : 'image_generation';
  const partials = Math.min(body.partial_images, switches.number('partials') ?? 3);
  for (let index = 0; index < partials; index += 1) {
    if ((await work(switches, response, 1 / (partials + 1))) === 'gone') return left(call);
    const drawn = await drawPicture(size, seed, body.output_format, (index + 1) / (partials + 1));
    const b64_json = drawn.toString('base64');
    send(`${kind}.partial_image`, { b64_json, partial_image_index: index, ...details });
  }
  if ((await work(switches, response, 1 / (partials + 1))) === 'gone') return left(call);
  if (switches.has('error-after-200') || switches.has('refuse-after')) {
    call.outcome = 'failed after 200';
    send('error', errorBody(switches.has('refuse-after') ? lateRefusal : serverError));
    return void response.end();
  }
  const picture = await credentialedPicture(size, seed, switches, body.output_format, inputs);
  if (switches.has('cut')) {
    call.outcome = 'cut';
    response.write('event: image_generation.completed\ndata: {"type":"image_generation.completed","b64_j');
    return void setImmediate(() => response.destroy());
  }
  call.outcome = 'completed';
  const usage = usageOf(body, partials, inputs.shown.length);
  if (!switches.has('no-picture'))
    send(`${kind}.completed`, { b64_json: picture.toString('base64'), ...details, usage });
  response.end();
};

/** Records that the client closed the connection. The provider charges for the request nevertheless. */
const left = (call: SimulatedCall): void => {
  call.outcome = 'client left';
};
