import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AspectRatio, pictureSizes } from '@portada/contracts';
import sharp from 'sharp';
import { cardLayouts } from './card-layouts';
import { drawAll } from './draw-orders';
import { cardSize } from './site-cards';
import { galleryCardBytes, galleryCards } from './gallery/gallery-cards';
import { gallerySamples } from './gallery/gallery-samples';
import { galleryWidths, maxBytesOf, siteWidths } from './site-files';
import { icons } from './site-icons';
import { siteSamples } from './site-samples';

const workspace = join(__dirname, '../../..');
const studio = join(workspace, 'dist/studio');
const publicFolder = join(workspace, 'apps/web/public');
const inFolder = (folder: string, name: string) => join(publicFolder, folder, name);

/** Returns the names of the files of a folder of apps/web/public, without its folders. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(publicFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
};

/**
 * Returns the files of a folder of pictures by `<name>-<width>.<format>`, without the hash. Another test compares the
 * hashes with the manifest.
 */
const picturesIn = (folder: string): Map<string, string> =>
  new Map(
    filesIn(folder).map((file) => [file.replace(/-[0-9a-f]{8}-(\d+\.)/, '-$1'), inFolder(folder, file)]),
  );

const pictures = picturesIn('pictures');
const galleryPictures = picturesIn('pictures/examples');

type Widths = (typeof galleryWidths)['16:9'];

/** Returns the files that samples have at widths, with their dimensions. */
const expectedOf = (samples: typeof siteSamples, widthsOf: (ratio: AspectRatio) => Widths) =>
  samples.flatMap(({ name, request }) =>
    Object.entries(widthsOf(request.aspectRatio)).flatMap(([format, widths]) =>
      widths.map((width) => {
        const full = pictureSizes[request.aspectRatio];
        const height = Math.round((width * full.height) / full.width);
        return { file: `${name}-${width}.${format}`, width, height, format: format as keyof Widths };
      }),
    ),
  );

const expected = expectedOf(siteSamples, (ratio) => ({
  avif: siteWidths[ratio] ?? [],
  webp: siteWidths[ratio] ?? [],
}));
const expectedOfGallery = expectedOf(gallerySamples, (ratio) => galleryWidths[ratio]);

/** Returns a picture scaled to 64 x 64 pixels without transparency, so that pictures of any ratio can be compared. */
async function seen(picture: Buffer | string): Promise<Buffer> {
  // The picture is decoded at full size first, because decoders that scale while they read give different results.
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
}

/** Returns the mean difference of a channel between two pictures, 0 to 255. */
async function apart(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [a, b] = [await seen(one), await seen(other)];
  return a.reduce((sum, value, place) => sum + Math.abs(value - (b[place] ?? 0)), 0) / a.length;
}

describe('images of the public pages', () => {
  it('exist in every width and format, and their folder has no other files', () => {
    expect([...pictures.keys()].sort()).toEqual(expected.map(({ file }) => file).sort());
  });

  it.each(expected)(
    '$file has the declared dimensions and stays below its size limit',
    async ({ file, width, height, format }) => {
      const path = pictures.get(file) ?? '';
      expect(await sizeOf(path)).toEqual({ width, height });
      expect(statSync(path).size).toBeLessThanOrEqual(maxBytesOf(format, width, height));
    },
  );

  it('match the images that the studio draws from their prompts', async () => {
    const drawn = await drawAll(studio, siteSamples);
    for (const [place, { name, request }] of siteSamples.entries()) {
      const widest = Math.max(...(siteWidths[request.aspectRatio] ?? []));
      const found = await apart(drawn[place]?.picture ?? '', pictures.get(`${name}-${widest}.webp`) ?? '');
      // The mean difference of a channel is less than 1 after encoding, and at least 15 for a picture with another
      // seed.
      expect({ name, isSame: found < 2 }).toEqual({ name, isSame: true });
    }
  });
});

describe('images of the gallery of examples', () => {
  it('have the declared dimensions and stay below their size limits', async () => {
    expect([...galleryPictures.keys()].sort()).toEqual(expectedOfGallery.map(({ file }) => file).sort());
    for (const { file, width, height, format } of expectedOfGallery) {
      const path = galleryPictures.get(file) ?? '';
      expect({ file, ...(await sizeOf(path)) }).toEqual({ file, width, height });
      expect(statSync(path).size).toBeLessThanOrEqual(maxBytesOf(format, width, height));
    }
  });

  it('match the images that the studio draws from their prompts, one of each ratio', async () => {
    const chosen = Object.entries(galleryWidths).flatMap(([ratio, { webp }]) => {
      const sample = gallerySamples.find(({ request }) => request.aspectRatio === ratio);
      return sample ? [{ sample, file: `${sample.name}-${webp[0]}.webp` }] : [];
    });
    expect(chosen).toHaveLength(4);
    const drawn = await drawAll(
      studio,
      chosen.map(({ sample }) => sample),
    );
    for (const [place, { file }] of chosen.entries()) {
      const found = await apart(drawn[place]?.picture ?? '', galleryPictures.get(file) ?? '');
      expect({ file, isSame: found < 2 }).toEqual({ file, isSame: true });
    }
  });

  it('have social cards in the dimensions that social networks require, below their size limit', async () => {
    const cards = Object.keys(galleryCards).map((name) => `${name}.jpg`);
    expect(filesIn('cards/examples')).toEqual(cards.sort());
    for (const name of cards) {
      const path = inFolder('cards/examples', name);
      expect(await sizeOf(path)).toEqual({ width: cardSize.width, height: cardSize.height });
      expect(statSync(path).size).toBeLessThanOrEqual(galleryCardBytes);
    }
  });
});

describe('social cards (the images that social networks show for a link)', () => {
  const names = Object.keys(cardLayouts).map((name) => `${name}.jpg`);

  it('exist for every card layout, and their folder has no other files', () => {
    expect(filesIn('cards')).toEqual([...names].sort());
  });

  it.each(names)(
    '%s has the dimensions that social networks require and stays below its size limit',
    async (name) => {
      const { width, height, maxBytes } = cardSize;
      const path = inFolder('cards', name);
      expect(await sizeOf(path)).toEqual({ width, height });
      expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
    },
  );

  it('differ from each other by their bytes', async () => {
    for (const [place, name] of names.entries()) {
      for (const other of names.slice(place + 1)) {
        const found = await apart(inFolder('cards', name), inFolder('cards', other));
        expect({ name, other, differ: found > 20 }).toEqual({ name, other, differ: true });
      }
    }
  });
});

describe('icons of the app', () => {
  it('exist, and their folder has no other files', () => {
    expect(readdirSync(join(publicFolder, 'icons')).sort()).toEqual(Object.keys(icons).sort());
  });

  it.each(Object.entries(icons))('%s is a square of its declared side', async (name, { side }) => {
    expect(await sizeOf(inFolder('icons', name))).toEqual({ width: side, height: side });
  });

  it('keep the logo inside the safe circle of a maskable icon', async () => {
    const side = 512;
    const { data, info } = await sharp(inFolder('icons', 'icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const paper = data.subarray(0, 3);
    const outside = Array.from({ length: side * side }, (_, place) => place).filter((place) => {
      const fromCentre = Math.hypot((place % side) - side / 2, Math.floor(place / side) - side / 2);
      const pixel = data.subarray(place * info.channels, place * info.channels + 3);
      return fromCentre > side * 0.4 && !pixel.equals(paper);
    });
    expect(outside).toEqual([]);
  });
});
