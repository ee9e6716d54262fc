import type { Box, Layer, LayerOf, TextLayer } from '../scene.schema';
import type { Draft } from './draft';
import { fitText } from './fit-text';
import { treatmentOf } from './treatment';

/**
 * The headline, fitted into its place; null where there is nothing to say or text is to be avoided.
 * @param draft what was decided
 */
export function headlineLayer(draft: Draft): TextLayer | null {
  const { headline, look, mood, layout, knowledge } = draft;
  if (headline.words.length === 0) return null;
  const rotation = look.tilt === 0 ? 0 : look.tilt + mood.tilt;
  const room = roomForTilt(layout.headline, rotation, look.skew);
  const fitted = fitText(headline, look.face, room, layout.align, knowledge.measure);
  const smallest = Math.min(...fitted.lines.map(({ size }) => size));
  return {
    kind: 'text',
    role: 'headline',
    face: look.face,
    box: leaning(fitted.box, rotation, look.skew),
    lines: fitted.lines,
    rotation,
    skew: look.skew,
    ...treatmentOf(draft, smallest),
  };
}

/** A turned or leaning text needs a smaller box to stay in its place. */
const roomForTilt = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
};

const leaning = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
};

/**
 * The badge with a time, a place in a series or a price; null where there is none.
 * @param draft what was decided
 */
export function badgeLayer(draft: Draft): LayerOf<'badge'> | null {
  const { headline, look, layout, palette, knowledge } = draft;
  if (!headline.badge) return null;
  const room = layout.badge;
  const width = Math.max(0.6, knowledge.measure(look.badgeFace, headline.badge));
  const size = Math.min(room.height * 0.62, room.width / (width + 0.8));
  const box = {
    x: room.x,
    y: room.y + (room.height - size * 1.6) / 2,
    width: size * (width + 0.8),
    height: size * 1.6,
  };
  if (layout.align === 'center') box.x = room.x + (room.width - box.width) / 2;
  return {
    kind: 'badge',
    text: headline.badge,
    face: look.badgeFace,
    size,
    box,
    rotation: look.tilt === 0 ? 0 : -2,
    shape: 'pill',
    color: palette.pop,
    ink: palette.onPop,
  };
}

/** The boxes that text fills, for those who must keep clear of it. */
export const boxesOf = (layers: readonly (Layer | null)[]): Box[] =>
  layers.flatMap((layer) => (layer && 'box' in layer ? [layer.box] : []));
