import type { ImageSimulator } from '@portada/simulators';
import sharp from 'sharp';
import { FallbackModel } from '../fallback/fallback-model';
import { type HostedName, hostedFixtures, hostedModelOf } from '../hosted.fixture';
import { createMemoryLedger, everything, modelInput } from '../image-model.contract';
import type { ImageModel, ModelEvent, ModelPicture, PictureRole } from '../port';
import { createScriptedModel } from '../scripted/scripted-model';

const never = () => new AbortController().signal;
const ignore = () => undefined;

const plain = (color: string, size = { width: 320, height: 180 }) =>
  sharp({ create: { ...size, channels: 3, background: color } });
const picture = async (role: PictureRole, color: string): Promise<ModelPicture> => ({
  role,
  bytes: await plain(color).png().toBuffer(),
  mimeType: 'image/png',
});
/** Creates a mask that selects the right half of a picture of 320 by 180 pixels. */
const rightHalf = async (): Promise<ModelPicture> => {
  const kept = await plain('white', { width: 160, height: 180 }).png().toBuffer();
  const blank = { width: 320, height: 180, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const bytes = await sharp({ create: blank })
    .composite([{ input: kept, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { role: 'mask', bytes, mimeType: 'image/png' };
};

/** Puts a model into a chain as the worker does; the chain checks and prepares pictures. */
const chainOf = (...models: ImageModel[]) =>
  new FallbackModel({
    members: models.map((model, place) => ({ id: `${model.name}:${place}`, model, concurrency: 4 })),
    budgetUsdPerDay: null,
    headlines: null,
    ledger: createMemoryLedger(),
    logger: { info: ignore, warn: ignore, error: ignore },
  });

const lastOf = async (
  pictures: readonly ModelPicture[],
  ...models: ImageModel[]
): Promise<ModelEvent | undefined> => {
  const chain = chainOf(...models);
  const events = await everything(chain.start({ ...modelInput(), pictures }, never()));
  await chain.close();
  return events.at(-1);
};

/** Returns the color of the pixel at a place of an image, in shares of width and height. */
const colorAt = async (event: ModelEvent | undefined, [x, y]: [number, number]): Promise<number[]> => {
  if (event?.type !== 'done') throw new Error(JSON.stringify(event));
  const { data, info } = await sharp(event.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
};
/** Returns the largest difference between the channels of two colors, 0 to 255. */
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((channel, place) => Math.abs(channel - (b[place] ?? 0))));
const [red, blue] = [
  [255, 0, 0],
  [0, 0, 255],
];

type Case = { roles: [PictureRole, string][]; hasMask?: boolean };
const cases: Record<string, Case> = {
  'a base picture': { roles: [['base', 'red']] },
  'a reference picture': { roles: [['reference', 'red']] },
  'two reference pictures': {
    roles: [
      ['reference', 'red'],
      ['reference', 'blue'],
    ],
  },
  'a base picture after a reference': {
    roles: [
      ['reference', 'blue'],
      ['base', 'red'],
    ],
  },
  'a base picture with a mask': { roles: [['base', 'red']], hasMask: true },
};

/** The cases that each adapter with its default model serves; the others are unsupported. */
const served: Record<HostedName, readonly (keyof typeof cases)[]> = {
  openai: Object.keys(cases),
  gemini: Object.keys(cases).slice(0, 4),
  bfl: Object.keys(cases).slice(0, 4),
  fal: ['a base picture'],
  replicate: Object.keys(cases).slice(0, 4),
  comfyui: ['a base picture', 'a base picture with a mask'],
  automatic1111: ['a base picture', 'a base picture with a mask'],
};

const names = Object.keys(hostedFixtures) as HostedName[];

describe.each(names)('pictures in a request to the model %s', (name) => {
  let simulator: ImageSimulator;
  beforeAll(async () => (simulator = await hostedFixtures[name].start()));
  afterAll(() => simulator.close());

  it.each(Object.entries(cases))('%s reaches the provider, or the next model serves', async (title, one) => {
    const pictures = await Promise.all(one.roles.map(([role, color]) => picture(role, color)));
    if (one.hasMask) pictures.push(await rightHalf());
    const before = simulator.calls.length;
    const last = await lastOf(pictures, hostedModelOf(name, simulator));
    if (!served[name].includes(title)) {
      expect(last).toMatchObject({ type: 'failed', code: 'unsupported', retryable: false });
      expect(simulator.calls).toHaveLength(before);
      return;
    }
    expect(last?.type).toBe('done');
    if (one.hasMask) {
      expect(distance(await colorAt(last, [0.1, 0.5]), red)).toBeLessThan(12);
      expect(distance(await colorAt(last, [0.9, 0.5]), red)).toBeGreaterThan(40);
      return;
    }
    // The provider is sent the base picture first.
    expect(distance(await colorAt(last, [0.1, 0.1]), red)).toBeLessThan(12);
    if (one.roles.length > 1) expect(distance(await colorAt(last, [0.35, 0.1]), blue)).toBeLessThan(12);
  });

  it('a request with more pictures than the model accepts is not sent', async () => {
    const pictures = await Promise.all(Array.from({ length: 9 }, () => picture('reference', 'red')));
    const before = simulator.calls.length;
    const last = await lastOf(pictures, hostedModelOf(name, simulator));
    const accepts = (hostedModelOf(name, simulator).capabilities.references ?? 0) >= 9;
    expect(last?.type).toBe(accepts ? 'done' : 'failed');
    expect(simulator.calls.length - before).toBe(accepts ? 1 : 0);
  });
});

describe('pictures in a request to a chain of models', () => {
  it('are used by the next model if the first model lacks the capability', async () => {
    const simulator = await hostedFixtures.openai.start();
    const able = hostedModelOf('openai', simulator);
    const last = await lastOf([await picture('base', 'red')], createScriptedModel(), able);
    expect(last).toMatchObject({ type: 'done', entry: 'openai:1' });
    await simulator.close();
  });

  it('are sent to fal and Replicate only for models whose documentation has an input for pictures', async () => {
    const fal = await hostedFixtures.fal.start();
    const pictures = [await picture('reference', 'red'), await picture('reference', 'blue')];
    expect((await lastOf(pictures, hostedModelOf('fal', fal, {}, 'fal-ai/flux-2-pro')))?.type).toBe('done');
    expect(fal.calls.at(-1)?.path).toBe('/fal-ai/flux-2-pro/edit');
    for (const [name, model] of [
      ['fal', 'fal-ai/flux/schnell'],
      ['replicate', 'acme/model'],
    ] as const)
      expect(await lastOf(pictures, hostedModelOf(name, fal, {}, model))).toMatchObject({
        code: 'unsupported',
      });
    await fal.close();
  });
});

describe('a picture that no model can use', () => {
  const refused = async (pictures: readonly ModelPicture[]) => {
    const model = createScriptedModel();
    const last = await lastOf(pictures, model);
    expect(model.state.asked).toBe(0);
    return last;
  };
  const bytesOf = (text: string): ModelPicture => ({
    role: 'reference',
    bytes: Buffer.from(text),
    mimeType: 'image/png',
  });

  it.each<[string, () => Promise<ModelPicture[]>, RegExp]>([
    [
      'no image',
      async () => [bytesOf('<html></html>')],
      /picture 1 \(reference\) is not of the type image\/png/,
    ],
    [
      'an SVG',
      async () => [bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
      /is not of the type/,
    ],
    [
      'of another type than it says',
      async () => [{ ...(await picture('reference', 'red')), mimeType: 'image/jpeg' }],
      /is not of the type image\/jpeg/,
    ],
    [
      'cut off',
      async () => {
        const whole = await picture('reference', 'red');
        return [{ ...whole, bytes: whole.bytes.subarray(0, whole.bytes.length - 30) }];
      },
      /cannot be decoded/,
    ],
    [
      'too large in bytes',
      async () => [bytesOf('x'.repeat(10 * 1024 * 1024 + 1))],
      /larger than 10485760 bytes/,
    ],
    [
      'too large in pixels',
      async () => [
        {
          role: 'reference',
          bytes: await plain('red', { width: 6000, height: 4001 }).png().toBuffer(),
          mimeType: 'image/png',
        },
      ],
      /is not of the type|cannot be decoded/,
    ],
    [
      'one of eleven',
      () => Promise.all(Array.from({ length: 11 }, () => picture('reference', 'red'))),
      /at most 10/,
    ],
    [
      'a second base',
      async () => [await picture('base', 'red'), await picture('base', 'red')],
      /at most one/,
    ],
    ['a mask without a base', async () => [await rightHalf()], /a mask needs a base picture/],
    [
      'a mask without transparency',
      async () => [await picture('base', 'red'), await picture('mask', 'red')],
      /picture 2 \(mask\) is a mask without transparency/,
    ],
    [
      'a mask of another size',
      async () => {
        const mask = await rightHalf();
        const bytes = await sharp(mask.bytes).resize(100, 100, { fit: 'fill' }).png().toBuffer();
        return [await picture('base', 'red'), { ...mask, bytes }];
      },
      /the mask has 100 by 100 pixels, and the base picture has 320 by 180/,
    ],
  ])('is refused with a sentence: %s', async (_, make, sentence) => {
    const last = await refused(await make());
    expect(last).toMatchObject({ type: 'failed', code: 'bad_request', retryable: false });
    expect(last).toHaveProperty('message', expect.stringMatching(sentence));
  });
});

it('a photograph is sent upright, small and without the place where it was taken', async () => {
  const simulator = await hostedFixtures.gemini.start();
  const photo = await plain('red', { width: 3000, height: 1000 })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const last = await lastOf(
    [{ role: 'reference', bytes: photo, mimeType: 'image/jpeg' }],
    hostedModelOf('gemini', simulator),
  );
  expect(last?.type).toBe('done');
  const body = JSON.stringify(simulator.calls.at(-1)?.body);
  const [, data = ''] = /"data":"([^"]+)"/.exec(body) ?? [];
  const { width, height, orientation, exif } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 683, height: 2048 });
  await simulator.close();
});
