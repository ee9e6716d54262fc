import { join } from 'node:path';
import { writeArticles } from './articles/write-articles';
import { drawAll } from './draw-orders';
import { cardLayouts } from './card-layouts';
import { galleryCardBytes, galleryCards } from './gallery/gallery-cards';
import { writeGalleryManifest } from './gallery/gallery-manifest';
import { gallerySamples } from './gallery/gallery-samples';
import { siteCards } from './site-cards';
import { coloursOf, encodedAll, galleryWidths, hashOf, siteWidths, writeOnly } from './site-files';
import { siteIcons } from './site-icons';
import { writeManifest } from './site-manifest';
import { type SiteSample, cardSamples, siteSamples } from './site-samples';

/**
 * Draws every picture of the public pages, their social cards and the icons of the app into apps/web/public, and writes
 * the manifests of the pictures and the figures of the articles. The same sources give the same files.
 *
 * Usage: tsx libs/studio/cli/site-pictures.ts, after the build of the studio
 */
const workspace = join(import.meta.dirname, '../../..');
const web = join(workspace, 'apps/web');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes a folder of apps/web/public and logs its size. */
function write(folder: string, files: ReadonlyMap<string, Buffer>): void {
  writeOnly(join(web, 'public', folder), files);
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  say(`${folder}: ${files.size} files, ${Math.round(bytes / 1000)} kB`);
}

type Pictures = ReadonlyMap<string, Buffer>;
type Widths = Parameters<typeof encodedAll>[1];

/** Encodes pictures at their widths, adds the encoded files to `files` and returns what the manifests say about them. */
async function encodedFiles<S extends SiteSample>(
  samples: readonly S[],
  pictures: Pictures,
  widthsOf: (sample: S) => Widths,
  files: Map<string, Buffer>,
): Promise<{ sample: S; hash: string; colours: [string, string] }[]> {
  const kept = [];
  for (const sample of samples) {
    const picture = pictures.get(sample.name);
    if (!picture) throw new Error(`The picture "${sample.name}" was not drawn.`);
    const encoded = await encodedAll(picture, widthsOf(sample));
    const hash = hashOf(encoded);
    kept.push({ sample, hash, colours: await coloursOf(picture) });
    for (const { width, format, bytes } of encoded)
      files.set(`${sample.name}-${hash}-${width}.${format}`, bytes);
    const sizes = encoded.map(
      ({ width, format, bytes }) => `${width} ${format} ${(bytes.length / 1000).toFixed(1)}`,
    );
    say(`${sample.name} in kB: ${sizes.join(', ')}`);
  }
  return kept;
}

/** Writes the pictures of the public pages and their manifest. */
async function writePictures(pictures: Pictures): Promise<void> {
  const files = new Map<string, Buffer>();
  const widthsOf = ({ request }: SiteSample): Widths => {
    const widths = siteWidths[request.aspectRatio] ?? [];
    return { avif: widths, webp: widths };
  };
  const kept = await encodedFiles(siteSamples, pictures, widthsOf, files);
  write('pictures', files);
  await writeManifest(join(web, 'src/shared/site/pictures.ts'), kept);
}

/** Writes the pictures of the gallery and their manifest. */
async function writeGallery(pictures: Pictures): Promise<void> {
  const files = new Map<string, Buffer>();
  const widthsOf = ({ request }: SiteSample): Widths => galleryWidths[request.aspectRatio];
  const kept = await encodedFiles(gallerySamples, pictures, widthsOf, files);
  write('pictures/examples', files);
  await writeGalleryManifest(join(web, 'src/features/examples/drawn'), kept);
}

async function main(): Promise<void> {
  const orders = [...siteSamples, ...cardSamples, ...gallerySamples];
  const drawn = await drawAll(join(workspace, 'dist/studio'), orders);
  const pictures = new Map(orders.map(({ name }, place) => [name, drawn[place]!.picture]));
  write('cards', await siteCards(cardLayouts, pictures));
  write('cards/examples', await siteCards(galleryCards, pictures, galleryCardBytes));
  write('icons', await siteIcons());
  await writePictures(pictures);
  await writeGallery(pictures);
  await writeArticles(workspace);
}

void main();
