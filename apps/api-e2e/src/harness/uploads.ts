import type { AssetKind } from '@portada/contracts';
import type { Answer } from '@portada/testing';
import sharp from 'sharp';
import type { Creator } from './test-app';

/** Sends a form to `upload-final-image` as a creator; the field of the file is named `image` by default. */
export const sendUpload = (
  { client, thumbnailId }: Creator,
  bytes: Buffer,
  options: { fields?: Record<string, string>; field?: string; fileName?: string; times?: number } = {},
): Promise<Answer> => {
  const { fields = { thumbnailId }, field = 'image', fileName = 'final.png', times = 1 } = options;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  for (let file = 0; file < times; file++) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), fileName);
  }
  return client.send('POST', '/api/upload-final-image', { body: form });
};

/** Creates a PNG in one colour, 64x36 pixels by default. */
export const plainPicture = (background = 'teal', width = 64, height = 36): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Creates a PNG of random pixels, which cannot be compressed. */
export const noisyPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Uploads a plain picture for documents. @returns the id of the asset */
export const addAsset = async ({ client }: Creator, kind: AssetKind): Promise<string> => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([new Uint8Array(await plainPicture('white'))], { type: 'image/png' }));
  const { body } = await client.send('POST', '/api/assets', { body: form });
  return (body as { id: string }).id;
};
