import type { RenderContext } from '@portada/studio/engine';
import sharp, { type Sharp } from 'sharp';
import { type Settings, drawScene, sceneOf } from './scenes';

/** Pictures that are encoded: a flat drawing, a comic with a texture, and a photographed place with film grain. */
export const filePictures = {
  flat: {
    settings: { prompt: 'How to save money in 30 days', style: 'minimal', headline: 'SAVE $500' },
    seed: 1,
  },
  comic: {
    settings: { prompt: 'Dragon boss fight with one heart left', style: 'comic', headline: '1 HP' },
    seed: 8,
  },
  photo: {
    settings: {
      prompt: 'A week in Venice for $100',
      style: 'photorealistic',
      headline: 'VENICE $100',
      place: 'venice',
    },
    seed: 3,
  },
} satisfies Record<string, { settings: Settings; seed: number }>;

type PictureName = keyof typeof filePictures;

/** Encoders with the qualities that the article names. The low effort keeps the time of an AVIF file below 1 s. */
const encoders = {
  png: (image: Sharp) => image.png(),
  jpeg: (image: Sharp) => image.jpeg({ quality: 92 }),
  webp: (image: Sharp) => image.webp({ quality: 90 }),
  avif: (image: Sharp) => image.avif({ quality: 75, effort: 1 }),
} as const;

type FileFormat = keyof typeof encoders;

/** Sizes in bytes of one picture at one width, by format. */
export type FilesRow = { picture: PictureName; width: number } & Record<FileFormat, number>;

/**
 * Measures the size of picture files in four formats, at 1280 x 720 and 1920 x 1080 pixels.
 * @param context an open asset pack
 */
export async function measureFiles(context: RenderContext): Promise<FilesRow[]> {
  const rows: FilesRow[] = [];
  for (const [name, { settings, seed }] of Object.entries(filePictures)) {
    const canvas = await drawScene(sceneOf(context, settings, seed), context, 1920);
    const full = sharp(canvas.data(), { raw: { width: 1920, height: 1080, channels: 4 } }).removeAlpha();
    for (const width of [1280, 1920]) {
      const { data, info } = await full.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
      const bytesOf = async (format: FileFormat) =>
        (await encoders[format](sharp(data, { raw: info })).toBuffer()).length;
      rows.push({
        picture: name as PictureName,
        width,
        png: await bytesOf('png'),
        jpeg: await bytesOf('jpeg'),
        webp: await bytesOf('webp'),
        avif: await bytesOf('avif'),
      });
    }
  }
  return rows;
}
