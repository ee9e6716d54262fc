import { isStopWord } from '../knowledge/words';
import { frameWords } from '../understanding/small-words';
import { isPerson } from '../understanding/people';
import { type Token, isNoun } from '../understanding/tokens';
import { clausesOf } from './clauses';
import { wholeNounPhrase, withoutArticle } from './noun-phrase';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import type { Phrase } from './reading';
import { strongVerb } from './strong-words';

const most = { words: 4, letters: 24 };

const isFrame = ({ fold, stem }: Token): boolean => frameWords.has(fold) || frameWords.has(stem);

const fits = (phrase: readonly Token[]): boolean =>
  phrase.length <= most.words && wordsOf(phrase).replaceAll(' ', '').length <= most.letters;

/**
 * A noun phrase without adjectives at its edge, as far as it is too long. English words before a noun may belong to the next
 * one, so that only its adjectives are left out.
 */
function shortened(phrase: readonly Token[], language: 'en' | 'es'): Token[] {
  let rest = [...phrase];
  while (rest.length > 1 && !fits(rest)) {
    const edge = language === 'es' ? rest.at(-1) : rest[0];
    if (edge?.pos !== 'ADJ' && edge?.pos !== 'DET') return [];
    rest = language === 'es' ? rest.slice(0, -1) : rest.slice(1);
  }
  return fits(rest) ? rest : [];
}

/** Whole noun phrases of a prompt, without articles, in order. */
function topicsIn({ tokens, language }: PromptText): Token[][] {
  const found: Token[][] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const phrase = wholeNounPhrase(tokens, place, language);
    if (phrase.length === 0) continue;
    place += phrase.length - 1;
    const said = shortened(withoutArticle(phrase), language);
    const isDrawn = said.every(({ role }) => role === null || role === 'place' || role === 'time');
    if (
      isDrawn &&
      !isTorn(said) &&
      said.some((token) => isNoun(token) && !isFrame(token) && !isStopWord(token.text))
    )
      found.push(said);
  }
  return found;
}

/** Verbs that say who tells the title. */
const reports = /^(?:says?|said|according|dice|dijo|segun)$/;

/** Returns true for a phrase with a price, and for one that ends with an owner or a verb that a tagger reads as a noun. */
const isTorn = (phrase: readonly Token[]): boolean => {
  const last = phrase.at(-1);
  return (
    last === undefined ||
    phrase.some(({ text, fold }) => /[$€£]/.test(text) || /^(?:pena|worth)$/.test(fold)) ||
    /['’]s?$/.test(last.text) ||
    (phrase.length > 1 && strongVerb.test(last.fold))
  );
};

const isName = (phrase: readonly Token[]): boolean =>
  phrase.some(({ pos, text, at }) => pos === 'PROPN' && at > 0 && /^\p{Lu}/u.test(text));

/**
 * Short noun phrases of a prompt.
 * @param prompt the prompt
 */
export const topicPhrases = (prompt: PromptText): Phrase[] =>
  topicsIn(prompt).map((phrase, place): Phrase => {
    const isPlain = phrase.every((token) => isPerson(token) || !isNoun(token));
    const isOwned = /^(?:his|her|its|their|su|sus|this|these|este|esta)$/.test(phrase[0]?.fold ?? '');
    const base = isPlain ? 0.3 : isOwned ? 0.5 : phrase.length > 1 || isName(phrase) ? 0.63 : 0.56;
    const certainty = prompt.isDescribed ? 0.4 : base - Math.min(place, 3) * 0.02;
    return { text: wordsOf(phrase), kind: 'topic', certainty };
  });

/**
 * Short clauses of a title: the whole title, or what stands before or behind its colon.
 * @param prompt the prompt
 */
export function titlePhrases({ tokens, isDescribed }: PromptText): Phrase[] {
  if (isDescribed) return [];
  const clauses = clausesOf(tokens);
  return clauses.flatMap(({ tokens: clause, mark }, place): Phrase[] => {
    const said = withoutArticle(clause);
    const isShort = said.length > 1 && clause.length <= most.words;
    const isTold = clause.some((token) => !isStopWord(token.text) && !isFrame(token));
    const isPlain = clause.every(({ role }) => role !== 'avoid' && role !== 'quoted' && role !== 'layout');
    if (reports.test(clause[0]?.fold ?? '')) return [];
    if (!isShort || !isTold || !isPlain || place > 2 || mark === '?' || mark === '¿') return [];
    const isWhole = clauses.length === 1;
    const isSentence = place === 0 && said.some(({ pos }, at) => pos === 'VERB' && at > 0);
    return [
      {
        text: wordsOf(clause),
        kind: isSentence ? 'strong' : isWhole ? 'title' : 'topic',
        certainty: place === 0 ? 0.66 : 0.6,
      },
    ];
  });
}
