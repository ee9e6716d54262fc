import { bareText, isLater, quotePattern, spoken } from './bare-text';
import { hues, isColourWord } from './colour-names';
import { colourRequestsIn } from './colour-requests';
import { flagColoursIn } from './flag-colours';
import { type Look, lookIn } from './look-words';
import { setOf } from './small-words';
import { type PicturePlace, placesIn } from './text-place';
import { type Token, isNoun } from './tokens';

/** Requests of a prompt about the picture, written after the title, besides the instructions of `layoutIn`. */
export type VisualInstructions = Look & {
  /** Requested position of the headline, with the words of the request; null without a request. */
  textAt: (PicturePlace & { words: string }) | null;
  /** Thing that is placed in the middle, at the top or at the bottom, by its noun without accents. */
  thingAt: { of: string; place: PicturePlace } | null;
  /** True if the thing fills the picture, so that the edge of the picture may cut it. */
  closeUp: boolean;
  /** True if the thing is as large as the picture allows; the headline likewise. */
  large: { thing: boolean; text: boolean };
  /** Noun without accents of the thing that is large, close or placed; null if no noun is named. */
  thing: string | null;
  /** Drawing of the flag whose colors are requested; null without such a request. */
  flag: string | null;
  /** Color of signs, labels and highlighted words; null without a request. */
  accent: string | null;
  /** Colors of the left and the right half; null without a request. */
  halves: readonly [string, string] | null;
  /** Order of the two times of a picture of before and after, if the prompt gives their sides. */
  times: 'before-left' | 'after-left' | null;
  /** Noun without accents of the thing at which an arrow or a ring points; null without such a noun. */
  target: string | null;
  /** Direction of a requested arrow; null if the arrow points at a thing. */
  arrowTo: 'up' | 'down' | null;
  /** True if the prompt asks for a picture in two halves. */
  split: boolean;
  /** A requested "VS" with its size and position; null if the prompt says nothing about it. */
  versusMark: { isLarge: boolean; isCentred: boolean } | null;
};

type Span = readonly [at: number, end: number];

const ofThing =
  '(?:\\s+(?:of|on|de|del|a|al)(?:\\s+(?:the|a|an|my|his|her|their|la|el|los|las|un|una|mi|su|sus))*)?';
const closeUps = spoken(
  `(?:extreme\\s+|very\\s+)?close[- ]?ups?(?:\\s+(?:shot|view|photo))?${ofThing}|(?:en\\s+)?primer(?:isimo|o)?\\s+plano${ofThing}|plano\\s+detalle${ofThing}|(?:muy|bien|bastante)\\s+(?:de\\s+)?cerca|de\\s+cerca|up close|macro(?:\\s+(?:shot|photo|foto))?${ofThing}|zoom(?:ed)?\\s+(?:in\\s+)?(?:on|en)`,
);
const very =
  '(?:(?:really|very|super|extra|extremely|so|bien|muy|mas|re|enorme y|to be|be|se vea|que se vea|en)\\s+)';
const vast =
  'big|large|huge|giant|enormous|massive|oversized|gigantic|grande|grandes|grandote|grandota|grandisim[oa]|enormes?|gigantes?|gigantesc[oa]|immense|inmens[oa]';
