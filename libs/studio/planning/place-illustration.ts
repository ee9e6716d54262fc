import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer } from '../scene/scene.schema';
import type { Draft } from './draft';
import { clipped, inset, placeInk } from './geometry';
import { reliefOf } from './relief';
import { type Effects, heroEffects } from './hero-effects';
import { tintFor } from './tints';

/** Position and appearance of a drawing. */
export type Placement = {
  role: IllustrationLayer['role'];
  room: Box;
  rotation?: number;
  /** The direction in which the drawing faces. Drawings of the illustration set face left; people face right. */
  looks?: 'left' | 'right';
  anchor?: readonly [number, number];
  effects?: Effects;
  /** How the fills of the drawing change, in styles with relief. */
  recolor?: NonNullable<IllustrationLayer['relief']>['recolor'];
};

/**
 * Groups of drawings that face a direction (animals, vehicles, people), with the direction for which they are mirrored.
 */
const facing = new Map<number, Placement['looks']>([
  [3, 'right'],
  [5, 'right'],
  [10, 'left'],
]);

/** Returns true if the style draws illustrations without a tilt. */
export const isSteady = ({ styleRules }: Pick<Draft, 'styleRules'>): boolean =>
  styleRules.hero === 'draft' || styleRules.hero === 'bare';

/**
 * The layer of one drawing; the outline of the drawing also stays inside of the room.
 * @param draft the decisions about the picture
 * @param illustration the drawing
 * @param placing position and appearance; the room may reach beyond the picture
 */
export function placeIllustration(
  draft: Draft,
  illustration: Illustration,
  placing: Placement,
): IllustrationLayer {
  const effects = placing.effects ?? heroEffects(draft);
  const room = inset(placing.room, (effects.outline?.width ?? 0) + 1);
  const flip = facing.get(illustration.group) === placing.looks && placing.looks !== undefined;
  const rotation = isSteady(draft) ? 0 : (placing.rotation ?? 0);
  const placed = placeInk(illustration, room, rotation, flip, placing.anchor);
  return {
    kind: 'illustration',
    role: placing.role,
    id: illustration.id,
    ...effects,
    tint: effects.tint ?? tintFor(illustration, draft.thingColours.get(illustration.id) ?? null),
    ...placed,
    relief: reliefOf(draft, illustration, placing.recolor),
    box: clipped(placed.box, draft.input),
  };
}

/** The shadow of a drawing that stands on a floor. */
export const floorShadow = ({ unit }: Draft): NonNullable<IllustrationLayer['floor']> => ({
  color: '#000000a6',
  blur: unit * 1.6,
  mirror: 0,
});
