import type { Language } from '@portada/contracts';
import { type Script, scriptOf, settable, unspaced } from '../knowledge/scripts';
import { isNumber, isStopWord, languageOf, plain } from '../knowledge/words';
import type { Face } from '../scene/scene.schema';
import type { Understanding } from './understand';
import { chunksOf } from './headline-chunks';
import { highlightsOf } from './headline-highlights';

export type Headline = {
  /** Upper-case words, in reading order; chunks where a script parts no words; empty when nothing can be set. */
  words: string[];
  /** Places in `words` that are set in the second color. */
  highlighted: number[];
  /** A short line for the badge, such as `IN 24 HOURS`; null where there is none. */
  badge: string | null;
  language: Language;
  script: Script;
  /** The only typeface that can set it; null where the style's own does. */
  face: Face | null;
};

const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const markup = /<[^>]{0,200}>|&[a-z]{2,8};|https?:\/\/\S+/gi;
/**
 * A prompt as text to read: no control characters, no markup, no addresses, single spaces.
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
 * What a thumbnail shall say: the asked headline, else quoted text, else the best clause of the prompt.
 * @param prompt the creator's idea, 1 to 2,000 characters of any kind
 * @param understanding of that prompt
 * @param asked the request's own headline, which wins
 */
export function headlineOf(
  prompt: string,
  { quoted, headlines }: Pick<Understanding, 'quoted' | 'headlines'>,
  asked?: string,
): Headline {
  const text = cleaned(prompt);
  const language = languageOf(text);
  const given = settable(cleaned(asked ?? '')) || settable(quoted ?? '');
  if (given) return headline(unspaced.test(given) ? chunksOf(given) : given.split(' '), null, language);
  const can = settable(text);
  if (unspaced.test(can) && scriptOf(can).script === 'japanese')
    return headline(chunksOf(can), null, language);
  const ways = headlines
    .map(({ text: said, badge }) => ({ words: wordsOf(settable(said)), badge }))
    .filter(({ words }) => words.length > 0);
  const best =
    ways.find(({ words }) => isWithin(words, most)) ??
    ways.find(({ words }) => isWithin(words, atMost)) ??
    shortened(ways[0]);
  if (!best) return headline([], null, language);
  const figure = best.badge || best.words.some(isNumber) ? null : money.exec(text)?.[0];
  return headline(best.words, best.badge ?? figure ?? null, language);
}

type Way = { words: string[]; badge: string | null };

/** Most words and characters of a headline that was not asked for. */
const most = { words: 10, letters: 50 };
/** Most characters where no clause is shorter: a longer headline is better than half a sentence. */
const atMost = { words: 10, letters: 54 };

const isWithin = (words: readonly string[], limit: typeof most): boolean =>
  words.length <= limit.words && words.join(' ').length <= limit.letters;

/** Where no clause is short enough, its first words: none that asks for another ends them. */
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

/** Most letters of a word; a longer one is no word. */
const longestWord = 24;

/** Marks around a word that a headline does not show. */
const outside = {
  within: /^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?؟+:,]+$/gu,
  last: /^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?؟+]+$/gu,
};

const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .map((word, place, all) =>
      word.replace(
        // A colon or a comma parts the words of a title; at its end it parts nothing.
        place < all.length - 1 ? outside.within : outside.last,
        '',
      ),
    )
    .filter((word) => plain(word) !== '' || /^[$€£]\d/.test(word))
    .map((word) => word.slice(0, longestWord));

function headline(words: readonly string[], badge: string | null, language: Language): Headline {
  const loud = words.map(shout);
  return {
    words: loud,
    highlighted: highlightsOf(loud, words),
    badge: badge && shout(badge),
    language,
    ...scriptOf(loud.join(' ')),
  };
}

const shout = (word: string): string => word.toUpperCase();
