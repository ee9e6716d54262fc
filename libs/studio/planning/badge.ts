import type { Box, LayerOf } from '../scene/scene.schema';
import { type Draft, avoidable } from './draft';

type Badge = LayerOf<'badge'>;

/** Room left and right of the badge's words, at size 1: for the string of a tag, the dial of a timer, folded ends. */
const beside: Record<Badge['shape'], number> = {
  pill: 0.9,
  tag: 0.9,
  disc: 0.9,
  burst: 1.3,
  price: 1.7,
  timer: 2.1,
  ribbon: 2,
};

/**
 * A badge: a few words on a plate, as large as the room allows.
 * @param draft the decisions about the picture
 * @param text the words, in capitals
 * @param room rectangle that the plate must not leave, in pixels
 * @param shape shape of the plate
 * @param align position of the plate in a room that is wider than the plate
 */
export function badgeIn(
  { headline, styleRules, palette, knowledge }: Draft,
  text: string,
  room: Box,
  shape: Badge['shape'],
  align: 'left' | 'center' | 'right' = 'left',
): Badge {
  const face = headline.face ?? styleRules.badgeFace;
  const wide = Math.max(0.6, knowledge.measure(face, text));
  const round = shape === 'disc' || shape === 'burst';
  const size = round
    ? Math.min(room.width, room.height) / Math.max(1.9, wide + beside[shape])
    : Math.min(room.height * 0.62, room.width / (wide + beside[shape]));
  const side = Math.min(room.width, room.height);
  const [width, height] = round ? [side, side] : [size * (wide + beside[shape]), size * 1.6];
  const free = room.width - width;
  const x = align === 'left' ? 0 : align === 'right' ? free : free / 2;
  return {
    kind: 'badge',
    text,
    face,
    size,
    box: { x: room.x + x, y: room.y + (room.height - height) / 2, width, height },
    rotation: styleRules.tilt === 0 ? 0 : -2,
    shape,
    color: palette.pop,
    ink: palette.onPop,
  };
}

/**
 * Shape of the badge: a price tag for an amount of money, a timer for a challenge with a duration, otherwise a pill.
 */
const shapeOf = ({ idea, headline, subject }: Draft): Badge['shape'] => {
  if (/[$€£]/.test(headline.badge ?? '')) return 'price';
  if (idea === 'news') return 'pill';
  return idea === 'challenge' && subject.figure?.kind === 'duration' ? 'timer' : 'pill';
};

/**
 * The badge of the picture: a time, a place in a series or a price. Null without such words, or if badges are to be
 * avoided.
 * @param draft the decisions about the picture
 */
export function badgeLayer(draft: Draft): Badge | null {
  const { headline, layout } = draft;
  if (!headline.badge || draft.avoids(avoidable.badge)) return null;
  const align = layout.blocks[0].align;
  return badgeIn(draft, headline.badge, layout.badge, shapeOf(draft), align);
}
