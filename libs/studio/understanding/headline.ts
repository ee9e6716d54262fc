import type { Language } from '@portada/contracts';
import { type Script, scriptOf, settable, unspaced } from '../knowledge/scripts';
import { isNumber, isStopWord, languageOf, plain } from '../knowledge/words';
import type { Face } from '../scene/scene.schema';
import type { Understanding } from './understand';
import { chunksOf } from './headline-chunks';
import { highlightsOf } from './headline-highlights';
import { sure } from './match';

/** The text of a thumbnail, and the typeface for it. */
export type Headline = {
  /** Upper-case words in reading order; lines of text for a script without spaces; empty if no character can be set. */
  words: string[];
  /** Indexes in `words` of the words that get the second color. */
  highlighted: number[];
  /** A short line for the badge, such as `IN 24 HOURS`; null if there is none. */
  badge: string | null;
  language: Language;
  script: Script;
  /** The only typeface that has the characters; null if the typeface of the style has them. */
  face: Face | null;
};

const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const markup = /<[^>]{0,200}>|&[a-z]{2,8};|https?:\/\/\S+/gi;
/**
 * Cleans a prompt: removes control characters, markup and web addresses, and leaves single spaces.
 * @param prompt as the creator wrote it
 */
export const cleaned = (prompt: string): string =>
  prompt
    .replace(/[\r\n\t]+/g, '. ')
    .replace(controls, '')
    .replace(markup, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ([€$£%])/g, '$1$2')
    .trim();

/**
 * The headline of a thumbnail: the requested headline, otherwise quoted text, otherwise the best clause of the prompt.
 * @param prompt the creator's idea, 1 to 2,000 characters of any kind
 * @param understanding understanding of the prompt
 * @param asked the request's own headline, which wins
 */
export function headlineOf(
  prompt: string,
  {
    quoted,
    headlines,
    subjects = [],
  }: Pick<Understanding, 'quoted' | 'headlines'> & Partial<Pick<Understanding, 'subjects'>>,
  asked?: string,
): Headline {
  const text = cleaned(prompt);
  const language = languageOf(text);
  const given = settable(withSigns(cleaned(asked ?? ''))) || settable(withSigns(quoted ?? ''));
  if (given) return headline(unspaced.test(given) ? chunksOf(given) : given.split(' '), null, language);
  const can = settable(text);
  if (unspaced.test(can) && scriptOf(can).script === 'japanese')
    return headline(chunksOf(can), null, language);
  const ways = headlines
    .map(({ text: said, badge, whole }) => ({ words: wordsOf(settable(said)), badge, whole }))
    .filter(({ words }) => words.length > 0);
  const best =
    ways.find(({ whole }, place) => whole && place === 0) ??
    ways.find(({ words }) => isWithin(words, most)) ??
    ways.find(({ words }) => isWithin(words, atMost)) ??
    shortened(ways[0]);
  if (!best) return headline([], null, language);
  const figure = best.badge || best.words.some(isNumber) ? null : money.exec(text)?.[0];
  const topic = subjects.filter(({ score }) => score >= sure).flatMap(({ words }) => words.split(' '));
  return headline(best.words, best.badge ?? figure ?? null, language, topic);
}

/** Signs of a requested text that no typeface has, each as the sign of the same meaning that every typeface has. */
const withSigns = (text: string): string =>
  text
    .replace(/\s*[→➜➔➡⟶]\ufe0f?\s*/gu, ' » ')
    .replace(/[×✕✖]\ufe0f?/gu, 'x')
    .trim();

type Way = { words: string[]; badge: string | null };

/** Most words and characters of a headline that the creator did not request. */
const most = { words: 10, letters: 50 };
/** Most words and characters if no clause is shorter: a longer headline is better than half a sentence. */
const atMost = { words: 10, letters: 54 };

const isWithin = (words: readonly string[], limit: typeof most): boolean =>
  words.length <= limit.words && words.join(' ').length <= limit.letters;

/** Shortens a headline that is too long to its first words. The last word never needs a successor. */
function shortened(way: Way | undefined): Way | undefined {
  if (!way) return undefined;
  const words = way.words.slice(0, 6);
  const isOpen = (word: string): boolean =>
    isStopWord(word) || /^(?:antes|después|before|after)$/i.test(word);
  while (words.length > 1 && (isOpen(words.at(-1) ?? '') || words.join(' ').length > most.letters))
    words.pop();
  return { words, badge: null };
}

const money = /(?:[$€£]\s?\d[\d.,]*\d?[kKmM]?|\d[\d.,]*\s?[€$%])/;

/** Most letters of a word; a longer run of letters is left out. */
const longestWord = 24;

/** Patterns of punctuation marks around a word that a headline leaves out. */
const outside = {
  within: /^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?؟+:,]+$/gu,
  last: /^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?؟+]+$/gu,
};

const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .map((word, place, all) =>
      word.replace(
        // A colon or a comma is kept between two words and removed at the end of the title.
        place < all.length - 1 ? outside.within : outside.last,
        '',
      ),
    )
    .filter((word) => plain(word) !== '' || /^[$€£]\d/.test(word))
    .map((word) => word.slice(0, longestWord));

function headline(
  words: readonly string[],
  badge: string | null,
  language: Language,
  topic: readonly string[] = [],
): Headline {
  const loud = words.map(shout);
  return {
    words: loud,
    highlighted: highlightsOf(loud, words, topic),
    badge: badge && shout(badge),
    language,
    ...scriptOf(loud.join(' ')),
  };
}

const shout = (word: string): string => word.toUpperCase();
