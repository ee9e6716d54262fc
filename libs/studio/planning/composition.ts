import { isCutByEdge } from '../checks/is-cut-by-edge';
import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Layer } from '../scene/scene.schema';
import { type Placement, placeIllustration } from './place-illustration';
import type { Draft } from './draft';
import { overlap } from './geometry';
import { chipArea } from './layout';

/** Layers that an idea adds to the picture, and the boxes that they occupy. */
export type Composition = {
  /** Layers behind the heroes, back to front. */
  behind: Layer[];
  /** The heroes; empty in a picture made of type. */
  heroes: IllustrationLayer[];
  /** Layers in front of the heroes, back to front. */
  front: Layer[];
  /** Layers above the vignette, at the depth of the text. */
  over: Layer[];
  /** Boxes that small props must not touch, in addition to text, timestamp area and the faces of the heroes. */
  taken: Box[];
};

/** Makes the composition of an idea from the draft and the boxes that the text fills. */
export type IdeaRenderer = (draft: Draft, text: readonly Box[]) => Composition;

/** A composition of heroes alone; `more` adds other layers. */
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
 * The layer of the hero: in the hero's room, upright, facing the words.
 * @param draft the decisions about the picture
 * @param more placement fields that differ from these defaults
 */
export function heroOf(draft: Draft, more: Partial<Placement> = {}): IllustrationLayer {
  const { layout, subject, input } = draft;
  const room = more.room ?? layout.heroes[0];
  const center = room.x + room.width / 2;
  // A picture of two times shows the hero of the present.
  const [first, last = first] = subject.heroes;
  const placed = (within: Box): IllustrationLayer =>
    placeIllustration(draft, subject.intent === 'before-after' ? last : first, {
      role: 'hero',
      looks: center < input.width * 0.42 ? 'right' : 'left',
      anchor: layout.anchor,
      ...more,
      room: within,
    });
  const hero = placed(room);
  const chip = chipArea(input);
  // A requested close-up of a wide thing may end just above the lower edge, beside the timestamp.
  if (!overlap(hero.box, chip) || isCutByEdge(hero, input)) return hero;
  return placed({ ...room, height: chip.y - room.y - 1 });
}

/**
 * Every drawing that the picture may show, without duplicates: heroes, other things that the prompt names, then props.
 */
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

/** Boxes that no important drawing may touch: the text and the timestamp area. */
export const keptFree = (draft: Draft, text: readonly Box[]): Box[] => [...text, chipArea(draft.input)];
