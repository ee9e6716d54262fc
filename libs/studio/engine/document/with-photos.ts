import { Image, createCanvas } from '@napi-rs/canvas';
import type { Assets, Drawable } from '@portada/studio';

/** The user's pictures for a drawing, by id. */
export type Photos = readonly { id: string; bytes: Uint8Array }[];

const decoded = async (bytes: Uint8Array): Promise<Drawable> => {
  const image = new Image();
  image.src = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await image.decode();
  return image;
};

/**
 * Adds the user's pictures to the drawing assets. A drawing that the asset pack no longer has is left out, because
 * documents are older than packs.
 */
export const withPhotos = (assets: Assets, photos: Photos): Assets => {
  const files = new Map(photos.map(({ id, bytes }) => [id, bytes]));
  return {
    ...assets,
    loadIllustration: async (id, pixels) => {
      try {
        return await assets.loadIllustration(id, pixels);
      } catch {
        return createCanvas(1, 1);
      }
    },
    loadPhoto: async (id) => {
      const bytes = files.get(id);
      return bytes ? decoded(bytes) : null;
    },
  };
};
