import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { trendOf } from '../knowledge/emotions';
import { type Look, type PersonMood, personId } from '../knowledge/people';
import type { Bond, PromptScene } from '../understanding/prompt-scene';
import type { Part } from '../understanding/arrangement';
import type { Member } from '../understanding/members';
import { type Staging, stagingOf } from '../understanding/staging';
import type { Understanding } from '../understanding/understand';
import { isGrave } from './contradicts';
import { type LookRequest, lookFor } from './people';
import { whenFilled } from './scene-shapes';

/** A member of a scene with its drawing. `isBust` is true for a large person, who is drawn from the chest up. */
export type DrawnMember = {
  member: Member;
  illustration: Illustration;
  isBust: boolean;
  /** Drawing of the hat of a trade; null for a trade without a hat. */
  hat: Illustration | null;
};

/** The members of a scene that can be drawn, with their relations. The first drawnMember is the main drawnMember. */
export type DrawnScene = {
  drawnMembers: [DrawnMember, ...DrawnMember[]];
  bonds: Bond[];
  surface: PromptScene['surface'];
  sunk: boolean;
  rain: boolean;
  staging: Staging;
  /** The parts of a picture whose prompt places several things; null for a described scene. */
  parts: DrawnPart[] | null;
};

/** One part of an arranged picture, with its drawings. */
export type DrawnPart = Omit<Part, 'scene'> & { drawn: DrawnScene };

/** Drawings of people without a trade; a large person with a mood replaces such a drawing. */
const anybody =
  /^(?:(?:wo)?man|girl|boy|child|baby|person|adult|older-person|old-(?:wo)?man|student|teacher|office-worker)\b/;

/** Things that one is on, although a prompt may say "in" ("en"). */
const supports =
  /surfboard|skateboard|scooter|^bed$|sofa|chair|seat|bench|bicycle|motorcycle|horse|table|shelf|palms/;

/** The relation that two drawings can show: one is on a seat and not in it, and a face without a body has no hands. */
const shownAs = (relation: Bond['relation'], of: string, to: string): Bond['relation'] =>
  relation === 'in' && supports.test(to)
    ? 'on'
    : relation === 'holds' && of === 'clown-face'
      ? 'beside'
      : relation;

/** Heads of animals, on which a worn thing is visible, by the drawing of the whole animal. */
const heads: Readonly<Record<string, string>> = {
  'own-dog-sitting': 'dog-face',
  'own-cat-sitting': 'cat-face',
  tiger: 'tiger-face',
  horse: 'horse-face',
  cow: 'cow-face',
  pig: 'pig-face',
  monkey: 'monkey-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
};

/** Hats by the word for a trade. */
const hats: readonly (readonly [words: RegExp, id: string])[] = [
  [/^(?:chefs?|cooks?|cociner[oa]s?|baker|panader[oa]|pizzer[oa])$/, 'own-chef-hat'],
  [/^(?:wizard|witch|mag[oa]|bruj[oa])$/, 'own-wizard-hat'],
  [/^(?:builder|constructor|albanil|engineer|ingenier[oa]|miner|miner[oa])$/, 'rescue-workers-helmet'],
  [/^(?:king|queen|rey|reina|prince|princess|princesa|principe)$/, 'crown'],
  [/^(?:viking|vikingo)$/, 'own-viking-helmet'],
  [/^(?:knight|caballero)$/, 'own-knight-helmet'],
  [/^(?:graduate|graduad[oa])$/, 'graduation-cap'],
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
  confused: 'confused',
  thinking: 'thinking',
  crying: 'crying',
  asleep: 'asleep',
  desperate: 'desperate',
  disgusted: 'disgusted',
  amazed: 'amazed',
  embarrassed: 'embarrassed',
  loving: 'loving',
  neutral: 'neutral',
};

/** Moods that the smiling drawing of a trade or a baby does not contradict. */
const smiling = new Set<string | null>([null, 'happy', 'proud', 'calm', 'laughing']);

/**
 * Chooses the drawings of the members of a described scene.
 * @param request prompt, choice of the creator and seed, which decide the look of a person
 * @param understanding the understanding of the prompt
 * @param index the illustration set
 * @param avoiding `isAvoided` returns true for a drawing that the request excludes; `isFaceless` is true for a request
 *   without people
 * @returns null if the prompt describes no scene, or if its main member cannot be drawn
 */
export function drawnSceneOf(
  request: LookRequest,
  understanding: Understanding,
  index: IllustrationIndex,
  { isAvoided, isFaceless }: { isAvoided: (illustration: Illustration) => boolean; isFaceless: boolean },
): DrawnScene | null {
  const { promptScene } = understanding;
  if (!promptScene) return null;
  return drawnFrom(promptScene, request, understanding, index, { isAvoided, isFaceless });
}

/**
 * Chooses the drawings of the members of a scene or of a part of a picture.
 * @param promptScene members and relations
 * @param request prompt, choice of the creator and seed, which decide the look of a person
 * @param understanding the understanding of the prompt
 * @param index the illustration set
 * @param avoiding as for `drawnSceneOf`
 * @returns null if the main member cannot be drawn
 */
