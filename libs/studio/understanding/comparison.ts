import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { kindOf, spokenForm } from '../knowledge/intents';
import { conceptsIn, isKindWord } from './lexicon';
import { settable } from '../knowledge/scripts';
import type { Concept } from '../knowledge/topic';
import { isStopWord, languageOf, pictureWords, plain } from '../knowledge/words';

/** One half of a picture of two things or two times. */
export type ComparedItem = {
  /** Its name in capitals, one to three words: `IPHONE`, `ANTES`. */
  label: string;
  hero: Illustration;
};

export type Comparison = { kind: 'versus' | 'before-after'; pair: [ComparedItem, ComparedItem] };

/** What the items of a comparison are found with. */
export type ComparisonSources = {
  index: IllustrationIndex;
  allowed: (ids: readonly string[]) => Illustration[];
  /** The drawing that the words of a part name best. */
  search: (part: string) => Illustration | null;
  /** Topic of the whole prompt. */
  concept: Concept | null;
  /** What is drawn where nothing else can be. */
  spare: Illustration;
};

const surely = /\s(?:vs\.?|versus|v\.s\.|против|対)\s/iu;
/** "contra" and "or" are a comparison only if both items are known. */
const perhaps = /\s(?:contra|frente\s+a)\s/iu;
const either = /\s(?:or|o|u)\s/iu;
const asksWhich = /^\s*[¿]?(?:which|what|cu[aá]l|qu[eé]|should|is|es|better|mejor)\b|\?/iu;

/**
 * The two halves of a prompt that sets two things or two times against each other: "iPhone vs Android", "antes y
 * después", "from broke to rich".
 * @param text a prompt
 * @param sources illustration set and topic
 * @returns null if the prompt compares nothing
 */
export function comparisonOf(text: string, sources: ComparisonSources): Comparison | null {
  const short = text.slice(0, 1000);
  if (kindOf(short) === 'before-after') return twoTimes(short, sources);
  if (surely.test(short)) return twoThings(short.split(surely), sources, false);
  if (perhaps.test(short)) return twoThings(short.split(perhaps), sources, true);
  if (either.test(short) && asksWhich.test(short)) return twoThings(short.split(either), sources, true);
  return null;
}

function twoThings(
  [left = '', right = '']: readonly string[],
  sources: ComparisonSources,
  bothKnown: boolean,
): Comparison | null {
  const near = {
    left: left.split(' ').slice(-6).join(' '),
    right: right.split(' ').slice(0, 6).join(' '),
  };
  const [first, second] = bothThings(near, sources);
  if (bothKnown && !(first && second)) return null;
  const spares = [...sources.allowed(['boxing-glove', 'crossed-swords']), sources.spare];
  const other = (taken?: Illustration) => spares.find(({ id }) => id !== taken?.id) ?? sources.spare;
  return {
    kind: 'versus',
    pair: [
      { label: labelOf(near.left, true), hero: first ?? other(second) },
      { label: labelOf(near.right, false), hero: second ?? other(first) },
    ],
  };
}

/** "Cheap" and "expensive", "old" and "new": both items are the one thing that the prompt names. */
const qualities =
  /^(?:cheap|expensive|old|new|fake|real|big|small|good|bad|best|worst|fresh|frozen|homemade|amateur|noob|beginner|pro|rich|poor|slow|fast|barat[oa]s?|car[oa]s?|viej[oa]s?|nuev[oa]s?|fals[oa]s?|original|buen[oa]s?|mal[oa]s?|caser[oa]s?|novato|profesional|[$€£]?\d[\d.,]*[€$£]?)$/iu;

