import { AnswerTooLarge } from './bounded-body';

/** An event of a stream of server-sent events; `event` is `message` if the server names none. */
export type ServerEvent = { event: string; data: string };

/** Limits: bytes of one event, bytes and lines of the whole stream. */
export type StreamLimits = { eventBytes: number; totalBytes: number; lines: number };

/**
 * Default limits: an event contains at most one image of 32 MB in base64, and a stream at most four such events. The
 * lines are limited because 192 MB of empty lines would occupy the process for minutes.
 */
const usualLimits: StreamLimits = {
  eventBytes: 48 * 1024 * 1024,
  totalBytes: 192 * 1024 * 1024,
  lines: 100_000,
};

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). Comments, ids and retry
 * times are skipped. An event that the end of the stream cuts off is dropped.
 * @param body of a response with the type `text/event-stream`
 * @param limits limits of the size in bytes
 * @throws AnswerTooLarge beyond a limit; an error of the connection
 */
export async function* readEventStream(
  body: AsyncIterable<Uint8Array>,
  limits: StreamLimits = usualLimits,
): AsyncGenerator<ServerEvent> {
  let event = 'message';
  let data: string[] = [];
  for await (const line of linesOf(body, limits)) {
    if (line !== '') {
      const [field, value] = fieldOf(line);
      if (field === 'event') event = value;
      if (field === 'data') data.push(value);
      continue;
    }
    if (data.length > 0) yield { event, data: data.join('\n') };
    event = 'message';
    data = [];
  }
}

const fieldOf = (line: string): [field: string, value: string] => {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

/**
 * Yields the lines of a stream. Lines end with CR, LF or both. The size of an event is counted from one empty line to
 * the next.
 */
async function* linesOf(body: AsyncIterable<Uint8Array>, limits: StreamLimits): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [eventBytes, totalBytes, lines, endedWithCr] = [0, 0, 0, false];
  let unfinished: string[] = [];
  for await (const chunk of body) {
    eventBytes += chunk.length;
    totalBytes += chunk.length;
    if (eventBytes > limits.eventBytes || totalBytes > limits.totalBytes)
      throw new AnswerTooLarge('the event stream is larger than allowed');
    let text = decoder.decode(chunk, { stream: true });
    // The previous chunk ended with CR. A LF at the start of this chunk belongs to the same line end.
    if (endedWithCr && text.startsWith('\n')) text = text.slice(1);
    if (text === '') continue;
    endedWithCr = text.endsWith('\r');
    const pieces = text.split(/\r\n|\r|\n/);
    const last = pieces.pop() ?? '';
    lines += pieces.length;
    if (lines > limits.lines) throw new AnswerTooLarge('the event stream has more lines than allowed');
    for (const piece of pieces) {
      const line = unfinished.join('') + piece;
      unfinished = [];
      if (line === '') eventBytes = 0;
      yield line;
    }
    if (last !== '') unfinished.push(last);
  }
}
