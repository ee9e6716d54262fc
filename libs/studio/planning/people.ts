import type { PictureRequest } from '@portada/contracts';
import type { Emotion } from '../knowledge/emotions';
import { type Illustration, type IllustrationIndex, isRoleDrawing } from '../knowledge/illustrations';
import { type Look, type PersonMood, looks, personId } from '../knowledge/people';
import { askedLook, coloredLook, hasHair } from './asked-look';
import { isGrave } from './contradicts';
import { hashOf, seededRandom } from '../scene/random';
import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';

/** The person of a picture, who is named by the prompt (`named`) or narrates a story in the first person (`teller`). */
export type Person = { illustration: Illustration; role: 'named' | 'teller' };

/** Drawings of people without a trade; a larger person with a mood replaces such a drawing. */
const anybody =
  /^(?:(?:wo)?man|girl|boy|child|person|baby|student|teacher|technologist|office-worker|older-person|old-(?:wo)?man)\b/;

/** Moods of persons by the word for a mood or pose in the prompt. */
const saidMoods: Readonly<Record<string, PersonMood>> = {
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
  desperate: 'desperate',
  disgusted: 'disgusted',
  embarrassed: 'embarrassed',
  loving: 'loving',
  crying: 'crying',
  yelling: 'screaming',
  shouting: 'screaming',
  celebrating: 'laughing',
  calm: 'neutral',
  thinking: 'thinking',
  sleeping: 'asleep',
};

/** More exact moods by words of the prompt; each replaces one of the moods that are listed with the pattern. */
const exactMoods: readonly (readonly [RegExp, readonly PersonMood[], PersonMood])[] = [
  [
    /(?<!\p{L})(?:cry(?:ing)?|cries|cried|sobbing|weeping|in tears|llor(?:a|ando|aba|oso|osa)|lágrimas)(?!\p{L})/iu,
    ['sad'],
    'crying',
  ],
  [
    /(?<!\p{L})(?:amazed|astonished|in awe|asombrad[oa]|maravillad[oa]|alucinad[oa])(?!\p{L})/iu,
    ['shocked'],
    'amazed',
  ],
  [/(?<!\p{L})(?:asleep|sleeping|dormid[oa]|durmiendo)(?!\p{L})/iu, ['tired'], 'asleep'],
];

const exactMood = (prompt: string, mood: PersonMood): PersonMood =>
  exactMoods.find(([said, moods]) => moods.includes(mood) && said.test(prompt))?.[2] ?? mood;

const emotionMoods: Readonly<Record<Emotion, PersonMood>> = {
  joy: 'laughing',
  surprise: 'shocked',
  fear: 'scared',
  anger: 'angry',
  sadness: 'sad',
  love: 'happy',
  pride: 'proud',
  disgust: 'disgusted',
  doubt: 'thinking',
  calm: 'neutral',
};

/** Mood of a person by the mood of the request; used if the prompt states none. */
const requestMoods: Readonly<Record<string, PersonMood>> = {
  happy: 'happy',
  mysterious: 'thinking',
  calm: 'neutral',
  funny: 'laughing',
  epic: 'proud',
  dark: 'scared',
};

/** Moods of a person in a prompt about a rise (`up`) or a fall (`down`). */
const trendMoods = { up: ['proud', 'happy', 'laughing'], down: ['sad', 'shocked'] } as const;

/**
 * Moods of a person by the kind of video; used if neither the prompt nor the mood of the request states a mood.
 * Surprise suits good and bad news; a smile would contradict bad news.
 */
const intentMoods: Readonly<Record<Subject['intent'], readonly [PersonMood, ...PersonMood[]]>> = {
  challenge: ['shocked'],
  tutorial: ['neutral', 'proud'],
  review: ['thinking'],
  versus: ['thinking'],
  'before-after': ['proud'],
  list: ['neutral'],
  news: ['shocked'],
  reaction: ['shocked', 'screaming'],
  vlog: ['shocked', 'neutral'],
  food: ['neutral'],
  gaming: ['shocked', 'screaming'],
  money: ['shocked'],
  horror: ['scared', 'screaming'],
  travel: ['happy', 'proud'],
  fitness: ['proud'],
  technology: ['neutral'],
  music: ['proud', 'neutral'],
  animals: ['neutral'],
  general: ['shocked', 'neutral'],
};

