import type { IllustrationIndex } from '../knowledge/illustrations';
import { type Scored, anybody, doubted, isTold } from './doubts';
import { type Candidate, type Source, candidatesOf, ordered, sure } from './match';
import { isFeeling } from './people';
import { placeWords } from './place-words';
import type { SaidPlace } from './settings';
import { frameWords, isPale } from './small-words';
import type { Thing } from './things';
import { textOf } from './tokens';

/** A thing of a prompt with its drawing. */
export type Meant = {
  /** The words of the prompt, as written. */
  words: string;
  /** Name of the drawing; null if no drawing fits, so that the thing is shown as a label. */
  id: string | null;
  /** Names of other possible drawings of the thing, best first. */
  alternatives: string[];
  source: Source | null;
  /** Head noun in lower case without accents; absent for a side without a noun. */
  head?: string;
  /** Certainty of the drawing, 0 to about 1.1; from 0.6 (`sure`) on, the drawing counts as the meaning of the words. */
  score: number;
};

/** The things of a prompt by their part in the picture; `unknown`: words without a drawing. */
export type Ranked = { subjects: Meant[]; objects: Meant[]; unknown: string[]; sides: Meant[] };

const changeEvent = /^(?:antes|despues|before|after)$/;
const soft = /^(?:of|de|del|about|sobre|on|a|al|at|to)$/;

/** Lowest score of a thing that may be the subject, the second subject, and an object. */
const believed = { subject: 0.5, second: 0.85, object: 0.68 };

/** Drawings of animals by place, best first, for a prompt that names only the class. */
const animalsBy: Readonly<Record<string, readonly string[]>> = {
  ocean: ['shark', 'octopus', 'jellyfish', 'tropical-fish'],
  jungle: ['tiger-face', 'snake', 'gorilla'],
  desert: ['camel', 'scorpion', 'snake'],
  farm: ['cow-face', 'pig-face', 'rooster'],
  forest: ['fox', 'bear', 'owl'],
  snow: ['polar-bear', 'penguin', 'seal'],
  australia: ['crocodile', 'spider', 'kangaroo', 'snake'],
  africa: ['lion', 'elephant', 'giraffe'],
  mountain: ['goat', 'eagle', 'llama'],
};
/** Words of a prompt about a journey, whose topic is the place. */
const visiting = /\b(?:travel|trip|visit|viaj|vacation|vacacion|tourist|turis)/iu;
const fierce = /danger|deadl|peligros|mortal|scar|aterrador|predator|letal/i;
const recordings = /^(?:camera|video|tape|film|cctv|camara)$/;
const classWord = /^(?:animal|creature|criatura|beast|bestia|bicho)$/;

/** Shops and sites where a thing is found or bought, which are no things of the picture: "a guitar on Amazon". */
const shops =
  /^(?:amazon|ebay|temu|aliexpress|shein|wallapop|etsy|vinted|craigslist|walmart|costco|ikea|lidl|aldi|mercadona|youtube|tiktok|instagram|twitch|netflix|reddit|marketplace|internet|google|mercadolibre)$/;
const isShop = ({ thing }: Scored): boolean =>
  /^(?:on|at|from|in|en|de|por|a)$/.test(thing.preposition ?? '') && shops.test(thing.head.fold);

/** The context that ranks the things of a prompt. */
type Ranking = {
  index: IllustrationIndex;
  language: 'en' | 'es';
  /** True if the prompt is neither English nor Spanish; then topics are used, and names of drawings are not. */
  foreign: boolean;
  place: SaidPlace | null;
  text: string;
};

/**
 * Chooses the subjects of a picture, the objects beside them, and the words that have no drawing.
 * @param things things of a prompt
 * @param struck drawings that are to be left out
 * @param sideCount how many sides the prompt has
 * @param ranking illustration set, language, place and text
 */
