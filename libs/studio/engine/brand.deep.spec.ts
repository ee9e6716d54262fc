import { join } from 'node:path';
import { type BrandKit, emptyBrandKit } from '@portada/contracts';
import { documentSchema, logoLayerId } from '@portada/studio/document';
import { everything, modelInput } from '@portada/image-models/contract';
import type { ImageModel, ModelBrandKit, ModelInput, SavedPersonPhoto } from '@portada/image-models';
import { createStudio } from './studio';
import { maskId, photoFiles, photoId, side } from './testing/cut-out.fixture';

jest.setTimeout(60_000);

let studio: ImageModel;
let photo: { id: string; bytes: Uint8Array };
let savedPerson: SavedPersonPhoto;
beforeAll(async () => {
  studio = createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 1 });
  const files = await photoFiles();
  const fileOf = (id: string) => ({ id, bytes: files.get(id) ?? Buffer.alloc(0) });
  photo = fileOf(photoId);
  savedPerson = { width: side, height: side, crop: null, photo, mask: fileOf(maskId) };
});
afterAll(() => studio.close());

const drawn = async (more: Partial<ModelInput> = {}) => {
  const prompt = 'Shocked woman reacts to her electricity bill';
  const input = { ...modelInput(), headline: 'POWER BILL', prompt, seed: 3, ...more };
  const last = (await everything(studio.start(input, new AbortController().signal))).at(-1);
  if (last?.type !== 'done') throw new Error(JSON.stringify(last));
  return last;
};

const kit: BrandKit = {
  faces: ['Bangers'],
  colors: ['#ff7a00', '#ffee00', '#102030'],
  finish: 'plain',
  outline: { color: '#00ff00', width: 12 },
  logo: null,
};
const withLogo = (): ModelBrandKit => ({
  kit: {
    ...kit,
    logo: { assetId: photoId, corner: 'bottom-left', size: 15, width: side, height: side },
  },
  logo: photo,
});

test('an image with a brand has its typeface, colors, outline and logo, in the image and in its document', async () => {
  const [usual, own] = [await drawn(), await drawn({ brandKit: withLogo() })];
  const document = documentSchema.parse(own.scene);
  const text = document.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline');
  expect(text).toMatchObject({ face: 'Bangers', finish: 'plain' });
  expect(JSON.stringify(text)).toContain('#ff7a00');
  expect(document.layers.find(({ id }) => id === logoLayerId)).toMatchObject({ assetId: photoId });
  expect(JSON.stringify(document.layers)).toContain('"color":"#00ff00"');
  expect(own.bytes.equals(usual.bytes)).toBe(false);
});

test('the legibility of an image with a brand is that of its own letters', async () => {
  const letters = ({ legibility }: Awaited<ReturnType<typeof drawn>>) =>
    legibility?.lines.find(({ rule }) => rule === 'contrast');
  const [usual, own] = [await drawn(), await drawn({ brandKit: { kit, logo: null } })];
  expect(letters(own)).toBeDefined();
  expect(letters(own)).not.toEqual(letters(usual));
  expect(own.legibility?.lines.map(({ rule }) => rule)).toEqual(
    usual.legibility?.lines.map(({ rule }) => rule),
  );
});

test('a saved person gets the outline of the brand', async () => {
  const own = await drawn({ brandKit: { kit, logo: null }, savedPerson });
  const person = documentSchema.parse(own.scene).layers.find(({ kind }) => kind === 'photo');
  expect(person).toMatchObject({ assetId: photoId, outline: { color: '#00ff00' } });
});

test('an image is the same with a brand kit that has no content, and without a brand kit', async () => {
  const usual = await drawn();
  for (const brandKit of [null, { kit: emptyBrandKit, logo: null }]) {
    const own = await drawn({ brandKit });
    expect(own.bytes.equals(usual.bytes)).toBe(true);
    expect(own.scene).toEqual(usual.scene);
  }
});