/**
 * Matches a story in the first person: in English by the pronoun, in Spanish by the pronoun or by a first verb in the
 * past tense ("Probé"). A possession alone ("my cat") does not match, because such a prompt is about the thing.
 */
const story =
  /(?<!\p{L})(?:i|i'm|i’m|i've|i’ve|me|yo|we)(?!\p{L})|^\W*(?:my|mi) (?:worst|best|first|last|biggest|morning|life|story|journey|honest|peor|mejor|primer[oa]?|[uú]ltim[oa]|vida|historia|rutina|experiencia)(?!\p{L})|^\W*(?:por qué |porque |cuando |cómo |así )?(?:no )?(?!qué|aquí|allí|así|hoy|café|bebé)\p{L}{2,}[éí](?!\p{L})/iu;

const aged =
  /(?<!\p{L})(?:elderly|grand(?:ma|pa|mother|father)|granny|abuel[oa]|ancian[oa]|old (?:(?:wo)?m[ae]n|lady|guy|person|couple|fisherman|sailor|farmer|king|teacher)|(?:hombre|mujer|señora?|persona) viej[oa]|viej[oa] (?:hombre|mujer|señora?|pescador|marinero|granjero)|(?:pescador|marinero|granjero) viejo)(?!\p{L})/iu;

/** Matches words that mean a child. "Girl" alone is mostly a young woman. */
const childish =
  /^(?:kid|child|boy|toddler|son|daughter|nephew|niece|niñ[oa]|nin[oa]|hij[oa]|sobrin[oa])$|^girl$/iu;

const littleGirl =
  /(?<!\p{L})(?:little|small|young|tiny|my|our|[1-9]|1[0-2])(?:[- ]years?[- ]old)? girl(?!\p{L})/iu;

/** Words beside which "girl", "boy" or "kid" mean a teenager or an adult, who is drawn as an adult. */
const grown =
  /(?<!\p{L})(?:teen\p{L}*|adolescente|gym|office|job|work|beer|wine|driving|makeup|skincare|boyfriend|girlfriend|money|gamer|gaming|college|university)(?!\p{L})/iu;

function isChild(words: string, prompt: string): boolean {
  if (!childish.test(words) || grown.test(prompt)) return false;
  return !/^girl$/i.test(words) || littleGirl.test(prompt);
}

/** Matches men who are drawn with a beard. */
const bearded =
  /(?<!\p{L})(?:fisherman|sailor|lumberjack|hermit|wizard|beard(?:ed)?|pescador|marinero|leñador|ermitaño|barba|barbudo|barbón)(?!\p{L})/iu;

/** Matches words about a night without sleep. */
const sleepless =
  /(?:won['’]?t|can['’]?t|cannot|not|never|no) (?:sleep|duerm\p{L}*|dormir)|insomni|sleepless/iu;

/** Matches the loss of weight or of debts, which is a success. */
const won =
  /\b(?:lost|lose|losing) (?:\d+ ?(?:kg|kilos?|lbs?|pounds?)|weight)|paid off|\b(?:perd[íi]|adelgac[eé]|baj[eé]) \d+ ?(?:kg|kilos?)|pagu[eé] (?:mi|la|toda)/iu;

/** Kinds of video with a narrator. */
const told = new Set<Subject['intent']>([
  'challenge',
  'reaction',
  'vlog',
  'general',
  'money',
  'gaming',
  'horror',
  'fitness',
  'travel',
]);

/**
 * Chooses the person in the picture: the person that the prompt names, or the narrator of a story in the first person.
 * @param input the request with its seed
 * @param understanding the understanding of the request's prompt
 * @param subject subject of the picture
 * @param index the illustration set
 * @returns null if no person is to be shown, if the hero is a person with a trade or is crossed out, if the picture is
 *   a comparison, and for a set without people
 */
