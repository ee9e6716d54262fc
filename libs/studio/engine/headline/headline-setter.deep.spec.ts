import { join } from 'node:path';
import {
  type AspectRatio,
  aspectRatios,
  draftIdOf,
  pictureRequestSchema,
  pictureSizes,
} from '@portada/contracts';
import type { HeadlineArea, HeadlineSetter, ModelInput } from '@portada/image-models';
import sharp from 'sharp';
import { createHeadlineSetter } from './headline-setter';

/** Longest pause of the event loop in ms since the creation, measured every 5 ms. */
const watchEventLoop = () => {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  return () => {
    clearInterval(timer);
    return Math.max(longest, performance.now() - last);
  };
};

const directory = join(__dirname, '../../../../dist/studio');
let headlines: HeadlineSetter;
beforeAll(() => (headlines = createHeadlineSetter({ directory })));
afterAll(() => headlines.close());

const inputOf = (prompt: string, aspectRatio: AspectRatio = '16:9', avoid: string[] = []): ModelInput => ({
  ...pictureRequestSchema.parse({ prompt, aspectRatio, elementsToAvoid: avoid }),
  ...pictureSizes[aspectRatio],
  generationId: '0192f0c1-2c55-7000-8000-000000000000',
  seed: 7,
});
const flat = (background: string, width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const areaOf = async (input: ModelInput): Promise<HeadlineArea> => {
  const plan = await headlines.planFor(input);
  if (!plan) throw new Error('no headline');
  return plan.area;
};
const contrastOf = (finished: Awaited<ReturnType<HeadlineSetter['setOver']>>) =>
  finished.legibility?.lines.find(({ rule }) => rule === 'contrast')?.value ?? 0;

it.each(aspectRatios)(
  'the headline setter plans a headline that leaves room for a subject in the ratio %s',
  async (ratio) => {
    const { left, top, width, height } = await areaOf(inputOf('I survived 7 days on a raft', ratio));
    expect([left >= 0, top >= 0, left + width <= 1.001, top + height <= 1.001]).toEqual(Array(4).fill(true));
    expect(width * height).toBeLessThan(0.55);
  },
);

it('the headline setter changes the plate only inside the area of the headline, at the exact size', async () => {
  const input = inputOf('I built a rocket "24 HOURS"');
  const area = await areaOf(input);
  const finished = await headlines.setOver(await flat('#205080'), input, null);
  const image = sharp(finished.bytes).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1920, height: 1080 });
  let [inside, outside] = [0, 0];
  // Outlines and shadows of the letters extend a few pixels beyond the headline's area.
  const margin = 0.06;
  for (let y = 0; y < 1080; y += 4) {
    for (let x = 0; x < 1920; x += 4) {
      const at = (y * 1920 + x) * 3;
      if (Math.abs((data[at] ?? 0) - 0x20) + Math.abs((data[at + 1] ?? 0) - 0x50) < 12) continue;
      const isInside =
        x / 1920 > area.left - margin &&
        x / 1920 < area.left + area.width + margin &&
        y / 1080 > area.top - margin &&
        y / 1080 < area.top + area.height + margin;
      if (isInside) inside += 1;
      else outside += 1;
    }
  }
  expect(inside).toBeGreaterThan(1000);
  expect(outside).toBe(0);
});

it.each([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['grey', '#808080'],
  ['yellow', '#ffe000'],
])('the headline setter sets legible letters on a %s plate (the image without text)', async (_, color) => {
  const finished = await headlines.setOver(await flat(color), inputOf('The best pizza in town'), null);
  // WCAG 2.2, 1.4.3: large letters need a contrast ratio of at least 3.
  expect(contrastOf(finished)).toBeGreaterThanOrEqual(3);
});

it('the headline setter returns the same bytes for the same plate and request', async () => {
  const [plate, input] = [await flat('#336699'), inputOf('Probé la hamburguesa más cara de Madrid')];
  const provenance = { source: 'algorithmicMedia', model: 'm', at: '2026-11-24T10:00:00.000Z' } as const;
  const [one, two] = [
    await headlines.setOver(plate, input, provenance),
    await headlines.setOver(plate, input, provenance),
  ];
  expect(one.bytes.equals(two.bytes)).toBe(true);
});

it('the headline setter sets no headline over the plate of a request without text', async () => {
  const input = inputOf('A rocket on the moon', '16:9', ['text']);
  expect(await headlines.planFor(input)).toBeNull();
  const finished = await headlines.setOver(await flat('#204060'), input, null);
  const { channels } = await sharp(finished.bytes).stats();
  expect(channels.every(({ stdev }) => stdev < 1)).toBe(true);
});

it('the headline setter crops a plate (an image without text) of another ratio around a subject at the upper edge', async () => {
  const subject = await flat('#ff2000', 240, 160);
  const plate = await sharp(await flat('#8a8f94', 1024, 1024))
    .composite([{ input: subject, left: 700, top: 20 }])
    .png()
    .toBuffer();
  const finished = await headlines.setOver(plate, inputOf('A rocket on the moon', '16:9', ['text']), null);
  const { data } = await sharp(finished.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 90) red += 1;
  }
  const scaled = 240 * 160 * (1920 / 1024) ** 2;
  expect(red / scaled).toBeGreaterThan(0.9);
});

