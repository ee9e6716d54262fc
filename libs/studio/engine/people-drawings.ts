import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { type Illustration, type Look, looks, personId, personMoods } from '@portada/studio';

/** A person of the pack: what the catalogue keeps of it, and its drawing in a square of 32 units. */
export type PersonDrawing = {
  illustration: Pick<Illustration, 'id' | 'emoji' | 'group' | 'names' | 'keywords'>;
  body: string;
};

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;

/** Units of the square that the set is drawn in, against those of the pack. */
const scale = 32 / 704;

/** Every person of the pack, in every mood. */
export const peopleDrawings = (): PersonDrawing[] =>
  looks.flatMap((look) =>
    personMoods.map((mood) => ({
      illustration: { id: personId(look, mood), emoji: '', group: 10, names: [], keywords: [] },
      body: bodyOf(look, look.faces[mood]),
    })),
  );

function bodyOf(look: Look, face: string): string {
  const options = {
    seed: look.name,
    head: [look.head],
    face: [face],
    skinColor: [look.skin],
    headContrastColor: [look.hair],
    clothingColor: [look.clothes],
    facialHairProbability: 0,
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  } as Options;
  const svg = createAvatar(openPeeps, options).toString();
  // The frame of the set only cuts at the edge of the square, as the square itself does.
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '');
  return `<g fill="none" transform="scale(${scale})">${inner}</g>`;
}
