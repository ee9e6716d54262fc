import { isTopicPair, isTopicWord } from './lexicon';
import { isNumber, isStopWord, plain, strongWords } from '../knowledge/words';
import { canClose, canEnd, denies, endTear, leads, opensClause, startTear } from './headline-joints';

/** Characters from which on a shorter part is looked for: of any headline, and of one that tops all others. */
const long = { any: 28, topping: 24 };

/** Most characters of the shorter part, as fewer words are larger words; the last two cost. */
const short = { easy: 24, most: 26 };

/** How badly a shorter part may tear the clause at both ends together. */
const mostTorn = 1.3;

/** What a shorter part keeps of the words that name things. */
const leastKept = 0.6;

/** Beginnings that are why a viewer looks; only a number, money or what tops all others is worth more. */
const told =
  /^(?:i|we|my|mi|mis|how|why|what|where|who|como|que|porque|por|cuanto|cuando|stop|you|tu|nadie|nobody|как|jak|comment|wie)$/;

const toppedBy = /^(?:mas|most)$/;

/** A year carries little meaning: it may be left out. */
const year = /^(?:19|20)\d\d$/;

/** A place or a make that is written as a name within a sentence. */
const isName = (word: string, place: number): boolean =>
  place > 0 && /^\p{Lu}\p{Ll}/u.test(word) && isTopicWord(word);

/** What every superlative speaks of, and what is done at the beginning: no things. */
const world = /^(?:world|earth|mundo|planeta)$/;
const doing = /(?:ing|ando|iendo)$/;

type Pegs = { things: number[]; musts: number[]; names: number[] };

/** Places of the words that name things, of those that a shorter part must not lose, and of names, which it keeps too. */
function pegsOf(words: readonly string[]): Pegs {
  const things: number[] = [];
  const musts: number[] = [];
  const names: number[] = [];
  words.forEach((word, place) => {
    const bare = plain(word);
    const counts = isNumber(word) && !year.test(bare);
    if (counts || leads(word) || toppedBy.test(bare)) musts.push(place);
    if (isName(word, place)) names.push(place);
    if (world.test(bare) || (place === 0 && (doing.test(bare) || strongWords.has(bare)))) return;
    const paired = isTopicPair(words[place - 1] ?? '', word) || isTopicPair(word, words[place + 1] ?? '');
    if (!isStopWord(word) && (paired || isTopicWord(word))) things.push(place);
  });
  return { things, musts, names };
}

/** Of the small words only a Spanish article and "most" begin a part. */
const begins = (word: string, next: string): boolean =>
  !isStopWord(word) || (/^(?:el|la|los|las|most)$/.test(plain(word)) && !isStopWord(next));

/** Words that only name the format of the video may be left out after the subject. */
const manner = /^(?:explained|explicad[oa]s?|tutorial|delmundo|intheworld)$/;

/**
 * A shorter part of a long headline that says the same: it keeps every number, what tops all others and most of what
 * is named, and tears nothing.
 * @param words a headline, in order
 * @returns two words and more of at most 24 characters; null where there is no such part, or no need of one
 */
export function tighter(words: readonly string[]): string[] | null {
  const most = words.some((word) => plain(word) === 'mas') ? long.topping : long.any;
  if (words.join(' ').length <= most || /[?？]$/.test(words.at(-1) ?? '')) return null;
  const { things, musts, names } = pegsOf(words);
  const hooked = told.test(plain(words[0] ?? ''));
  if (things.length + musts.length === 0 || (hooked && musts.length === 0)) return null;
  if (words.slice(1).some(denies)) return null;
  let best: { part: string[]; score: number } | null = null;
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= words.length; end += 1) {
      const part = words.slice(start, end);
      const over = part.join(' ').length - short.easy;
      if (over > short.most - short.easy || part.length === words.length) continue;
      const inside = (place: number) => place >= start && place < end;
      if (![...musts, ...names].every(inside)) continue;
      const kept = things.filter(inside).length;
      const torn = tornAt(words, start, end);
      if (torn > mostTorn || kept < things.length * leastKept || kept + musts.length === 0) continue;
      const strong = part.filter((word) => strongWords.has(plain(word))).length;
      const small = part.slice(1).filter((word) => isStopWord(word)).length;
      const score = kept * 2 + strong + part.length * 0.2 - small * 0.5 - torn - (over > 0 ? 0.5 : 0);
      if (score > (best?.score ?? -Infinity)) best = { part, score };
    }
  }
  return best?.part ?? null;
}

function tornAt(words: readonly string[], start: number, end: number): number {
  const [first = '', last = ''] = [words[start], words[end - 1]];
  const closes = end === words.length ? canClose : canEnd;
  if (!closes(last) || (start > 0 && !begins(first, words[start + 1] ?? ''))) return Infinity;
  if (words.slice(start + 1, end).some(opensClause) && start > 0) return Infinity;
  const [before = '', next] = [words[start - 1], words[end]];
  // "Problem" is what is hardest, not "math".
  if (/^(?:de|del)$/.test(plain(before)) && words.slice(start, end).some((word) => plain(word) === 'mas'))
    return Infinity;
  const bare = start === 1 && (/^(?:el|la|los|las)$/.test(plain(before)) || /['’]s$/.test(before));
  const rest = plain(words.slice(end).join(''));
  const open = manner.test(rest) ? 0 : endTear(words[end - 2], last, next);
  return (bare ? 0.2 : startTear(words[start - 1], first)) + open;
}
