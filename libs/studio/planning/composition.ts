import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Layer } from '../scene/scene.schema';
import { type Placement, placeIllustration } from './place-illustration';
import type { Draft } from './draft';
import { chipArea } from './layout';

/** Layers that an idea adds to the picture. */
export type Composition = {
  /** Behind the heroes, back to front. */
  behind: Layer[];
  /** None in a picture made of type. */
  heroes: IllustrationLayer[];
  /** Before the heroes, back to front. */
  front: Layer[];
  /** Over the darkened corners, with the text. */
  over: Layer[];
  /** What small things must keep clear of, besides text, chip and the heroes' faces. */
  taken: Box[];
};

/** Makes the composition of an idea from the draft and the boxes that text fills. */
export type IdeaRenderer = (draft: Draft, text: readonly Box[]) => Composition;

/** The heroes in their rooms, alone. */
export const compositionOf = (
  heroes: Composition['heroes'],
  more: Partial<Composition> = {},
): Composition => ({
  behind: [],
  front: [],
  over: [],
  taken: [],
  ...more,
  heroes,
});

/**
 * The hero in its room, upright, looking at the words.
 * @param draft what was decided
 * @param more how it is placed otherwise
 */
export function heroOf(draft: Draft, more: Partial<Placement> = {}): IllustrationLayer {
  const { layout, subject, input } = draft;
  const room = more.room ?? layout.heroes[0];
  const center = room.x + room.width / 2;
  // In a picture of two times, the hero of the present.
  const [first, last = first] = subject.heroes;
  return placeIllustration(draft, subject.intent === 'before-after' ? last : first, {
    role: 'hero',
    room,
    looks: center < input.width * 0.42 ? 'right' : 'left',
    anchor: layout.anchor,
    ...more,
  });
}

/** Everything that the picture may show, each drawing once: heroes, what else is named, small things. */
export function illustrationsOf({ subject }: Draft): [Illustration, ...Illustration[]] {
  const rest = [
    ...subject.heroes.slice(1),
    ...(subject.second ? [subject.second] : []),
    ...subject.others,
    ...subject.props,
  ];
  const seen = new Set([subject.heroes[0].id]);
  const others = rest.filter(({ id }) => !seen.has(id) && seen.add(id));
  return [subject.heroes[0], ...others];
}

/** Boxes that no important thing may touch. */
export const keptFree = (draft: Draft, text: readonly Box[]): Box[] => [...text, chipArea(draft.input)];
