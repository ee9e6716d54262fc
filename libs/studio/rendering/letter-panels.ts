import { reachOf } from '../scene/capitals';
import { type Random, seededRandom } from '../scene/random';
import type { Box, Panel, Point, TextLayer } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { Letters } from './letters';
import { polygon } from './paint';

/** Padding above and below the letters, as a share of the padding to their left and right. */
const upright = 0.62;

/**
 * Draws a block of color behind each line, as wide as the words of the line.
 * @param ctx context to draw on, already rotated with the text
 * @param layer the text and its panel
 * @param letters measured pieces of the text
 */
export function drawPanels(ctx: Context, layer: TextLayer, letters: Letters): void {
  const { panel } = layer;
  if (!panel) return;
  const random = seededRandom(Math.round(layer.box.x * 31 + layer.box.y * 17 + layer.box.width));
  for (const baseline of new Set(letters.map((piece) => piece.baseline))) {
    const line = letters.filter((piece) => piece.baseline === baseline);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) continue;
    const { rise, depth } = reachOf(layer.face, line.map(({ text }) => text).join(''));
    const top = baseline - first.size * rise - panel.padding * upright;
    const box = {
      x: first.x - panel.padding,
      y: top,
      width: last.x + last.width - first.x + 2 * panel.padding,
      height: baseline + first.size * depth + panel.padding * upright - top,
    };
    drawPanel(ctx, panel, box, random);
  }
}

function drawPanel(ctx: Context, panel: Panel, box: Box, random: Random): void {
  const fill = (color: string, points: Point[]) => {
    ctx.fillStyle = color;
    polygon(ctx, points);
    ctx.fill();
  };
  if (panel.cut === 'round') {
    ctx.fillStyle = panel.color;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.width, box.height, panel.radius);
    return ctx.fill();
  }
  if (panel.cut === 'torn') {
    const step = box.height * 0.05;
    fill(panel.edge ?? panel.color, torn(box, step, random));
    const inset = box.height * 0.035;
    const inner = {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 2 * inset,
    };
    return fill(panel.color, torn(inner, step, random));
  }
  const corners =
    panel.cut === 'brush'
      ? brushed(box, random)
      : cornersOf(box, panel.cut === 'cut' ? panel.padding : 0, random);
  if (panel.drop) {
    const { x, y, color } = panel.drop;
    fill(
      color,
      corners.map((corner) => ({ x: corner.x + x, y: corner.y + y })),
    );
  }
  fill(panel.color, corners);
}

/** The corners of a box, each moved a little as in a shape cut with scissors. */
function cornersOf({ x, y, width, height }: Box, padding: number, random: Random): Point[] {
  const off = () => (padding === 0 ? 0 : padding * random.between(-0.3, 0.3));
  return [
    { x: x + off(), y: y + off() * 0.7 },
    { x: x + width + off(), y: y + off() * 0.7 },
    { x: x + width + off(), y: y + height + off() * 0.7 },
    { x: x + off(), y: y + height + off() * 0.7 },
  ];
}

/** The outline of torn paper: a slow wave and a fast one along each side, stronger at the short ends. */
function torn(box: Box, step: number, random: Random): Point[] {
  const along = (from: Point, to: Point, depth: number): Point[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
    const count = Math.max(2, Math.round(length / step));
    let slow = random.between(-1, 1);
    return Array.from({ length: count }, (_, place) => {
      if (place % 5 === 0) slow = random.between(-1, 1);
      const off = place === 0 ? 0 : step * depth * (0.55 * slow + random.between(-0.5, 0.5));
      const share = place / count;
      return {
        x: from.x + (to.x - from.x) * share + nx * off,
        y: from.y + (to.y - from.y) * share + ny * off,
      };
    });
  };
  const { x, y, width, height } = box;
  const corner = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as const;
  return [
    ...along(corner[0], corner[1], 0.45),
    ...along(corner[1], corner[2], 1.3),
    ...along(corner[2], corner[3], 0.45),
    ...along(corner[3], corner[0], 1.3),
  ];
}

/** The outline of a broad brush stroke: nearly straight above and below, with the ends of the bristles at both sides. */
function brushed({ x, y, width, height }: Box, random: Random): Point[] {
  const bristles = 22;
  const rise = height * random.between(-0.04, 0.04);
  const end = (side: 0 | 1): Point[] => {
    const bow = height * random.between(0.03, 0.09);
    return Array.from({ length: bristles }, (_, place) => {
      const share = place / (bristles - 1);
      const reach = bow * Math.sin(share * Math.PI) + height * random.between(-0.03, 0.035);
      return side === 1
        ? { x: x + width + reach, y: y + rise + height * share }
        : { x: x - reach, y: y - rise + height * (1 - share) };
    });
  };
  return [...end(1), ...end(0)];
}