function bothThings(
  near: { left: string; right: string },
  sources: ComparisonSources,
): [Illustration | undefined, Illustration | undefined] {
  const first = thingIn(near.left, sources, true);
  const second = thingIn(near.right, sources, false, first);
  const main =
    sources.concept && !sources.concept.general ? sources.allowed(sources.concept.hero)[0] : undefined;
  const nearest = near.left.trim().split(' ').at(-1) ?? '';
  if (qualities.test(nearest)) {
    const thing =
      second && conceptsIn(near.right).some(({ general, weak }) => !general && !weak) ? second : main;
    return [thing ?? first, thing ?? second];
  }
  return [first ?? (second ? undefined : main), second ?? (first ? undefined : main)];
}

/** The drawing of one side; the topic nearest to the "vs" wins. */
function thingIn(
  part: string,
  sources: ComparisonSources,
  last: boolean,
  other?: Illustration,
): Illustration | undefined {
  const { index, allowed, search, concept } = sources;
  const words = part.split(' ');
  const nearest = last ? words.slice(-3).join(' ') : words.slice(0, 3).join(' ');
  const topics = [nearest, part].flatMap((piece) => conceptsIn(piece).filter(({ general }) => !general));
  // Cities play football: on a field they are no places.
  const fitting =
    concept?.intent === 'fitness'
      ? topics.map((topic) => (topic.intent === 'travel' ? concept : topic))
      : topics;
  const candidates = [
    ...allowed(index.inText(part).map(({ id }) => id)),
    ...fitting.flatMap(({ hero }) => allowed(hero)),
    ...[search(part)].filter((found) => found !== null),
  ];
  // Two teams are equal: a trophy next to a ball would favor one of them.
  if (fitting[0]?.intent === 'fitness') return candidates[0];
  // Two of one kind, such as two laptops, may look the same.
  return candidates.find(({ id }) => id !== other?.id) ?? candidates[0];
}

const longestLabel = 16;

/** Up to three words next to the "vs": an article or a verb ends them. */
function labelOf(part: string, last: boolean): string {
  const words = settable(part)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}$€]+/u, ''))
    .filter((word) => plain(word) !== '');
  const ordered = last ? [...words].reverse() : words;
  const label: string[] = [];
  for (const word of ordered) {
    const bare = word.replace(/[^\p{L}\p{N}+%$€]+$/u, '');
    const small = isStopWord(bare) || isKindWord(bare) || pictureWords.has(plain(bare));
    if (small && label.length === 0 && ordered.length > 1) continue;
    if (small || label.length === 3 || (last && label.length > 0 && bare !== word)) break;
    if ([...label, bare].join(' ').length > longestLabel && label.length > 0) break;
    label.push(bare.slice(0, longestLabel));
    if (!last && bare !== word) break;
  }
  return (last ? label.reverse() : label).join(' ').toUpperCase();
}

const pairOf = (...pair: [ComparedItem, ComparedItem]): Comparison => ({ kind: 'before-after', pair });

const change = / (?:from|de) (\p{L}+) (?:to|a) (\p{L}+) /u;

function twoTimes(text: string, { allowed, concept, search, spare }: ComparisonSources): Comparison {
  const [, from, to] = change.exec(spokenForm(text)) ?? [];
  const hero = (concept && allowed(concept.hero)[0]) ?? search(text) ?? spare;
  const labels = languageOf(text) === 'es' ? (['ANTES', 'DESPUÉS'] as const) : (['BEFORE', 'AFTER'] as const);
  const earlier = concept?.before ? allowed(concept.before).find(({ id }) => id !== hero.id) : undefined;
  const said = from !== undefined && to !== undefined && from.length + to.length <= 24;
  if (!said) {
    // Where the topic knows nothing for the time before, one thing is seen as it was and as it is.
    const [first, second] = labels;
    return pairOf({ label: first, hero: earlier ?? hero }, { label: second, hero });
  }
  const named = (word: string) => conceptsIn(word).flatMap((known) => allowed(known.hero))[0];
  return pairOf(
    { label: from.toUpperCase(), hero: named(from) ?? earlier ?? hero },
    { label: to.toUpperCase(), hero: named(to) ?? hero },
  );
}
