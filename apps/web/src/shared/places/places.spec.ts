import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '@portada/contracts';
import { placePicturePath } from './place-picture-path';

test('each place has a small picture, and each small picture is of a place', () => {
  const files = readdirSync(join(__dirname, '../../../public/places'));
  const expected = [...places, 'any' as const].map(placePicturePath);
  expect(files.map((file) => `/places/${file}`).toSorted()).toEqual(expected.toSorted());
});
