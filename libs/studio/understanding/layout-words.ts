import { stem } from '../knowledge/words';
import { coloursIn } from './colour-words';
import { sure } from './match';
import { setOf } from './small-words';
import { hues } from './colour-names';
import { type Token, isNoun } from './tokens';
import type { VisualInstructions } from './visual-instructions';

/** A layout instruction of a prompt: the side of a thing, a requested sign, or a requested colour. */
export type LayoutInstruction = {
  what: 'left' | 'right' | 'background' | 'arrow' | 'circle' | 'text';
  /**
   * The thing that the instruction places, as written; see `letteringName`, `giantName` and `toneName` for other
   * values.
   */
  of: string | null;
  /** Colour of the sign, the letters or the background. */
  colour: string | null;
  /** Second colour of a background that runs from one colour to another. */
  second?: string;
  /** The instruction in the words of the prompt: "shocked face on the left", "red arrow". */
  words: string;
};

const signs: Readonly<Record<string, 'arrow' | 'circle'>> = {
  arrow: 'arrow',
  arrows: 'arrow',
  flecha: 'arrow',
  flechas: 'arrow',
  circle: 'circle',
  circles: 'circle',
  circulo: 'circle',
  circulos: 'circle',
};
const lettering = setOf(
  'title text texts letters lettering words headline font typography caption vs titulo texto letras tipografia palabras number numero',
);
/** Words of a sign that has a target. */
const targeted = /pointing|señal|apunt|around|alrededor|\bcircle (?:the|his|her|its|my)\b/iu;
/** Matches the place of a sign directly behind the sign: "circle on the face". */
const placed = /^\s*(?:en|sobre|on|over)\s/iu;
const left =
  /\b(?:on|at|to) the (?:far )?left(?:[- ]hand)?(?: (?:side|half))?\b|\b(?:a|en|hacia) la (?:izquierda|izq)\b|\b(?:al|en el|del) lado izquierdo\b|\bleft (?:side|half)(?=:? (?:\p{L}+ )?(?:with|shows?|showing|has)\b)|\b(?:lado izquierdo|mitad izquierda)(?=:? (?:\p{L}+ )?(?:con|muestra|tiene)\b)/iu;
const right =
  /\b(?:on|at|to) the (?:far )?right(?:[- ]hand)?(?: (?:side|half))?\b|\b(?:a|en|hacia) la (?:derecha|der)\b|\b(?:al|en el|del) lado derecho\b|\bright (?:side|half)(?=:? (?:\p{L}+ )?(?:with|shows?|showing|has)\b)|\b(?:lado derecho|mitad derecha)(?=:? (?:\p{L}+ )?(?:con|muestra|tiene)\b)/iu;
const behind = /\bin the (?:background|distance)\b|\b(?:al|en el) fondo\b/iu;

/** Value of `of` in an instruction that places the headline. */
export const letteringName = 'text';

/**
 * Sorts things by their place in the picture: things with a requested side come first, left before right.
 * @param things things of the prompt, best first
 * @param layout instructions of the prompt
 */
export function placedFirst<T extends { words: string }>(
  things: readonly T[],
  layout: readonly LayoutInstruction[],
): T[] {
  const placed = (['left', 'right'] as const).flatMap((side) => {
    const of = layout.find(({ what }) => what === side)?.of;
    const thing = of ? things.find(({ words }) => words.toLowerCase().split(' ').includes(of)) : undefined;
    return thing ? [thing] : [];
  });
  return [...new Set([...placed, ...things])];
}

/**
 * Returns true if a phrase contains a noun, in the singular or the plural.
 * @param words phrase as written
 * @param noun noun without accents
 */
export const namesThing = (words: string, noun: string): boolean =>
  words.split(' ').some((word) => stem(word) === stem(noun));

/**
 * Puts the thing that the prompt places or enlarges in front of the main things.
 * @param things main things of the prompt, best first
 * @param others other things of the prompt
 * @param noun noun of the thing without accents; null leaves the order
 */
