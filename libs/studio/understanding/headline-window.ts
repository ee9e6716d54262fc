import { isKindWord, isTopicPair, isTopicWord } from './lexicon';
import { isNumber, isStopWord, pictureWords, plain, strongWords } from '../knowledge/words';
import {
  canClose,
  canEnd,
  endTear,
  denies,
  isAdverb,
  leads,
  opensClause,
  startTear,
} from './headline-joints';

/** Words chosen from a clause, the badge text from its end, and how strong they are. */
export type Window = { words: string[]; badge: string | null; score: number };

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Small words that a headline may begin with: at the start of a sentence, or anywhere. */
const startsSentence =
  set(`i my mi yo how why como porque por no we this these what que is are was can should will who when
  where do does dont never se esto este esta asi cuando cual quien el la los las the your tu me se nos`);
const startsAnywhere = set(
  'i we how why no dont never nunca por todos todo everyone my mi nos el la los las if si most your tu tus',
);
const questions = set(
  'how why what who is are should can will do did por como asi que cual quien donde vale merece cuanto',
);
const versusWords = set('vs versus contra');

/** Most words of a headline that was not asked for. */
const most = 6;

/** Most characters of a headline that was cut out of its clause, of a whole clause, and of one of six or seven words. */
const longest = { cut: 32, whole: 36, six: 35, seven: 30 };

/** Words of a clause that are looked at. */
const reach = 90;

/**
 * How much a word makes a viewer look.
 * @param word as written
 * @param descriptive whether the prompt describes a picture; words about its making then count against a headline
 */
export function wordScore(word: string, descriptive = false): number {
  const bare = plain(word);
  if (isNumber(word)) return /[$€£%]/.test(word) ? 4 : 3;
  if (descriptive && pictureWords.has(bare)) return -0.8;
  if (isTopicWord(word) && !isStopWord(word)) return 2.5;
  if (strongWords.has(bare)) return 2;
  return isStopWord(word) ? 0.1 : 0.8;
}

type Weighed = { word: string; score: number };

/** Two words that name a topic together are worth as much as one that does alone. */
const weighed = (words: readonly string[], descriptive: boolean): Weighed[] =>
  words.map((word, place) => {
    const [before, after] = [words[place - 1] ?? '', words[place + 1] ?? ''];
    const paired = isTopicPair(before, word) || isTopicPair(word, after);
    const score = wordScore(word, descriptive);
    return { word, score: paired && !isStopWord(word) ? Math.max(score, 2) : score };
  });

/** What a number of words costs: one is too few, six are many. */
const lengthCost = [0, 1.6, 0.3, 0, 0.4, 0.9, 1.5];

/** Characters that need no smaller letters. */
const easy = 24;

const lengthOf = (words: readonly string[]): number => words.join(' ').length;

/** Bonus of a headline that contains its whole clause to the end. */
const completed = 0.6;

function windowScore(all: readonly Weighed[], start: number, end: number): number {
  const words = all.slice(start, end);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !canStart(first.word, start) || !(end === all.length ? canClose : canEnd)(last.word))
    return -Infinity;
  const long = lengthOf(words.map(({ word }) => word));
  if (long > longest.cut && words.length > 1) return -Infinity;
  const sum = strengthOf(words);
  const asks = start === 0 && questions.has(plain(first.word)) && words.length > 2 ? 1.4 : 0;
  const told = start === 0 ? hooked(words) : 0;
  const cost = (lengthCost[words.length] ?? 2) + Math.max(0, long - easy) * 0.08;
  const whole = end === all.length ? completed : 0;
  const mixed = start > 0 && words.slice(1).some(({ word }) => opensClause(word)) ? 1 : 0;
  return sum + asks + told + whole - cost - mixed - tornAt(all, start, end) - Math.min(start, 10) * 0.1;
}

/** Each further strong word adds less; a repeated one subtracts. */
const adding = [1, 1, 0.7, 0.5, 0.4, 0.3];

function strengthOf(words: readonly Weighed[]): number {
  const once = new Map(words.map(({ word, score }) => [plain(word), score]));
  const ranked = [...once.values()].sort((a, b) => b - a);
  const said = new Set(words.filter(({ word }) => !isStopWord(word)).map(({ word }) => plain(word))).size;
  const twice = words.filter(({ word }) => !isStopWord(word)).length - said;
  return ranked.reduce((sum, score, place) => sum + score * (adding[place] ?? 0.3), 0) - twice;
}

const does = (word: string | undefined): boolean => strongWords.has(plain(word ?? ''));

/**
 * Score of the beginning: "I quit" names who did it; "the scariest", "la mejor" is a superlative; "can I" is a question;
 * "my cat" names an owner.
 */
