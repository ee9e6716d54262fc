import { bareText, quotePattern, spoken } from './bare-text';
import { colourOf, hue, tones } from './colour-names';
import type { LayoutInstruction } from './layout-words';
import { placeWords } from './place-words';
import type { Token } from './tokens';

/** Value of `of` in an instruction whose color is that of the light or the tones of the whole picture. */
export const toneName = 'tone';

const size =
  'big|huge|giant|large|bold|enormous|massive|thick|chunky|capital|block|caps|grandes?|enormes?|gigantes?|gruesas?|mayusculas';
const lettering =
  'texts?|letters?|lettering|titles?|headline|font|typography|captions?|words|wording|textos?|letras?|titulos?|titular|tipografia|palabras|rotulo|frase|vs|numero(?:\\s+\\d+)?|number(?:\\s+\\d+)?';
const position =
  '(?:(?:on|at|in|to|the|top|bottom|left|right|upper|lower|corner|side|center|centre|middle|a|la|el|en|al|lado|arriba|abajo|izquierda|derecha|centro|medio|esquina|superior|inferior|parte|muy|bien|really|very|' +
  size +
  ')\\s+){1,7}';
/** A position before a comma: "text \"NO\" at the bottom, red". */
const lastPosition =
  '(?:(?:on|at|in) the )?(?:top|bottom|left|right|middle|cent(?:er|re))|arriba|abajo|(?:a la|en el|al) (?:izquierda|derecha|centro|medio)';
const quote = quotePattern;
const joined = '\\s*(?:and|&|y|e|with|con|on|sobre|,)\\s*';

/**
 * Patterns that find the color of the letters: "text in red", "\"NO\" en letras amarillas", "big red \"WHY?\"", "letras
 * rojas".
 */