export function withThingFirst<T extends { words: string; score: number }>(
  things: T[],
  others: readonly T[],
  noun: string | null,
): T[] {
  if (noun === null) return things;
  const thing =
    things.find(({ words }) => namesThing(words, noun)) ??
    others.find(({ words, score }) => score >= sure && namesThing(words, noun));
  return thing ? [...new Set([thing, ...things])] : things;
}

/** Words that are not the name of a thing with a place in the picture. */
const noThing = setOf(
  'title text letters arrow circle logo titulo texto letras flecha circulo vs side looking',
);

/**
 * Reads the layout instructions of a prompt: sides, arrows, circles, colours of letters and background. The tokens of
 * an instruction get the role `layout`.
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 * @param visual what the prompt requests of its picture, read before from the same tokens
 */
export function layoutIn(
  text: string,
  tokens: readonly Token[],
  visual: Pick<VisualInstructions, 'textAt'>,
): LayoutInstruction[] {
  const found: LayoutInstruction[] = coloursIn(text, tokens);
  tokens.forEach((token, place) => {
    if (token.role !== null) return;
    const sign = signs[token.fold];
    const colour = colourBeside(tokens, place) ?? colourInClause(tokens, place);
    if (
      sign !== undefined &&
      (colour !== null || targeted.test(text) || placed.test(text.slice(token.end)))
    ) {
      found.push({ what: sign, of: null, ...claimed(text, token, colour) });
      token.role = 'layout';
    }
  });
  found.push(...sizesIn(text, tokens));
  const side = visual.textAt?.x;
  if (visual.textAt && (side === 'left' || side === 'right'))
    found.push({ what: side, of: letteringName, colour: null, words: visual.textAt.words });
  for (const [what, pattern] of [
    ['left', left],
    ['right', right],
    ['background', behind],
  ] as const) {
    const match = pattern.exec(text);
    if (!match || isClaimed(tokens, match)) continue;
    const end = match.index + match[0].length;
    const thing = endsInQuote.test(text.slice(0, match.index))
      ? { head: letteringName, from: match.index }
      : (thingBefore(tokens, match.index) ?? thingBehind(tokens, match.index, end));
    for (const token of tokens) {
      if (token.at >= match.index && token.end <= match.index + match[0].length) token.role = 'layout';
    }
    if (!thing) continue;
    const words = text.slice(Math.min(thing.from, match.index), thing.end ?? end);
    found.push({ what, of: thing.head, colour: null, words });
  }
  return found;
}

/** Returns true if all words of a match already belong to an instruction. */
const isClaimed = (tokens: readonly Token[], { index, 0: words }: RegExpExecArray): boolean =>
  tokens
    .filter(({ at, end }) => at >= index && end <= index + words.length)
    .every(({ role }) => role === 'layout');

/** Value of `of` in an instruction that asks for a very large number or text. */
export const giantName = 'giant';

const vast = '(?:giant|huge|enormous|massive|oversized|gigantic|gigantes?|enormes?)';
const figures = '(?:the\\s+|el\\s+)?(?:number|numeral|figure|numero|número|cifra)s?';
const giantFigure = new RegExp(
  `(?<!\\p{L})(?:${vast}\\s+(?:\\p{L}+\\s+)?(?:${figures}\\s+)?["“«]?\\d[\\d.,]*%?["”»]?(?=\\s*(?:$|[,.;:!]|(?:on|in|at|to|a|en|al)\\s))|(?:${figures}\\s+)["“«]?\\d[\\d.,]*%?["”»]?(?:\\s+\\p{L}+)?\\s+(?:in\\s+|en\\s+|muy\\s+)?(?:${vast}|grande|big|large))(?!\\p{L})`,
  'iu',
);

/**
 * Instructions for a very large number, such as "giant 20" or "número 3 gigante". Their tokens get the role `layout`.
 */
function sizesIn(text: string, tokens: readonly Token[]): LayoutInstruction[] {
  const match = giantFigure.exec(text);
  if (!match) return [];
  const end = match.index + match[0].length;
  for (const token of tokens)
    if (token.at >= match.index && token.end <= end && token.role !== 'quoted') token.role = 'layout';
  return [{ what: 'text', of: giantName, colour: null, words: match[0] }];
}

