import { ownObjects } from '../knowledge/own-objects';
import { bareText, spoken } from './bare-text';
import { flagOf } from './nouns';

/** Colors of the pole in every drawing of a flag. */
const pole = new Set(['#c9ced6', '#8b93a1', '#f2c14e']);

/** Most colors of a flag that a picture uses. */
const most = 3;

/** The different colors of the drawing of a flag as `#rrggbb`, in the order in which they are drawn. */
function fillsOf(id: string): string[] {
  const body = ownObjects.find((object) => object.id === id)?.body ?? '';
  const fills = [...body.matchAll(/fill="(#[0-9a-f]{6})"/giu)].map((match) => match[1]?.toLowerCase() ?? '');
  return [...new Set(fills)].filter((fill) => !pole.has(fill)).slice(0, most);
}

const colour = '(?:colou?rs?|colores|tones|tonos)';
const article = '(?:the\\s+|la\\s+|el\\s+|los\\s+)?';

/** Patterns of the colors of a flag; the group `land` names the country or its people. */
const patterns: readonly RegExp[] = [
  spoken(
    `(?:(?:in|with|en|con)\\s+)?${article}${colour}\\s+of\\s+(?:the\\s+)?(?<land>\\p{L}+(?:\\s\\p{L}+)?)\\s+flag`,
  ),
  spoken(
    `(?:(?:in|with)\\s+)?(?:the\\s+)?${colour}\\s+of\\s+the\\s+flag\\s+of\\s+(?:the\\s+)?(?<land>\\p{L}+)`,
  ),
  spoken(
    `(?:(?:in|with)\\s+)?(?:the\\s+)?(?<land>\\p{L}+)\\s+flag\\s+(?:${colour}|background|style|(?:in|on|as)\\s+(?:the\\s+|a\\s+)?background|behind)`,
  ),
  spoken(
    `(?:(?:en|con)\\s+)?${article}(?:colores|tonos)\\s+de\\s+la\\s+bandera\\s+(?:de(?:l|\\s+la|\\s+los)?\\s+)?(?<land>\\p{L}+(?:\\s+unidos)?)`,
  ),
  spoken(
    `bandera\\s+(?:de\\s+)?(?<land>\\p{L}+)\\s+de\\s+fondo|fondo\\s+(?:de|con)\\s+la\\s+bandera\\s+(?:de\\s+)?\\p{L}+`,
  ),
];

/**
 * The colors of the flag that a prompt requests as colors of the picture: "colours of the Italian flag".
 * @param text the prompt
 * @param language language of the text
 * @returns colors as `#rrggbb` in the order of the flag, with its drawing and the span of the request; null without such a request
 */
export function flagColoursIn(
  text: string,
  language: 'en' | 'es',
): { id: string; colours: string[]; at: number; end: number } | null {
  const bare = bareText(text);
  for (const pattern of patterns) {
    const match = pattern.exec(bare);
    const land = match?.groups?.['land'];
    if (!match || land === undefined) continue;
    const id = flagOf(land, language) ?? flagOf(land.split(' ').at(-1) ?? '', language);
    if (id === null) continue;
    const colours = fillsOf(id);
    if (colours.length > 1) return { id, colours, at: match.index, end: match.index + match[0].length };
  }
  return null;
}
