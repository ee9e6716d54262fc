import type { PromptUnderstanding } from '@portada/contracts';
import { elementOf, hasElement, isSameElement } from './element-edits';
import { spanOf } from './prompt-span';

/** The parts of a prompt that the built-in model recognizes, and the elements to avoid in the same request. */
export type Recognition = { understanding: PromptUnderstanding; avoided: readonly string[] };

/**
 * A chip below the prompt field that shows one recognized part of the prompt. `key` is unique among the chips, and stays the same while the chip is clicked.
 */
export type Chip = { key: string; words: string } & (
  | {
      /** Chip of a thing in the picture. A click excludes the thing, and the next click includes the thing again. */
      kind: 'thing';
      isLeftOut: boolean;
      /**
       * Number (from 1) and name of the side of the comparison that shows the thing; null if the prompt compares
       * nothing.
       */
      side: { number: number; name: string } | null;
    }
  /**
   * Chip of a comparison side that has no known drawing, or a time instead of a thing. A click selects the name of
   * the side in the prompt.
   */
  | { kind: 'side'; number: number }
  /** Chip of words that a click selects in the prompt. */
  | { kind: 'place' | 'person' | 'people' | 'mood' | 'number' | 'layout' | 'without' }
  /**
   * Chip of an element to avoid whose words are not in the prompt. A click moves the focus to the form field with
   * the elements to avoid.
   */
  | { kind: 'avoided' }
  /** Chip of the headline of the picture. A click moves the focus to the headline field. */
  | { kind: 'headline' }
);

type ThingChip = Extract<Chip, { kind: 'thing' }>;

/** The list of elements to avoid, with the elements that clicks added or removed. */
type Avoidance = { elements: readonly string[]; clicked: readonly string[] };

/**
 * Returns the recognition chips of a prompt: sides and things in the order of the prompt, then the other parts,
 * then the headline. Excluded things keep their position.
 * @param recognition recognized parts of the newest prompt that the server has read
 * @param prompt text of the prompt field
 * @param avoidance the present list of elements to avoid
 */
export const chipsOf = (recognition: Recognition, prompt: string, avoidance: Avoidance): Chip[] => {
  const { understanding } = recognition;
  const { placeWords, people, mood, numbers, layout, headline } = understanding;
  const denied = deniedIn(recognition);
  const things = thingsOf(understanding, prompt, avoidance).filter(({ words }) => !hasElement(denied, words));
  const sides = understanding.sides.map((name, index) => sideOf(name, index + 1, understanding.form, things));
  const listed = avoidance.elements.filter((element) => spanOf(prompt, element) === null);
  return [
    ...sides,
    ...things.filter((thing) => !sides.some(({ kind, words }) => kind === 'thing' && words === thing.words)),
    ...said('place', placeWords),
    ...said(people?.count === 1 ? 'person' : 'people', people?.words),
    ...said('mood', mood?.words),
    ...numbers.flatMap((number) => said('number', number)),
    ...distinct(layout.map(({ words }) => words)).flatMap((words) => said('layout', words)),
    ...denied.flatMap((words) => said('without', words)),
    ...listed.map((words): Chip => ({ kind: 'avoided', key: `avoided ${words}`, words })),
    ...(headline === null ? [] : [{ kind: 'headline' as const, key: 'headline', words: headline }]),
  ];
};

/**
 * Returns true if no recognized part of a prompt can be shown in a picture.
 * @param understanding recognized parts of the prompt
 * @param chips recognition chips of the prompt
 */
export const isNothing = (
  { subjects, headline, unknown }: PromptUnderstanding,
  chips: readonly Chip[],
): boolean =>
  subjects.length === 0 &&
  chips.every(({ kind }) => kind === 'without' || kind === 'avoided' || kind === 'headline') &&
  (headline === null || unknown.length > 0);

/**
 * Returns the words of a prompt for which the studio has no drawing, in the order of the prompt, with the words
 * that were clicked. A click adds such a word to the image as text.
 * @param unknown words for which no drawing is known
 * @param prompt text of the prompt field
 * @param clicked words that a click added to the elements to include, or removed
 */
export const unknownWords = (
  unknown: readonly string[],
  prompt: string,
  clicked: readonly string[],
): string[] => inOrder([...unknown, ...clicked.filter((word) => spanOf(prompt, word) !== null)], prompt);

type SaidKind = 'place' | 'person' | 'people' | 'mood' | 'number' | 'layout' | 'without';

const said = (kind: SaidKind, words: string | null | undefined): Chip[] =>
  words ? [{ kind, key: `${kind} ${words}`, words }] : [];

/**
 * Returns the elements that the text of the prompt excludes. The elements to avoid of the request, which the server
 * adds, are not included.
 */
const deniedIn = ({ understanding, avoided }: Recognition): string[] =>
  understanding.avoid.filter((words) => !hasElement(avoided, words));

/**
 * Returns the chips of the things that the picture shows, and of the things in the prompt that were excluded or
 * clicked.
 */
const thingsOf = (
  { subjects }: PromptUnderstanding,
  prompt: string,
  { elements, clicked }: Avoidance,
): ThingChip[] => {
  const shown = subjects.filter(({ crossedOut }) => !crossedOut).map(({ words }) => elementOf(words));
  const leftOut = [...elements, ...clicked].filter((element) => spanOf(prompt, element) !== null);
  return inOrder([...shown, ...leftOut], prompt).map((words) => ({
    kind: 'thing',
    key: `thing ${words.toLowerCase()}`,
    words,
    side: null,
    isLeftOut: hasElement(elements, words),
  }));
};

/**
 * Returns the chip of a comparison side: the chip of its thing, so that a click can exclude the thing, otherwise a
 * chip with the name of the side.
 */
const sideOf = (
  name: string,
  number: number,
  form: PromptUnderstanding['form'],
  things: readonly ThingChip[],
): Chip => {
  const thing =
    form === 'versus'
      ? things.find(({ words }) => spanOf(name, words) !== null || spanOf(words, name) !== null)
      : undefined;
  const key = `side ${number}`;
  return thing ? { ...thing, key, side: { number, name } } : { kind: 'side', key, words: name, number };
};

const distinct = (words: readonly string[]): string[] =>
  words.filter((word, index) => words.findIndex((other) => isSameElement(other, word)) === index);

/**
 * Returns phrases without duplicates: first the phrases of the prompt in the order of the prompt, then the other
 * phrases.
 */
const inOrder = (words: readonly string[], prompt: string): string[] => {
  const startOf = (phrase: string) => spanOf(prompt, phrase)?.start ?? Number.POSITIVE_INFINITY;
  return distinct(words)
    .map((phrase) => ({ phrase, start: startOf(phrase) }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
    .map(({ phrase }) => phrase);
};