type Colour = { name: string; token: Token };

/** The colour word directly before or behind a token. */
function colourBeside(tokens: readonly Token[], place: number): Colour | null {
  for (const near of [tokens[place - 1], tokens[place + 1]]) {
    const name = near && near.role === null ? hues.get(near.fold) : undefined;
    if (near && name !== undefined) return { name, token: near };
  }
  return null;
}

/** Most words between a sign and its colour: "circle the boy in the back row in red". */
const farthestColour = 8;

/** The colour word behind "in" or "en" in the clause of a sign. */
function colourInClause(tokens: readonly Token[], place: number): Colour | null {
  for (const [at, token] of tokens.slice(place + 1, place + 1 + farthestColour).entries()) {
    if (token.pos === 'PUNCT') return null;
    const name = token.role === null ? hues.get(token.fold) : undefined;
    if (name !== undefined && /^(?:in|en|color|colour)$/.test(tokens[place + at]?.fold ?? ''))
      return { name, token };
  }
  return null;
}

/**
 * Marks the colour word beside a sign, letters or a background.
 * @returns the colour, and the words of colour and noun
 */
function claimed(
  text: string,
  token: Token,
  colour: Colour | null,
): { colour: string | null; words: string } {
  if (!colour) return { colour: null, words: token.text };
  colour.token.role = 'layout';
  const from = Math.min(token.at, colour.token.at);
  return { colour: colour.name, words: text.slice(from, Math.max(token.end, colour.token.end)) };
}

/** Pattern of a quoted text directly before a side: "NO" in red on the left. */
const endsInQuote = /["”»]\s*(?:(?:in|en)\s+\p{L}+(?:\s+\p{L}+)?\s+)?$/u;

type Placed = { head: string; from: number; end?: number };

/** The head noun behind a side at the start of a clause: "on the right a cat", "a la derecha el plato". */
function thingBehind(tokens: readonly Token[], at: number, from: number): Placed | null {
  const before = tokens.findLast(({ end }) => end <= at);
  if (before && before.pos !== 'PUNCT' && !/^(?:and|y|with|con)$/.test(before.fold)) return null;
  const phrase: Token[] = [];
  for (const token of tokens.filter((one) => one.at >= from)) {
    if (token.pos === 'PUNCT' || (phrase.some(isNoun) && !isNoun(token))) break;
    phrase.push(token);
  }
  if (phrase.some(({ fold, role }) => lettering.has(fold) || role === 'quoted'))
    return { head: letteringName, from: at };
  const [head, end] = [phrase.findLast(isNoun), phrase.at(-1)?.end];
  return head && end !== undefined && !noThing.has(head.fold)
    ? { head: head.text.toLowerCase(), from: at, end }
    : null;
}

/** The head noun of the clause that ends at an offset, and the offset of its noun phrase without the article. */
function thingBefore(tokens: readonly Token[], at: number): Placed | null {
  const clause: Token[] = [];
  for (const token of tokens.filter(({ end }) => end <= at).reverse()) {
    if (token.pos === 'PUNCT' || token.fold === 'and' || token.fold === 'y') break;
    clause.unshift(token);
  }
  const letters = clause.find(({ fold, role }) => lettering.has(fold) || role === 'quoted');
  if (letters) return { head: letteringName, from: letters.at };
  if (clause.some(({ fold }) => noThing.has(fold))) return null;
  const led = clause.findIndex(
    ({ pos }, place) => place > 0 && (pos === 'ADP' || pos === 'VERB') && clause.slice(0, place).some(isNoun),
  );
  const phrase = led < 0 ? clause : clause.slice(0, led);
  const nouns = phrase.filter(isNoun);
  const head = /^[a-z]/.test(text0(nouns)) && nouns.length > 1 ? nouns.at(-1) : nouns[0];
  const first = phrase.find(({ pos }) => pos !== 'DET');
  return head && first ? { head: head.text.toLowerCase(), from: first.at } : null;
}

const text0 = (nouns: readonly Token[]): string => nouns[0]?.text ?? '';
