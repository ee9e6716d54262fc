import { personNamed } from './people';
import { isStopWord, plain, stem } from './words';

/** One drawing of the illustration set, without its SVG. */
export type Illustration = {
  /** Name of the drawing, such as `red-apple`. */
  id: string;
  /** The emoji that the drawing shows; empty if there is none. */
  emoji: string;
  /**
   * Group number of the emoji standard: 0 faces, 1 people, 3 animals, 4 food, 5 travel, 6 activities, 7 objects, 8
   * symbols, 9 flags. Number 10 is for large people, who have no emoji and are found by name only.
   */
  group: number;
  /** Names in English and Spanish; `keywords` are further search words, best first. */
  names: string[];
  keywords: string[];
  /** Bounds of the visible part in the drawing's square: left, top, right, bottom, each 0 to 1. */
  ink: [number, number, number, number];
  /** Mean hue in degrees (OKLCH); null if the drawing has no color. */
  hue: number | null;
};

/** Signs with a distinctive outline, which can stand alone in a picture. */
const shapely =
  /^(?:warning|radioactive|biohazard|prohibited|no-entry|no-smoking|(?:red|white)-(?:question|exclamation)-mark|recycling-symbol|cross-mark|heavy-dollar-sign|infinity|yin-yang|peace-symbol|latin-cross|star-of-david|star-and-crescent|medical-symbol|trident-emblem|fleur-de-lis)$/;

/**
 * True if a drawing is a sign in a plain square or circle, such as `atom-symbol` or `play-button`. Such a drawing is a
 * hero only if the prompt asks for that sign.
 * @param illustration any drawing of the illustration set
 */
export const isPlainSign = ({ id, group }: Pick<Illustration, 'id' | 'group'>): boolean =>
  group === 8 && !shapely.test(id);

/** Own drawings of people whose clothes show their role; their group is that of things. */
const ownRoles = /^own-(?:surgeon|monk|nun|priest|cowboy|electrician)$/;

/**
 * True if a drawing shows a person with a role, such as a pilot or a surgeon.
 * @param illustration any drawing of the illustration set
 */
export const isRoleDrawing = ({ id, group }: Pick<Illustration, 'id' | 'group'>): boolean =>
  group === 1 || ownRoles.test(id);

export type Match = { illustration: Illustration; score: number };

/** Factor of the search score by emoji group: things are better subjects than faces, signs and flags. */
const groupWeight: Record<number, number> = {
  0: 0.75,
  1: 0.8,
  3: 1.15,
  4: 1.15,
  5: 1.1,
  6: 1.15,
  7: 1.15,
  8: 0.4,
  9: 0.2,
};
const clock = /-(?:oclock|thirty)$/;

type Posting = { illustration: Illustration; weight: number };

/** Finds drawings by English and Spanish words. Words that few drawings have count for more. */
export class IllustrationIndex {
  readonly #byId = new Map<string, Illustration>();
  readonly #byEmoji = new Map<string, Illustration>();
  readonly #postings = new Map<string, Posting[]>();

  constructor(illustrations: readonly Illustration[]) {
    for (const illustration of illustrations) {
      this.#byId.set(illustration.id, illustration);
      this.#byEmoji.set(withoutVariation(illustration.emoji), illustration);
      for (const [word, weight] of weightedWords(illustration)) {
        const list = this.#postings.get(word) ?? [];
        list.push({ illustration, weight });
        this.#postings.set(word, list);
      }
    }
  }

  /** The drawing with that name, or undefined. A person can have another skin and hair than in the asset pack. */
  get(id: string): Illustration | undefined {
    const known = this.#byId.get(id);
    if (known) return known;
    const packed = this.#byId.get(personNamed(id)?.packedId ?? '');
    return packed && { ...packed, id };
  }

  /** Every drawing, in the order of the illustration set. */
  all(): Illustration[] {
    return [...this.#byId.values()];
  }

  /** The drawings of the emoji in a text, in the order of the text. */
  inText(text: string): Illustration[] {
    return [...text.matchAll(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*/gu)]
      .map(([emoji]) => this.#byEmoji.get(withoutVariation(emoji)))
      .filter((found) => found !== undefined);
  }

  /** True if a search for the word finds a drawing. */
  knows(word: string): boolean {
    return this.#postings.has(stem(word));
  }

  /**
   * Searches the drawings that match a text best.
   * @param text a phrase in English or Spanish
   * @param limit greatest number of results
   */
  search(text: string, limit = 8): Match[] {
    const found = new Map<Illustration, number>();
    const asked = text.split(/[\s,.;:!?()"'/-]+/).filter((word) => !isStopWord(word));
    for (const word of new Set(asked.map(stem))) {
      const postings = this.#postings.get(word) ?? [];
      const rarity = Math.log(1 + this.#byId.size / (1 + postings.length));
      for (const { illustration, weight } of postings) {
        found.set(illustration, (found.get(illustration) ?? 0) + weight * rarity);
      }
    }
    return [...found]
      .map(([illustration, score]) => ({ illustration, score }))
      .sort((a, b) => b.score - a.score || (a.illustration.id < b.illustration.id ? -1 : 1))
      .slice(0, limit);
  }

  /**
   * Every drawing that a text may mean. Used for elements to avoid, so it returns too many drawings rather than too
   * few.
   * @param text an element to avoid, such as "snakes"
   */
  allMeant(text: string): Set<string> {
    const ids = new Set(this.inText(text).map(({ id }) => id));
    for (const word of text.split(/[\s,.;:/-]+/).filter((part) => !isStopWord(part))) {
      for (const { illustration } of this.#postings.get(stem(word)) ?? []) ids.add(illustration.id);
    }
    return ids;
  }
}

const withoutVariation = (emoji: string): string => emoji.replaceAll('\ufe0f', '');

function weightedWords(illustration: Illustration): Map<string, number> {
  const group = (groupWeight[illustration.group] ?? 1) * (clock.test(illustration.id) ? 0.1 : 1);
  const weights = new Map<string, number>();
  const add = (phrase: string, weight: number) => {
    const parts = phrase.split(/[\s_-]+/).filter((part) => plain(part) !== '' && !isStopWord(part));
    // A name of one word is an exact match; each word of a longer name is a weaker match.
    const share = weight / Math.sqrt(parts.length);
    for (const part of parts) {
      weights.set(stem(part), Math.max(weights.get(stem(part)) ?? 0, share * group));
    }
  };
  for (const name of illustration.names) add(name, 2);
  illustration.keywords.forEach((keyword, place) => add(keyword, 1 / (1 + place * 0.04)));
  return weights;
}
