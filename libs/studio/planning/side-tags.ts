import type { Box, LayerOf, LayoutName } from '../scene/scene.schema';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { chipArea } from './layout';

/** Size of a price tag, as shares of the picture's width and height, and its distance from the edges. */
const size = { width: 0.22, height: 0.17, margin: 0.03 };

/**
 * The prices or the names of the two sides of a comparison, each on a tag at the lower edge of its side.
 * @param draft the decisions about the picture
 * @returns empty if the sides need no labels, or if text or badges are to be avoided
 */
export function sideTags(draft: Draft): LayerOf<'badge'>[] {
  const { input, avoids } = draft;
  const labels = sideLabels(draft);
  if (!labels || avoids(avoidable.text) || avoids(avoidable.badge)) return [];
  const { width, height } = input;
  const isTall = height > width;
  return labels.map((label, side) => {
    const room = isTall ? upright(input, side) : across(input, side);
    return { ...badgeIn(draft, label.toUpperCase(), room, 'pill', 'center'), rotation: side === 0 ? -3 : 3 };
  });
}

/** Layouts of two drawings whose lower edge is free for names. */
const freeBelow = new Set<LayoutName>(['versus', 'choice']);

/** The labels of the two sides: their prices, or their names if a quoted text is the headline. */
function sideLabels({ prices, names, subject, layout }: Draft): readonly [string, string] | null {
  if (prices || names) return prices;
  const { comparison, intent } = subject;
  const isNamed = comparison !== null && intent === 'versus' && freeBelow.has(layout.name);
  return isNamed ? [comparison[0].label, comparison[1].label] : null;
}

/** Room of the tag of the left (0) or the right (1) side; the tag at the right ends beside the timestamp. */
function across(input: Draft['input'], side: number): Box {
  const [width, height] = [size.width * input.width, size.height * input.height];
  const y = input.height * (1 - size.margin) - height;
  const right = Math.min(chipArea(input).x - input.width * 0.01, input.width * 0.86);
  return { x: side === 0 ? input.width * 0.14 : right - width, y, width, height };
}

/** Room of the tag of the upper (0) or the lower (1) side of an upright picture, at its left. */
function upright(input: Draft['input'], side: number): Box {
  const [width, height] = [input.width * 0.36, input.height * 0.075];
  return { x: input.width * 0.06, y: input.height * (side === 0 ? 0.36 : 0.74), width, height };
}
