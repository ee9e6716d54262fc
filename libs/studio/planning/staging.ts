import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { type PersonMood, personId } from '../knowledge/people';
import type { Bond, Cast } from '../understanding/cast';
import type { Member } from '../understanding/members';
import type { Understanding } from '../understanding/understand';
import { lookFor } from './people';

/** A member of a scene with its drawing. `isBust` is true for a large person, who is drawn from the chest up. */
export type Actor = { member: Member; illustration: Illustration; isBust: boolean };

/** The members of a scene that can be drawn, with their relations. The first actor is the main actor. */
export type Staging = {
  actors: [Actor, ...Actor[]];
  bonds: Bond[];
  surface: Cast['surface'];
  sunk: boolean;
  rain: boolean;
};

/** Drawings of people without a trade; a large person with a mood replaces such a drawing. */
const anybody = /^(?:(?:wo)?man|person|adult|older-person|old-(?:wo)?man|student|teacher|office-worker)\b/;

/** Words for children, whom large people never represent. */
const childWords =
  /^(?:baby|babies|toddlers?|kids?|child|children|boys?|girls?|son|daughter|nin[oa]s?|bebes?|hij[oa]s?)$/;

/** Drawings of children by word. */
const children: readonly (readonly [words: RegExp, id: string])[] = [
  [/^(?:girls?|daughter|nina|ninas|hija|hijas)$/, 'girl'],
  [/^(?:boys?|son|nino|ninos|hijo|hijos)$/, 'boy'],
  [/^(?:baby|babies|bebes?|toddlers?)$/, 'baby'],
  [/./, 'child'],
];

/** Moods of large people by the mood of the description. */
const moods: Readonly<Record<string, PersonMood>> = {
  shocked: 'shocked',
  scared: 'scared',
  angry: 'angry',
  happy: 'happy',
  sad: 'sad',
  laughing: 'laughing',
  tired: 'tired',
  proud: 'proud',
  screaming: 'screaming',
  confused: 'thinking',
  crying: 'sad',
  asleep: 'tired',
  desperate: 'scared',
  disgusted: 'angry',
};

/** Moods that the smiling drawing of a trade or a child does not contradict. */
const smiling = new Set<string | null>([null, 'happy', 'proud', 'calm', 'laughing']);

/**
 * The staging of a described scene.
 * @param request prompt of the request and seed, which decide the look of a person
 * @param understanding the understanding of the prompt
 * @param index the illustration set
 * @param isAvoided returns true for a drawing that the request excludes
 * @returns null if the prompt describes no scene, or if its main member cannot be drawn
 */
export function stagingOf(
  request: { prompt: string; seed: number },
  understanding: Understanding,
  index: IllustrationIndex,
  isAvoided: (illustration: Illustration) => boolean,
): Staging | null {
  const { cast } = understanding;
  if (!cast) return null;
  const drawn = cast.members.map((member, place) => {
    const mood =
      member.mood ?? (place === firstPerson(cast) ? (cast.mood ?? understanding.mood?.name ?? null) : null);
    return member.kind === 'person'
      ? personOf(request, { ...member, mood }, understanding, index)
      : thingOf(member, index, isAvoided);
  });
  // Without the main member, a person can still tell the scene.
  if (!drawn[0] && !drawn.some((actor) => actor?.isBust)) return null;
  const places = new Map<number, number>();
  drawn.forEach((actor, place) => actor && places.set(place, places.size));
  const [main, ...others] = drawn.filter((actor) => actor !== null);
  if (!main) return null;
  const bonds = cast.bonds.flatMap(({ of, relation, to }): Bond[] => {
    const [from, onto] = [places.get(of), places.get(to)];
    return from === undefined || onto === undefined ? [] : [{ of: from, relation, to: onto }];
  });
  return { actors: [main, ...others], bonds, surface: cast.surface, sunk: cast.sunk, rain: cast.rain };
}

const firstPerson = ({ members }: Cast): number => members.findIndex(({ kind }) => kind === 'person');

function thingOf(
  member: Member,
  index: IllustrationIndex,
  isAvoided: (illustration: Illustration) => boolean,
): Actor | null {
  const illustration = index.get(member.id ?? '');
  return illustration && !isAvoided(illustration) ? { member, illustration, isBust: false } : null;
}

function personOf(
  request: { prompt: string; seed: number },
  member: Member,
  understanding: Understanding,
  index: IllustrationIndex,
): Actor | null {
  if (/^(?:crowd|people|gente|family|familia|fans|publico)$/.test(member.head)) return null;
  if (childWords.test(member.head)) {
    const id = children.find(([words]) => words.test(member.head))?.[1] ?? 'child';
    const illustration = index.get(id);
    return illustration ? { member, illustration, isBust: false } : null;
  }
  const trade = member.id === null || anybody.test(member.id) ? undefined : index.get(member.id);
  if (trade && smiling.has(member.mood)) return { member, illustration: trade, isBust: false };
  const isOld = member.states.includes('old');
  const look = lookFor(
    { prompt: isOld ? `${request.prompt} old person` : request.prompt, seed: request.seed },
    { words: member.head, gender: understanding.people?.gender ?? null },
  );
  const illustration = index.get(personId(look, moods[member.mood ?? ''] ?? 'thinking'));
  return illustration ? { member, illustration, isBust: true } : null;
}
