import { isTopicWord } from './lexicon';
import { isNumber, isStopWord, plain, strongWords } from '../knowledge/words';

const units =
  /^(?:HOURS?|HORAS?|MINUTES?|MINUTOS?|SECONDS?|SEGUNDOS?|DAYS?|D[IÍ]AS?|WEEKS?|SEMANAS?|MONTHS?|MES|MESES|YEARS?|AÑOS?|DOLLARS?|D[OÓ]LARES|EUROS?|MILLONES|MILLION)[?!]*$/;
const leads = /^(?:DAY|D[IÍ]A|TOP|PART|PARTE|LEVEL|NIVEL)$/;

/**
 * The words that are set off in the second color: money and figures with their units, else the strongest of the last
 * half; "vs" where two things meet.
 * @param said words of the headline, in capitals
 * @returns their places; none for a single word
 */
export function highlightsOf(said: readonly string[]): number[] {
  const words = said.map((word) => word.replace(/[:,]$/, ''));
  if (words.length < 2) return [];
  const versus = words.findIndex((word) => /^(?:VS\.?|VERSUS|CONTRA)$/.test(word));
  if (versus > 0) return [versus];
  const figures = words.flatMap((word, place) => (/[$€£%\p{N}]/u.test(word) ? [place] : []));
  if (figures.length > 0 && figures.length < words.length) return withUnit(words, figures);
  const from = Math.floor(words.length / 2);
  const scored = words.map((word, place) => ({
    place,
    score: place < from ? -9 : wordScore(word) + place * 0.1,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a)).place;
  const next = best + 1;
  return next < words.length && !isStopWord(words[next] ?? '') && words.length > 2 ? [best, next] : [best];
}

const withUnit = (words: readonly string[], places: readonly number[]): number[] =>
  [
    ...new Set(
      places.flatMap((place) => [
        ...(leads.test(words[place - 1] ?? '') ? [place - 1] : []),
        place,
        ...(units.test(words[place + 1] ?? '') ? [place + 1] : []),
      ]),
    ),
  ].sort((a, b) => a - b);

/** How strongly a word attracts a viewer. */
function wordScore(word: string): number {
  if (isNumber(word)) return /[$€£%]/.test(word) ? 4 : 3;
  if (isTopicWord(word) && !isStopWord(word)) return 2.5;
  if (strongWords.has(plain(word))) return 2;
  return isStopWord(word) ? 0.1 : 0.8;
}
