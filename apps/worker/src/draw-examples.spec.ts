import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageModelSettings, readModelExamples } from '@portada/image-models';
import { type ImageSimulator, startOpenAiSimulator } from '@portada/simulators';
import sharp from 'sharp';
import { z } from 'zod';
import { drawExamples } from './draw-examples';

let provider: ImageSimulator;
let folder = '';
beforeAll(async () => {
  provider = await startOpenAiSimulator();
  folder = await mkdtemp(join(tmpdir(), 'portada-examples-'));
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

const draw = (list: string) =>
  drawExamples(
    {
      ...z.object(imageModelSettings).parse({
        IMAGE_MODEL: list,
        OPENAI_BASE_URL: provider.url,
        OPENAI_API_KEY: provider.key,
      }),
      NODE_ENV: 'test',
      STUDIO_DIR: 'dist/studio',
      WORKER_CONCURRENCY: 1,
    },
    folder,
  );

it('draws one example with each model, from the same prompt, and the api reads the files', async () => {
  const entries = ['openai:gpt-image-2', 'scripted'];
  const results = await draw(entries.join());
  expect(results.map(({ entry, isDrawn }) => [entry, isDrawn])).toEqual(
    entries.map((entry) => [entry, true]),
  );
  expect(results[0]?.detail).toMatch(/openai-gpt-image-2\.webp, \$0\.0\d+$/);
  const examples = await readModelExamples(folder, entries);
  for (const entry of entries) {
    const { width, height } = await sharp(examples.get(entry)?.bytes).metadata();
    expect([entry, width, height]).toEqual([entry, 640, 360]);
  }
  expect(provider.calls.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('rocket')]);
});

it('reports a model that fails, draws the others, and keeps the earlier example', async () => {
  await writeFile(join(folder, 'openai.webp'), 'an earlier example');
  provider.apply('[402]');
  expect(await draw('openai,scripted')).toEqual([
    { entry: 'openai', isDrawn: false, detail: expect.stringMatching(/^quota: /) },
    { entry: 'scripted', isDrawn: true, detail: expect.stringContaining('scripted.webp') },
  ]);
  expect(await readFile(join(folder, 'openai.webp'), 'utf8')).toBe('an earlier example');
  expect((await readdir(folder)).filter((name) => !name.endsWith('.webp'))).toEqual([]);
});
