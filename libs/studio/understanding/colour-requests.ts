import { bareText, isLater, spoken } from './bare-text';
import { colourOf, hue } from './colour-names';

/** Colors that a prompt requests for the picture, besides those of letters and background. */
export type ColourRequest = {
  /** Colors of the whole picture in order: background, letters, accent. */
  colours: string[];
  /** Color of signs, labels and highlighted words; null without a request. */
  accent: string | null;
  /** Colors of the left and the right half of the picture; null without a request. */
  halves: [string, string] | null;
  /** Spans of the text that request the colors. */
  spans: (readonly [at: number, end: number])[];
};

const marks =
  'accents?|details?|highlights?|touches|splash(?:es)?|pops?|hints?|acentos?|detalles?|toques?|pinceladas?|notas|destellos';

const ofAccent: readonly RegExp[] = [
  `${hue('first')}\\s+(?:${marks}|accent colou?r)`,
  `(?:(?:with|con|a|un|and|y)\\s+){0,2}(?:${marks}|accent colou?r|color de acento)\\s+(?:(?:is|of|in|en|de|color|colou?r|tono|tonos)\\s+){0,2}${hue('first')}`,
].map((pattern) => spoken(pattern));

const [leftSide, rightSide] = [
  '(?:(?:on|at|to|in)\\s+(?:the\\s+)?left(?:\\s+(?:side|half))?|a\\s+la\\s+izquierda|(?:en\\s+el|al|del)\\s+lado\\s+izquierdo)',
  '(?:(?:on|at|to|in)\\s+(?:the\\s+)?right(?:\\s+(?:side|half))?|a\\s+la\\s+derecha|(?:en\\s+el|al|del)\\s+lado\\s+derecho)',
];
const link = '\\s*,?\\s*(?:(?:and|y|e)\\s+)?';

/** Nouns between a color and its half. Any other noun is a thing of that color: "a white queen on the left". */
const ofHalf =
  '(?:(?:background|bg|backdrop|half|side|colou?r|tones?|light|glow|fondo|mitad|lado|tonos?|luz|oscur[oa]|clar[oa]|dark|brillante)\\s+)?';

/** Patterns of two colors for the two halves of the picture. */
const ofHalves: readonly RegExp[] = [
  `${hue('first')}\\s+${ofHalf}${leftSide}${link}${hue('second')}\\s+${ofHalf}${rightSide}`,
  `(?:left|izquierda)(?:\\s+(?:side|half))?\\s*:?\\s+(?:in\\s+|en\\s+)?${hue('first')}${link}(?:right|derecha)(?:\\s+(?:side|half))?\\s*:?\\s+(?:in\\s+|en\\s+)?${hue('second')}`,
  `(?:half|mitad)\\s+(?:in\\s+|en\\s+)?${hue('first')}${link}(?:(?:half|mitad|the other|la otra)\\s+)?(?:in\\s+|en\\s+)?${hue('second')}`,
  `${hue('first')}\\s*(?:and|&|y|e|/)\\s*${hue('second')}\\s+(?:halves|sides|mitades|lados)`,
  `(?:halves|sides|mitades|lados)\\s+(?:(?:in|en|de|color)\\s+){0,2}${hue('first')}\\s*(?:and|&|y|e)\\s+${hue('second')}`,
].map((pattern) => spoken(pattern));

/** Patterns of two colors for the two halves, with the things of the halves between them. */
const ofFarHalves: readonly RegExp[] = [
  `left(?:\\s+(?:side|half))\\s+(?:in\\s+)?${hue('first')}[^.;]{1,48}?right(?:\\s+(?:side|half))\\s+(?:in\\s+)?${hue('second')}`,
  `(?:lado\\s+izquierdo|mitad\\s+izquierda)\\s+(?:(?:en|de|color)\\s+){0,2}${hue('first')}[^.;]{1,48}?(?:lado\\s+derecho|mitad\\s+derecha)\\s+(?:(?:en|de|color)\\s+){0,2}${hue('second')}`,
].map((pattern) => spoken(pattern));

const joined = '\\s*(?:,\\s*(?:and|y)?|and|&|y|e|with|con|-)\\s*';
const opened =
  '(?<=[,.;:(–-]\\s*)(?:(?:in|en|all|todo|toda|only|solo|with|con|calm|bold|colou?rs|colores)\\s+){0,3}';
const closed =
  '(?:\\s+(?:tones|tonos|colou?rs|colores|palette|scheme|theme|gradient|degradado))?(?=\\s*(?:$|[,.;)]))';

/** Patterns of a clause that names three colors, or one color with a shade and nothing else. */
const ofClause: readonly RegExp[] = [
  new RegExp(`${opened}${hue('first')}${joined}${hue('second')}${joined}${hue('third')}${closed}`, 'u'),
  new RegExp(`${opened}${hue('first')}(?=\\s*(?:$|[,.;)]))`, 'u'),
];

/** Colors that are also names of things; one such word alone in a clause is a thing of a list. */
const alsoThings = /^(?:orange|gold|peach|olive|mint|coral|mustard|pink|lilac|beige|chocolate|brown)$/;

/**
 * The colors that a prompt requests behind its title, besides those that `coloursIn` reads.
 * @param text the prompt
 */
export function colourRequestsIn(text: string): ColourRequest {
  const bare = bareText(text);
  const spans: ColourRequest['spans'] = [];
  const first = (patterns: readonly RegExp[]): RegExpExecArray | null => {
    const match = patterns.map((pattern) => pattern.exec(bare)).find((found) => found !== null) ?? null;
    if (!match || !isLater(bare, match.index)) return null;
    spans.push([match.index, match.index + match[0].length]);
    return match;
  };
  const accent = first(ofAccent);
  const far = ofFarHalves.map((pattern) => pattern.exec(bare)).find((found) => found !== null);
  const halves = first(ofHalves) ?? far ?? null;
  const [left, right] = halves ? [colourOf(halves, 'first'), colourOf(halves, 'second')] : [null, null];
  const clause = halves ? null : first(ofClause);
  const colours = (clause ? ['first', 'second', 'third'] : []).flatMap((group) => {
    const name = clause && colourOf(clause, group);
    return name ? [name] : [];
  });
  // Two words such as "mint green" always name a color.
  const isThing =
    colours.length === 1 && alsoThings.test(colours[0] ?? '') && !/\s/.test((clause?.[0] ?? '').trim());
  if (isThing) spans.pop();
  return {
    colours: isThing ? [] : colours,
    accent: accent && colourOf(accent, 'first'),
    halves: left && right ? [left, right] : null,
    spans,
  };
}
