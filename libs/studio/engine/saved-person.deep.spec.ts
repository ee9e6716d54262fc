import { join } from 'node:path';
import { documentSchema } from '@portada/studio/document';
import { everything, modelInput } from '@portada/image-models/contract';
import type { ImageModel, ModelInput, SavedPersonPhoto } from '@portada/image-models';
import sharp from 'sharp';
import { createStudio } from './studio';
import { maskId, photoFiles, photoId, side } from './testing/cut-out.fixture';

jest.setTimeout(60_000);

const directory = join(__dirname, '../../../dist/studio');
let studio: ImageModel;
let savedPerson: SavedPersonPhoto;
beforeAll(async () => {
  studio = createStudio({ directory, threads: 1 });
  const files = await photoFiles();
  const fileOf = (id: string) => ({ id, bytes: files.get(id) ?? Buffer.alloc(0) });
  savedPerson = { width: side, height: side, crop: null, photo: fileOf(photoId), mask: fileOf(maskId) };
});
afterAll(() => studio.close());

const drawn = async (prompt: string, more: Partial<ModelInput> = {}) => {
  const input = { ...modelInput(), headline: undefined, prompt, seed: 3, ...more };
  const last = (await everything(studio.start(input, new AbortController().signal))).at(-1);
  if (last?.type !== 'done') throw new Error(JSON.stringify(last));
  return last;
};

const shocked = 'Shocked woman reacts to her electricity bill';

test('a saved person takes the place of the drawn person, in the image and in its document', async () => {
  const usual = await drawn(shocked);
  const own = await drawn(shocked, { savedPerson });
  const document = documentSchema.parse(own.scene);
  const photo = document.layers.find((layer) => layer.kind === 'photo');
  expect(photo).toMatchObject({ assetId: photoId, maskId, isCutOut: true, match: 0.6, rim: 0.6 });
  expect(document.layers).toHaveLength(usual.scene?.layers.length ?? 0);
  // The photo is a red disc in the middle of its box.
  const box = photo?.kind === 'photo' ? photo.box : { x: 0, y: 0, width: 0, height: 0 };
  const at = { left: Math.round(box.x + box.width / 2), top: Math.round(box.y + box.height / 2) };
  const pixel = await sharp(own.bytes)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect((pixel[0] ?? 0) - (pixel[1] ?? 0)).toBeGreaterThan(60);
  const { width, height } = await sharp(own.bytes).metadata();
  expect([width, height]).toEqual([document.width, document.height]);
});

test('a picture without a person is the same with a saved person', async () => {
  const prompt = 'How black holes bend light';
  const [usual, own] = [await drawn(prompt), await drawn(prompt, { savedPerson })];
  expect(own.bytes.equals(usual.bytes)).toBe(true);
  expect(own.scene).toEqual(usual.scene);
});
