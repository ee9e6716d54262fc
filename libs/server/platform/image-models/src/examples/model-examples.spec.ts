import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exampleFileNameOf } from './example-file-name';
import { readModelExamples } from './model-examples';

const square = (format: 'png' | 'webp' | 'tiff', background = '#c30') =>
  sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'portada-examples-'))));
afterEach(() => rm(folder, { recursive: true }));

const entries = ['openai', 'replicate:black-forest-labs/flux-2-pro', 'studio'];

it.each([
  ['openai', 'openai'],
  ['openai:gpt-image-2', 'openai-gpt-image-2'],
  ['replicate:black-forest-labs/FLUX-2-pro', 'replicate-black-forest-labs-flux-2-pro'],
  ['comfyui:../../etc/passwd', 'comfyui-..-..-etc-passwd'],
])('the example of the model %s is the file %s with an extension of images', (entry, name) => {
  expect(exampleFileNameOf(entry)).toBe(name);
});

it('reads the examples of the models that have a file, whatever format the file names', async () => {
  const webp = await square('webp');
  await writeFile(join(folder, 'openai.png'), webp);
  await writeFile(join(folder, 'replicate-black-forest-labs-flux-2-pro.webp'), await square('png'));
  await writeFile(join(folder, 'gemini.webp'), 'an example of no configured model');
  const examples = await readModelExamples(folder, entries);
  expect([...examples.keys()]).toEqual(['openai', 'replicate:black-forest-labs/flux-2-pro']);
  expect(examples.get('openai')).toEqual({
    file: expect.stringMatching(/^openai-[0-9a-f]{16}\.webp$/),
    bytes: webp,
    mimeType: 'image/webp',
  });
});

it('gives an example another URL when its bytes change', async () => {
  const fileOf = async (color: string) => {
    await writeFile(join(folder, 'studio.webp'), await square('webp', color));
    return (await readModelExamples(folder, entries)).get('studio')?.file;
  };
  expect(await fileOf('#c30')).not.toBe(await fileOf('#03c'));
});

it('has no examples without the setting', async () => {
  expect((await readModelExamples(undefined, entries)).size).toBe(0);
});

it('refuses a folder that does not exist, and names it', async () => {
  await expect(readModelExamples(join(folder, 'absent'), entries)).rejects.toThrow(
    /MODEL_EXAMPLES_DIR is wrong: the folder .*absent cannot be read/,
  );
});

it.each([
  ['a text', () => Buffer.from('no image')],
  ['a TIFF', () => square('tiff')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['501 kB', async () => Buffer.concat([await square('png'), Buffer.alloc(500_001)])],
])('refuses an example that is %s, and names the file', async (_, bytes) => {
  await writeFile(join(folder, 'openai.webp'), await bytes());
  await expect(readModelExamples(folder, entries)).rejects.toThrow(
    'MODEL_EXAMPLES_DIR is wrong: openai.webp is not a PNG, JPEG or WebP image of at most 500 kB.',
  );
});
