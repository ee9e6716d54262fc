import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { type Illustration, type Look, type PersonMood, looks, personId, personMoods } from '@portada/studio';
import { faceDrawing } from './face-drawings';

/** The drawing of a person in the asset pack: the catalogue entry, and the SVG in a square of 32 units. */
export type PersonDrawing = {
  illustration: Pick<Illustration, 'id' | 'emoji' | 'group' | 'names' | 'keywords'>;
  body: string;
};

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;

/** Factor from the units of Open Peeps (704 across) to the units of the asset pack (32 across). */
const scale = 32 / 704;

/** Draws every person in every mood. */
export const peopleDrawings = (): PersonDrawing[] =>
  looks.flatMap((look) =>
    personMoods.map((mood) => ({
      illustration: { id: personId(look, mood), emoji: '', group: 10, names: [], keywords: [] },
      body: bodyOf(look, mood),
    })),
  );

/** Pattern of the SVG group in which Open Peeps puts the face, and of the start of the next group. */
const faceGroup = /(<g transform="translate\(315 248\)">).*?(<\/g><g transform="translate\(279 400\)">)/s;

function bodyOf(look: Look, mood: PersonMood): string {
  const options = {
    seed: look.name,
    head: [look.head],
    face: ['calm'],
    skinColor: [look.skin],
    headContrastColor: [look.hair],
    clothingColor: [look.clothes],
    facialHairProbability: 0,
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  } as Options;
  const avatar = createAvatar(openPeeps, options).toString();
  if (!faceGroup.test(avatar))
    throw new Error('Open Peeps has no group for the face at the expected position.');
  const svg = avatar.replace(faceGroup, `$1${faceDrawing(mood)}$2`);
  // The frame of an Open Peeps drawing only clips at the edge of the square, so the frame is removed.
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '');
  return `<g fill="none" transform="scale(${scale})">${inner}</g>`;
}
