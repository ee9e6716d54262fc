import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, filesOf } from '../../testing/picture-files';
import { type SitePictureDetails, type SitePictureName, type SocialCardName, sitePictures } from './pictures';

const publicFolder = join(__dirname, '../../../public');

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
  expect(filesIn(join(publicFolder, 'pictures'))).toEqual(expected.sort());
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
  expect(filesIn(join(publicFolder, 'cards'))).toEqual(files.sort());
});
