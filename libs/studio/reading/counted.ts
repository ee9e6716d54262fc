import { type Token, isNoun } from '../understanding/tokens';
import type { PromptText } from './prompt-text';
import { type FoundNumber, digitsOf, spelledNumber } from './number-words';
import { wordsOf } from './phrase-words';
import { strongVerb } from './strong-words';

/** Most words of the noun phrase behind a number. */
const most = 2;

const isPart = (token: Token): boolean =>
  (isNoun(token) || token.pos === 'ADJ') && token.role !== 'quoted' && !/^(?:vs|ones?)$/.test(token.fold);

/**
 * The noun phrase that begins at an offset, in at most two words; the head alone if the phrase is longer.
 * @returns an empty text if no noun phrase begins there
 */
export function phraseBehind(tokens: readonly Token[], offset: number, language: 'en' | 'es'): string {
  const from = tokens.findIndex(({ at }) => at >= offset);
  const [token] = from < 0 ? [] : tokens.slice(from, from + 1);
  if (!token || token.at - offset > 1) return '';
  const found = nounPhrase(tokens, from, language);
  return language === 'en' && found.length > most ? '' : wordsOf(found.slice(0, most));
}

/** The tokens of the noun phrase that begins at an index. */
function nounPhrase(tokens: readonly Token[], from: number, language: 'en' | 'es'): Token[] {
  const phrase: Token[] = [];
  for (let place = from; place < tokens.length && phrase.length < 6; place += 1) {
    const token = tokens[place];
    if (!token || !isPart(token)) break;
    if (language === 'es' && phrase.some(isNoun) && isNoun(token)) break;
    if (phrase.length > 0 && strongVerb.test(token.fold)) break;
    phrase.push(token);
  }
  // A tagger may read a Spanish plural behind a number as an adjective: "5 errores".
  const [only] = phrase;
  if (phrase.length === 1 && language === 'es' && only && /s$/.test(only.fold)) return phrase;
  return phrase.some(isNoun) ? phrase : [];
}

/** The head of a noun phrase with its number: the last noun in English, the first one in Spanish. */
function headOf(phrase: readonly Token[], language: 'en' | 'es'): Token[] {
  const many = phrase.find((token) => isNoun(token) && /[^s]s$|ren$|people$/.test(token.fold));
  const head = language === 'en' ? (many ?? phrase.findLast(isNoun)) : phrase.find(isNoun);
  return phrase.length <= most ? [...phrase] : head ? [head] : [];
}

const labeled =
  /(?<!\p{L})(day|week|level|round|part|episode|season|chapter|year|lap|stage|d[íi]a|semana|nivel|ronda|parte|cap[íi]tulo|temporada|episodio|a[ñn]o|vuelta) (\d{1,4})(?![\d.,]*\d)/giu;
const percent =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)\s?%(?:\s+(off|de descuento|more|less|m[áa]s|menos))?/giu;
const degrees =
  /(?<![\p{L}\p{N}])(-?\d+)\s?(?:°\s?[CF]?|degrees?(?: (?:celsius|fahrenheit))?|grados)(?!\p{L})/giu;
const thousands =
  /(?<![\p{L}\p{N}$€£.,])\d+(?:[.,]\d+)?[kK](?=\s(?:of|de|in|en|on|for|a|per)\s|\s*(?:$|[,.;:!?)]))/gu;
const times = /(?<![\p{L}\p{N}])(?:x\d+|\d+x)(?![\p{L}\p{N}])/giu;
const score = /(?<![\p{L}\p{N}/])\d{1,2}\/10{1,2}(?![\p{L}\p{N}/])/gu;
const plainCount = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,:#/-])(\\d+(?:[.,]\\d{3})*(?:[kKmM](?!\\p{L}))?|${spelledNumber})(?:\\s(million|billion|thousand|millones|mill[óo]n|mil)(?: de)?)?(?=[\\s-]+\\p{L})`,
  'giu',
);

/** The counts, percentages, temperatures and numbered parts of a prompt: "TOP 5", "3 HABITS", "DAY 12", "-25°". */
export const countsOf = ({ text, tokens, language }: PromptText): FoundNumber[] => {
  const found = (
    match: RegExpExecArray,
    shown: string,
    kind: FoundNumber['kind'],
    certainty: number,
  ): FoundNumber => ({
    text: shown.toUpperCase(),
    kind,
    at: match.index,
    end: match.index + match[0].length,
    phrase: shown.toUpperCase(),
    certainty,
  });
  return [
    ...[...text.matchAll(labeled)].map((match) => found(match, match[0], 'count', 0.72)),
    ...[...text.matchAll(percent)].map((match) =>
      found(match, [`${match[1]}%`, match[2] ?? ''].join(' ').trim(), 'percent', 0.75),
    ),
    ...[...text.matchAll(degrees)].map((match) => found(match, `${match[1]}°`, 'temperature', 0.8)),
    ...[...text.matchAll(thousands)].map((match) => found(match, match[0], 'count', 0.72)),
    ...[...text.matchAll(times)].map((match) => found(match, match[0], 'count', 0.6)),
    ...[...text.matchAll(score)].map((match) => found(match, match[0], 'count', 0.7)),
    ...[...text.matchAll(plainCount)].flatMap((match): FoundNumber[] => {
      const from = tokens.findIndex(({ at }) => at >= match.index + match[0].length);
      const before = tokens[tokens.findIndex(({ at }) => at === match.index) - 1];
      const phrase = from < 0 ? [] : headOf(nounPhrase(tokens, from, language), language);
      // A number behind a name is that of a model: "iPhone 17 camera".
      const isModel = before !== undefined && isNoun(before) && before.fold !== 'top';
      const [first] = phrase;
      if (!first || isModel || (phrase.length === 1 && first.fold.length < 3)) return [];
      const lead = before?.fold === 'top' ? 'top' : '';
      const value = [lead, digitsOf(match[1] ?? ''), match[2] ?? ''].filter(Boolean).join(' ');
      if (value === '1' || value === '0') return [];
      const isSpelled = !/\d/.test(match[1] ?? '');
      const end = phrase.at(-1)?.end ?? match.index;
      return [
        {
          ...found(match, `${value} ${wordsOf(phrase)}`, 'count', isSpelled ? 0.62 : 0.76),
          end,
        },
      ];
    }),
  ];
};
