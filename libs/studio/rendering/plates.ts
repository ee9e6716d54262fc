import { seededRandom } from '../scene/random';
import type { LayerOf } from '../scene/scene.schema';
import type { Context } from './canvas';
import { starShape } from './motifs-air';
import { polygon, radians, turn, withAlpha } from './paint';

type Plate = LayerOf<'plate'>;

/**
 * Draws a plain shape behind a hero or text: a disc, a burst, a panel, a band, a strip of tape or a card.
 * @param ctx context to draw on
 * @param plate plate to draw
 */
export function drawPlate(ctx: Context, plate: Plate): void {
  const { x, y, width, height } = plate.box;
  ctx.translate(x + width / 2, y + height / 2);
  ctx.rotate(radians(plate.rotation));
  ctx.lineJoin = plate.shape === 'burst' ? 'miter' : 'round';
  if (plate.shape === 'card') return drawCard(ctx, plate);
  if (plate.shape === 'tape') return drawTape(ctx, plate);
  if (plate.shape === 'band') return drawBand(ctx, plate);
  trace(ctx, plate);
  ctx.fillStyle = plate.color;
  ctx.fill();
  if (!plate.outline) return;
  ctx.strokeStyle = plate.outline.color;
  ctx.lineWidth = plate.outline.width;
  ctx.stroke();
}

function trace(ctx: Context, { shape, box, seed }: Plate): void {
  if (shape === 'burst') {
    const random = seededRandom(seed);
    ctx.scale(1, box.height / Math.max(1, box.width));
    starShape(ctx, { x: 0, y: 0 }, box.width / 2, 16, () => random.between(0, 1));
    return;
  }
  ctx.beginPath();
  if (shape === 'disc') ctx.ellipse(0, 0, box.width / 2, box.height / 2, 0, 0, turn);
  else {
    const radius = Math.min(box.width, box.height) * 0.08;
    ctx.roundRect(-box.width / 2, -box.height / 2, box.width, box.height, radius);
  }
}

/** Draws a shape with a soft shadow. Three shifted copies form the shadow without a separate surface. */
function castShadow(ctx: Context, lift: number, put: () => void): void {
  ctx.fillStyle = '#00000026';
  for (const share of [1, 0.66, 0.33]) {
    ctx.save();
    ctx.translate(0, lift * share);
    put();
    ctx.fill();
    ctx.restore();
  }
}

/** Draws a band with a lighter edge, as in the lower third of a news picture. */
function drawBand(ctx: Context, { box, color, outline }: Plate): void {
  const { width, height } = box;
  const put = () => {
    ctx.beginPath();
    ctx.rect(-width / 2, -height / 2, width, height);
  };
  castShadow(ctx, height * 0.08, put);
  put();
  ctx.fillStyle = color;
  ctx.fill();
  const shade = ctx.createLinearGradient(0, -height / 2, 0, height / 2);
  shade.addColorStop(0, '#ffffff2e');
  shade.addColorStop(0.5, '#ffffff00');
  shade.addColorStop(1, '#00000033');
  ctx.fillStyle = shade;
  ctx.fill();
  if (!outline) return;
  ctx.fillStyle = outline.color;
  ctx.fillRect(-width / 2, -height / 2, width, outline.width);
  ctx.fillRect(-width / 2, height / 2 - outline.width, width, outline.width);
}

/** Draws a strip of tape with torn ends. */
function drawTape(ctx: Context, { box, color, outline, seed }: Plate): void {
  const { width, height } = box;
  const random = seededRandom(seed);
  const torn = (side: number) =>
    Array.from({ length: 9 }, (_, tooth) => ({
      x: side * (width / 2 - (tooth % 2) * height * random.between(0.05, 0.14)),
      y: side * (-height / 2 + (height * tooth) / 8),
    }));
  const points = [...torn(1), ...torn(-1)];
  const put = () => polygon(ctx, points);
  castShadow(ctx, height * 0.07, put);
  put();
  ctx.fillStyle = color;
  ctx.fill();
  const shine = ctx.createLinearGradient(0, -height / 2, 0, height / 2);
  for (const [at, light] of [
    [0, '#ffffff40'],
    [0.3, '#ffffff00'],
    [0.8, '#00000000'],
    [1, '#0000002e'],
  ] as const)
    shine.addColorStop(at, light);
  ctx.fillStyle = shine;
  ctx.fill();
  if (!outline) return;
  ctx.strokeStyle = outline.color;
  ctx.lineWidth = outline.width;
  ctx.stroke();
}

/** Width of a card's margin in pixels. */
const marginOf = ({ width, height }: Plate['box']): number => Math.min(width, height) * 0.05;

/** Draws paper with its shadow. The current path afterwards is the part inside the margin. */
function putPaper(ctx: Context, box: Plate['box'], color: string): void {
  const { width, height } = box;
  const rim = marginOf(box);
  const put = () => {
    ctx.beginPath();
    ctx.roundRect(-width / 2, -height / 2, width, height, rim * 0.4);
  };
  castShadow(ctx, rim * 1.4, put);
  put();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.beginPath();
  ctx.rect(-width / 2 + rim, -height / 2 + rim, width - 2 * rim, height - 2 * rim);
}

/** Draws paper with a margin, as of a printed photograph. */
function drawCard(ctx: Context, { box, color, outline }: Plate): void {
  const { height } = box;
  putPaper(ctx, box, outline?.color ?? '#fffdf6');
  ctx.fillStyle = color;
  ctx.fill();
  const depth = ctx.createLinearGradient(0, -height / 2, 0, height / 2);
  depth.addColorStop(0, withAlpha('#ffffff', 0.12));
  depth.addColorStop(1, withAlpha('#000000', 0.16));
  ctx.fillStyle = depth;
  ctx.fill();
}