const larger = new RegExp(
  `(?<![\\p{L}])${very}{1,3}(?:${vast})(?![\\p{L}])|(?<![\\p{L}])(?:${vast})(?![\\p{L}])|fill(?:ing|s)? the (?:whole |entire )?(?:frame|screen|picture|image)|(?:que )?(?:llene|ocupe|llenando|ocupando) (?:toda |todo )?(?:la |el )?(?:pantalla|imagen|cuadro|foto)|full[- ]frame`,
  'gu',
);
const timesOnSides: readonly (readonly [RegExp, 'before-left' | 'after-left'])[] = [
  [
    /\b(?:before|antes)\b[^.;]{0,24}?\b(?:left|izquierda|izq)\b[^.;]{0,24}?\b(?:after|despues)\b(?:[^,.;]{0,24}?\b(?:right|derecha|der)\b)?/u,
    'before-left',
  ],
  [
    /\b(?:after|despues)\b[^.;]{0,24}?\b(?:right|derecha|der)\b[^.;]{0,24}?\b(?:before|antes)\b(?:[^,.;]{0,24}?\b(?:left|izquierda|izq)\b)?/u,
    'before-left',
  ],
  [
    /\b(?:after|despues)\b[^.;]{0,24}?\b(?:left|izquierda|izq)\b[^.;]{0,24}?\b(?:before|antes)\b(?:[^,.;]{0,24}?\b(?:right|derecha|der)\b)?/u,
    'after-left',
  ],
  [
    /\b(?:left|izquierda)\b[^.;]{0,12}?\b(?:before|antes)\b[^.;]{0,24}?\b(?:right|derecha)\b[^.;]{0,12}?\b(?:after|despues)\b/u,
    'before-left',
  ],
];
const splits = spoken(
  'split[- ]?screen|screen split(?: in (?:two|half))?|split (?:in|down) (?:two|half|the middle)|half and half|side by side|pantalla (?:dividida|partida)(?: en dos)?|imagen (?:dividida|partida)(?: en dos)?|(?:dividid[oa]|partid[oa]) en dos|mitad y mitad|lado a lado',
);
const signTarget =
  /(?<!\p{L})(?:arrows?|circles?|ring|flechas?|circulos?)(?!\p{L})(?:\s+(?!(?:around|over|on|at|to|en|sobre|alrededor|que|pointing|apunt\p{L}*|senal\p{L}*)(?!\p{L}))\p{L}+(?!\p{L})){0,3}?\s+(?:(?:pointing|that points|going|apuntando|senalando|que apunt[ae]|que senal[ae])\s*)?(?:around|over|on|onto|at|to|towards|en|sobre|alrededor|hacia|a|al)(?:\s+de(?:l)?)?\s+(?:the\s+|a\s+|an\s+|la\s+|el\s+|los\s+|las\s+|un\s+|una\s+|del\s+|de\s+|su\s+|his\s+|her\s+|my\s+|mi\s+|l\s+){0,3}(\p{L}+)/u;
const circledTarget =
  /(?<!\p{L})(?:circle|ring|encircle|rodea|marca)\s+(?:the|el|la|los|las)\s+(\p{L}+)(?:\s+(?:in|en|con))?/u;
const arrowUp = spoken(
  '(?:(?:up|upward|upwards|rising)[- ]?\\s*(?:\\p{L}+\\s+)?arrow|arrow\\s+(?:\\p{L}+\\s+)?(?:pointing\\s+|going\\s+)?(?:up|upwards?)|flecha\\s+(?:\\p{L}+\\s+){0,3}(?:hacia|para|pa)\\s+arriba|flecha\\s+(?:\\p{L}+\\s+)?(?:ascendente|subiendo|que sube))',
);
const arrowDown = spoken(
  '(?:(?:down|downward|downwards|falling)[- ]?\\s*(?:\\p{L}+\\s+)?arrow|arrow\\s+(?:\\p{L}+\\s+)?(?:pointing\\s+|going\\s+)?(?:down|downwards?)|flecha\\s+(?:\\p{L}+\\s+){0,3}(?:hacia|para|pa)\\s+abajo|flecha\\s+(?:\\p{L}+\\s+)?(?:descendente|bajando|que baja))',
);

