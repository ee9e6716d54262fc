import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { draftsSchema, pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { draftScene, draftsOf, renderScene } from '@portada/studio';
import sharp from 'sharp';
import { asContext, knowledgeFor, openRenderContext } from '../render-context';
import { drawDraft, drawUnmarkedDraft } from './draw-draft';
import type { DraftTask } from './trial-tasks';

const context = openRenderContext(join(__dirname, '../../../../dist/studio'));
const prompt = 'A golden retriever learns to surf at the beach';

const tasks = async (aspectRatio: '16:9' | '9:16'): Promise<DraftTask[]> => {
  const { drafts } = draftsOf(
    draftsSchema.parse({ prompt, aspectRatio }),
    await knowledgeFor(context, prompt),
  );
  const request = pictureRequestSchema.parse({ prompt, aspectRatio });
  return drafts.map(({ id }) => ({ request, draft: id, width: 640 }));
};

const imageOf = async (task: DraftTask) => {
  const drawn = await drawDraft(task, context);
  if (!('image' in drawn)) throw new Error(JSON.stringify(drawn));
  return drawn.image;
};

/** Mean difference of two images of the same size, 0 to 255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

test.each(['16:9', '9:16'] as const)(
  'the image of each draft in the ratio %s shows the scene of a generation of this draft, and of no other draft',
  async (ratio) => {
    const { width, height } = pictureSizes[ratio];
    const size = { width: 320, height: Math.round((320 * height) / width) };
    const knowledge = await knowledgeFor(context, prompt);
    const all = await tasks(ratio);
    const pictures = await Promise.all(
      all.map(async (task) => {
        const small = await drawUnmarkedDraft(task, context);
        const canvas = createCanvas(width, height);
        const scene = draftScene({ ...task.request, width, height, seed: 1, draft: task.draft }, knowledge);
        await renderScene(asContext(canvas.getContext('2d')), scene, context.assets);
        const [drawn, full] = await Promise.all(
          [small, canvas].map((one) =>
            sharp(one.data(), { raw: { width: one.width, height: one.height, channels: 4 } })
              .removeAlpha()
              .resize(size)
              .raw()
              .toBuffer(),
          ),
        );
        return { drawn: drawn ?? Buffer.alloc(0), full: full ?? Buffer.alloc(0) };
      }),
    );
    const distances = pictures.map(({ drawn }) => pictures.map(({ full }) => distance(drawn, full)));
    for (const [row, ofDraft] of distances.entries()) {
      expect(ofDraft[row]).toBeLessThan(6);
      expect(ofDraft.indexOf(Math.min(...ofDraft))).toBe(row);
    }
  },
  120_000,
);

test('the same task gives the same bytes, marked in the lower right corner alone', async () => {
  const [task] = await tasks('16:9');
  if (!task) throw new Error('no draft');
  const { bytes, width, height } = await imageOf(task);
  expect([width, height, Buffer.from((await imageOf(task)).bytes).equals(Buffer.from(bytes))]).toEqual([
    640,
    360,
    true,
  ]);
  const raw = { width, height, channels: 4 as const };
  const plain = (await drawUnmarkedDraft(task, context)).data();
  const [marked, without] = await Promise.all([
    sharp(bytes).removeAlpha().raw().toBuffer(),
    sharp(await sharp(plain, { raw }).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer())
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  /** Share of clearly changed pixels in a part of the image. */
  const changed = (left: number, top: number): number => {
    const differs = (x: number, y: number): boolean => {
      const at = (y * width + x) * 3;
      return Math.abs((marked[at] ?? 0) - (without[at] ?? 0)) > 60;
    };
    let count = 0;
    for (let y = top; y < top + 40; y += 1)
      for (let x = left; x < left + 160; x += 1) if (differs(x, y)) count += 1;
    return count / (160 * 40);
  };
  for (let left = 0; left < width; left += 160)
    for (let top = 0; top < height; top += 40) {
      const isCorner = left === 480 && top === 320;
      expect([left, top, changed(left, top) > 0.1]).toEqual([left, top, isCorner]);
    }
});
