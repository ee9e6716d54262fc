import type { ModelEvent } from '../port';
import { parseJson } from '../provider/bounded-body';
import { readEventStream } from '../provider/event-stream';
import { failure } from '../provider/failures';
import { type OpenAiImage, errorSchema, failedBy, statusOf, streamedSchema } from './openai-answers';

/**
 * Reads the event stream of an image of OpenAI. Partial images are previews.
 * @param response a response of the type `text/event-stream`
 * @returns events for the stage and the previews; the last event is the image before decoding, or a failure
 * @throws an error of the connection
 */
export async function* readImageStream(
  response: Response,
): AsyncGenerator<ModelEvent | { type: 'answered'; image: OpenAiImage }> {
  let isDrawing = false;
  for await (const { event, data } of readEventStream(response.body ?? emptyBody())) {
    if (data === '[DONE]') break;
    const error = parseJson(data, errorSchema)?.error;
    if (error) return yield { ...failedBy(statusOf(error), error, null), mayBeCharged: true };
    const streamed = parseJson(data, streamedSchema);
    const type = streamed?.type ?? event;
    if (!isDrawing) yield { type: 'progress', percent: null, stage: 'drawing' };
    isDrawing = true;
    if (!streamed?.b64_json) continue;
    if (type.endsWith('.completed')) {
      const image = { b64: streamed.b64_json, url: null, usage: streamed.usage ?? null };
      return yield { type: 'answered', image };
    }
    const bytes = Buffer.from(streamed.b64_json, 'base64');
    yield { type: 'preview', bytes, mimeType: 'image/png' };
  }
  yield failure('provider', 'the stream ended without an image', { retryable: true, mayBeCharged: true });
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {
  // A streamed response without a body contains no events.
}