/** Nouns of pictures, which are no thing in a picture. */
const noThing = setOf(
  'background fondo text texto title titulo letters letras number numero arrow flecha circle circulo shot view picture image frame screen photo side corner left right top bottom center middle',
);
const headlineWords =
  /(?<!\p{L})(?:texts?|letters?|title|headline|words?|caption|number|numeral|texto|letras?|titulo|palabras?|numero|cifra)(?!\p{L})|["“”«»„]/u;

const quotedText = new RegExp(quotePattern, 'u');
const letters = '(?:letters?|texts?|type|title|headline|words?|letras?|texto|titulo|palabras?)';
const lettersAhead = new RegExp(`^\\s+(?:\\p{L}+\\s+){0,2}?${letters}(?!\\p{L})`, 'u');
const lettersBefore = new RegExp(`(?<!\\p{L})${letters}\\s+(?:(?:muy|in|en|color|bien)\\s+)?$`, 'u');

/** Returns true if a word for a large size belongs to the letters of a quoted text: '"SALE" in huge red letters'. */
const isOfLetters = (bare: string, [from, to]: Span, [at, end]: Span): boolean =>
  quotedText.test(bare.slice(from, to)) &&
  (lettersAhead.test(bare.slice(end, to)) || lettersBefore.test(bare.slice(from, at)));

const signWords = /(?<!\p{L})(?:arrows?|flechas?|circles?|circulos?)(?!\p{L})/u;

const nounBetween = (tokens: readonly Token[], from: number, to: number): Token | undefined =>
  tokens.find(
    (token) =>
      token.at >= from &&
      token.end <= to &&
      isNoun(token) &&
      !noThing.has(token.fold) &&
      !/^(?:left|right|izquierda|derecha|izq|der)$/.test(token.fold) &&
      !isColourWord(token.fold),
  );

const holds = ({ index, 0: words }: RegExpExecArray, { at, end }: Token): boolean =>
  at >= index && end <= index + words.length;

/** Returns true for a sign and for the color of a sign, which `layoutIn` reads. */
const isSign = ({ fold }: Token): boolean =>
  /^(?:arrows?|flechas?|circles?|circulos?)$/.test(fold) || hues.has(fold);

const clauseOf = (bare: string, at: number, end: number): Span => [
  at -
    (bare
      .slice(0, at)
      .split(/[,.;:!?(]/u)
      .at(-1)?.length ?? 0),
  end + (bare.slice(end).split(/[,.;:!?)]/u)[0]?.length ?? 0),
];

/** The noun of a close-up: the first noun behind the request, else the noun before it. */
function closeThing(bare: string, tokens: readonly Token[], [at, end]: Span): string | null {
  const [from, to] = clauseOf(bare, at, end);
  return (nounBetween(tokens, end, to) ?? nounBetween(tokens, from, at))?.fold ?? null;
}

/** Offset of the last part of a clause, behind "and", "with" or a similar word. */
const startOfPart = (clause: string): number =>
  clause.length - (clause.split(/(?<!\p{L})(?:and|y|e|with|con)(?!\p{L})/u).at(-1)?.length ?? 0);

/** Sizes that a prompt requests behind its title. */
function sizesIn(
  bare: string,
  tokens: readonly Token[],
): Pick<VisualInstructions, 'large' | 'thing'> & { spans: Span[] } {
  const spans: Span[] = [];
  const large = { thing: false, text: false };
  let thing: string | null = null;
  for (const { 0: words, index: at } of bare.matchAll(larger)) {
    const end = at + words.length;
    const [from, to] = clauseOf(bare, at, end);
    // A first clause with a quoted text and its letters is an instruction and no title: '"SALE" in huge letters'.
    const isFirst = bare.slice(0, from).trim() === '' && isOfLetters(bare, [from, to], [at, end]);
    if (!isFirst && !isLater(bare, at)) continue;
    // Behind a colon or a question the title continues: "breaking news: massive earthquake".
    if (!isFirst && !/[,;.(]\s*$/u.test(bare.slice(0, from))) continue;
    spans.push([at, end]);
    const clause = bare.slice(from, to);
    if (headlineWords.test(clause)) large.text = true;
    else if (!signWords.test(clause)) {
      const start = from + startOfPart(bare.slice(from, at));
      thing ??= (nounBetween(tokens, start, at) ?? nounBetween(tokens, end, to))?.fold ?? null;
      large.thing = true;
    }
  }
  return { large, thing, spans };
}

const isMark = /^(?:vs|versus)$/;
const largeMark = new RegExp(
  `(?<!\\p{L})(?:${vast})\\s+["“«]?(?:vs|§§)(?!\\p{L}|§)|(?<!\\p{L})["“«]?vs\\.?["”»]?\\s+(?:muy\\s+|bien\\s+|very\\s+)?(?:${vast})(?!\\p{L})`,
  'u',
);

/** The requested size and position of the "VS" between two sides: "big VS in the middle". */
function versusMarkIn(bare: string, places: ReturnType<typeof placesIn>): VisualInstructions['versusMark'] {
  const isLarge = largeMark.test(bare);
  const isCentred = places.some(({ of, place }) => of !== null && isMark.test(of) && place.x === 'center');
  return isLarge || isCentred ? { isLarge, isCentred } : null;
}

/**
 * Reads what a prompt requests of its picture. The tokens of the requests get the role `layout`; the nouns of requested
 * things keep their role.
 * @param prompt as the creator wrote it, cleaned; a request for a close-up may stand before its title
 * @param text the prompt without the words that ask for a picture
 * @param tokens tokens of the text, tagged
 * @param language language of the text
 */
export function visualInstructionsIn(
  prompt: string,
  text: string,
  tokens: readonly Token[],
  language: 'en' | 'es',
): VisualInstructions {
  const bare = bareText(text);
  const spans: Span[] = [];
  const claim = ({ index, 0: words }: RegExpExecArray): Span => {
    spans.push([index, index + words.length]);
    return [index, index + words.length];
  };
  const times = timesOnSides.flatMap(([pattern, order]) => {
    const match = pattern.exec(bare);
    return match && isLater(bare, match.index) ? [{ match, order }] : [];
  })[0];
  if (times) claim(times.match);
  const flag = flagColoursIn(text, language);
  const { look, spans: lookSpans } = lookIn(text);
  const requested = colourRequestsIn(text);
  const said = sizesIn(bare, tokens);
  const places = placesIn(text, tokens).filter(
    ({ at, end }) => !times || end <= times.match.index || at >= times.match.index + times.match[0].length,
  );
  const mark = versusMarkIn(bare, places);
  const sizes = mark?.isLarge ? { ...said, large: { thing: false, text: false }, thing: null } : said;
  const close = closeUps.exec(bare);
  const closeSpan = close && (close.index === 0 || isLater(bare, close.index)) ? claim(close) : null;
  const opensClose = closeUps.exec(bareText(prompt.slice(0, prompt.length - text.length + 1)));
  const split = splits.exec(bare);
  if (split && isLater(bare, split.index)) claim(split);
  const up = arrowUp.exec(bare);
  const down = arrowDown.exec(bare);
  const target = signTarget.exec(bare) ?? circledTarget.exec(bare);
  const [textPlace] = places.filter(({ of }) => of === null);
  const [thingPlace] = places.filter(({ of }) => of !== null && !isMark.test(of));
  for (const token of tokens)
    if ([up, down].some((arrow) => arrow && holds(arrow, token)) && token.role === null && !isSign(token))
      token.role = 'layout';
  if (flag) spans.push([flag.at, flag.end]);
  // A thing at the left or at the right is read by `layoutIn`.
  for (const { at, end, of, place } of places)
    if (of === null || (isLater(bare, at) && place.y !== null)) spans.push([at, end]);
  spans.push(...lookSpans, ...requested.spans, ...sizes.spans);
  for (const token of tokens)
    if (token.role === null && spans.some(([at, end]) => token.at >= at && token.end <= end))
      token.role = 'layout';
  const isThingPlaced = thingPlace !== undefined && isLater(bare, thingPlace.at);
  const closeUp = closeSpan !== null || opensClose !== null;
  return {
    ...look,
    colours: flag?.colours ?? (requested.colours.length > 0 ? requested.colours : look.colours),
    textAt: textPlace ? { ...textPlace.place, words: textPlace.words } : null,
    thingAt: isThingPlaced ? { of: thingPlace.of ?? '', place: thingPlace.place } : null,
    closeUp,
    large: sizes.large,
    thing:
      sizes.thing ??
      (closeSpan
        ? closeThing(bare, tokens, closeSpan)
        : opensClose
          ? (nounBetween(tokens, 0, clauseOf(bare, 0, 1)[1])?.fold ?? null)
          : null) ??
      (isThingPlaced ? thingPlace.of : null),
    flag: flag?.id ?? null,
    accent: requested.accent,
    halves: requested.halves,
    times: times?.order ?? null,
    target: up || down ? null : (target?.[1] ?? null),
    arrowTo: up ? 'up' : down ? 'down' : null,
    split: split !== null,
    versusMark: mark,
  };
}
