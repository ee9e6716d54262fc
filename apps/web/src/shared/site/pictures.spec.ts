import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SitePictureDetails, type SitePictureName, type SocialCardName, sitePictures } from './pictures';

const publicFolder = join(__dirname, '../../../public');

/** Returns the names of the files of a folder of apps/web/public, without its folders. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(publicFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Returns the files of a site picture in the order in which they are hashed. */
const filesOf = (name: string, { hash, widths }: SitePictureDetails): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${hash}-${width}.${format}`));

const pictures = Object.entries(sitePictures) as [SitePictureName, SitePictureDetails][];

/** Names of all social cards. A missing name does not compile. */
const cards: Record<SocialCardName, true> = {
  home: true,
  pricing: true,
  examples: true,
  'tech-tutorial': true,
  'gaming-content': true,
  'lifestyle-vlog': true,
  blog: true,
  article: true,
  'privacy-policy': true,
  'terms-of-service': true,
  auth: true,
};

it('the pictures folder contains exactly the files of the site pictures', () => {
  const expected = pictures.flatMap(([name, details]) => filesOf(name, details));
  expect(filesIn('pictures')).toEqual(expected.sort());
});

it.each(pictures)(
  'the file name of the site picture %s contains the hash of its content',
  (name, details) => {
    const hash = createHash('sha256');
    for (const file of filesOf(name, details))
      hash.update(readFileSync(join(publicFolder, 'pictures', file)));
    expect(hash.digest('hex').slice(0, 8)).toBe(details.hash);
  },
);

it.each(pictures)('the site picture %s has a prompt in both languages', (_, { prompt }) => {
  expect(prompt.en).toMatch(/\S.{9,}/);
  expect(prompt.es).toMatch(/\S.{9,}/);
  expect(prompt.es).not.toBe(prompt.en);
});

it('a social card exists for every page that names a card', () => {
  const files = Object.keys(cards).map((name) => `${name}.jpg`);
  expect(filesIn('cards')).toEqual(files.sort());
});
