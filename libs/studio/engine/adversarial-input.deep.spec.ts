import { join } from 'node:path';
import { generationDefaults, pictureSizes, styles } from '@portada/contracts';
import { type HostileRequest, hostileRequests } from '@portada/testing';
import sharp from 'sharp';
import { everything } from '@portada/image-models/contract';
import type { ImageModel, ModelInput } from '@portada/image-models';
import { createStudio } from './studio';

const directory = join(__dirname, '../../../dist/studio');

/** Maximum CPU time of an image from adversarial input, as a multiple of the CPU time of a plain image. */
const mostTimes = 20;
/** Maximum growth of the process's memory over thirty images, in MB. The pixels of one image at full size take 8 MB. */
const mostMegabytes = 200;

/**
 * Creates input for the image model without the checks of the API. The image has a third of the full size, because
 * only planning could take unbounded time.
 */
const inputOf = (request: HostileRequest, place: number): ModelInput => {
  const { width, height } = pictureSizes['16:9'];
  return {
    ...generationDefaults,
    elementsToInclude: [],
    elementsToAvoid: [],
    style: styles[place % styles.length] ?? 'comic',
    ...request,
    generationId: `hostile-${place}`,
    width: width / 3,
    height: height / 3,
    seed: place,
  };
};

const plain: HostileRequest = { prompt: 'I built a rocket in 24 hours and it was amazing' };
const entries = Object.entries(hostileRequests);

describe('the studio with adversarial input', () => {
  let studio: ImageModel;
  beforeAll(async () => {
    studio = createStudio({ directory, threads: 1 });
    for (let place = 0; place < 5; place += 1) await cost(plain, place);
  });
  afterAll(() => studio.close());

  /** Draws one image and checks that the result is a PNG. @returns CPU milliseconds of this process and its thread */
  async function cost(request: HostileRequest, place: number): Promise<number> {
    const input = inputOf(request, place);
    const before = process.cpuUsage();
    const events = await everything(studio.start(input, new AbortController().signal));
    const { user, system } = process.cpuUsage(before);
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error(`The image ended with ${JSON.stringify(last)}`);
    const { width, height, format } = await sharp(last.bytes).metadata();
    expect({ width, height, format }).toEqual({ width: input.width, height: input.height, format: 'png' });
    expect((await sharp(last.bytes).stats()).isOpaque).toBe(true);
    return (user + system) / 1000;
  }

  it.each(entries.map(([name, request], place) => [name, request, place] as const))(
    'draws an image about as fast as for a plain request: %s',
    async (_name, request, place) => {
      const plainCost = await cost(plain, place);
      expect((await cost(request, place)) / plainCost).toBeLessThan(mostTimes);
    },
  );

  it('uses a bounded amount of memory over many adversarial requests', async () => {
    const before = process.memoryUsage().rss;
    for (let place = 0; place < 30; place += 1) {
      const [, request] = entries[place % entries.length] ?? [];
      await cost(request ?? plain, 100 + place);
    }
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(mostMegabytes);
  });
});
