import { plain } from '../knowledge/words';
import type { Illustration } from '../knowledge/illustrations';
import type { IllustrationLayer } from '../scene/scene.schema';
import { wholePhrase } from '../understanding/members';
import { colours } from '../understanding/small-words';
import type { Understanding } from '../understanding/understand';
import { toOklch } from './color';

/** Colors of things by the English names of the colors. */
const tints: Readonly<Record<string, string>> = {
  red: '#d8262c',
  blue: '#2f6fe0',
  green: '#2f9e44',
  yellow: '#f2c21a',
  orange: '#f08a24',
  purple: '#8a4fd0',
  pink: '#e86aa6',
  black: '#26262a',
  white: '#f2f2f0',
  gold: '#d9a520',
  grey: '#8a8d92',
  brown: '#8a5a33',
};

/** Largest difference in degrees between two hues of one named color. */
const sameHue = 30;

/** Least chroma of a color with a hue; a smaller chroma is gray. */
const colorful = 0.08;

/** Drawings whose name tells their color. */
const named = /(?:^|-)(?:red|blue|green|yellow|orange|purple|pink|black|white|brown)-/;

/** Returns true if a drawing with a main hue already has a color: a red car stays as it is. */
function hasHue(hue: number | null, color: string): boolean {
  const { c, h } = toOklch(color);
  const apart = Math.abs(((((h - (hue ?? 0)) % 360) + 540) % 360) - 180);
  return hue !== null && c > colorful && apart < sameHue;
}

/**
 * The tint of a drawing whose noun has a color in the prompt.
 * @param illustration the drawing
 * @param colour English name of the color; null for none
 * @returns null without a color, for people, and for a drawing that has the color
 */
export function tintFor(
  { id, hue, group }: Pick<Illustration, 'id' | 'hue' | 'group'>,
  colour: string | null,
): IllustrationLayer['tint'] {
  const color = tints[colour ?? ''];
  if (!color || group === 10 || group === 9 || named.test(id) || hasHue(hue, color)) return null;
  return { color, amount: 0.95, parts: 'main' };
}

/**
 * The colors that a prompt gives to the things outside of a scene: "yellow tram" gives `tram` the color yellow.
 * @param understanding the understanding of the prompt
 * @returns English names of colors by the name of the drawing; a drawing with two colors is left out
 */
export function coloursOfThings({
  subjects,
  objects,
  sides,
}: Pick<Understanding, 'subjects' | 'objects' | 'sides'>): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  const [main] = subjects;
  for (const { id: own, head, words, score } of [...subjects, ...objects, ...sides]) {
    // A noun that the prompt repeats is one thing.
    const id = main && head !== undefined && head === main.head ? main.id : own;
    const parts = words.split(' ').map(plain);
    const colour = parts.map((word) => colours.get(word)).find((one) => one !== undefined);
    // The drawing of "golden retriever" or "black hole" shows the whole phrase. "Café" alone is a drink.
    if (id === null || colour === undefined || score > wholePhrase || parts.length === 1) continue;
    found.set(id, found.has(id) && found.get(id) !== colour ? null : colour);
  }
  return new Map([...found].flatMap(([id, colour]) => (colour === null ? [] : [[id, colour] as const])));
}