export function ranked(
  things: readonly Thing[],
  struck: ReadonlySet<string>,
  sideCount: number,
  ranking: Ranking,
): Ranked {
  const read = things.map((thing): Scored => {
    const candidates =
      membersOf(thing, ranking) ?? candidatesOf(thing, ranking.index, ranking.language, ranking.foreign);
    const own = ranking.foreign ? candidates.filter(({ source }) => source === 'lexicon') : candidates;
    return { thing, candidates: own.filter(({ id }) => !struck.has(id)), rank: 0 };
  });
  const known = read.map((scored) => doubted(scored, read));
  const real = known.filter(({ candidates }) => (candidates[0]?.score ?? 0) >= believed.object);
  const others = (scored: Scored) =>
    real.some((other) => other !== scored && !isAnybody(other) && !isPlace(other));
  const visits = visiting.test(ranking.text);
  for (const scored of known) scored.rank = rankOf(scored, others(scored), real.length, visits, ranking);
  const order = known
    .filter(({ candidates }) => candidates.length > 0)
    .sort((a, b) => b.rank - a.rank || a.thing.at - b.thing.at);
  const sides = sidesFrom(known, sideCount, ranking.index);
  const [first] = order;
  const subjects: Scored[] =
    first && (first.candidates[0]?.score ?? 0) >= believed.subject - 0.08 ? [first] : [];
  const second = order.find(
    (scored) =>
      scored !== first &&
      !scored.thing.verb &&
      !isShop(scored) &&
      scored.thing.preposition === null &&
      !isPlace(scored) &&
      !isAnybody(scored) &&
      (scored.candidates[0]?.score ?? 0) >= believed.second &&
      scored.candidates[0]?.id !== first?.candidates[0]?.id,
  );
  if (second && subjects.length > 0) subjects.push(second);
  const objects = order.filter(
    (scored) =>
      !subjects.includes(scored) &&
      !scored.thing.verb &&
      !isPlace(scored) &&
      !isShop(scored) &&
      (scored.candidates[0]?.score ?? 0) >= believed.object &&
      !subjects.some(({ candidates }) => candidates[0]?.id === scored.candidates[0]?.id),
  );
  return {
    subjects: subjects.map(meant),
    objects: objects.map(meant),
    unknown: known
      .filter((scored) => (scored.candidates[0]?.score ?? 0) < sure && isTold(scored))
      .map(({ thing }) => thing.head.fold),
    sides,
  };
}

/** Words before the thing that a person looks or points at; this thing is the topic of the picture. */
const looksAt =
  /\b(?:look(?:s|ing)?|star(?:es|ing)|point(?:s|ing)|mirando|mira|señalando|señala) (?:at|to|a|al)\s+(?:(?:the|an?|her|his|my|their|un|una|el|la|su|mi)\s+)?$/iu;

function rankOf(
  { thing, candidates }: Scored,
  beside: boolean,
  many: number,
  visits: boolean,
  { text, place }: Ranking,
): number {
  const { tokens, head, preposition, side, at, verb } = thing;
  let rank = candidates[0]?.score ?? 0;
  if (side !== null) rank += 0.5;
  if (preposition !== null && side === null)
    rank -= soft.test(preposition) ? 0.08 : changeEvent.test(preposition) ? 0.35 : 0.22;
  if (tokens.some(({ role }) => role === 'place')) rank -= head.role !== 'place' ? 0 : visits ? 0.05 : 0.3;
  if (tokens.some(({ role }) => role === 'quoted')) rank -= 0.35;
  if (anybody.has(head.fold) && beside) rank -= 0.36;
  if (frameWords.has(head.stem)) rank -= 0.1;
  if (preposition !== null && looksAt.test(text.slice(0, tokens[0]?.at ?? 0))) rank += 0.3;
  if (many > 1 && /^(?:trip|travel|viaje|viajes)$/.test(head.fold)) rank -= 0.2;
  // "Sad dying plant" shows a plant and no feeling; "family at the beach, blue sky" shows no sky as a thing.
  if (many > 1 && (isFeeling(head.fold) || /^(?:sky|cielo)$/.test(head.fold))) rank -= 0.4;
  // "Patagonia en camper con dos perros" shows the camper; the place is the ground of the picture.
  if (many > 1 && place?.words === head.text && /^\p{Lu}/u.test(head.text) && !visits) rank -= 0.3;
  if (many > 1 && isPale(head)) rank -= 0.25;
  if (many > 1 && head.role === null && placeWords.has(head.fold)) rank -= 0.15;
  if (isShop({ thing, candidates, rank }) && many > 1) rank -= 0.5;
  if (verb && many > 0) rank -= 0.06;
  // "Caught on camera" describes a recording; the camera is not the topic.
  if (/^(?:on|en)$/.test(preposition ?? '') && recordings.test(head.stem)) rank -= 0.4;
  return rank - Math.min(0.012 * at, 0.12);
}