it.each([
  ['I built a rocket "24 HOURS"', undefined, '24 HOURS', 'en'],
  ['Probé la hamburguesa más cara de Madrid', '¿Vale la pena?', '¿Vale la pena?', 'es'],
  ['Cómo construí un cohete en 24 horas', undefined, /COHETE/, 'es'],
])(
  'the headline setter plans the words of the headline of "%s" and their language',
  async (prompt, headline, words, language) => {
    const plan = await headlines.planFor({ ...inputOf(prompt), ...(headline && { headline }) });
    expect(plan?.language).toBe(language);
    if (words instanceof RegExp) expect(plan?.words).toMatch(words);
    else expect(plan?.words).toBe(words);
  },
);

it('the headline setter plans the words of the draft that the request names', async () => {
  const input = inputOf('Probé la hamburguesa más cara de Madrid');
  const draft = (hook: string) => draftIdOf({ format: 'words', hook, seed: 1 });
  expect(await headlines.planFor({ ...input, draft: draft('¿300 €?') })).toMatchObject({
    words: '¿300 €?',
    language: 'es',
  });
  expect(await headlines.planFor({ ...input, draft: draft('') })).toBeNull();
});

it('the headline setter returns the plate beneath the headline in the exact size, without letters', async () => {
  const provenance = {
    source: 'compositeWithTrainedAlgorithmicMedia',
    model: 'm',
    at: '2026-11-24T10:00:00.000Z',
  } as const;
  const finished = await headlines.setOver(
    await flat('#205080'),
    inputOf('The best pizza in town'),
    provenance,
  );
  const plate = sharp(finished.plate?.bytes);
  expect(await plate.metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1080 });
  expect((await plate.stats()).channels.every(({ stdev }) => stdev < 1)).toBe(true);
  expect(String((await plate.metadata()).xmp)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
  const bare = await headlines.setOver(
    await flat('#fff'),
    inputOf('A rocket on the moon', '16:9', ['text']),
    null,
  );
  expect(bare).not.toHaveProperty('plate');
  expect(bare).not.toHaveProperty('scene');
  // It is not known which things of the prompt the plate shows.
  expect(finished.legibility?.lines.map(({ rule }) => rule)).not.toContain('words');
});

it('the headline setter fits an image with drawn letters around its center, and measures only light and color', async () => {
  const letters = await flat('#ff2000', 900, 60);
  const image = await sharp(await flat('#204060', 1024, 1024))
    .composite([{ input: letters, left: 62, top: 482 }])
    .png()
    .toBuffer();
  const provenance = {
    source: 'trainedAlgorithmicMedia',
    model: 'm',
    at: '2026-11-24T10:00:00.000Z',
  } as const;
  const fitted = await headlines.fit(image, inputOf('The best pizza in town'), provenance);
  expect(fitted.legibility?.lines.map(({ rule }) => rule)).toEqual(['brightness', 'saturation']);
  expect(fitted).not.toHaveProperty('scene');
  const { data, info } = await sharp(fitted.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1920, 1080]);
  expect(data[(540 * 1920 + 960) * 3]).toBeGreaterThan(240);
  expect(String((await sharp(fitted.bytes).metadata()).xmp)).toContain('trainedAlgorithmicMedia');
  await expect(
    headlines.fit(image.subarray(0, 900), inputOf('A rocket on the moon'), null),
  ).rejects.toThrow();
});

it('the headline setter writes provenance metadata into the image file, which states that a model made the image', async () => {
  const provenance = {
    source: 'compositeWithTrainedAlgorithmicMedia',
    model: 'a<b>&"c"',
    at: '2026-11-24T10:00:00.000Z',
  } as const;
  const finished = await headlines.setOver(
    await flat('#204060'),
    inputOf('A rocket on the moon'),
    provenance,
  );
  const xmp = String((await sharp(finished.bytes).metadata()).xmp);
  expect(xmp).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia');
  expect(xmp).toContain('Portada, a&#60;b&#62;&#38;&#34;c&#34;');
});

it('the headline setter refuses a plate (the image without text) that is truncated, too large or no image', async () => {
  const input = inputOf('A rocket on the moon');
  const whole = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  await expect(headlines.setOver(whole.subarray(0, whole.length / 2), input, null)).rejects.toThrow();
  await expect(headlines.setOver(Buffer.from('<html>'), input, null)).rejects.toThrow();
  await expect(headlines.setOver(await flat('#fff', 8000, 6000), input, null)).rejects.toThrow();
});

it('the headline setter leaves the event loop of the process free while the first headline is planned and set', async () => {
  const cold = createHeadlineSetter({ directory });
  const plate = await flat('#204060');
  const begunAt = performance.now();
  const longestPause = watchEventLoop();
  await cold.planFor(inputOf('The best pizza in town'));
  await cold.setOver(plate, inputOf('The best pizza in town'), null);
  expect(longestPause() / (performance.now() - begunAt)).toBeLessThan(0.4);
  await cold.close();
});

it('the headline setter opens a new thread after a thread that could not start', async () => {
  const broken = createHeadlineSetter({ directory: '/nowhere' });
  await expect(broken.planFor(inputOf('The best pizza in town'))).rejects.toThrow();
  await expect(broken.planFor(inputOf('The best pizza in town'))).rejects.toThrow();
  await broken.close();
});
