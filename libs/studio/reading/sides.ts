import type { Knowledge } from '../planning/draft';
import { pricesIn } from '../understanding/prices';
import type { Meant } from '../understanding/rank';
import { type SaidSides, saidSides } from '../understanding/side-words';
import { isNoun } from '../understanding/tokens';
import { clausesOf } from './clauses';
import { drawingNamed } from './drawings';
import { wholeNounPhrase, withoutArticle } from './noun-phrase';
import type { PromptText } from './prompt-text';
import type { Phrase, Reading, Side } from './reading';
import { wholeWords } from './whole-words';

const opposed = wholeWords(
  'vs\\.?|versus|split(?:[- ]?screen)?|pantalla (?:dividida|partida)|side by side|lado a lado|half and half|mitad y mitad',
);
const atSide = /^(?:left|right|izquierda|derecha|izq|der)$/;
const changes = wholeWords(
  'before and after|before (?:&|vs\\.?) after|before/after|antes y despu[ée]s|antes vs\\.? despu[ée]s|antes/despu[ée]s',
);

/**
 * The sides that a prompt compares: around "vs" or "or", two times, or two things that stand left and right of a "VS".
 * @param prompt the prompt; its tokens get the role of sides
 */
export function sidesIn({ text, tokens, language }: PromptText): SaidSides | null {
  const said = saidSides(text, tokens);
  if (said) return said;
  if (changes.test(text))
    return {
      form: 'before-after',
      sides: [[], []],
      names: language === 'es' ? ['antes', 'después'] : ['before', 'after'],
    };
  return opposed.test(text) ? placedSides({ text, tokens, language }) : null;
}

function placedSides({
  tokens,
  language,
}: Pick<PromptText, 'text' | 'tokens' | 'language'>): SaidSides | null {
  const found = clausesOf(tokens).flatMap(({ tokens: clause }) => {
    const side = clause.find(({ fold }) => atSide.test(fold));
    if (!side) return [];
    const from = clause.findIndex((token) => isNoun(token) && token.role === null);
    const start = clause[from - 1]?.pos === 'ADJ' ? from - 1 : from;
    const phrase = from < 0 ? [] : withoutArticle(wholeNounPhrase(clause, start, language));
    return phrase.length === 0 ? [] : [{ isLeft: /^(?:left|izq)/.test(side.fold), phrase }];
  });
  const [left, right] = [found.find(({ isLeft }) => isLeft), found.find(({ isLeft }) => !isLeft)];
  if (!left || !right) return null;
  for (const token of [...left.phrase, ...right.phrase]) token.role ??= 'side';
  const nameOf = ({ phrase }: typeof left): string => phrase.map(({ text }) => text.toLowerCase()).join(' ');
  return { form: 'versus', sides: [left.phrase, right.phrase], names: [nameOf(left), nameOf(right)] };
}

/** Two sums in a row, which are the prices of two sides. */
const sum = /[$€£]\s?\d[\d.,]*\d?[kKmM]?|\d[\d.,]*\d?\s?[€$£]/gu;

/**
 * The sides with their drawings and prices.
 * @param said result of `sidesIn`
 * @param meant things of the sides, in order
 * @param text the prompt
 */
export function sidesOf(
  said: SaidSides | null,
  meant: readonly Meant[],
  text: string,
  { index }: Pick<Knowledge, 'index'>,
): Side[] {
  if (!said) return [];
  const [first, second] = said.names;
  const named = first !== undefined && second !== undefined ? pricesIn(text, [first, second]) : null;
  const sums = (text.match(sum) ?? []).map((one) => one.trim());
  const prices = named ?? (sums.length === 2 ? sums : []);
  return said.names.map((name, at) => ({
    name,
    thing: drawingNamed(meant[at]?.id ?? null, index),
    price: prices[at] ?? null,
  }));
}

/** The form of a comparison; a prompt that asks for two times compares them whatever its sides are. */
export const formOf = (said: SaidSides | null): Reading['form'] => said?.form ?? null;

/** The two sides of a comparison as one phrase: "PS5 VS XBOX". */
export const sidePhrases = ({ form, sides }: Pick<Reading, 'form' | 'sides'>): Phrase[] => {
  const [first, second] = sides;
  if (form !== 'versus' || sides.length !== 2 || !first || !second) return [];
  return [{ text: `${first.name} VS ${second.name}`.toUpperCase(), kind: 'strong', certainty: 0.67 }];
};
