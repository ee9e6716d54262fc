import { halves, isBorder, needsTail } from './clause-borders';
import { isPerson } from './people';
import { frameWords, hookWords } from './small-words';
import { type Token, isNoun } from './tokens';
import { isGeneric, isInstruction, wholeTitle } from './whole-title';

/**
 * A headline from a prompt, with its score in points and the words that were cut off for the badge. `whole` is true if
 * the headline is the unchanged title.
 */
export type ScoredHeadline = { text: string; score: number; badge: string | null; whole?: true };

const ends = /^[:;.!?|()¿¡…–—"“”«»]$/;
const badge =
  /^(?:(?:in|en|for|por|only|solo|sólo|under|con|with|at|a|after|tras|on|por menos de|menos de|durante)\s+)*(?:only\s+|just\s+|solo\s+|sólo\s+|a\s+|un\s+|una\s+)?(?:[$€£]\s?\d[\d.,]*[kKmM]?|\d[\d.,]*\s?[€$%]?|one|un|una|two|dos|three|tres|five|cinco|ten|diez)?\s*(?:hours?|horas?|minutes?|minutos?|days?|d[ií]as?|weeks?|semanas?|months?|meses|mes|years?|años?|seconds?|segundos?|dollars?|d[oó]lares|euros?|pesos)?$/iu;

/** Points of a headline by its number of words. */
const byLength: Readonly<Record<number, number>> = {
  1: -1.5,
  2: 0.3,
  3: 1.2,
  4: 1.2,
  5: 1.2,
  6: 1.1,
  7: 0.9,
  8: 0.5,
};
const lengthScore = (words: number): number => byLength[words] ?? 0.9 - (words - 8) * 0.8;

/** Length in characters above which a headline loses points. */
const longest = 42;

/** Limits on the number of clauses, and of cuts in each clause, that are scored. */
const most = { clauses: 10, cuts: 3, long: 9, words: 9 };

/**
 * The headlines of a prompt: whole clauses, and clauses without their last phrases, scored as sentences.
 * @param text of the prompt
 * @param tokens tokens of the text, with their roles
 * @param subjects heads of what the picture is about, as `fold`
 * @param described whether the prompt describes a picture
 */
export function headlinesOf(
  text: string,
  tokens: readonly Token[],
  subjects: ReadonlySet<string>,
  described: boolean,
): ScoredHeadline[] {
  const clauses = clausesOf(tokens, text).slice(0, most.clauses);
  const found = clauses.flatMap((clause, later): ScoredHeadline[] => {
    if (silent(clause) || (later > 0 && isInstruction(clause))) return [];
    return waysOf(text, clause, subjects, described && later === 0).map(({ words, cuts, penalty }) => {
      const cut = clause
        .slice(clause.indexOf(words.at(-1) as Token) + 1)
        .filter(({ pos }) => pos !== 'PUNCT');
      const asked = /\?/.test(text.slice(clause.at(-1)?.end ?? 0, (clause.at(-1)?.end ?? 0) + 1));
      const announces = clauses.length > 1 && isGeneric(words) ? 1.6 : 0;
      return {
        text: written(text, words, asked),
        badge: badgeOf(text, cut),
        score:
          scoreOf(words, subjects) - later * (described ? 0.9 : 0.35) - cuts * 0.25 - penalty - announces,
      };
    });
  });
  const whole = wholeTitle(text, tokens, described);
  // A title that fits is kept whole, because a part of the title contains less information.
  if (whole !== null && !isSharedWithBadge(whole, found))
    found.push({
      text: whole,
      whole: true,
      badge: null,
      score: (found[0] ? Math.max(...found.map(({ score }) => score)) : 0) + 1,
    });
  const best = found.sort(
    (a, b) => b.score - a.score || b.text.length - a.text.length || (a.text < b.text ? -1 : 1),
  );
  return best.filter(({ text: said }, place) => best.findIndex((other) => other.text === said) === place);
}

/** Length in characters from which a title gives its last phrase to the badge, so that its letters stay large. */
const longTitle = 47;

/** Returns true if a headline and its badge together contain a long title: "I cooked every meal" and "for a week". */
const isSharedWithBadge = (whole: string, found: readonly ScoredHeadline[]): boolean =>
  whole.length >= longTitle &&
  found.some(({ text, badge: said }) => said !== null && `${text} ${said}`.length >= whole.length - 1);

/** Splits tokens into clauses at punctuation marks; "8 AM, 9 AM" and "1,000" are not split. */
function clausesOf(tokens: readonly Token[], text: string): Token[][] {
  const clauses: Token[][] = [[]];
  tokens.forEach((token, place) => {
    const comma = token.text === ',' && !isList(tokens, place);
    const dash = token.text === '-' && /\s/.test(text[token.at - 1] ?? ' ');
    // The colon of a time such as "3:33" ends no clause.
    const time = token.text === ':' && /^\d:\d$/.test(text.slice(token.at - 1, token.end + 1));
    if ((ends.test(token.text) && !time) || comma || dash) clauses.push([]);
    // "Before and after" labels the two halves of the picture, so it is left out of the headline.
    else if (token.role === 'time' && token.pos === 'CONJ') return;
    else if (token.pos !== 'PUNCT' || token.text === '&' || token.text === ',' || token.text === '#')
      clauses.at(-1)?.push(token);
  });
  return clauses.filter((clause) => clause.some(({ fold }) => fold !== ''));
}

/** Returns true for a comma in a list of names, such as "Shakira, Karol G and Rosalía". */
const isList = (tokens: readonly Token[], place: number): boolean => {
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  const upper = (token: Token | undefined) =>
    token !== undefined && /^\p{Lu}/u.test(token.text) && isNoun(token);
  return (
    upper(before) &&
    upper(after) &&
    /^(?:and|y|e|&|,|\p{Lu}\p{L}*)$/u.test(tokens[place + 2]?.text ?? '') &&
    place < 4
  );
};

/** Words that connect the things that a prompt excludes, as in "no logos, no watermark and no faces". */
const joins = /^(?:no|not|without|nor|or|and|sin|ni|o|y|e|any|de)$/;

/** Returns true for a clause that holds only instructions or excluded things; such a clause is no headline. */
const silent = (clause: readonly Token[]): boolean => {
  const spoken = clause.filter(({ role }) => role !== 'layout' && role !== 'avoid');
  if (spoken.every(({ pos, fold }) => pos === 'DET' || pos === 'ADP' || pos === 'PUNCT' || joins.test(fold)))
    return true;
  return clause.some(({ role }) => role === 'layout');
};

type Way = { words: Token[]; cuts: number; penalty: number };

/** The candidates of a clause: the whole clause and its cuts at phrase borders, each with and without its article. */
function waysOf(
  text: string,
  clause: readonly Token[],
  subjects: ReadonlySet<string>,
  described: boolean,
): Way[] {
  const start = startOf(clause);
  const whole = clause.slice(start);
  const ways: Way[] = [{ words: [...whole], cuts: 0, penalty: 0 }];
  let cuts = 0;
  for (
    let place = whole.length - 1;
    place > 1 && cuts < (whole.length > most.words ? most.long : most.cuts);
    place -= 1
  ) {
    const token = whole[place];
    if (!token || !isBorder(whole, place)) continue;
    cuts += 1;
    const words = whole.slice(0, place);
    const tail = whole.slice(place);
    const contrast = /^(?:but|pero)$/.test(token.fold);
    const needed = needsTail(words, tail);
    const figure = tail.some(({ role, pos }) => role === 'number' || pos === 'NUM');
    const hook = Math.max(0, ...tail.map(hookOf));
    const kept = badgeOf(text, tail) !== null;
    ways.push({
      words,
      cuts: contrast ? 0 : Math.min(cuts, most.cuts),
      // A figure attracts viewers, so it is cut off only if the badge shows it.
      penalty: needed + (kept ? -0.15 : figure ? 0.9 : hook),
    });
  }
  if (whole.length > most.words) ways.push({ words: startOfLong(whole), cuts: most.cuts, penalty: 1 });
  if (described) {
    const phrase = nounPhrase(whole);
    const isSubject = phrase.some(({ fold }) => subjects.has(fold));
    // "Two friends" alone tells no topic.
    const isThing = phrase.some((token) => isNoun(token) && !isPerson(token));
    const penalty = !isThing ? 0.6 : isSubject ? -1 : -0.4;
    if (phrase.length > 0) ways.push({ words: phrase, cuts: 0, penalty });
  }
  return ways.flatMap((way) => {
    const [first] = way.words;
    const [second] = way.words.slice(1);
    if (
      first &&
      second &&
      /^(?:a|an|un|una)$/.test(first.fold) &&
      second.pos !== 'ADP' &&
      way.words.length > 2
    )
      return [{ ...way, words: way.words.slice(1) }];
    const article = first && /^(?:a|an|the|el|la|los|las|un|una)$/.test(first.fold) && way.words.length > 3;
    return article ? [way, { words: way.words.slice(1), cuts: way.cuts, penalty: way.penalty + 0.2 }] : [way];
  });
}

/** Points of a word that attracts viewers: names and negations, such as "in Tokyo" and "without tools". */
const hookOf = ({ text, fold, pos }: Token): number =>
  /^(?:without|sin|no|not|never|nunca|nobody|nadie)$/.test(fold)
    ? 1.1
    : (pos === 'NOUN' || pos === 'PROPN') && /^\p{Lu}/u.test(text)
      ? 0.45
      : 0;

/** The index of the first word of a clause behind leading conjunctions and prepositions. */
function startOf(clause: readonly Token[]): number {
  let start = 0;
  while (
    start < clause.length - 1 &&
    // The "y" of "¿Y si …?" ("what if") belongs to the question and is kept.
    !/^si$/.test(clause[start + 1]?.fold ?? '') &&
    /^(?:and|y|but|pero|so|with|con|e|of|de|del|,)$/.test(clause[start]?.fold || clause[start]?.text || '')
  )
    start += 1;
  return start;
}

/** The first words of a clause that cannot be cut at a border. They never end with a word that needs a successor. */
function startOfLong(words: readonly Token[]): Token[] {
  const start = words.slice(0, 6);
  const isOpen = (last: Token | undefined): boolean =>
    /^(?:ADP|DET|CONJ|PART|AUX|ADJ|ADV|PRON)$/.test(last?.pos ?? '') || halves.test(last?.fold ?? '');
  while (start.length > 2 && isOpen(start.at(-1))) start.pop();
  return start;
}

/** Adjectives and nouns at the start of the description of a picture: "shocked man", "dragón rojo". */
function nounPhrase(clause: readonly Token[]): Token[] {
  const from = clause.findIndex(({ pos }) => pos !== 'DET' && pos !== 'NUM');
  const phrase: Token[] = [];
  for (const token of clause.slice(Math.max(0, from))) {
    if (!(isNoun(token) || token.pos === 'ADJ') || token.role === 'layout') break;
    phrase.push(token);
  }
  return phrase.length > 1 && phrase.length < 5 ? phrase : [];
}

function scoreOf(words: readonly Token[], subjects: ReadonlySet<string>): number {
  const said = words.filter(({ fold }) => fold !== '');
  const characters = words.reduce((sum, { text }) => sum + text.length + 1, -1);
  const [first, last] = [said[0], said.at(-1)];
  let score = lengthScore(said.length) - Math.max(0, characters - longest) * 0.05;
  if (!first || !last) return -9;
  if (hookWords.has(first.fold)) score += 0.7;
  if (words.some(({ pos, fold }) => pos === 'VERB' && fold.length > 2)) score += 0.35;
  if (words.some((token) => isNoun(token) && !frameWords.has(token.stem))) score += 0.6;
  if (words.some(({ pos, role }) => pos === 'NUM' || role === 'number')) score += 0.25;
  if (words.some(({ fold }) => /^(?:vs|versus)$/.test(fold))) score += 1;
  if (words.some(({ fold }) => subjects.has(fold))) score += 0.3;
  if (first.pos === 'ADP') score -= 1;
  if (!words.some((token) => isNoun(token) || token.pos === 'VERB' || token.pos === 'AUX')) score -= 1;
  if (/^(?:ADP|DET|CONJ|PART|AUX)$/.test(last.pos) && said.length > 1) score -= 2;
  return score;
}

function written(text: string, words: readonly Token[], asked: boolean): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return '';
  const opened = /^[¿¡]/.exec(text.slice(Math.max(0, first.at - 1), first.at))?.[0] ?? '';
  const said = text
    .slice(first.at, last.end)
    .replace(/\s+/g, ' ')
    .replace(/[,;:]+$/, '');
  const opens = opened === '' && text.includes('¿') ? '¿' : opened;
  return asked ? `${opens}${said}?` : said;
}

function badgeOf(text: string, cut: readonly Token[]): string | null {
  const [first, last] = [cut[0], cut.at(-1)];
  if (!first || !last) return null;
  const said = text.slice(first.at, last.end);
  return /\d|\b(?:one|un|una|a|two|dos|three|tres|five|cinco|ten|diez)\b/iu.test(said) &&
    badge.test(said) &&
    said.length < 22
    ? said
    : null;
}
