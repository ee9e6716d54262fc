import { colours, setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/** An instruction of layout: what stands where, or a sign or a colour that is asked for. */
export type LayoutInstruction = {
  what: 'left' | 'right' | 'background' | 'arrow' | 'circle' | 'text';
  /** The thing that stands there, as written. */
  of: string | null;
  /** Colour of the sign, the letters or the ground. */
  colour: string | null;
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
const grounds = setOf('background backdrop fondo');
const left = /\b(?:on|at|to) the (?:far )?left(?:[- ]hand)?(?: side)?\b|\b(?:a|en) la izquierda\b/iu;
const right = /\b(?:on|at|to) the (?:far )?right(?:[- ]hand)?(?: side)?\b|\b(?:a|en) la derecha\b/iu;
const behind = /\bin the (?:background|distance)\b|\b(?:al|en el) fondo\b/iu;

/** What `of` of an instruction says where the headline stands there. */
export const letteringName = 'text';

/** Words that name no thing that could stand somewhere. */
const noThing = setOf(
  'title text letters arrow circle logo titulo texto letras flecha circulo vs side looking',
);

/**
 * Reads instructions of layout, and claims their words: sides, arrows, circles, colours of letters and ground.
 * @param text the prompt
 * @param tokens of it, tagged
 */
export function layoutIn(text: string, tokens: readonly Token[]): LayoutInstruction[] {
  const found: LayoutInstruction[] = [];
  tokens.forEach((token, place) => {
    if (token.role !== null) return;
    const sign = signs[token.fold];
    const colour = colourBeside(tokens, place);
    if (
      sign !== undefined &&
      (colour !== null || /pointing|señal|apunt|around|alrededor|\ben\b|\bat\b/iu.test(text))
    ) {
      found.push({ what: sign, of: null, ...claimed(text, token, colour) });
      token.role = 'layout';
    } else if (lettering.has(token.fold) && colour !== null) {
      found.push({ what: 'text', of: null, ...claimed(text, token, colour) });
      token.role = 'layout';
    } else if (lettering.has(token.fold) && colourBehind(tokens, place) !== null) {
      found.push({ what: 'text', of: null, ...claimed(text, token, colourBehind(tokens, place)) });
      token.role = 'layout';
    } else if (grounds.has(token.fold) && colour !== null) {
      found.push({ what: 'background', of: null, ...claimed(text, token, colour) });
      token.role = 'layout';
    }
  });
  for (const [what, pattern] of [
    ['left', left],
    ['right', right],
    ['background', behind],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const thing = thingBefore(tokens, match.index);
    for (const token of tokens) {
      if (token.at >= match.index && token.end <= match.index + match[0].length) token.role = 'layout';
    }
    if (!thing) continue;
    const words = text.slice(thing.from, match.index + match[0].length);
    found.push({ what, of: thing.head, colour: null, words });
  }
  return found;
}

type Colour = { name: string; token: Token };

/** The colour right before or behind a token. */
function colourBeside(tokens: readonly Token[], place: number): Colour | null {
  for (const near of [tokens[place - 1], tokens[place + 1]]) {
    const name = near && near.role === null ? colours.get(near.fold) : undefined;
    if (near && name !== undefined) return { name, token: near };
  }
  return null;
}

/** "title in yellow letters", "text in red". */
function colourBehind(tokens: readonly Token[], place: number): Colour | null {
  if (!/^(?:in|en)$/.test(tokens[place + 1]?.fold ?? '')) return null;
  const near = tokens[place + 2];
  const name = near && colours.get(near.fold);
  return near && name !== undefined ? { name, token: near } : null;
}

/** Claims the colour of a sign, of letters or of a ground. @returns the colour, and the words of both in the text */
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

/** The head noun of the clause that ends at an offset, and the offset at which its phrase begins without an article. */
function thingBefore(tokens: readonly Token[], at: number): { head: string; from: number } | null {
  const clause: Token[] = [];
  for (const token of tokens.filter(({ end }) => end <= at).reverse()) {
    if (token.pos === 'PUNCT' || token.fold === 'and' || token.fold === 'y') break;
    clause.unshift(token);
  }
  const letters = clause.find(({ fold }) => lettering.has(fold));
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
