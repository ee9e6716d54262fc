import { seededRandom } from '../scene/random';
import type { Box, LayerOf, Point } from '../scene/scene.schema';
import type { Context } from './canvas';
import { polygon, radians, turn, withAlpha } from './paint';

/** Number of copies that form the depth of a sign. */
const depthSteps = 6;

/** Darkens a color by a share, 0 to 1. */
const darker = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(color.slice(at, at + 2), 16) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The parts of a sign in a square from -1 to 1: lines with round ends, and dots. */
type Sign = { lines: readonly (readonly Point[])[]; dots: readonly Point[]; weight: number };

const at = (x: number, y: number): Point => ({ x, y });

/** The bow of a question mark as short straight pieces. */
const bow = (): Point[] => [
  ...Array.from({ length: 15 }, (_, step) => {
    const angle = Math.PI * (-1.02 + (step / 14) * 1.36);
    return at(Math.cos(angle) * 0.46, -0.4 + Math.sin(angle) * 0.46);
  }),
  at(0.04, 0.08),
  at(0, 0.22),
];

const signs: Record<LayerOf<'mark'>['shape'], Sign> = {
  check: { lines: [[at(-0.68, 0.06), at(-0.2, 0.56), at(0.7, -0.56)]], dots: [], weight: 0.4 },
  cross: {
    lines: [
      [at(-0.58, -0.58), at(0.58, 0.58)],
      [at(0.58, -0.58), at(-0.58, 0.58)],
    ],
    dots: [],
    weight: 0.4,
  },
  question: { lines: [bow()], dots: [at(0, 0.8)], weight: 0.34 },
  exclamation: { lines: [[at(0, -0.74), at(0, 0.12)]], dots: [at(0, 0.78)], weight: 0.4 },
};

/**
 * Draws a large sign with an outline, a little depth and light from above.
 * @param ctx context to draw on
 * @param mark sign to draw
 */
export function drawMark(ctx: Context, mark: LayerOf<'mark'>): void {
  const unit = Math.min(mark.box.width, mark.box.height) / 2;
  const edge = mark.outline?.width ?? 0;
  // Outline and depth stay inside the box.
  const size = Math.max(1, unit - edge) * 0.97;
  const depth = size * 0.12;
  ctx.translate(mark.box.x + mark.box.width / 2, mark.box.y + mark.box.height / 2 - depth / 2);
  ctx.rotate(radians(mark.rotation));
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const sign = signs[mark.shape];
  if (mark.outline) {
    putSign(ctx, sign, size, depth, mark.outline.color, edge);
    putSign(ctx, sign, size, 0, mark.outline.color, edge);
  }
  for (let step = depthSteps; step > 0; step -= 1)
    putSign(ctx, sign, size, (depth * step) / depthSteps, darker(mark.color, 0.42), 0);
  putSign(ctx, sign, size, 0, mark.color, 0);
  const shine = ctx.createLinearGradient(0, -size, 0, size);
  shine.addColorStop(0, '#ffffff80');
  shine.addColorStop(0.55, '#ffffff00');
  putSign(ctx, sign, size, -size * 0.035, shine, -size * 0.13);
}

function putSign(
  ctx: Context,
  sign: Sign,
  size: number,
  down: number,
  color: string | object,
  grow: number,
): void {
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = Math.max(0.5, sign.weight * size + grow * 2);
  ctx.beginPath();
  for (const line of sign.lines)
    line.forEach(({ x, y }, place) =>
      place === 0 ? ctx.moveTo(x * size, y * size + down) : ctx.lineTo(x * size, y * size + down),
    );
  ctx.stroke();
  for (const { x, y } of sign.dots) {
    ctx.beginPath();
    ctx.arc(x * size, y * size + down, Math.max(0.5, sign.weight * 0.62 * size + grow), 0, turn);
    ctx.fill();
  }
}

/** Number of corners of the zigzag between the ends of a trend. */
const corners = 5;

/** The points of a trend line in a box: every second piece goes back a little. */
function zigzag(box: Box, up: boolean, seed: number): Point[] {
  const random = seededRandom(seed);
  const points = Array.from({ length: corners + 2 }, (_, place) => {
    const along = place / (corners + 1);
    const back = place === 0 || place === corners + 1 ? 0 : place % 2 === 0 ? -1 : 1;
    const rise = Math.min(1, Math.max(0, along + back * random.between(0.05, 0.15)));
    return at(box.x + box.width * along, box.y + box.height * (up ? 1 - rise : rise));
  });
  return points;
}

/**
 * Draws a zigzag line with a glow, an outline and an arrow head at its end.
 * @param ctx context to draw on
 * @param trend trend line to draw
 */
export function drawTrend(ctx: Context, trend: LayerOf<'trend'>): void {
  const { width, box } = trend;
  const reach = width * 1.6 + trend.outline.width;
  const room = {
    x: box.x + reach * 0.5,
    y: box.y + reach,
    width: Math.max(1, box.width - reach * 1.5),
    height: Math.max(1, box.height - 2 * reach),
  };
  const points = zigzag(room, trend.direction === 'up', trend.seed);
  const tip = points.at(-1) ?? at(0, 0);
  const before = points.at(-2) ?? tip;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const head = [at(1.15, 0), at(-1.35, 1.55), at(-1.35, -1.55)].map(({ x, y }) =>
    at(
      tip.x + (x * Math.cos(angle) - y * Math.sin(angle)) * width,
      tip.y + (x * Math.sin(angle) + y * Math.cos(angle)) * width,
    ),
  );
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const put = (color: string, grow: number) => {
    ctx.strokeStyle = color;
    ctx.fillStyle = color;
    ctx.lineWidth = width + grow * 2;
    ctx.beginPath();
    points.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
    polygon(ctx, head);
    ctx.lineWidth = width * 0.3 + grow * 2;
    ctx.stroke();
    ctx.fill();
  };
  // The glow consists of strokes of decreasing width that add up.
  for (const share of [1.5, 1.1, 0.75, 0.45])
    put(withAlpha(trend.color, 0.12), width * share + trend.outline.width);
  put(trend.outline.color, trend.outline.width);
  put(darker(trend.color, 0.3), 0);
  ctx.translate(-width * 0.06, -width * 0.12);
  put(trend.color, -width * 0.1);
}