export function drawnFrom(
  promptScene: PromptScene,
  request: LookRequest,
  understanding: Understanding,
  index: IllustrationIndex,
  { isAvoided, isFaceless }: { isAvoided: (illustration: Illustration) => boolean; isFaceless: boolean },
): DrawnScene | null {
  const all = promptScene.members.map((member, place) => {
    const mood =
      member.mood ??
      (place === firstPerson(promptScene) ? (promptScene.mood ?? understanding.mood?.name ?? null) : null);
    if (member.kind === 'person' && isFaceless) return null;
    return member.kind === 'person'
      ? personOf(request, { ...member, mood }, understanding, index)
      : thingOf(request, member, index, isAvoided);
  });
  // Two nouns for one thing are one drawing: a volcano and its eruption.
  const isNamedBefore = (id: string, place: number): boolean =>
    all.slice(0, place).some((earlier, at) => {
      const [one, other] = [promptScene.members[at], promptScene.members[place]];
      return earlier?.illustration.id === id && one?.head !== other?.head && other?.kind === 'thing';
    });
  const drawn = all.map((drawnMember, place) =>
    drawnMember && !isAvoided(drawnMember.illustration) && !isNamedBefore(drawnMember.illustration.id, place)
      ? drawnMember
      : null,
  );
  // Without the main thing, a person can still tell the scene. Without the main person, the things of the scene can.
  const isPerson = promptScene.members[0]?.kind === 'person';
  if (!drawn[0] && !isPerson && !drawn.some((drawnMember) => drawnMember?.isBust)) return null;
  const places = new Map<number, number>();
  drawn.forEach((drawnMember, place) => drawnMember && places.set(place, places.size));
  const [main, ...others] = drawn.filter((drawnMember) => drawnMember !== null);
  if (!main) return null;
  const bonds = promptScene.bonds.flatMap(({ of, relation, to }): Bond[] => {
    const [from, onto] = [places.get(of), places.get(to)];
    return from === undefined || onto === undefined
      ? []
      : [
          // A cat that sits "in the window" is before the window.
          /^(?:in|on)$/.test(relation) && promptScene.members[to]?.id === 'window'
            ? { of: onto, relation: 'behind', to: from }
            : {
                of: from,
                relation: shownAs(
                  relation,
                  promptScene.members[of]?.id ?? '',
                  promptScene.members[to]?.id ?? '',
                ),
                to: onto,
              },
        ];
  });
  const members = [main, ...others];
  const shownOr = (id: string, usual: Illustration): Illustration => {
    const found = index.get(id);
    return found && !isAvoided(found) ? found : usual;
  };
  // A hat that the request excludes is not worn; an excluded trade is shown as a person without a trade.
  for (const drawnMember of members)
    if (drawnMember.hat && isAvoided(drawnMember.hat)) drawnMember.hat = null;
  for (const { of, relation } of bonds) {
    const head = relation === 'wears' ? members[of] : undefined;
    if (head && !head.isBust)
      head.illustration = shownOr(heads[head.illustration.id] ?? '', head.illustration);
  }
  for (const { to, relation } of bonds) {
    const container = /^(?:in|from|fills)$/.test(relation) ? members[to] : undefined;
    if (container)
      container.illustration = shownOr(whenFilled(container.illustration), container.illustration);
  }
  const pair = [main, ...others].find(({ isBust, member }) => isBust && member.count === 2);
  const partner = pair && partnerOf(request, pair, understanding, index);
  if (partner) others.push(partner);
  return {
    drawnMembers: [main, ...others],
    bonds,
    surface: promptScene.surface,
    sunk: promptScene.sunk,
    rain: promptScene.rain,
    parts: null,
    staging: stagingOf(foldedPrompt(request.prompt), main.member.kind === 'person' ? null : main.member.head),
  };
}

/** The second person of a pair: another look, and the other sex for a couple and for two people without a trade. */
function partnerOf(
  request: LookRequest,
  { member, illustration }: DrawnMember,
  understanding: Understanding,
  index: IllustrationIndex,
): DrawnMember | null {
  const isCouple = /^(?:couple|pareja|novios|esposos|people)$/.test(member.head);
  const other = /^person-k?f/.test(illustration.id) ? 'hombre' : 'mujer';
  const head = isCouple ? other : member.head;
  for (let step = 1; step < 6; step += 1) {
    const found = personOf(
      { ...request, seed: request.seed + step * 977 },
      { ...member, head, count: 1 },
      understanding,
      index,
    );
    if (found && found.illustration.id !== illustration.id) return found;
  }
  return null;
}

const firstPerson = ({ members }: PromptScene): number => members.findIndex(({ kind }) => kind === 'person');

function thingOf(
  { prompt }: { prompt: string },
  member: Member,
  index: IllustrationIndex,
  isAvoided: (illustration: Illustration) => boolean,
): DrawnMember | null {
  const illustration = index.get(
    member.id === 'own-chart-up' && trendOf(prompt) === 'down' ? 'own-chart-down' : (member.id ?? ''),
  );
  return illustration && !isAvoided(illustration) ? { member, illustration, isBust: false, hat: null } : null;
}

