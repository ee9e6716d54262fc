import type { ReadLanguage } from '../understanding/taggers';
import { type Token, isNoun } from '../understanding/tokens';
import { isInstruction } from '../understanding/whole-title';

/** Tokens between two punctuation marks. */
export type Clause = readonly Token[];

/** Roles of tokens that describe the look of a picture. */
const ofPicture: ReadonlySet<Token['role']> = new Set(['layout', 'avoid']);

/** Words without which a text means something else. */
const joined = /^[&#]$/;

/**
 * Splits a prompt into clauses. Clauses that only describe the look of the picture or that name what must not be in it
 * are left out, and so are instructions inside of a clause.
 * @param tokens tokens of the prompt with their roles
 * @param isScene true if the prompt describes a picture; otherwise "with no armor" is a part of the title
 */
export function clausesOf(tokens: readonly Token[], isScene: boolean): Clause[] {
  const clauses: Token[][] = [[]];
  tokens.forEach((token, place) => {
    const before = tokens[place - 1];
    const isPart =
      joined.test(token.text) || (token.text === '-' && before?.end === token.at) || token.pos !== 'PUNCT';
    if (!isPart) clauses.push([]);
    else clauses.at(-1)?.push(token);
  });
  return clauses
    .filter((clause, place) => place === 0 || !isInstruction(clause))
    .map((clause) => clause.filter(({ role }) => (isScene ? !ofPicture.has(role) : role !== 'layout')))
    .filter((clause) => clause.some(({ fold }) => fold !== ''));
}

/** Writes tokens as the prompt writes them: with a space where the prompt has one. */
export const written = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, at }, place) => {
      const before = tokens[place - 1];
      return before && at > before.end ? ` ${text}` : text;
    })
    .join('')
    .trim();

/** Returns true if a token is part of a noun phrase: a noun, a number, or an adjective. */
export const isNominal = (token: Token | undefined): boolean =>
  token !== undefined && (isNoun(token) || token.pos === 'NUM' || token.pos === 'ADJ');

/** Words that connect two nouns to one phrase. */
const linking = /^(?:of|de|del)$/;
/** Words before a Spanish adjective. */
const degree = /^(?:mas|menos|muy|tan)$/;

/** Returns true if a noun phrase continues from one token to the next. */
export function continuesPhrase(token: Token, next: Token | undefined, language: ReadLanguage): boolean {
  if (!next) return false;
  if (linking.test(next.fold)) return isNoun(token) || token.pos === 'ADJ';
  if (linking.test(token.fold)) return isNominal(next) || next.pos === 'DET';
  if (token.pos === 'DET') return isNominal(next);
  if (language === 'es' && degree.test(next.fold)) return isNoun(token);
  if (language === 'es' && degree.test(token.fold)) return next.pos === 'ADJ';
  return isNominal(token) && isNominal(next);
}

/**
 * The noun phrase around a token, without its determiner.
 * @param clause clause of the token
 * @param place index of the token in the clause
 * @param language language of the clause
 * @param most most words of the phrase
 */
export function phraseAround(clause: Clause, place: number, language: ReadLanguage, most = 5): Token[] {
  let from = place;
  while (from > 0 && isNominal(clause[from - 1]) && !isPossessor(clause, from - 1, language)) from -= 1;
  let to = place + 1;
  for (let last = clause[to - 1]; last && continuesPhrase(last, clause[to], language); last = clause[to - 1])
    to += 1;
  while (to - from > most || (to > place + 1 && !isNominal(clause[to - 1]))) to -= 1;
  const cut = clause[to - 1];
  // "A pile of" without its second noun means nothing.
  if (cut && linking.test(cut.fold)) to -= 1;
  return clause.slice(from, Math.max(to, place + 1));
}

/** Returns true for the Spanish adjective of an earlier noun, which does not begin a phrase. */
const isPossessor = (clause: Clause, place: number, language: ReadLanguage): boolean => {
  const [token, before] = [clause[place], clause[place - 1]];
  return language === 'es' && token?.pos === 'ADJ' && before !== undefined && isNoun(before);
};

/** The determiner before a token as written, with a space behind it; empty without one. */
export const determinerBefore = (clause: Clause, first: Token | undefined): string => {
  const before = first && clause[clause.indexOf(first) - 1];
  return before?.pos === 'DET' && !/^(?:any|some|every|cada|todos?|todas?|no)$/.test(before.fold)
    ? `${before.text.toLowerCase()} `
    : '';
};

/** Writes a text with a capital as its first letter. */
export const capitalized = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
