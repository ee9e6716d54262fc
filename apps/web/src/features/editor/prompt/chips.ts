import type { PromptUnderstanding } from '@portada/contracts';
import { elementOf, hasElement, isSameElement } from './element-edits';
import { spanOf } from './prompt-span';

/** The understanding of a prompt, and the list of elements to avoid of the same request. */
export type Recognition = { understanding: PromptUnderstanding; avoided: readonly string[] };

/** A chip below the prompt. `key` is unique among the chips, and stays the same while the chip is clicked. */
export type Chip = { key: string; words: string } & (
  | {
      /**
       * A thing that the prompt names. A click excludes the thing from the picture, and the next click includes it
       * again.
       */
      kind: 'thing';
      isLeftOut: boolean;
      /**
       * Number and name of the side of the comparison that contains the thing, from 1; null if the prompt compares
       * nothing.
       */
      side: { number: number; name: string } | null;
    }
  /** A side of a comparison without a known drawing, or one of two times. A click selects its name in the prompt. */
  | { kind: 'side'; number: number }
  /** Words of the prompt. A click selects them in the prompt. */
  | { kind: 'place' | 'person' | 'people' | 'mood' | 'number' | 'layout' | 'without' }
  /** An element to avoid that the prompt does not contain. A click moves the focus to the list of elements to avoid. */
  | { kind: 'avoided' }
  /** The headline of the picture. A click moves the focus to the headline field. */
  | { kind: 'headline' }
);

type ThingChip = Extract<Chip, { kind: 'thing' }>;

/** The list of elements to avoid, as `useElementToggle` returns it. */
type Avoidance = { elements: readonly string[]; clicked: readonly string[] };

/**
 * The chips of a prompt: sides and things in the order of the prompt, then its other parts, then the headline. Things
 * that are excluded keep their place.
 * @param recognition of the newest prompt that the server has answered
 * @param prompt text of the prompt field
 * @param avoidance the list of elements to avoid as it is now
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
 * Whether nothing that a picture could show is known of a prompt.
 * @param understanding of the prompt
 * @param chips of the prompt
 */
export const isNothing = (
  { subjects, headline, unknown }: PromptUnderstanding,
  chips: readonly Chip[],
): boolean =>
  subjects.length === 0 &&
  chips.every(({ kind }) => kind === 'without' || kind === 'avoided' || kind === 'headline') &&
  (headline === null || unknown.length > 0);

/**
 * The words without a drawing, and those of them that a click wrote in the image, in the order of the prompt.
 * @param unknown words that no drawing is known for
 * @param prompt text of the prompt field
 * @param clicked words that were added to the elements to include by a click, or removed
 */
export const unknownWords = (
  unknown: readonly string[],
  prompt: string,
  clicked: readonly string[],
): string[] => inOrder([...unknown, ...clicked.filter((word) => spanOf(prompt, word) !== null)], prompt);

type SaidKind = 'place' | 'person' | 'people' | 'mood' | 'number' | 'layout' | 'without';

const said = (kind: SaidKind, words: string | null | undefined): Chip[] =>
  words ? [{ kind, key: `${kind} ${words}`, words }] : [];

/** Elements that the prompt itself excludes, without those that are also in the request's list of elements to avoid. */
const deniedIn = ({ understanding, avoided }: Recognition): string[] =>
  understanding.avoid.filter((words) => !hasElement(avoided, words));

/** Things that the picture shows, and things of the prompt that the prompt or a click excludes. */
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

/** The chip of a side: a thing that a click can exclude, or, without a known drawing, only its name. */
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

/** Distinct phrases, those of a prompt in its order. */
const inOrder = (words: readonly string[], prompt: string): string[] => {
  const startOf = (phrase: string) => spanOf(prompt, phrase)?.start ?? Number.POSITIVE_INFINITY;
  return distinct(words)
    .map((phrase) => ({ phrase, start: startOf(phrase) }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
    .map(({ phrase }) => phrase);
};
