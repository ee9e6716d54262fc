import { isEvent } from './event-words';
import { drawingOf, isKnownNoun, isLoose } from './nouns';
import { frameWords, isPale } from './small-words';
import { type Token, isNoun } from './tokens';

/** A noun phrase or a verb of a prompt that may have a drawing. */
export type Thing = {
  tokens: readonly Token[];
  /** Head of the noun phrase: the last noun in English, the first noun in Spanish. */
  head: Token;
  /** Preposition before the phrase, without accents; null if there is none. */
  preposition: string | null;
  /** Tokens behind the phrase from "of" or "de" on, because a name may continue there. */
  after: readonly Token[];
  /** Index of the side of a comparison that the thing belongs to; null outside of a comparison. */
  side: number | null;
  /** Index of the first token of the thing in the prompt. */
  at: number;
  verb: boolean;
};

/** Returns true for a token that may be part of a noun phrase. */
const inPhrase = (token: Token): boolean => isNoun(token) || token.pos === 'ADJ' || token.pos === 'NUM';

/** Roles of tokens that are not drawn. */
const spoken = new Set<Token['role']>(['avoid', 'frame', 'layout', 'time']);

/**
 * The noun phrases and verbs of a prompt, in order.
 * @param tokens tokens of the prompt, with their roles
 * @param language language of the prompt
 * @param sides tokens of each side of a comparison; an empty list if the prompt compares nothing
 */
export function thingsIn(
  tokens: readonly Token[],
  language: 'en' | 'es',
  sides: readonly (readonly Token[])[],
): Thing[] {
  const sideOf = (token: Token | undefined): number | null => {
    const place = token ? sides.findIndex((side) => side.includes(token)) : -1;
    return place < 0 ? null : place;
  };
  const things: Thing[] = [];
  let place = 0;
  while (place < tokens.length) {
    const token = tokens[place];
    if (!token || spoken.has(token.role)) {
      place += 1;
      continue;
    }
    if (token.pos === 'VERB') {
      things.push({
        tokens: [token],
        head: token,
        after: [],
        preposition: null,
        side: null,
        at: place,
        verb: true,
      });
      place += 1;
      continue;
    }
    const phrase = phraseAt(tokens, place, sideOf);
    if (phrase.length === 0) {
      place += 1;
      continue;
    }
    const head = headOf(phrase, language);
    if (head) {
      things.push({
        tokens: phrase,
        head,
        after: afterOf(tokens, place + phrase.length),
        preposition: prepositionBefore(tokens, place),
        side: sideOf(head),
        at: place,
        verb: false,
      });
    }
    place += phrase.length;
  }
  return things;
}

function phraseAt(
  tokens: readonly Token[],
  from: number,
  sideOf: (token: Token | undefined) => number | null,
): Token[] {
  const phrase: Token[] = [];
  const side = sideOf(tokens[from]);
  for (let place = from; place < tokens.length && phrase.length < 8; place += 1) {
    const token = tokens[place];
    if (!token || !inPhrase(token) || spoken.has(token.role) || sideOf(token) !== side) break;
    if (token.role === 'number' && phrase.length > 0) break;
    phrase.push(token);
  }
  return phrase;
}

/**
 * The nouns with the word that belongs to them, as "korean alphabet" and "piel grasa": two words that no line of a
 * headline should separate.
 * @param things things of a prompt
 * @param language language of the prompt; an English noun stands behind its adjective, a Spanish noun before it
 */
export const wordPairsIn = (things: readonly Thing[], language: 'en' | 'es'): string[] =>
  things.flatMap(({ tokens, head, verb }) => {
    const at = tokens.indexOf(head);
    const pair = language === 'en' ? tokens.slice(Math.max(0, at - 1), at + 1) : tokens.slice(at, at + 2);
    const isPair = !verb && pair.length === 2 && pair.every(({ pos }) => pos !== 'NUM');
    return isPair ? [pair.map(({ text }) => text).join(' ')] : [];
  });

/** Returns true for an English owner, such as "sister's": the thing is the noun behind the owner. */
const isOwner = ({ text }: Token): boolean => /^\p{Ll}.*(?:['’]s|s['’])$/u.test(text);

/**
 * The head of a noun phrase. An owner is no head: the thing of "my sister's basement" is the basement. A phrase has no
 * head if only a noun of a general meaning is behind its owner: "a doctor's job".
 */
function headOf(whole: readonly Token[], language: 'en' | 'es'): Token | null {
  const owned = language === 'en' ? whole.findLastIndex(isOwner) : -1;
  const phrase = whole.slice(owned + 1);
  const nouns = phrase.filter(isNoun);
  if (owned >= 0 && nouns.every(isPale)) return null;
  const told = nouns.filter(
    ({ stem, fold, role }) => !frameWords.has(stem) && !frameWords.has(fold) && role !== 'number',
  );
  const full = told.filter(
    (token) => !isPale(token) && !(isEvent(token) && !isKnownNoun(token.text, language)),
  );
  const from = full.length > 0 ? full : told.length > 0 ? told : nouns;
  const head = language === 'en' ? from.at(-1) : from[0];
  // Taggers read a name in lower case as an adjective, as in "titanic sinking".
  const named =
    head && (told.length === 0 || isEvent(head))
      ? phrase.find((one) => one.pos === 'ADJ' && isNamed(one, language))
      : null;
  const adjectives = phrase.filter(({ pos }) => pos === 'ADJ');
  return named ?? head ?? adjectives.find((one) => isNamed(one, language)) ?? adjectives[0] ?? null;
}

const isNamed = ({ text }: Token, language: 'en' | 'es'): boolean => {
  const id = drawingOf(text, language);
  return id !== null && !isLoose(text, id, language);
};

function afterOf(tokens: readonly Token[], from: number): Token[] {
  if (!/^(?:de|del|of|and|y)$/.test(tokens[from]?.fold ?? '')) return [];
  return tokens.slice(from, from + 3).filter(({ pos }) => pos !== 'PUNCT');
}

/** The preposition before a phrase; articles and numbers between them are skipped. */
function prepositionBefore(tokens: readonly Token[], from: number): string | null {
  for (let place = from - 1; place >= Math.max(0, from - 3); place -= 1) {
    const token = tokens[place];
    if (!token) return null;
    const earlier = tokens[place - 1]?.fold ?? '';
    // The noun of "after the renovation" is the event, and not the thing that changed.
    if (token.fold === 'de' && /^(?:antes|despues)$/.test(earlier)) return earlier;
    if (token.pos === 'ADP' || token.pos === 'PART') return token.fold;
    if (token.pos !== 'DET' && token.role !== 'number') return null;
  }
  return null;
}
