import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { type Illustration, type Look, looks, personId, personMoods } from '@portada/studio';
import { faceDrawing } from './face-drawings';

/**
 * A person of the asset pack: the catalogue entry, and the drawing in a square of 32 units as parts that are joined.
 * Several people share a part, so the pack holds each part once.
 */
export type PersonDrawing = {
  illustration: Pick<Illustration, 'id' | 'emoji' | 'group' | 'names' | 'keywords'>;
  parts: readonly string[];
};

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;

/** Factor from the units of Open Peeps (704 across) to the units of the asset pack (32 across). */
const scale = 32 / 704;

/** Draws every person in every mood. */
export const peopleDrawings = (): PersonDrawing[] =>
  looks.flatMap((look) => {
    const [before, after] = aroundFace(look);
    return personMoods.map((mood) => ({
      illustration: { id: personId(look, mood), emoji: '', group: 10, names: [], keywords: [] },
      parts: [before, faceDrawing(mood, look.child ? 'child' : 'adult'), after],
    }));
  });

/** The SVG groups of Open Peeps: the bust, the start of the head, the face, and the beard. */
const groups =
  /^(<g>)(<g fill-rule.*?)(<g transform="matrix\(\.99789 .*?)(<g transform="translate\(315 248\)">).*?<\/g>(<g transform="translate\(279 400\)">.*?<\/g>)(<g transform="translate\(179 343\)">.*)$/s;

/** Narrows the shoulders of a child about the neck. */
const narrowed = (bust: string): string => `<g transform="matrix(.68 0 0 .78 116 156)">${bust}</g>`;

/** Makes the head of a child shorter and rounder than the head of an adult. */
const rounded = '<g transform="matrix(1.12 0 0 .93 -50 62)">';

/** Fills the gap that a beard of Open Peeps has for its mouth. */
const filledGap = (hair: string): string => `<ellipse cx="470" cy="488" rx="80" ry="26" fill="#${hair}"/>`;

function aroundFace(look: Look): [before: string, after: string] {
  const found = groups.exec(avatarOf(look));
  if (!found) throw new Error('Open Peeps has other groups than expected.');
  const [, open = '', bust = '', head = '', face = '', beard = '', rest = ''] = found;
  const lower = look.child ? `${narrowed(bust)}${rounded}` : bust;
  // The beard is drawn before the face, so that the mouth of the mood covers the mouth of the beard.
  const chin = look.beard ? filledGap(look.hair) + beard : '';
  const end = look.child ? '</g></g>' : '</g>';
  return [
    `<g fill="none" transform="scale(${scale})">${open}${lower}${head}${chin}${face}`,
    `</g>${rest}${end}`,
  ];
}

/** The avatar without its frame, which only clips at the edge of the square. */
function avatarOf(look: Look): string {
  const options = {
    seed: look.name,
    head: [look.head],
    face: ['calm'],
    skinColor: [look.skin],
    headContrastColor: [look.hair],
    clothingColor: [look.clothes],
    facialHair: look.beard ? [look.beard] : [],
    facialHairProbability: look.beard ? 100 : 0,
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  } as Options;
  return createAvatar(openPeeps, options)
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '');
}
