import { isTopicWord } from './lexicon';
import { isStopWord, plain } from '../knowledge/words';

/**
 * Kind of a number: places of a list, money, a share, a duration, a day or a part of a series, or an amount of things.
 */
export type FigureKind = 'rank' | 'money' | 'percent' | 'duration' | 'day' | 'part' | 'amount';

/** The most important number of a prompt. */
export type Figure = {
  kind: FigureKind;
  /** Plain value: 10 of "top 10", 24 of "24 hours", 10000 of "$10K". */
  value: number;
  /** Counted unit in capitals: `HOURS`, `$`, `%`, `GAMES`; empty if the number has no unit. */
  unit: string;
  /** Text that the picture shows: `TOP 10`, `24 HOURS`, `$10,000`, `DAY 100`. */
  text: string;
};

const spelled = new Map(
  Object.entries({
    ...{
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
    },
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100, thousand: 1000 },
    ...{
      un: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
    },
    ...{ doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, cien: 100 },
    ...{ mil: 1000, million: 1e6, millon: 1e6, billion: 1e9 },
  }),
);

const scales = new Map(
  Object.entries({
    k: 1e3,
    mil: 1e3,
    thousand: 1e3,
    m: 1e6,
    million: 1e6,
    millions: 1e6,
    millon: 1e6,
  }).concat(Object.entries({ millones: 1e6, b: 1e9, bn: 1e9, billion: 1e9, billions: 1e9 })),
);

const moneyWords = new Set(
  'dollar dollars dolar dolares euro euros peso pesos buck bucks usd eur pound pounds libras soles'.split(
    ' ',
  ),
);
const timeWords = new Set(
  `second seconds sec secs segundo segundos minute minutes min mins minuto minutos hour hours hr hrs hora horas day
  days dia dias week weeks semana semanas month months mes meses year years ano anos night nights noche noches`.split(
    /\s+/,
  ),
);
const seriesWords = new Set('day dia'.split(' '));
const partWords = new Set(
  'part parte episode episodio ep level nivel season temporada chapter capitulo'.split(' '),
);
/** Words for the number one. "One day" is a duration only after a word such as "in"; otherwise it means any day. */
const single = new Set(['ONE', 'UN', 'UNA']);
const spans = new Set('in en for por durante only solo just every cada learn'.split(' '));
const rankWords = new Set('top'.split(' '));
const listWords = new Set('los las the best mejores peores worst my mis these estos estas'.split(' '));

/** Order of importance of the kinds for a viewer. */
const rank: Readonly<Record<FigureKind, number>> = {
  rank: 7,
  money: 6,
  day: 5,
  duration: 4,
  percent: 3,
  part: 2,
  amount: 1,
};

/**
 * The most important number of a text: a top ten, a sum of money, a duration, a day of a series.
 * @param text a prompt
 * @returns null if the text has no number
 */
export function figureOf(text: string): Figure | null {
  const words = text.split(/\s+/).slice(0, 120);
  let best: Figure | null = null;
  words.forEach((_, place) => {
    const found = figureAt(words, place);
    if (found && (best === null || rank[found.kind] > rank[best.kind])) best = found;
  });
  return best;
}

/** Pattern of an amount with optional punctuation around it: `$10,000`, `5.000€`, `3,5`, `100`. */
const amount =
  /^[^\p{L}\p{N}$€£]*([$€£]?)(\d[\d.,]*)([kKmMbB]|bn)?(?:[\s-]*)([$€£%]|\p{L}{3,})?[^\p{L}\p{N}]*$/u;

function figureAt(words: readonly string[], place: number): Figure | null {
  const written = words[place] ?? '';
  const [, before = '', digits = '', letter = '', after = ''] = amount.exec(written.slice(0, 40)) ?? [];
  const named = spelled.get(plain(written));
  if (digits === '' && named === undefined) return null;
  const next = [words[place + 1] ?? '', words[place + 2] ?? ''] as const;
  const afterScale = plain(next[1]) === 'de' ? (words[place + 3] ?? '') : next[1];
  const scale = letter === '' ? scales.get(plain(next[0])) : undefined;
  const value = (named ?? numberIn(digits)) * (scales.get(letter.toLowerCase()) ?? scale ?? 1);
  const previous = plain(words[place - 1] ?? '');
  const follows = plain(after) === '' ? (scale ? afterScale : next[0]) : after;
  const set =
    `${named === undefined ? `${digits.replace(/[.,]+$/, '')}${letter}` : plain(written)}`.toUpperCase();
  const scaled = scale ? `${set} ${capitals(next[0])}` : set;
  return kindOf({
    before,
    after,
    previous,
    follows,
    value,
    set: scaled,
    spelled: named !== undefined,
    words,
    place,
  });
}

type Found = {
  before: string;
  after: string;
  previous: string;
  follows: string;
  value: number;
  set: string;
  spelled: boolean;
  words: readonly string[];
  place: number;
};

function kindOf(found: Found): Figure | null {
  const { before, after, previous, follows, value, set, words, place } = found;
  const unit = capitals(follows);
  if (before !== '') return { kind: 'money', value, unit: before, text: `${before}${set}` };
  if (/[$€£]/.test(after)) return { kind: 'money', value, unit: after, text: `${set}${after}` };
  if (after === '%' || follows === '%') return { kind: 'percent', value, unit: '%', text: `${set}%` };
  if (moneyWords.has(plain(follows))) return { kind: 'money', value, unit, text: `${set} ${unit}` };
  if (rankWords.has(previous)) return { kind: 'rank', value, unit: 'TOP', text: `TOP ${set}` };
  const lead = capitals(words[place - 1] ?? '');
  if (seriesWords.has(previous)) return { kind: 'day', value, unit: lead, text: `${lead} ${set}` };
  if (partWords.has(previous)) return { kind: 'part', value, unit: lead, text: `${lead} ${set}` };
  if (timeWords.has(plain(follows)) && !(single.has(set) && !spans.has(previous)))
    return { kind: 'duration', value, unit, text: `${set} ${unit}` };
  if (listWords.has(previous) && value <= 100 && value > 1 && plain(follows) !== '')
    return { kind: 'rank', value, unit, text: set };
  if (isTopicWord(words[place - 1] ?? '') || isStopWord(follows)) return null;
  if (found.spelled || (value >= 1900 && value <= 2100 && set.length === 4)) return null;
  return { kind: 'amount', value, unit, text: unit === '' ? set : `${set} ${unit}` };
}

const capitals = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toUpperCase();

/**
 * The value of a written number. Commas or dots separate thousands; a last group of one or two digits is a fraction.
 */
function numberIn(digits: string): number {
  const groups = digits.replace(/[.,]+$/, '').split(/[.,]/);
  const last = groups.at(-1) ?? '';
  if (groups.length > 1 && last.length !== 3) return Number(`${groups.slice(0, -1).join('')}.${last}`);
  return Number(groups.join(''));
}