function personOf(
  request: LookRequest,
  member: Member,
  understanding: Understanding,
  index: IllustrationIndex,
): DrawnMember | null {
  // Portada's own drawing of people shows the whole group or the clothes of the role.
  const figure = member.id?.startsWith('own-') ? index.get(member.id) : undefined;
  if (figure) return { member, illustration: figure, isBust: false, hat: null };
  const isPair = member.head === 'people' && member.count === 2;
  if (!isPair && /^(?:crowd|people|gente|family|familia|fans|publico)$/.test(member.head)) return null;
  if (/^(?:baby|babies|bebes?|toddlers?|newborn)$/.test(member.head) && smiling.has(member.mood)) {
    const illustration = index.get('baby');
    return illustration ? { member, illustration, isBust: false, hat: null } : null;
  }
  const trade = member.id === null || anybody.test(member.id) ? undefined : index.get(member.id);
  if (trade && smiling.has(member.mood))
    return { member, illustration: inSex(trade, member, understanding, index), isBust: false, hat: null };
  const look = lookOf(request, member, understanding);
  const illustration = index.get(
    personId(look, moods[member.mood ?? ''] ?? (isGrave(request.prompt) ? 'thinking' : 'neutral')),
  );
  const hat = hats.find(([words]) => words.test(member.head))?.[1];
  return illustration
    ? { member, illustration, isBust: true, hat: (hat === undefined ? undefined : index.get(hat)) ?? null }
    : null;
}

/** The drawing of a trade with the sex that the word for the trade names: "doctora". */
function inSex(
  trade: Illustration,
  { head }: Member,
  { language, people }: Understanding,
  index: IllustrationIndex,
): Illustration {
  const named = sexes.find(([words]) => words.test(head))?.[1] ?? endingOf(head, language);
  const gender = named ?? people?.gender ?? null;
  if (gender === null) return trade;
  return index.get(`${gender === 'f' ? 'woman' : 'man'}-${trade.id}`) ?? trade;
}

/** The sex that the ending of a Spanish noun names; null for any other noun. */
const endingOf = (head: string, language: string): Look['gender'] | null =>
  language !== 'es' || head === 'persona' ? null : /o$/.test(head) ? 'm' : /a$/.test(head) ? 'f' : null;

/** Words that name the sex of a person. */
const sexes: readonly (readonly [words: RegExp, gender: Look['gender']])[] = [
  [
    /^(?:wom[ae]n|businesswom[ae]n|niet(?:a|as)|granddaughters?|girls?|mother|mom|mum|grandma|grandmother|wife|lady|daughter|mujer(?:es)?|chicas?|ninas?|madre|mama|abuela|senora|hija|esposa|novia|amigas?|profesora|maestra|enfermera|anciana|bruja|reina|queen|princess|princesa|witch)$/,
    'f',
  ],
  [
    /^(?:m[ae]n|businessm[ae]n|\p{L}+smen|policem[ae]n|firem[ae]n|nietos?|grandsons?|empresarios?|boys?|father|dad|grandpa|grandfather|husband|guys?|son|hombres?|chicos?|ninos?|padre|papa|abuelo|senor|hijo|esposo|novio|amigos?|profesor|maestro|anciano|pescador|fisherman|rey|king|prince|principe|bombero|soldado)$/u,
    'm',
  ],
];

function lookOf(
  { prompt, seed, person }: LookRequest,
  { head, states, size }: Member,
  { people, language }: Understanding,
): Look {
  const own = sexes.find(([words]) => words.test(head))?.[1] ?? endingOf(head, language);
  const isSmall = size === 'tiny';
  const words = /^(?:toddlers?|kids?|children|boys?|ninos?|nietos?|grandsons?|baby|bebe)$/.test(head)
    ? 'kid'
    : /^(?:ninas?|hijas?|nietas?|daughters?|granddaughters?)$/.test(head) ||
        (isSmall && /^girls?$/.test(head))
      ? 'niña'
      : head;
  const gender = own ?? (people && people.words.toLowerCase() === head ? people.gender : null);
  return lookFor(
    {
      prompt:
        states.includes('old') || /^(?:abuelit[oa]s?|abuel[oa]s?|ancian[oa]s?|gran(?:ny|dma|dpa))$/.test(head)
          ? `${prompt}, old person`
          : prompt,
      seed,
      ...(person && { person }),
    },
    { words, gender },
  );
}

/** A prompt in lower case, without accents and quoted text. */
export const foldedPrompt = (prompt: string): string =>
  prompt
    .replace(/["“”«»„][^"“”«»„]{1,80}["“”«»„]/gu, ' ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    // The mountain of a mountain bike is no place.
    .replace(/\bmountain (?=bikes?\b)|(?<=\b(?:bicis?|bicicletas?|botas)) de montana\b/g, '');