const isPlace = ({ thing }: Scored): boolean => thing.head.role === 'place';
const isAnybody = ({ thing }: Scored): boolean => anybody.has(thing.head.fold);

function meant({ thing, candidates }: Scored): Meant {
  const [best, ...rest] = candidates;
  return {
    words: textOf(thing.tokens),
    head: thing.head.fold,
    id: best?.id ?? null,
    alternatives: rest.slice(0, 4).map(({ id }) => id),
    source: best?.source ?? null,
    score: best?.score ?? 0,
  };
}

/** Drawings for a class word such as "animals", by the place of the prompt: animals of the ocean. */
function membersOf({ head, tokens, verb }: Thing, { index, place, text }: Ranking): Candidate[] | null {
  if (verb || !classWord.test(head.stem)) return null;
  const there = tokens.map(({ stem }) => stem).join(' ');
  const where = place?.name ?? (/\b(?:sea|ocean|mar|marin)/u.test(there) ? 'ocean' : null);
  const members =
    animalsBy[where ?? ''] ??
    (fierce.test(text) ? ['lion', 'crocodile', 'snake'] : ['paw-prints', 'lion', 'elephant']);
  return ordered(
    members
      .filter((id) => index.get(id))
      .map((id, later) => ({ id, score: 0.9 - later * 0.02, source: 'class' as const })),
  );
}

/** Groups of the illustration set with things that have model numbers: vehicles and objects. */
const devices: ReadonlySet<number> = new Set([5, 7]);

/**
 * One entry per side, in order. Two models of one product share its drawing, although a model name may mean another.
 */
function sidesFrom(known: readonly Scored[], count: number, index: IllustrationIndex): Meant[] {
  const sides = Array.from({ length: count }, (_, place): Meant => {
    const best = known
      .filter(({ thing }) => thing.side === place)
      .sort((a, b) => (b.candidates[0]?.score ?? 0) - (a.candidates[0]?.score ?? 0))[0];
    return best ? meant(best) : { words: '', id: null, alternatives: [], source: null, score: 0 };
  });
  const [main] = [...known].sort((a, b) => b.rank - a.rank);
  const first = sides.find(
    ({ source, id, score }) =>
      id !== null &&
      score >= sure &&
      (source === 'noun' || source === 'name') &&
      devices.has(index.get(id)?.group ?? 0),
  );
  return sides.map((side, place) =>
    side.id === null && isQuality(known, place)
      ? { ...side, ...drawnAs(sides.find(({ id }) => id !== null) ?? (main && meant(main))) }
      : first &&
          /\d|\b(?:pro|max|ultra|air|model)\b/iu.test(side.words) &&
          (side.id === null || side.score < 0.7)
        ? { ...side, id: first.id, source: 'side', alternatives: first.alternatives, score: first.score }
        : side,
  );
}

const qualities =
  /^(?:cheap|expensive|old|new|fake|real|big|small|good|bad|best|worst|fresh|frozen|homemade|amateur|rich|poor|slow|fast|barat[oa]s?|car[oa]s?|viej[oa]s?|nuev[oa]s?|fals[oa]s?|original|buen[oa]s?|mal[oa]s?|caser[oa]s?)$/;

/**
 * Returns true for a side that is only a quality, such as "cheap" or "old"; this side shows the thing of the prompt.
 */
const isQuality = (known: readonly Scored[], side: number): boolean => {
  const tokens = known.filter(({ thing }) => thing.side === side).flatMap(({ thing }) => thing.tokens);
  return (
    tokens.length > 0 &&
    tokens.every(({ pos, fold }) => pos === 'ADJ' || pos === 'NUM' || qualities.test(fold))
  );
};

const drawnAs = (other: Meant | undefined): Partial<Meant> =>
  other ? { id: other.id, alternatives: other.alternatives, source: 'side', score: other.score } : {};
