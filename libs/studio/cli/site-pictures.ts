import { join } from 'node:path';
import { drawAll } from './draw-orders';
import { siteCards } from './site-cards';
import { coloursOf, encodedAll, hashOf, writeOnly } from './site-files';
import { siteIcons } from './site-icons';
import { type KeptPicture, writeManifest } from './site-manifest';
import { cardSamples, siteSamples } from './site-samples';

/**
 * Draws every picture of the public pages, their social cards and the icons of the app into apps/web/public, and writes
 * the manifest of the pictures. The same sources give the same files.
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

/** Encodes the pictures of the public pages, and writes their files and their manifest. */
async function writePictures(pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  const files = new Map<string, Buffer>();
  const kept: KeptPicture[] = [];
  for (const sample of siteSamples) {
    const picture = pictures.get(sample.name);
    if (!picture) throw new Error(`The picture "${sample.name}" was not drawn.`);
    const encoded = await encodedAll(picture, sample.request.aspectRatio);
    const hash = hashOf(encoded);
    kept.push({ sample, hash, colours: await coloursOf(picture) });
    for (const { width, format, bytes } of encoded)
      files.set(`${sample.name}-${hash}-${width}.${format}`, bytes);
    const sizes = encoded.map(
      ({ width, format, bytes }) => `${width} ${format} ${(bytes.length / 1000).toFixed(1)}`,
    );
    say(`${sample.name} in kB: ${sizes.join(', ')}`);
  }
  write('pictures', files);
  await writeManifest(join(web, 'src/shared/site/pictures.ts'), kept);
}

async function main(): Promise<void> {
  const orders = [...siteSamples, ...cardSamples];
  const drawn = await drawAll(join(workspace, 'dist/studio'), orders);
  const pictures = new Map(orders.map(({ name }, place) => [name, drawn[place]!.picture]));
  write('cards', await siteCards(pictures));
  write('icons', await siteIcons());
  await writePictures(pictures);
}

void main();
