import type { colorPalettes } from '@portada/contracts';
import type { MotifName } from '../scene.schema';
import { entertainment } from './lexicon-entertainment';
import { everyday } from './lexicon-everyday';
import { work } from './lexicon-work';
import { plain, stem } from './words';

/** What kind of video a prompt is about; decides the layout and what is drawn when no subject is found. */
export const intents = [
  'challenge',
  'tutorial',
  'review',
  'versus',
  'before-after',
  'list',
  'news',
  'reaction',
  'vlog',
  'food',
  'gaming',
  'money',
  'horror',
  'travel',
  'fitness',
  'technology',
  'music',
  'animals',
  'general',
] as const;
export type Intent = (typeof intents)[number];

/** A topic that creators make videos about. */
export type Concept = {
  /** Phrases in both languages, separated by bars; one fits when all its words are in the prompt. */
  when: string;
  /** Drawings that can be the hero, best first. */
  hero: readonly string[];
  /** Drawings around it. */
  props: readonly string[];
  intent: Intent;
  setting?: MotifName;
  /** Hue of the ground in degrees (OKLCH) that suits the topic. */
  hue?: number;
  /** One of the editor's palettes that suits the topic; used where the creator left the choice open. */
  palette?: (typeof colorPalettes)[number];
  /** Drawings for the time before, in a before-after picture, best first; the hero stands for the time after. */
  before?: readonly string[];
  /** Says what kind of video it is, not what about: any real subject goes before it. */
  general?: true;
};

const concepts: readonly Concept[] = [...work, ...everyday, ...entertainment];

const phrases = concepts.flatMap((concept) =>
  concept.when.split('|').map((phrase, _, all) => ({
    concept,
    stems: phrase.trim().split(/\s+/).map(stem),
    // A topic of few phrases is a narrow one, and says more.
    breadth: all.length,
  })),
);

const phraseStems = new Set(phrases.flatMap(({ concept, stems }) => (concept.general ? [] : stems)));

const generalStems = new Set(phrases.flatMap(({ concept, stems }) => (concept.general ? stems : [])));

/** Whether a word only says what kind of video it is, such as "tutorial". */
export const isKindWord = (word: string): boolean => generalStems.has(stem(word));

/** Whether a word names a topic of the lexicon. */
export const isTopicWord = (word: string): boolean => phraseStems.has(stem(word));

/**
 * The topics of a text, best first: longer phrases before shorter, topics before kinds of video, earlier before later.
 * @param text a prompt or a part of one
 */
export function conceptsIn(text: string): Concept[] {
  // A word with a hyphen counts whole and in parts: "T-Rex", "5-minute".
  const asked = text
    .split(/[^\p{L}\p{N}$€%'-]+/u)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .flatMap((word) => (plain(word) ? [stem(word)] : []));
  const places = new Map(asked.map((word, place) => [word, place] as const).reverse());
  const best = new Map<Concept, number>();
  for (const { concept, stems, breadth } of phrases) {
    if (!stems.every((word) => places.has(word))) continue;
    const earliest = Math.min(...stems.map((word) => places.get(word) ?? 0));
    const score =
      stems.length * 100 - (concept.general ? 1000 : 0) - breadth / 8 - Math.min(earliest, 50) / 2;
    best.set(concept, Math.max(best.get(concept) ?? -Infinity, score));
  }
  return [...best].sort((a, b) => b[1] - a[1]).map(([concept]) => concept);
}

/** What stands in the middle when no subject is found. */
export const intentHeroes: Record<Intent, readonly [string, ...string[]]> = {
  challenge: ['trophy', 'fire', 'stopwatch'],
  tutorial: ['light-bulb', 'graduation-cap', 'open-book'],
  review: ['glowing-star', 'magnifying-glass-tilted-left', 'thumbs-up'],
  versus: ['boxing-glove', 'crossed-swords'],
  'before-after': ['hourglass-not-done', 'counterclockwise-arrows-button'],
  list: ['trophy', 'glowing-star', 'hundred-points'],
  news: ['megaphone', 'rolled-up-newspaper', 'police-car-light'],
  reaction: ['exploding-head', 'face-screaming-in-fear', 'eyes'],
  vlog: ['video-camera', 'camera-with-flash', 'sun-with-face'],
  food: ['shallow-pan-of-food', 'pot-of-food', 'hamburger'],
  gaming: ['video-game', 'joystick', 'alien-monster'],
  money: ['money-bag', 'money-with-wings', 'coin'],
  horror: ['ghost', 'skull', 'jack-o-lantern'],
  travel: ['airplane', 'world-map', 'globe-showing-europe-africa'],
  fitness: ['flexed-biceps', 'running-shoe'],
  technology: ['laptop', 'robot', 'gear'],
  music: ['guitar', 'headphone', 'musical-notes'],
  animals: ['paw-prints', 'dog-face', 'cat-face'],
  general: ['glowing-star', 'star-struck', 'clapper-board', 'sparkles'],
};
