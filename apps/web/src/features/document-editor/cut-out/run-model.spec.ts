import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readModel } from './model-file';
import { confidenceOf, resized } from './run-model';

const file = readFileSync(require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'));
const bytesOf = (buffer: Buffer): ArrayBuffer => Uint8Array.from(buffer).buffer;
const model = readModel(bytesOf(file));
const portraits = join(__dirname, '../../../../../web-e2e/src/fixtures/portraits');

/** Confidence of a portrait at a place, which is given in shares of width and height. */
const confidenceIn = async (portrait: string) => {
  const { data } = await sharp(join(portraits, portrait))
    .resize(256, 256, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = confidenceOf(model, Uint8ClampedArray.from(data));
  return (x: number, y: number) => plane.values[Math.floor(y * 256) * 256 + Math.floor(x * 256)] ?? NaN;
};

it.each([
  // The first places are a face and clothes, the others are a flag and the ground.
  [
    'astronaut.jpg',
    [
      [0.46, 0.22],
      [0.3, 0.6],
    ],
    [
      [0.1, 0.1],
      [0.85, 0.35],
    ],
  ],
  [
    'hopper.jpg',
    [
      [0.52, 0.35],
      [0.5, 0.9],
    ],
    [
      [0.1, 0.3],
      [0.9, 0.3],
    ],
  ],
] as const)('finds the person in %s', async (portrait, inside, outside) => {
  const at = await confidenceIn(portrait);
  for (const [x, y] of inside) expect(at(x, y)).toBeGreaterThan(0.98);
  for (const [x, y] of outside) expect(at(x, y)).toBeLessThan(0.02);
});

it('finds no person in a grey picture', () => {
  const { values } = confidenceOf(model, new Uint8ClampedArray(256 * 256 * 4).fill(128));
  expect(Math.max(...values)).toBeLessThan(0.5);
});

it('puts values between the nearest pixels, and repeats those of the edges', () => {
  const { values } = resized({ width: 2, height: 1, values: Float32Array.of(0, 1) }, { width: 4, height: 2 });
  expect([...values]).toEqual([0, 0.25, 0.75, 1, 0, 0.25, 0.75, 1]);
});

it('refuses a model with an operation that is not computed here', () => {
  const altered = Buffer.from(file);
  altered.write('Unknown', altered.indexOf('Convolution2DTransposeBias'));
  expect(() => readModel(bytesOf(altered))).toThrow(
    'The model has the operation 32 Unknowntion2DTransposeBias',
  );
});
