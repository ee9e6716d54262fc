import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, filesOf } from '../../testing/picture-files';
import { articlePictures } from './article-pictures';

const folder = join(__dirname, '../../../public/pictures/articles');
const pictures = Object.entries(articlePictures);

it('the folder of the articles contains exactly the files of their pictures', () => {
  const expected = pictures.flatMap(([name, details]) => filesOf(name, details));
  expect(filesIn(folder)).toEqual(expected.sort());
});

it.each(pictures)(
  'the file name of the article picture %s contains the hash of its content',
  (name, details) => {
    const hash = createHash('sha256');
    for (const file of filesOf(name, details)) hash.update(readFileSync(join(folder, file)));
    expect(hash.digest('hex').slice(0, 8)).toBe(details.hash);
  },
);
