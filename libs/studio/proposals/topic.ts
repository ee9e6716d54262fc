import { frameWords } from '../understanding/small-words';
import type { ReadLanguage } from '../understanding/taggers';
import { type Token, isNoun } from '../understanding/tokens';
import { type Clause, determinerBefore, phraseAround, written } from './sentence';

/** The main thing of a prompt: its tokens, and the clause that they are part of. */
export type Topic = { clause: Clause; tokens: Token[] };

/** Last words of a phrase that only name the kind of video. */
export const genre =
  /^(?:review|vlog|videos?|channel|episode|podcast|design|canal|episodio|resena|analisis|diseno)$/;

/**
 * Finds the first noun phrase that names a thing.
 * @param clauses clauses of the prompt
 * @param language language of the prompt
 */
export function topicOf(clauses: readonly Clause[], language: ReadLanguage): Topic | null {
  const places = clauses.flatMap((clause) => clause.map((token, place) => ({ clause, token, place })));
  const things = places.filter(({ token }) => isThing(token));
  for (const { clause, place } of things) {
    const tokens = withoutGenre(phraseAround(clause, place, language));
    if (tokens.some(({ fold }) => /^(?:pena|worth)$/.test(fold))) continue;
    if (tokens.length > 0 && !/['’]s?$/.test(tokens.at(-1)?.text ?? '')) return { clause, tokens };
  }
  return null;
}

/** Leaves out the last words of a phrase that only name the kind of video: "coffee review". */
const withoutGenre = (tokens: Token[]): Token[] => {
  const kept = [...tokens];
  while (genre.test(kept.at(-1)?.fold ?? '')) kept.pop();
  return kept;
};

const isThing = (token: Token): boolean =>
  isNoun(token) &&
  !frameWords.has(token.stem) &&
  token.role !== 'number' &&
  !/^(?:pena|worth|comprar)$/.test(token.fold);

/** The topic with its article, as it stands inside of a sentence; null without an article or a number. */
export function withArticle(
  { clause, tokens }: Topic,
  all: readonly Token[],
  language: ReadLanguage,
): string | null {
  const [first] = tokens;
  const text = written(tokens);
  if (!first || genre.test(clause[clause.indexOf(first) + tokens.length]?.fold ?? '')) return null;
  const article = determinerBefore(clause, first);
  if (article !== '') return article + text;
  return first.pos === 'PROPN' ? text : first.pos === 'NUM' ? inSentence(tokens, all, language) : null;
}

const definiteArticles: Readonly<Record<string, string>> = {
  a: 'the',
  an: 'the',
  un: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
};

/** A phrase with the definite article instead of the indefinite one that the prompt gives it. */
export function definiteOf({ clause, tokens }: Topic): string | null {
  const [first] = tokens;
  const article = first && definiteArticles[determinerBefore(clause, first).trim()];
  return article && tokens.length <= 3 ? `${article} ${written(tokens)}` : null;
}

/** Returns true if a capital may be that of a name: English names are often tagged as nouns. */
const isName = ({ pos }: Token, language: ReadLanguage): boolean =>
  pos === 'PROPN' || (pos === 'NOUN' && language === 'en');

/** Writes a phrase as it stands inside of a sentence: the capital of the first word of the prompt is left out. */
export const inSentence = (
  tokens: readonly Token[],
  all: readonly Token[],
  language: ReadLanguage,
): string => {
  const [first] = tokens;
  const isTitleCase = all.filter(({ text }) => /^\p{Lu}/u.test(text)).length > all.length / 2;
  const text = written(tokens);
  const isLowered = first !== undefined && first === all[0] && !isName(first, language) && !isTitleCase;
  return isLowered ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
};
