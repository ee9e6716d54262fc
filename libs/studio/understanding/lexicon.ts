import { animals } from '../knowledge/lexicon-animals';
import { fear } from '../knowledge/lexicon-fear';
import { food } from '../knowledge/lexicon-food';
import { gaming } from '../knowledge/lexicon-gaming';
import { home } from '../knowledge/lexicon-home';
import { kinds } from '../knowledge/lexicon-kinds';
import { learning } from '../knowledge/lexicon-learning';
import { money } from '../knowledge/lexicon-money';
import { own } from '../knowledge/lexicon-own';
import { society } from '../knowledge/lexicon-society';
import { sport } from '../knowledge/lexicon-sport';
import { stage } from '../knowledge/lexicon-stage';
import { technology } from '../knowledge/lexicon-technology';
import { travel } from '../knowledge/lexicon-travel';
import { vehicles } from '../knowledge/lexicon-vehicles';
import { unspaced } from '../knowledge/scripts';
import type { Concept } from '../knowledge/topic';
import { stem, tokensOf } from '../knowledge/words';

/** Every topic. The order decides between topics with equal scores. */
export const concepts: readonly Concept[] = [
  ...own,
  ...money,
  ...technology,
  ...learning,
  ...gaming,
  ...food,
  ...travel,
  ...sport,
  ...vehicles,
  ...animals,
  ...home,
  ...stage,
  ...fear,
  ...society,
  ...kinds,
];

type Phrase = { concept: Concept; stems: readonly string[]; breadth: number };

/**
 * `byWord`: phrases by their rarest word. `written`: phrases in scripts without spaces. `topicStems`: stems of topics.
 */
const { byWord, written, topicStems } = indexOf(concepts);

function indexOf(all: readonly Concept[]) {
  const spaced: Phrase[] = [];
  const without: { concept: Concept; text: string }[] = [];
  for (const concept of all) {
    const texts = concept.when.split('|').map((text) => text.trim());
    for (const text of texts) {
      if (unspaced.test(text)) without.push({ concept, text: text.toLowerCase() });
      else spaced.push({ concept, stems: tokensOf(text).map(stem), breadth: texts.length });
    }
  }
  const uses = new Map<string, number>();
  for (const { stems } of spaced) for (const word of stems) uses.set(word, (uses.get(word) ?? 0) + 1);
  const index = new Map<string, Phrase[]>();
  for (const phrase of spaced) {
    const rarest = phrase.stems.reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a));
    const list = index.get(rarest) ?? [];
    list.push(phrase);
    index.set(rarest, list);
  }
  return {
    byWord: index,
    written: without,
    topicStems: new Set(
      spaced.flatMap(({ concept, stems }) => (concept.general || stems.length > 1 ? [] : stems)),
    ),
  };
}

/** Returns true if a word alone is a phrase of a topic. */
export const isTopicWord = (word: string): boolean => topicStems.has(stem(word));

/** A topic that was found in a text: indexes of the words of its phrase, and the score of the match. */
type Found = { concept: Concept; places: readonly number[]; score: number };

/** Points for the number of words of a phrase. A second word adds little for a place or a weak topic. */
const wordsWorth = ({ intent, weak }: Concept, words: number): number =>
  intent === 'travel' || weak ? 96 + words * 2 : words * 100;

const handicap = ({ general, weak }: Concept): number => (general ? 1000 : weak ? 60 : 0);

/** Most other words between the words of a phrase. */
const slack = 3;

/**
 * Number of words of a text that are searched. The limit bounds the time for hostile prompts with thousands of words.
 */
const reach = 400;

/**
 * The topics of a text, best first: longer phrases before shorter, topics before kinds of video, earlier before later.
 * @param text a prompt or a part of one
 */
function topicsIn(text: string): Found[] {
  const asked = tokensOf(text).slice(0, reach).map(stem);
  const places = new Map<string, number[]>();
  asked.forEach((word, place) => {
    const known = places.get(word);
    if (!known) places.set(word, [place]);
    else if (known.length < 8) known.push(place);
  });
  const best = new Map<Concept, Found>();
  const keep = (found: Found) => {
    if (found.score > (best.get(found.concept)?.score ?? -Infinity)) best.set(found.concept, found);
  };
  for (const word of places.keys()) {
    for (const { concept, stems, breadth } of byWord.get(word) ?? []) {
      const named = placesOf(stems, word, places);
      if (named === null) continue;
      const place = Math.min(...named);
      const worth = wordsWorth(concept, stems.length) - Math.min(breadth, 16) / 8 - Math.min(place, 50) / 2;
      keep({ concept, places: named, score: worth - handicap(concept) });
    }
  }
  for (const found of writtenIn(text)) keep(found);
  return uncovered([...best.values()].sort((a, b) => b.score - a.score));
}

/** Removes topics whose words belong to a longer phrase: "haunted house" does not have the topic "house". */
const uncovered = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ places }) =>
      places.length === 0 ||
      !found.some(
        (longer) =>
          longer.places.length > places.length && places.every((place) => longer.places.includes(place)),
      ),
  );

/** Indexes of the words of a phrase if the words are close together; otherwise null. */
function placesOf(
  stems: readonly string[],
  anchor: string,
  places: ReadonlyMap<string, readonly number[]>,
): number[] | null {
  for (const at of places.get(anchor) ?? []) {
    const near = stems.map((word) =>
      (places.get(word) ?? []).reduce(
        (best, place) => (Math.abs(place - at) < Math.abs(best - at) ? place : best),
        Infinity,
      ),
    );
    const [first, last] = [Math.min(...near), Math.max(...near)];
    if (last - first < stems.length + slack) return near;
  }
  return null;
}

function writtenIn(text: string): Found[] {
  if (!unspaced.test(text)) return [];
  const lower = text.slice(0, 2000).toLowerCase();
  return written.flatMap(({ concept, text: phrase }) => {
    const place = lower.indexOf(phrase);
    if (place < 0) return [];
    const score = 100 + phrase.length * 10 - Math.min(place, 100) / 4 - handicap(concept);
    return [{ concept, places: [], score }];
  });
}

/**
 * The topics of a text, best first, each with the stems of the words that name the topic.
 * @param text a phrase of a prompt
 */
export function foundIn(text: string): { concept: Concept; words: string[] }[] {
  const asked = tokensOf(text).slice(0, reach).map(stem);
  return topicsIn(text).map(({ concept, places }) => ({
    concept,
    words: places.flatMap((place) => asked[place] ?? []),
  }));
}

/** The topics of a text, best first. */
export const conceptsIn = (text: string): Concept[] => topicsIn(text).map(({ concept }) => concept);

/**
 * The first topic whose hero is a drawing; null if there is none.
 * @param id name of a drawing
 */
export const conceptOfDrawing = (id: string): Concept | null => {
  const certain = concepts.filter(({ general, weak }) => !general && !weak);
  return certain.find(({ hero }) => hero[0] === id) ?? certain.find(({ hero }) => hero.includes(id)) ?? null;
};
