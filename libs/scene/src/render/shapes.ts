import { seededRandom } from '../plan/random';
import type { LayerOf, Scene } from '../scene.schema';
import type { Assets, Context } from './host';
import { starShape } from './motifs-air';
import { linearFill, polygon, radians, turn, withAlpha } from './paint';

/** A disc or a burst behind the hero. */
export function drawPlate(ctx: Context, plate: LayerOf<'plate'>): void {
  const center = { x: plate.box.x + plate.box.width / 2, y: plate.box.y + plate.box.height / 2 };
  const radius = plate.box.width / 2;
  if (plate.shape === 'disc') {
    ctx.beginPath();
    ctx.arc(center.x, center.y, radius, 0, turn);
  } else {
    const random = seededRandom(plate.seed);
    starShape(ctx, center, radius, 16, () => random.between(0, 1));
  }
  ctx.fillStyle = plate.color;
  ctx.fill();
  if (!plate.outline) return;
  ctx.strokeStyle = plate.outline.color;
  ctx.lineWidth = plate.outline.width;
  ctx.lineJoin = 'miter';
  ctx.stroke();
}

/** The right half of a versus picture, beyond a slanted line. */
export function drawSplit(ctx: Context, split: LayerOf<'split'>, scene: Scene): void {
  const { width, height } = scene;
  // A steep slant divides a tall picture from left to right rather than from top to bottom.
  const flat = split.slant > 1;
  const a = flat
    ? { x: width, y: height * (split.at + 0.04) }
    : { x: width * (split.at + split.slant / 2), y: 0 };
  const b = flat
    ? { x: 0, y: height * (split.at + 0.2) }
    : { x: width * (split.at - split.slant / 2), y: height };
  ctx.save();
  polygon(
    ctx,
    flat
      ? [a, b, { x: 0, y: height }, { x: width, y: height }]
      : [a, b, { x: width, y: height }, { x: width, y: 0 }],
  );
  ctx.globalAlpha = 0.88;
  ctx.clip();
  linearFill(ctx, scene, 115, split.stops);
  ctx.restore();
  ctx.strokeStyle = split.divider.color;
  ctx.lineWidth = split.divider.width;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.stroke();
}

/** A bent arrow with a pale edge. */
export function drawArrow(ctx: Context, arrow: LayerOf<'arrow'>): void {
  const { from, to, width } = arrow;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const knee = { x: from.x + dx / 2 - dy * arrow.bend, y: from.y + dy / 2 + dx * arrow.bend };
  const angle = Math.atan2(to.y - knee.y, to.x - knee.x);
  const along = (back: number, side: number) => ({
    x: to.x - Math.cos(angle) * back - Math.sin(angle) * side,
    y: to.y - Math.sin(angle) * back + Math.cos(angle) * side,
  });
  const neck = along(width * 1.9, 0);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [edge, color] of [
    [width * 0.62, arrow.outline],
    [0, arrow.color],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.fillStyle = color;
    ctx.lineWidth = width + edge;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.quadraticCurveTo(knee.x, knee.y, neck.x, neck.y);
    ctx.stroke();
    ctx.lineWidth = edge + width * 0.2;
    polygon(ctx, [to, along(width * 2.5, width * 1.75), along(width * 2.5, -width * 1.75)]);
    ctx.fill();
    ctx.stroke();
  }
}

/** A hand-drawn ring around something. */
export function drawRing(ctx: Context, ring: LayerOf<'ring'>): void {
  ctx.strokeStyle = ring.color;
  ctx.lineWidth = ring.width;
  ctx.beginPath();
  const { x, y, width, height } = ring.box;
  ctx.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, radians(ring.rotation), 0, turn);
  ctx.stroke();
}

/** Darker corners. */
export function drawVignette(ctx: Context, vignette: LayerOf<'vignette'>, scene: Scene): void {
  const reach = Math.hypot(scene.width, scene.height) / 2;
  const gradient = ctx.createRadialGradient(
    scene.width / 2,
    scene.height / 2,
    reach * 0.45,
    scene.width / 2,
    scene.height / 2,
    reach,
  );
  gradient.addColorStop(0, withAlpha(vignette.color, 0));
  gradient.addColorStop(1, withAlpha(vignette.color, vignette.strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, scene.width, scene.height);
}

/** Side in pixels of the tile that grain repeats. */
const grainTile = 256;

/** Film grain, from one tile of seeded noise. */
export function drawGrain(ctx: Context, grain: LayerOf<'grain'>, scene: Scene, assets: Assets): void {
  const random = seededRandom(grain.seed);
  const tile = assets.createCanvas(grainTile, grainTile);
  const pen = tile.getContext('2d');
  const pixels = pen.createImageData(grainTile, grainTile);
  for (let place = 0; place < pixels.data.length; place += 4) {
    const level = random.between(0, 255);
    pixels.data.fill(level, place, place + 3);
    pixels.data[place + 3] = 255;
  }
  pen.putImageData(pixels, 0, 0);
  const pattern = ctx.createPattern(tile, 'repeat');
  if (!pattern) return;
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = grain.amount;
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, scene.width, scene.height);
}
