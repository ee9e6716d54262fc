import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { piecesOf } from './pieces-of';

test.each([0, 1, 1000, 1001, 20_000])('the pieces of %i bytes are all of them, in order', async (size) => {
  const bytes = randomBytes(size);
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(bytes, 1000)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(pieces.every(({ length }) => length <= 1000)).toBe(true);
});

test('other work of the process runs between two pieces of a file', async () => {
  let turns = 0;
  let isEnded = false;
  const count = () => {
    turns += 1;
    if (!isEnded) setImmediate(count);
  };
  setImmediate(count);
  await buffer(piecesOf(randomBytes(20_000), 1000));
  isEnded = true;
  expect(turns).toBeGreaterThan(15);
});
