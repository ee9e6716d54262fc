import type { Language } from '@portada/contracts';
import { isTopicWord } from '../knowledge/lexicon';
import { type Script, scriptOf } from '../knowledge/scripts';
import type { Face } from '../scene.schema';
import { isNumber, isStopWord, languageOf, pictureWords, plain, strongWords } from '../knowledge/words';

export type Headline = {
  /** Upper-case words, in reading order; empty when the prompt holds nothing that can be set. */
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
const askedFor =
  /^\s*(?:please\s+|por favor\s+)?(?:(?:create|make|design|generate|draw|crea|haz|dise[ñn]a|genera|dibuja|quiero|i want|i need|necesito)\s+)?(?:(?:me|a|an|the|un|una|el|la)\s+)*(?:(?:youtube|epic|cool|[eé]pica?)\s+)?(?:thumbnail|miniatura|portada|video|v[ií]deo|picture|image|imagen|photo|foto)\s+(?:(?:de|for|para|of|about|sobre|showing|que muestr[ae]|with|con|where|donde|my|mi|a|an|un|una|the|el|la|youtube|video|v[ií]deo|called|titled|titulado)\s+)*/i;
const quoted = /["“”«»„]([^"“”«»„]{2,60})["“”«»„]|(?:^|\s)['‘]([^'‘’]{2,60})['’](?=$|[\s.,;:!?])/;
const trailing =
  /\s(?:(?:in|en|for|por|only|solo|sólo|under|con|with|at|a|day|d[ií]a|part|parte|episode|episodio|level|nivel|#)\s+)(?:only\s+|s[oó]lo\s+|just\s+)?(?:[$€£]\s?\d[\d.,]*\s?[kKmM]?|\d[\d.,]*\s?[€$%]?|one|un|una|two|dos|three|tres|five|cinco|ten|diez)(?:\s+(?:hours?|horas?|minutes?|minutos?|days?|d[ií]as?|weeks?|semanas?|months?|meses|mes|years?|años?|seconds?|segundos?|dollars?|d[oó]lares|euros?))?$/i;

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
 * Text that the typefaces can set: accents of other Latin languages folded, other scripts left out.
 * @param text any text
 */
export const settable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((char) => (/[\u0020-\u007e\u00a1-\u00ff€]/u.test(char) ? char : fold(char)))
    .join('')
    .replace(/[<>{}[\]|\\^~`_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const fold = (char: string): string => {
  if (/[‘’]/.test(char)) return "'";
  if (/[“”]/.test(char)) return '"';
  if (/[–—]/.test(char)) return '-';
  if (char === '…') return '...';
  const base = char.normalize('NFKD').replace(/\p{M}+/gu, '');
  return /^[\u0020-\u007e]*$/.test(base) ? base : ' ';
};

/**
 * What a thumbnail shall say: the asked headline, else quoted text, else the strongest two to five words.
 * @param prompt the creator's idea, 1 to 2,000 characters of any kind
 * @param asked the request's own headline, which wins
 */
export function headlineOf(prompt: string, asked?: string): Headline {
  const text = cleaned(prompt);
  const language = languageOf(text);
  const given = settable(cleaned(asked ?? '')) || settable(quoteIn(text));
  if (given) {
    const words = given.split(' ').map(shout);
    return { words, highlighted: highlightsOf(words), badge: null, language, ...scriptOf(given) };
  }
  const { words, badge } = strongest(settable(text).replace(askedFor, ''));
  const set = words.map(shout);
  return { words: set, highlighted: highlightsOf(set), badge: badge && shout(badge), language, ...scriptOf(set.join(' ')) };
}

const quoteIn = (text: string): string => {
  const match = quoted.exec(text);
  return match?.[1] ?? match?.[2] ?? '';
};

const shout = (word: string): string => word.toUpperCase();

/** Commas inside figures stay; everything else that ends a clause splits. */
const clausesOf = (text: string): string[] =>
  text
    .split(/(?<!\d)[.,;:](?=\s|$)|[.,;:](?=\s|$)|[()"]|\s[-|]\s|(?<=[!?])\s/)
    .map((clause) => clause.trim())
    .filter((clause) => plain(clause) !== '');

function strongest(text: string): { words: string[]; badge: string | null } {
  const clauses = clausesOf(text);
  const ranked = clauses
    .slice(0, 12)
    .map((clause, place) => ({ ...bestWindow(clause), place }))
    .sort((a, b) => b.score - b.place * 0.8 - (a.score - a.place * 0.8));
  const best = ranked[0];
  if (!best) return { words: [], badge: null };
  if (best.badge || best.words.some(isNumber)) return best;
  const figure = /(?:[$€£]\s?\d[\d.,]*\d?[kKmM]?|\d[\d.,]*\s?[€$%])/.exec(text)?.[0];
  return { words: best.words, badge: figure ?? null };
}

type Window = { words: string[]; badge: string | null; score: number };

function bestWindow(clause: string): Window {
  const all = tokensOf(clause);
  const tail = all.length > 5 ? trailing.exec(clause) : null;
  const main = tail ? clause.slice(0, tail.index) : clause;
  const badge = tail ? tail[0].trim() : null;
  const words = tokensOf(main);
  if (words.length <= 5 && !words.some((word) => pictureWords.has(plain(word)))) {
    return { words, badge, score: total(words) + (badge ? 2 : 0) };
  }
  let best: Window = { words: words.slice(0, 5), badge, score: -Infinity };
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= 5 && start + length <= words.length; length += 1) {
      const window = words.slice(start, start + length);
      const score = windowScore(window, start);
      if (score > best.score) best = { words: window, badge, score: score + (badge ? 2 : 0) };
    }
  }
  return best;
}

const tokensOf = (clause: string): string[] =>
  clause
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?+]+$/gu, ''))
    .filter((word) => plain(word) !== '' || /^[$€£]\d/.test(word))
    .map((word) => (word.length > 24 ? word.slice(0, 24) : word));

const goodStart = new Set([
  'i',
  'my',
  'mi',
  'yo',
  'how',
  'why',
  'como',
  'porque',
  'no',
  'we',
  'this',
  'these',
  'what',
  'que',
]);

function windowScore(window: string[], start: number): number {
  const first = plain(window[0] ?? '');
  const last = window.at(-1) ?? '';
  if (isStopWord(last)) return -Infinity;
  if (isStopWord(window[0] ?? '') && !(start === 0 && goodStart.has(first))) return -Infinity;
  return total(window) - window.length * 0.35 - (window.length === 1 ? 1.5 : 0) - start * 0.04;
}

const total = (words: string[]): number => words.reduce((sum, word) => sum + wordScore(word), 0);

function wordScore(word: string): number {
  const bare = plain(word);
  if (isNumber(word)) return /[$€£%]/.test(word) ? 3.5 : 2.5;
  if (isTopicWord(word) && !isStopWord(word)) return 2.5;
  if (strongWords.has(bare)) return 2;
  if (isStopWord(word)) return 0.1;
  if (pictureWords.has(bare)) return -0.8;
  return 1;
}

/** The money or figure is set off; else the strongest words of the last half. */
function highlightsOf(words: string[]): number[] {
  if (words.length < 2) return [];
  const versus = words.findIndex((word) => /^(?:VS\.?|VERSUS|CONTRA)$/.test(word));
  if (versus > 0) return [versus];
  const money = words.flatMap((word, place) => (/[$€£%]/.test(word) || /\d/.test(word) ? [place] : []));
  if (money.length > 0) return withUnit(words, money);
  const last = words.length - 1;
  const from = Math.ceil(words.length / 2);
  const scored = words.map((word, place) => ({
    place,
    score: place >= from ? wordScore(word) + place * 0.1 : -9,
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0]?.place ?? last;
  return Array.from({ length: last - best + 1 }, (_, step) => best + step).slice(0, 2);
}

const units =
  /^(?:HOURS?|HORAS?|MINUTES?|MINUTOS?|DAYS?|D[IÍ]AS?|WEEKS?|SEMANAS?|YEARS?|AÑOS?|DOLLARS?|EUROS?)$/;

const withUnit = (words: string[], places: number[]): number[] =>
  places.flatMap((place) => [
    ...(/^(?:DAY|D[IÍ]A|TOP|PART|PARTE|LEVEL|NIVEL)$/.test(words[place - 1] ?? '') ? [place - 1] : []),
    place,
    ...(units.test(words[place + 1] ?? '') ? [place + 1] : []),
  ]);
