import { Readable } from 'node:stream';
import { AnswerTooLarge } from './bounded-body';
import { type ServerEvent, type StreamLimits, readEventStream } from './event-stream';

const eventsOf = async (chunks: (string | Buffer)[], limits?: StreamLimits): Promise<ServerEvent[]> => {
  const body = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const events: ServerEvent[] = [];
  for await (const event of readEventStream(body, limits)) events.push(event);
  return events;
};

it('readEventStream reads event names, several data lines and comments', async () => {
  const text = ': hello\nevent: partial\ndata: one\ndata:two\nid: 7\n\ndata: three\n\n';
  expect(await eventsOf([text])).toEqual([
    { event: 'partial', data: 'one\ntwo' },
    { event: 'message', data: 'three' },
  ]);
});

it('readEventStream returns the same events for every way to cut the stream into two chunks', async () => {
  const bytes = Buffer.from('event: a\r\ndata: ñandú 🚀\r\n\r\ndata: b\r\rdata: c\n\n');
  const whole = await eventsOf([bytes]);
  expect(whole.map(({ data }) => data)).toEqual(['ñandú 🚀', 'b', 'c']);
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await eventsOf([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole);
  }
});

it('readEventStream drops an event that the end of the stream cuts off', async () => {
  expect(await eventsOf(['data: whole\n\nevent: cut\ndata: off'])).toEqual([
    { event: 'message', data: 'whole' },
  ]);
});

it('readEventStream refuses an event or a stream that is too large', async () => {
  const limits = { eventBytes: 40, totalBytes: 100, lines: 100 };
  await expect(eventsOf([`data: ${'x'.repeat(20)}`, 'y'.repeat(20)], limits)).rejects.toThrow(AnswerTooLarge);
  const small = 'data: 12345678901234\n\n';
  expect(await eventsOf([small, small, small], limits)).toHaveLength(3);
  await expect(eventsOf(Array<string>(6).fill(small), limits)).rejects.toThrow(AnswerTooLarge);
  await expect(
    eventsOf(['\n'.repeat(99), '\n\n'], { ...limits, eventBytes: 1000, totalBytes: 1000 }),
  ).rejects.toThrow('lines');
});
