import type { Illustration } from '../knowledge/illustrations';
import type { Box } from '../scene/scene.schema';
import type { Draft } from './draft';
import { overlap } from './geometry';
import type { StyleRules } from './style';

/** Letters that are lost on anything but the ground: they have no outline to speak of, or glow themselves. */
const thin = new Set<StyleRules['lettering']>(['swiss', 'block', 'tube']);

/**
 * Whether the letters of a style stay readable on a hero.
 * @param rules of the style
 */
export const isOutlined = ({ lettering }: StyleRules): boolean => !thin.has(lettering);

/**
 * Whether no drawing may lie behind the headline: its letters have neither outline nor panel.
 * @param draft what was decided
 */
export const needsGround = ({ typeSystem, cautious, styleRules }: Draft): boolean =>
  typeSystem && !cautious ? typeSystem.needsGround : !isOutlined(styleRules);

/**
 * Gives the heroes of a layout rooms that no word touches, each as large as can be.
 * @param draft what was decided; the rooms of its layout are changed
 * @param words boxes that the headline fills, in pixels
 */
export function keepApart(draft: Draft, words: readonly Box[]): void {
  const { layout, subject, idea } = draft;
  const rooms = layout.heroes.map((room, place) =>
    words.reduce((left, box) => cutOff(left, box, subject.heroes[place] ?? subject.heroes[0]), room),
  );
  const [first = layout.heroes[0], ...others] = rooms;
  layout.heroes = [first, ...others];
  if (idea === 'reaction' && layout.second)
    layout.second = words.reduce((left, box) => cutOff(left, box, null), layout.second);
}

/** The part of a room next to some words in which the drawing is largest. */
function cutOff(room: Box, words: Box, drawing: Illustration | null): Box {
  if (!overlap(room, words)) return room;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const parts: Box[] = [
    { ...room, width: words.x - room.x },
    { ...room, height: words.y - room.y },
    { ...room, x: words.x + words.width, width: right - words.x - words.width },
    { ...room, y: words.y + words.height, height: bottom - words.y - words.height },
  ];
  const kept = parts.filter(({ width, height }) => width > 0 && height > 0);
  return kept.reduce(
    (best, part) => (sizeIn(part, drawing) > sizeIn(best, drawing) ? part : best),
    kept[0] ?? room,
  );
}

/** Side of the square that a drawing is scaled to in a room. */
function sizeIn(room: Box, drawing: Illustration | null): number {
  const [left, top, right, bottom] = drawing?.ink ?? [0, 0, 1, 1];
  return Math.min(room.width / (right - left), room.height / (bottom - top));
}