function hooked(words: readonly Weighed[]): number {
  const [first = '', second = ''] = words.map(({ word }) => word);
  if (/^(?:i|we|me)$/.test(plain(first)) && !isStopWord(second)) return 2;
  if (does(first) && /^(?:el|la|los|las|un|una|mi|mis|todo|toda|todos|my|the|every)$/.test(plain(second)))
    return 1.2;
  if (/^(?:can|should|is|are|did|will)$/.test(plain(first)) && isStopWord(second)) return 1.2;
  if (/^(?:my|mi)$/.test(plain(first)) && !isStopWord(second)) return 1;
  return leads(first) || leads(second) ? 1 : 0;
}

/** How badly a window tears the clause at its ends. */
function tornAt(all: readonly Weighed[], start: number, end: number): number {
  const last = all[end - 1]?.word ?? '';
  const [before, next] = [end - start > 1 ? all[end - 2]?.word : undefined, all[end]?.word];
  const torn =
    startTear(all[start - 1]?.word, all[start]?.word ?? '') +
    endTear(before, last, next) +
    robbed(all, start);
  // "10 Excel" asks for what comes next.
  const counted = before !== undefined && next !== undefined && isNumber(before) && !isStopWord(next);
  return counted && !isKindWord(last) ? torn + 1.5 : torn;
}

/** What it costs to leave out that something is not so, or an article with what was done to its thing, or the one of "the truth about". */
function robbed(all: readonly Weighed[], start: number): number {
  if (all.slice(0, start).some(({ word }) => denies(word))) return 1.5;
  if (start === 1 && /^(?:my|mi)$/i.test(all[0]?.word ?? '')) return 1;
  if (!/^(?:a|an|the)$/i.test(all[start - 1]?.word ?? '')) return 0;
  if (start === 1) return 0.8;
  const before = all[start - 2]?.word ?? '';
  return isStopWord(before) && !opensClause(before) ? 0 : 0.8;
}

const canStart = (word: string, place: number): boolean => {
  const bare = plain(word);
  if (versusWords.has(bare)) return false;
  return !isStopWord(word) || startsAnywhere.has(bare) || (place === 0 && startsSentence.has(bare));
};

/** Without adverbs, and without "is … going to": a headline may do without them. */
function thinned(all: readonly Weighed[]): Weighed[] {
  const going = all.findIndex(({ word }, place) => /^going$/i.test(word) && all[place + 1]?.word === 'to');
  const asked = going > 0 && /^(?:is|are)$/i.test(all[0]?.word ?? '');
  return all.filter(({ word }, place) => {
    if (going > 0 && (place === going || place === going + 1 || (asked && place === 0))) return false;
    return place === all.length - 1 || !isAdverb(word);
  });
}

/**
 * The strongest two to six words of a clause that stand side by side and ask for no other; only adverbs and "going to"
 * between them are left out, where that makes room.
 * @param tokens words of the clause
 * @param descriptive whether the prompt describes a picture
 */
export function strongestWindow(tokens: readonly string[], descriptive: boolean): Omit<Window, 'badge'> {
  const all = weighed(tokens.slice(0, reach), descriptive);
  const thin = thinned(all);
  let best: Omit<Window, 'badge'> = { words: [], score: -Infinity };
  for (const list of thin.length < all.length ? [all, thin] : [all]) {
    const left = list.length < all.length ? 0.3 : 0;
    for (let start = 0; start < list.length; start += 1) {
      for (let end = start + 1; end <= Math.min(list.length, start + most); end += 1) {
        const score = windowScore(list, start, end) - left;
        if (score > best.score) best = { words: list.slice(start, end).map(({ word }) => word), score };
      }
    }
  }
  return best;
}

/**
 * Whether a clause is short enough to be a headline as it is.
 * @param words of the clause
 */
export const fitsWhole = (words: readonly string[]): boolean =>
  words.length <= most - 1
    ? lengthOf(words) <= longest.whole
    : words.length <= most
      ? lengthOf(words) <= longest.six
      : words.length === most + 1 && lengthOf(words) <= longest.seven;

const leading = /^(?:a|an|the|and|or|but|of|y|o|pero|de)$/;
/** "The truth about", "the dark side of": without the article these name nothing. */
const defined = /^(?:of|about|behind|nobody|side|day|that|and)$/;

/**
 * A whole clause as a headline: without an article or "and" before it, and nothing dangling behind.
 * @param tokens words of the clause
 */
export function trimmed(tokens: readonly string[]): string[] {
  const words = [...tokens];
  const journey = plain(words[0] ?? '') === 'de' && words.some((word) => plain(word) === 'a');
  const known = () =>
    plain(words[0] ?? '') === 'the' && words.slice(2, 4).some((word) => defined.test(plain(word)));
  while (!journey && !known() && words.length > 1 && leading.test(plain(words[0] ?? ''))) words.shift();
  while (words.length > 1 && !canClose(words.at(-1) ?? '')) words.pop();
  return words;
}
