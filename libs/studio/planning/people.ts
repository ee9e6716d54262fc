import type { PictureRequest } from '@portada/contracts';
import type { Emotion } from '../knowledge/emotions';
import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { type Look, type PersonMood, looks, personId } from '../knowledge/people';
import { hashOf, seededRandom } from '../scene/random';
import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';

/** The person of a picture; `named` where the prompt asks for one, otherwise the one who tells it. */
export type Person = { illustration: Illustration; named: boolean };

/** Drawings of people without a trade of their own: a larger person with a mood takes their place. */
const anybody =
  /^(?:(?:wo)?man|girl|boy|child|person|baby|student|teacher|technologist|office-worker|older-person|old-(?:wo)?man)\b/;

/** Moods that the prompt names by word or pose. */
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
  confused: 'thinking',
  crying: 'sad',
  yelling: 'screaming',
  shouting: 'screaming',
  celebrating: 'laughing',
  thinking: 'thinking',
  sleeping: 'tired',
};

const emotionMoods: Readonly<Record<Emotion, PersonMood>> = {
  joy: 'laughing',
  surprise: 'shocked',
  fear: 'scared',
  anger: 'angry',
  sadness: 'sad',
  love: 'happy',
  pride: 'proud',
  disgust: 'scared',
  doubt: 'thinking',
  calm: 'neutral',
};

/** What a person feels where the prompt does not say it, by the mood of the request. */
const requestMoods: Readonly<Record<string, PersonMood>> = {
  happy: 'happy',
  mysterious: 'thinking',
  calm: 'neutral',
  funny: 'laughing',
  epic: 'proud',
  dark: 'scared',
};

/** A story of one's own, in English, and in Spanish by its pronoun or a first verb in the past ("Probé"). */
const story =
  /(?<!\p{L})(?:i|i'm|i've|my|me|mi|mis|yo)(?!\p{L})|^\W*(?:por qué |porque |cuando |cómo |así )?(?:no )?\p{L}{2,}[éí](?!\p{L})/iu;

const aged =
  /(?<!\p{L})(?:old|elderly|grand(?:ma|pa|mother|father)|granny|abuel[oa]|ancian[oa]|viej[oa])(?!\p{L})/iu;

/** Kinds of video with a narrator. */
const told = new Set<Subject['intent']>([
  'challenge',
  'reaction',
  'vlog',
  'general',
  'money',
  'food',
  'gaming',
  'horror',
  'fitness',
  'technology',
  'news',
  'animals',
]);

/**
 * The person in the picture: the one that the prompt names, or the narrator of a story in the first person.
 * @param input the request with its seed
 * @param understanding of its prompt
 * @param subject what is shown
 * @param index the illustration set
 * @returns null where no person is shown, and for a set without people
 */
export function personOf(
  input: PictureRequest & { seed: number },
  understanding: Understanding,
  subject: Subject,
  index: IllustrationIndex,
): Person | null {
  if (subject.crossed || subject.comparison) return null;
  const { people } = understanding;
  const [hero] = subject.heroes;
  const ofTrade = hero.group === 1 && !anybody.test(hero.id);
  const named = people !== null && people.count === 1 && !ofTrade;
  const teller = people === null && !ofTrade && told.has(subject.intent) && story.test(input.prompt);
  if (!named && !teller) return null;
  const look = lookFor(input, people?.gender ?? null);
  const mood = moodFor(input, understanding, subject);
  const illustration = index.get(personId(look, mood));
  return illustration ? { illustration, named } : null;
}

function lookFor({ prompt, seed }: { prompt: string; seed: number }, gender: Look['gender'] | null): Look {
  const old = aged.test(prompt);
  const fitting = looks.filter((look) => (gender === null || look.gender === gender) && look.old === old);
  const [first, ...rest] = fitting.length > 0 ? fitting : looks;
  if (!first) throw new Error('There are no people to show.');
  return seededRandom((seed ^ hashOf(prompt)) >>> 0).pick([first, ...rest]);
}

function moodFor(
  { mood }: PictureRequest,
  { people }: Understanding,
  { emotion }: Pick<Subject, 'emotion'>,
): PersonMood {
  const said = saidMoods[people?.mood ?? ''] ?? saidMoods[people?.pose ?? ''];
  return said ?? (emotion && emotionMoods[emotion]) ?? requestMoods[mood] ?? 'shocked';
}

/** Whether a drawing shows a face or a person. */
export const isSomebody = ({ group, id }: Pick<Illustration, 'group' | 'id'>): boolean =>
  group === 0 || group === 10 || (group === 1 && anybody.test(id));
