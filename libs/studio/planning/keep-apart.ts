import type { Illustration } from '../knowledge/illustrations';
import type { Box } from '../scene/scene.schema';
import type { Draft } from './draft';
import { overlap } from './geometry';
import type { StyleRules } from './style';

/** Letters that cannot be read on a drawing: they have hardly any outline, or they glow. */
const thin = new Set<StyleRules['lettering']>(['swiss', 'block', 'tube']);

/**
 * Whether the letters of a style stay readable on a hero.
 * @param rules of the style
 */
export const isOutlined = ({ lettering }: StyleRules): boolean => !thin.has(lettering);

/**
 * Whether no drawing may lie behind the headline: its letters have neither outline nor panel.
 * @param draft the decisions about the picture
 */
export const needsGround = ({ typeSystem, cautious, styleRules }: Draft): boolean =>
  typeSystem && !cautious ? typeSystem.needsGround : !isOutlined(styleRules);

/**
 * Gives the heroes of a layout rooms that no word touches, each as large as can be.
 * @param draft the decisions about the picture; the rooms of its layout are changed
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

/**
 * Takes the part of the hero's room that a headline above or below it would cover: a roof, a face, fingertips.
 * @param draft the decisions about the picture; the room of the hero is changed
 * @param words boxes that the headline fills, in pixels
 */
export function moveOff({ layout }: Draft, words: readonly Box[]): void {
  const [room, ...others] = layout.heroes;
  if (words.length === 0 || others.length > 0) return;
  const bottom = room.y + room.height;
  if (layout.name === 'words-above') {
    const top = Math.max(room.y, ...words.map(({ y, height }) => y + height));
    layout.heroes = [{ ...room, y: top, height: bottom - top }];
  }
  if (layout.name === 'words-below') {
    const end = Math.min(bottom, ...words.map(({ y }) => y));
    layout.heroes = [{ ...room, height: end - room.y }];
  }
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
