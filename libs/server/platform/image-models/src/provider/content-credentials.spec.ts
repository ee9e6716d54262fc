import {
  contentCredentials,
  startBflSimulator,
  startGeminiSimulator,
  startOpenAiSimulator,
} from '@portada/simulators';
import sharp from 'sharp';
import { hostedModelOf } from '../hosted.fixture';
import { everything, modelInput } from '../image-model.contract';
import { hasContentCredentials } from './content-credentials';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

/** Inserts bytes into a file at a place in bytes. */
const inserted = (file: Buffer, at: number, bytes: Buffer) =>
  Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);

const pngWith = async (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return inserted(await picture().png().toBuffer(), 33, Buffer.concat([head, data, Buffer.alloc(4)]));
};
const jpegWith = async (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, data.length + 10, 0x4a, 0x50, 0, 1, 0, 0, 0, 1]);
  return inserted(await picture().jpeg().toBuffer(), 2, Buffer.concat([head, data]));
};
const webpWith = async (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([await picture().webp().toBuffer(), head, data, padding]);
};

it.each([
  ['image/png', () => pngWith('caBX', contentCredentials())],
  ['image/jpeg', () => jpegWith(0xeb, contentCredentials())],
  ['image/webp', () => webpWith('C2PA', contentCredentials())],
])('content credentials are found in a file of the type %s', async (type, make) => {
  expect(hasContentCredentials(await make(), type)).toBe(true);
});

it.each([
  ['a PNG without the chunk', 'image/png', () => picture().png().toBuffer()],
  ['a PNG with another chunk', 'image/png', () => pngWith('tEXt', contentCredentials())],
  ['a PNG whose chunk has another content', 'image/png', () => pngWith('caBX', Buffer.from('c2pa'))],
  ['a JPEG without the segment', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a JPEG with another segment', 'image/jpeg', () => jpegWith(0xe2, contentCredentials())],
  ['a WebP without the chunk', 'image/webp', () => picture().webp().toBuffer()],
  ['another type of file', 'image/gif', () => pngWith('caBX', contentCredentials())],
  ['no file at all', 'image/png', () => Promise.resolve(Buffer.alloc(0))],
])('content credentials are not found in %s', async (_, type, make) => {
  expect(hasContentCredentials(await make(), type)).toBe(false);
});

it('the search for content credentials ends for each file that is cut off, and for a file of endless chunks', async () => {
  const whole = {
    'image/png': await pngWith('caBX', contentCredentials()),
    'image/jpeg': await jpegWith(0xeb, contentCredentials()),
    'image/webp': await webpWith('C2PA', contentCredentials()),
  };
  for (const [type, file] of Object.entries(whole))
    for (let end = 0; end < file.length; end += 1)
      expect(typeof hasContentCredentials(file.subarray(0, end), type)).toBe('boolean');
  const endless = Buffer.alloc(1_000_000);
  expect(hasContentCredentials(endless, 'image/png')).toBe(false);
});

it.each([
  ['openai', startOpenAiSimulator],
  ['gemini', startGeminiSimulator],
] as const)('the file of the provider %s with content credentials stays unchanged', async (name, start) => {
  const simulator = await start();
  const model = hostedModelOf(name, simulator);
  const done = (await everything(model.start(modelInput(), new AbortController().signal))).at(-1);
  if (done?.type !== 'done' || !done.credentialed) throw new Error(JSON.stringify(done));
  expect(done.credentialed.bytes.includes(contentCredentials())).toBe(true);
  await Promise.all([model.close(), simulator.close()]);
});

it('an image without content credentials has no file of the provider', async () => {
  const simulator = await startBflSimulator();
  const model = hostedModelOf('bfl', simulator);
  const done = (await everything(model.start(modelInput(), new AbortController().signal))).at(-1);
  expect(done).toMatchObject({ type: 'done' });
  expect(done).not.toHaveProperty('credentialed');
  await Promise.all([model.close(), simulator.close()]);
});