export function personOf(
  input: PictureRequest & { seed: number },
  understanding: Understanding,
  subject: Subject,
  index: IllustrationIndex,
): Person | null {
  const role = roleOf(input, understanding, subject);
  if (role === null) return null;
  const look = lookFor(input, understanding.people);
  const mood = moodFor(input, understanding, subject);
  const illustration = index.get(personId(look, mood));
  return illustration ? { illustration, role } : null;
}

function roleOf(
  { prompt }: PictureRequest,
  { people }: Understanding,
  { heroes, intent, comparison, crossed, found }: Subject,
): Person['role'] | null {
  if (crossed || comparison) return null;
  const [hero] = heroes;
  if (found && isRoleDrawing(hero) && !anybody.test(hero.id)) return null;
  const isTold = told.has(intent) && story.test(prompt);
  // A person never represents a crowd or a team. A parent who talks about a child is shown.
  if (people?.count === 1 && people.shown) return 'named';
  if (people !== null && people.count !== 1) return null;
  return isTold ? 'teller' : null;
}

/** The parts of a request that decide the look of a person. */
export type LookRequest = Pick<PictureRequest, 'prompt' | 'person'> & { seed: number };

/**
 * Returns the look of a person: sex, age, beard, skin and hair as the words say, else as the request chooses. The seed
 * decides the rest, and consecutive seeds give different people.
 * @param request prompt, choice of the creator and seed
 * @param people words for the person, and the sex that the prompt names; null if the prompt names no person
 */
export function lookFor(
  { prompt, seed, person }: LookRequest,
  people: Pick<NonNullable<Understanding['people']>, 'words' | 'gender'> | null,
): Look {
  const asked = askedLook(prompt, person, people?.gender ?? null);
  const { gender } = asked;
  const child = people !== null && isChild(people.words, prompt);
  const old = !child && aged.test(prompt);
  const byAge = looks.filter(
    (look) =>
      (gender === null || look.gender === gender) && look.child === child && (child || look.old === old),
  );
  const withBeard = bearded.test(prompt) ? byAge.filter(({ beard }) => beard !== undefined) : [];
  const styled = withBeard.length > 0 ? [] : byAge.filter((look) => look.asked === asked.style);
  const usual = (withBeard.length > 0 ? withBeard : byAge).filter(
    (look) => look.asked === undefined && (asked.hair === null || hasHair(look)),
  );
  const fitting = asked.style !== null && styled.length > 0 ? styled : usual;
  const [first, ...rest] = fitting.length > 0 ? fitting : looks.filter((look) => !look.child && !look.asked);
  if (!first) throw new Error('The list of looks of people is empty.');
  const all = [first, ...rest];
  // Consecutive seeds, which the variants of a request have, show different people.
  return coloredLook(all[(seed + hashOf(prompt)) % all.length] ?? first, asked);
}

function moodFor(
  { prompt, mood, seed }: PictureRequest & { seed: number },
  { people }: Understanding,
  { emotion, intent, comparison, trend }: Pick<Subject, 'emotion' | 'intent' | 'comparison' | 'trend'>,
): PersonMood {
  const said = saidMoods[people?.mood ?? ''] ?? saidMoods[people?.pose ?? ''];
  if (comparison) return 'thinking';
  if (!said && sleepless.test(prompt)) return 'tired';
  if (!said && won.test(prompt)) return 'proud';
  const stated = said ?? (emotion && emotionMoods[emotion]) ?? requestMoods[mood];
  if (stated) return exactMood(prompt, stated);
  const { pick } = seededRandom(hashOf(`${seed} mood`));
  if (trend) return pick(trendMoods[trend]);
  const usual = /\?\s*$/.test(prompt) ? 'thinking' : pick(intentMoods[intent]);
  // A smile would contradict a bad event.
  return /^(?:neutral|happy|proud)$/.test(usual) && isGrave(prompt) ? 'shocked' : usual;
}

/** Returns true if a drawing shows a face or a person. */
export const isSomebody = ({ group, id }: Pick<Illustration, 'group' | 'id'>): boolean =>
  group === 0 || group === 10 || (group === 1 && anybody.test(id));
