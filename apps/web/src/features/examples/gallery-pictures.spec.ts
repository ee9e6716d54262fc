import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleIds, isFeatured } from './example-ids';
import { contentOf, loadNiches } from './niche-content';

const publicFolder = join(__dirname, '../../../public');
const drawnForGallery = exampleIds.filter((id) => !isFeatured(id));

beforeAll(async () => void (await loadNiches()));

/** Returns the files of a picture of the gallery, in the order in which they are hashed. */
const filesOf = (id: (typeof exampleIds)[number]): string[] => {
  const { name, hash, widths, webpWidths = widths } = contentOf(id).drawn;
  return widths.flatMap((width) =>
    ['avif', ...(webpWidths.includes(width) ? ['webp'] : [])].map(
      (format) => `${name}-${hash}-${width}.${format}`,
    ),
  );
};

it('the folders of the gallery contain exactly the pictures and the social cards of the examples', () => {
  const pictures = readdirSync(join(publicFolder, 'pictures/examples')).map((file) => `examples/${file}`);
  expect(pictures.sort()).toEqual(drawnForGallery.flatMap(filesOf).sort());
  expect(readdirSync(join(publicFolder, 'cards/examples')).sort()).toEqual(
    drawnForGallery.map((id) => `${id}.jpg`).sort(),
  );
});

it.each(drawnForGallery)('the file name of the picture %s contains the hash of its content', (id) => {
  const hash = createHash('sha256');
  for (const file of filesOf(id)) hash.update(readFileSync(join(publicFolder, 'pictures', file)));
  expect(hash.digest('hex').slice(0, 8)).toBe(contentOf(id).drawn.hash);
});