const ofLetters: readonly RegExp[] = [
  `(?:${lettering}|${quote})(?:\\s*:?\\s*${quote})?,?\\s+(?:${position})??(?:(?:written|set|escrit[oa]s?)\\s+)?(?:in|en|de color|color|con)\\s+(?:(?:a|un|${size}|${lettering}|de|color|tono)\\s+){0,4}${hue('first')}(?:\\s+(?:(?:${size})\\s+)?(?:${lettering}))?`,
  `${hue('first')}\\s+(?:(?:${size})\\s+){0,3}(?:${lettering}|${quote})`,
  `(?:texts?|letters|lettering|title|headline|textos?|letras?|titulos?|titular|palabras|rotulo|frase|numero(?:\\s+\\d+)?)(?:\\s*(?:that says|saying|says|que diga|que dice)?\\s*:?\\s*${quote})?,?\\s+(?:${position})??(?:(?:${lastPosition}),\\s+)?(?:(?:${size}|muy|en|de|color)\\s+){0,3}${hue('first')}`,
  `(?:${lettering})\\s+(?:${position})${quote},?\\s+(?:(?:${size}|in|en|de|color)\\s+){0,3}${hue('first')}`,
  `${hue('first')}\\s+(?:on|over|sobre)\\s+(?:(?:a|an|un|una|the|el|fondo)\\s+){0,2}${hue('second', tones.keys())}(?=(?:\\s+(?:background|backdrop|bg))?\\s*(?:$|[,.;]))`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u'));

/** Words between the two colors of a background. */
const blended = '\\s*(?:and|&|y|e|to|a|hacia|con|into)\\s+';

const grounds = 'background|backround|backgroud|backdrop|bg|fondo';

/** Patterns that find the color of the background: "fondo negro", "a plain blue background", "background in green". */
const ofGround: readonly RegExp[] = [
  spoken(
    `(?:${grounds})\\s+(?:(?:is|in|of|en|de|color|tono|tonos|liso|todo|degradado|gradient|from)\\s+){0,3}${hue('first', tones.keys())}(?:${blended}${hue('second')})?`,
  ),
  spoken(
    `${hue('first', tones.keys())}(?:${blended}${hue('second')})?\\s+(?:(?:gradient|studio|blurred|empty|flat)\\s+){0,2}(?:${grounds})`,
  ),
];

const lights =
  'tones?|tints?|hues?|lights?|lighting|glow|palette|colou?rs?|scheme|mood|vibe|atmosphere|sky|haze|ambience|look';
const luces =
  'tonos?|tonalidad(?:es)?|luz|luces|iluminacion|colores|paleta|cielo|ambiente|atmosfera|resplandor|shades of|tones of';

/** Patterns that find the color of the light or the tones: "purple light", "tonos verdes y negros", "warm colors". */
const ofTones: readonly RegExp[] = [
  spoken(
    `${hue('first', tones.keys())}(?:${joined}${hue('second')})?\\s+(?:neon\\s+|color\\s+)?(?:${lights})`,
  ),
  spoken(
    `(?:${luces})\\s+(?:(?:de|en|neon|color|muy|mas)\\s+){0,2}${hue('first', tones.keys())}(?:${joined}${hue('second')})?`,
  ),
];

/** Place words that a pattern for dark places accepts: "a dark gym", "un pasillo oscuro". */
const darkPlaces = [...placeWords.keys()].filter((word) => word.length > 2).join('|');

/** Patterns for light that a prompt names without a color, each with the name of its tone. */
const ofLight: readonly (readonly [RegExp, string])[] = (
  [
    [
      '(?:dark|dim|dimly lit|gloomy)\\s+(?:' +
        darkPlaces +
        ')|(?:' +
        darkPlaces +
        ')\\s+(?:oscur[oa]|en penumbra|a oscuras)|in the dark|a oscuras|en la oscuridad',
      'dark',
    ],
    [
      '(?:in|under|bajo|con)\\s+(?:the\\s+|la\\s+|una\\s+|a\\s+)?(?:heavy\\s+|pouring\\s+)?(?:rain|storm|thunderstorm|lluvia|tormenta|aguacero)',
      'rain',
    ],
    ['(?:soft\\s+|early\\s+)?morning light|luz (?:suave )?(?:de|de la) manana|luz del amanecer', 'morning'],
    ['golden hour|hora dorada|candle ?light|luz de (?:las )?velas?|firelight|luz del fuego', 'warm'],
  ] as const
).map(([pattern, name]) => [spoken(`(?:${pattern})`), name] as const);

/**
 * Patterns of the times of day, each with its English name. They also match beside a season: "a snowy ridge at sunset".
 */
const ofDay: readonly (readonly [RegExp, string])[] = (
  [
    ['at night|nighttime|midnight|de noche|de madrugada|a medianoche|por la noche', 'night'],
    ['sunset|dusk|atardecer|anochecer|ocaso', 'sunset'],
    ['sunrise|at dawn|amanecer', 'sunrise'],
  ] as const
).map(([pattern, name]) => [spoken(`(?:${pattern})`), name] as const);

/**
 * The time of day that a prompt names.
 * @param prompt as the creator wrote it
 * @returns English name; null if the prompt names no time of day
 */
export function timeOfDayIn(prompt: string): string | null {
  const bare = bareText(prompt);
  return ofDay.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

/** Patterns of a clause that consists of colors only: ", blue and white," or ", todo en rosa". */
const alone: readonly RegExp[] = [
  new RegExp(
    `(?<=[,.;:–-]\\s*)(?:(?:in|en|all|todo|only|solo)\\s+){0,2}${hue('first')}${joined}${hue('second')}(?=\\s*(?:$|[,.;]))`,
    'u',
  ),
  new RegExp(`(?<=[,.;:–-]\\s*)(?:all in|todo en|only|solo en)\\s+${hue('first')}(?=\\s*(?:$|[,.;]))`, 'u'),
];

/** Assigns two colors to the background and the letters: white to the letters, black to the background. */
const pairOf = (first: string, second: string): [ground: string, letters: string] =>
  first === 'white' || second === 'black' ? [second, first] : [first, second];

/** Matches the text behind a color of the background. */
const groundBehind = /^\s*(?:background|backround|bg|backdrop)(?!\p{L})/u;

/**
 * Words for a palette. Its two colors are for background and letters; two colors of light are both in the background.
 */
const palettes = /colou?rs?|colores|palette|paleta|scheme|theme/;

/**
 * Returns true if light at an offset describes the picture: it follows the first clause, or "with", "in" or "under".
 */
const isLook = (bare: string, at: number): boolean =>
  /[,.;:–]\s*(?:\p{L}+\s+){0,3}$|["”»]\s*(?:and|y|e)?\s*$/u.test(bare.slice(0, at)) ||
  /(?<!\p{L})(?:with|in|under|by|con|en|bajo|entre)\s+(?:(?!de\s|in\s)\p{L}+\s+){0,1}$/u.test(
    bare.slice(0, at),
  );

/**
 * The colors that a prompt asks for: of its letters, its background and its light. Their tokens get the role of
 * instructions, except for light within the first clause, which is a part of the sentence.
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 * @returns at most one instruction for the letters and one for the background
 */
export function coloursIn(text: string, tokens: readonly Token[]): LayoutInstruction[] {
  const bare = bareText(text);
  const found: LayoutInstruction[] = [];
  const claim = (at: number, length: number): void => {
    for (const token of tokens)
      if (token.at >= at && token.end <= at + length && token.role !== 'quoted') token.role = 'layout';
  };
  const add = (
    what: 'text' | 'background',
    of: string | null,
    colour: string,
    words: string,
    second: string | null = null,
  ): void => {
    if (found.some((one) => one.what === what)) return;
    found.push({ what, of, colour, words, ...(second === null ? {} : { second }) });
  };
  const matched = (patterns: readonly RegExp[]): RegExpExecArray | null =>
    patterns.map((pattern) => pattern.exec(bare)).find((match) => match !== null) ?? null;
  const wordsOf = ({ 0: said, index }: RegExpExecArray): string => text.slice(index, index + said.length);

  // The color of `"NO OVEN" top left, pink background` is that of the background.
  const isOfGround = ({ 0: said, index, groups }: RegExpExecArray): boolean =>
    said.endsWith(groups?.['first'] ?? said) && groundBehind.test(bare.slice(index + said.length));
  const letters =
    ofLetters.map((pattern) => pattern.exec(bare)).find((match) => match !== null && !isOfGround(match)) ??
    null;
  if (letters) {
    add('text', null, colourOf(letters, 'first') ?? '', wordsOf(letters));
    claim(letters.index, letters[0].length);
  }
  const ground = matched(ofGround);
  if (ground) {
    add('background', null, colourOf(ground, 'first') ?? '', wordsOf(ground), colourOf(ground, 'second'));
    claim(ground.index, ground[0].length);
  }
  const pair = ground ? null : matched(alone);
  const light = ground || pair ? null : matched(ofTones);
  const tone = light && light.index > 0 && isLook(bare, light.index) ? light : null;
  const look = pair ?? tone;
  if (!look && !ground) {
    const lit = ofLight.flatMap(([pattern, name]) => {
      const match = pattern.exec(bare);
      return match ? [{ name, match }] : [];
    })[0];
    if (lit) add('background', toneName, lit.name, wordsOf(lit.match));
  }
  if (look) {
    const [first, second] = [colourOf(look, 'first') ?? '', colourOf(look, 'second')];
    const [under, over] =
      second === null
        ? [first, null]
        : letters
          ? [colourOf(letters, 'first') === first ? second : first, null]
          : tone && !palettes.test(look[0])
            ? [first, null]
            : pairOf(first, second);
    const isOfTwo = tone !== null && second !== null && over === null && second !== under;
    add('background', tone ? toneName : null, under, wordsOf(look), isOfTwo ? second : null);
    if (over !== null) add('text', null, over, wordsOf(look));
    if (/[,.;:–]/.test(bare.slice(0, look.index))) claim(look.index, look[0].length);
  }
  return found;
}
