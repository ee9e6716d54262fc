import type { Language } from '@portada/contracts';
import { isKindWord, isTopicPair, isTopicWord } from '../knowledge/lexicon';
import { isNumber, isStopWord, pictureWords, plain, strongWords } from '../knowledge/words';

/** Words chosen from a clause, what its end says for the badge, and how strong they are. */
export type Window = { words: string[]; badge: string | null; score: number };

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Small words that a headline may begin with: at the start of a sentence, or anywhere. */
const startsSentence =
  set(`i my mi yo how why como porque por no we this these what que is are was can should who when
  where do does dont never se esto este esta asi cuando quien el la los las`);
const startsAnywhere = set('i we how why no dont never nunca por todos todo everyone my mi');

/** Words that a headline never ends with: they ask for another. */
const dangling =
  set(`a an the and or but of to in on at by for from with without into onto over under about as than is
  are was were be been am my your his her their our its this's very so just more most who which when where how why if
  while because i im ive we they he she has have had will would can could should not no do does did every each some any
  el la los las un una unos unas y e o u pero de del al a en con sin por para sobre entre hasta desde como que cual
  cuando donde porque su sus mi mis tu tus muy mas menos tan cada se me te lo nos es son era ser esta estan este
  nuestro nuestra si ni soy he ha han hay fue ese esa estos estas mientras
  vs versus contra worth vale best mejor new
  в на с и за для по из от к о у не а но как что`);

/** Small words that may end a headline all the same: "do this", "worth it". */
const articles = set('a an the');
const owners = set('my your our his her their mi tu su nuestro nuestra');
const determiners = set('the a an my our your his her their el la los las un una mi tu su');
const questions = set('how why what who is should can do por como que cual quien donde vale');
const seriesWords = set(
  'top day dia part parte level nivel season temporada episode episodio ep chapter capitulo',
);
const versusWords = set('vs versus contra');
const intensifiers = set('mas menos most least more less muy very too so tan se');
const verbs = set(
  'is are was were has have had es son era esta estan fue me te will can cannot wont dont cant',
);
const halves = set('how por worth vale la dont never nunca no not haunted of de del real air');

/** Most words of a headline that was not asked for. */
const most = 5;

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

/** Two words that name a topic together are worth as much as one that does alone. */
const weighed = (words: readonly string[], descriptive: boolean): Weighed[] =>
  words.map((word, place) => {
    const [before, after] = [words[place - 1] ?? '', words[place + 1] ?? ''];
    const paired = isTopicPair(before, word) || isTopicPair(word, after);
    const score = wordScore(word, descriptive);
    return { word, score: paired && !isStopWord(word) ? Math.max(score, 2) : score };
  });

/** How badly two neighbours are torn apart, 0 for not at all. */
function bond(left: string | undefined, right: string | undefined): number {
  if (left === undefined || right === undefined) return 0;
  const [a, b] = [plain(left), plain(right)];
  if (/[,.;:!?]$/.test(left)) return 0;
  if (versusWords.has(a) || versusWords.has(b)) return 4;
  if (/^(?:y|and)$/.test(b) && /^(?:antes|before)$/.test(a)) return 4;
  if (/^(?:y|and)$/.test(a) && /^(?:despues|after)$/.test(b)) return 4;
  if (intensifiers.has(a)) return 2;
  if (intensifiers.has(b) || verbs.has(b)) return 2.5;
  if (seriesWords.has(a) && isNumber(right)) return 3;
  if (isNumber(left) && !isStopWord(right)) return 3;
  if (isTopicPair(left, right)) return 2.5;
  if (owners.has(a)) return 1.5;
  if (a.endsWith('ing') && (b === 'to' || !isStopWord(right))) return 1.2;
  if (a === 'i') return 1;
  if (determiners.has(b)) return 0.7;
  if (halves.has(a)) return 2;
  return b === 'de' || b === 'of' || b === 'del' ? 0.8 : 0;
}

/** What a number of words costs: one says too little, five are many. */
const lengthCost = [0, 1.6, 0.2, 0, 0.9, 1.9];

type Weighed = { word: string; score: number };

function windowScore(all: readonly Weighed[], start: number, end: number): number {
  const words = all.slice(start, end);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !canStart(first.word, start) || !canEnd(last.word)) return -Infinity;
  const seen = new Set<string>();
  let sum = 0;
  for (const { word, score } of words) {
    sum += seen.has(plain(word)) && !isStopWord(word) ? -1 : score;
    seen.add(plain(word));
  }
  const torn = tornAt(all, start, end);
  const asks = start === 0 && questions.has(plain(first.word)) && words.length > 2 ? 1 : 0;
  // "I quit", "I spent": somebody did it.
  const told = plain(first.word) === 'i' && strongWords.has(plain(words[1]?.word ?? '')) ? 1.2 : 0;
  return sum + asks + told - (lengthCost[words.length] ?? 2) - torn - start * 0.05;
}

/** How badly a window tears the clause at its ends. */
function tornAt(all: readonly Weighed[], start: number, end: number): number {
  const [before, last, next] = [all[end - 2]?.word ?? '', all[end - 1]?.word ?? '', all[end]?.word];
  const torn = bond(all[start - 1]?.word, all[start]?.word) + bond(last, next);
  if (next === undefined || end - start < 2) return torn;
  // "How to fix" and "10 Excel" ask for what comes next.
  if (/^(?:to|como)$/.test(plain(before))) return torn + 2;
  return isNumber(before) && !isStopWord(next) && !isKindWord(last) ? torn + 1.5 : torn;
}

const canStart = (word: string, place: number): boolean => {
  const bare = plain(word);
  if (versusWords.has(bare)) return false;
  return !isStopWord(word) || startsAnywhere.has(bare) || (place === 0 && startsSentence.has(bare));
};

const canEnd = (word: string): boolean => !dangling.has(plain(word)) || /[?!]$/.test(word);

/**
 * The strongest two to five words of a clause that stand side by side; only articles between them are left out, and
 * only where that makes room.
 * @param tokens words of the clause
 * @param descriptive whether the prompt describes a picture
 * @param language of the prompt; only English does without its articles
 */
export function strongestWindow(
  tokens: readonly string[],
  descriptive: boolean,
  language: Language,
): Omit<Window, 'badge'> {
  const all = weighed(tokens.slice(0, reach), descriptive);
  const thin = all.filter(({ word }, place) => place === 0 || !articles.has(plain(word)));
  let best: Omit<Window, 'badge'> = { words: [], score: -Infinity };
  for (const list of language === 'en' ? [all, thin] : [all]) {
    const thinned = list.length < all.length ? 0.6 : 0;
    for (let start = 0; start < list.length; start += 1) {
      for (let end = start + 1; end <= Math.min(list.length, start + most); end += 1) {
        const score = windowScore(list, start, end) - thinned;
        if (score > best.score) best = { words: list.slice(start, end).map(({ word }) => word), score };
      }
    }
  }
  return best;
}

const leading = /^(?:a|an|the|and|or|but|of|y|o|pero|de)$/;

/**
 * A whole clause as a headline: without an article or "and" before it, and nothing dangling behind.
 * @param tokens words of the clause
 */
export function trimmed(tokens: readonly string[]): string[] {
  const words = [...tokens];
  const journey = plain(words[0] ?? '') === 'de' && words.some((word) => plain(word) === 'a');
  while (!journey && words.length > 1 && leading.test(plain(words[0] ?? ''))) words.shift();
  while (words.length > 1 && !canEnd(words.at(-1) ?? '')) words.pop();
  return words;
}
