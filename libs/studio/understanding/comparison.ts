import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { kindOf, spokenForm } from '../knowledge/intents';
import { conceptsIn, isKindWord } from './lexicon';
import { settable } from '../knowledge/scripts';
import type { Concept } from '../knowledge/topic';
import { isStopWord, languageOf, pictureWords, plain } from '../knowledge/words';

/** One half of a picture of two things or two times. */
export type Side = {
  /** Its name in capitals, one to three words: `IPHONE`, `ANTES`. */
  label: string;
  hero: Illustration;
};

export type Sides = { kind: 'versus' | 'before-after'; pair: [Side, Side] };

/** What sides are looked for with. */
export type Seeking = {
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
/** "contra" and "or" mean two sides only where both are known. */
const perhaps = /\s(?:contra|frente\s+a)\s/iu;
const either = /\s(?:or|o|u)\s/iu;
const asksWhich = /^\s*[¿]?(?:which|what|cu[aá]l|qu[eé]|should|is|es|better|mejor)\b|\?/iu;

/**
 * The two halves of a prompt that sets two things or two times against each other: "iPhone vs Android", "antes y
 * después", "from broke to rich".
 * @param text a prompt
 * @param seeking illustration set and topic
 * @returns null where the prompt has no two sides
 */
export function sidesOf(text: string, seeking: Seeking): Sides | null {
  const short = text.slice(0, 1000);
  if (kindOf(short) === 'before-after') return twoTimes(short, seeking);
  if (surely.test(short)) return twoThings(short.split(surely), seeking, false);
  if (perhaps.test(short)) return twoThings(short.split(perhaps), seeking, true);
  if (either.test(short) && asksWhich.test(short)) return twoThings(short.split(either), seeking, true);
  return null;
}

function twoThings(
  [left = '', right = '']: readonly string[],
  seeking: Seeking,
  bothKnown: boolean,
): Sides | null {
  const near = {
    left: left.split(' ').slice(-6).join(' '),
    right: right.split(' ').slice(0, 6).join(' '),
  };
  const [first, second] = bothThings(near, seeking);
  if (bothKnown && !(first && second)) return null;
  const spares = [...seeking.allowed(['boxing-glove', 'crossed-swords']), seeking.spare];
  const other = (taken?: Illustration) => spares.find(({ id }) => id !== taken?.id) ?? seeking.spare;
  return {
    kind: 'versus',
    pair: [
      { label: labelOf(near.left, true), hero: first ?? other(second) },
      { label: labelOf(near.right, false), hero: second ?? other(first) },
    ],
  };
}

/** "Cheap" and "expensive", "old" and "new": both sides are the one thing that the prompt names. */
const qualities =
  /^(?:cheap|expensive|old|new|fake|real|big|small|good|bad|best|worst|fresh|frozen|homemade|amateur|noob|beginner|pro|rich|poor|slow|fast|barat[oa]s?|car[oa]s?|viej[oa]s?|nuev[oa]s?|fals[oa]s?|original|buen[oa]s?|mal[oa]s?|caser[oa]s?|novato|profesional|[$€£]?\d[\d.,]*[€$£]?)$/iu;

function bothThings(
  near: { left: string; right: string },
  seeking: Seeking,
): [Illustration | undefined, Illustration | undefined] {
  const first = thingIn(near.left, seeking, true);
  const second = thingIn(near.right, seeking, false, first);
  const main =
    seeking.concept && !seeking.concept.general ? seeking.allowed(seeking.concept.hero)[0] : undefined;
  const beside = near.left.trim().split(' ').at(-1) ?? '';
  if (qualities.test(beside)) {
    const thing =
      second && conceptsIn(near.right).some(({ general, weak }) => !general && !weak) ? second : main;
    return [thing ?? first, thing ?? second];
  }
  return [first ?? (second ? undefined : main), second ?? (first ? undefined : main)];
}

/** The drawing of one side; the topic nearest to the "vs" wins. */
function thingIn(
  part: string,
  seeking: Seeking,
  last: boolean,
  other?: Illustration,
): Illustration | undefined {
  const { index, allowed, search, concept } = seeking;
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
  // Two teams are equal: a trophy beside a ball would crown one of them.
  if (fitting[0]?.intent === 'fitness') return candidates[0];
  // Two of one kind, such as two laptops, may look the same.
  return candidates.find(({ id }) => id !== other?.id) ?? candidates[0];
}

const longestLabel = 16;

/** Up to three words beside the "vs": an article or a verb ends them. */
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

const pairOf = (...pair: [Side, Side]): Sides => ({ kind: 'before-after', pair });

const change = / (?:from|de) (\p{L}+) (?:to|a) (\p{L}+) /u;

function twoTimes(text: string, { allowed, concept, search, spare }: Seeking): Sides {
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
