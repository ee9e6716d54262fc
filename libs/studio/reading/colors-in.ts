import { tintFor } from '../planning/tints';
import { colours } from '../understanding/small-words';
import { plain } from '../knowledge/words';
import { color, colorIn, unaccented } from './color-words';
import { lettering, sizes } from './picture-words';
import type { AskedText, Drawing } from './reading';

const grounds = 'background|backdrop|bg|fondo';
const between =
  '(?:(?:solid|plain|flat|pastel|liso|lisa|color|de|of|in|en|tono|gradient|degradado|studio|is|muy|a|un|blurred)\\s+){0,3}';
const groundBefore = new RegExp(`(?<!\\p{L})(${color})\\s+${between}(?:${grounds})(?!\\p{L})`, 'iu');
const groundBehind = new RegExp(`(?<!\\p{L})(?:${grounds})\\s+${between}(${color})(?!\\p{L})`, 'iu');
const inkBefore = new RegExp(
  `(?<!\\p{L})(${color})\\s+(?:(?:${sizes})\\s+){0,3}(?:${lettering})(?!\\p{L})`,
  'iu',
);
const inkBehind = new RegExp(
  `(?<!\\p{L})(?:${lettering})\\s+(?:(?:${sizes}|in|en|de|color|del|muy)\\s+){0,4}(${color})(?!\\p{L})`,
  'iu',
);

const first = (text: string, patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns) {
    const [, said] = pattern.exec(text) ?? [];
    if (said !== undefined) return colorIn(said);
  }
  return null;
};

/**
 * The colors that a prompt asks for, `#rrggbb`: of the background and of the letters.
 * @param prompt the prompt as written
 * @param asked texts to write, whose color is that of the letters
 */
export function colorsIn(
  prompt: string,
  asked: readonly AskedText[],
): { ground: string | null; ink: string | null } {
  const text = unaccented(prompt);
  return {
    ground: first(text, [groundBefore, groundBehind]),
    ink: asked.find((one) => one.color !== null)?.color ?? first(text, [inkBefore, inkBehind]),
  };
}

/**
 * The color that a prompt gives to a thing.
 * @param words words of the thing
 * @param drawing its drawing; null for none
 * @returns `#rrggbb`; null without a color, or if the drawing has it
 */
export function tintOf(words: string, drawing: Drawing | null): string | null {
  if (!drawing) return null;
  const parts = words.split(' ').map(plain);
  const name =
    parts.length < 2 ? undefined : parts.map((word) => colours.get(word)).find((one) => one !== undefined);
  return tintFor(drawing, name ?? null)?.color ?? null;
}
