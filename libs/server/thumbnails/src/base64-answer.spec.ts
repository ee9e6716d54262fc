import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { base64Answer } from './base64-answer';

test.each([0, 1, 48 * 1024, 1_000_000])(
  'an image of %i bytes is one JSON answer of the announced length',
  async (size) => {
    const bytes = randomBytes(size);
    const { body, length } = base64Answer({ bytes, mimeType: 'image/png' });
    const answer = await text(body);
    expect(Buffer.byteLength(answer)).toBe(length);
    expect(JSON.parse(answer)).toEqual({
      success: true,
      base64: bytes.toString('base64'),
      mimeType: 'image/png',
    });
  },
);

test('other work of the process runs between two chunks of an image', async () => {
  let turns = 0;
  let isEnded = false;
  const count = () => {
    turns += 1;
    if (!isEnded) setImmediate(count);
  };
  const { body } = base64Answer({ bytes: randomBytes(1_000_000), mimeType: 'image/png' });
  setImmediate(count);
  await text(body);
  isEnded = true;
  expect(turns).toBeGreaterThan(15);
});
