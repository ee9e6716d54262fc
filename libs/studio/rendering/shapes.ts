import { seededRandom } from '../scene/random';
import type { LayerOf } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { Assets, PictureSize } from './host';
import { glowDisc, linearFill, polygon, radians, turn, withAlpha } from './paint';

/** Draws a bent arrow with a pale edge. */
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

/** Draws a hand-drawn ring on a shade that separates the ring from any background. */
export function drawRing(ctx: Context, ring: LayerOf<'ring'>): void {
  const { x, y, width, height } = ring.box;
  ctx.beginPath();
  ctx.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, radians(ring.rotation), 0, turn);
  for (const [color, wide] of [
    ['#00000059', ring.width * 2],
    ['#ffffff', ring.width * 1.35],
    [ring.color, ring.width],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    ctx.stroke();
  }
}

/** Share of the width on which a light is drawn. A light has no edges, so a sixteenth of the pixels is enough. */
const lightScale = 0.25;

/** Draws a round light over everything beneath it. */
export function drawLight(ctx: Context, light: LayerOf<'light'>, scene: PictureSize, assets: Assets): void {
  const { width, height } = scene;
  const small = assets.createCanvas(Math.ceil(width * lightScale), Math.ceil(height * lightScale));
  const pen = small.getContext('2d');
  pen.scale(lightScale, lightScale);
  glowDisc(pen, light.center, light.radius, light.color, light.opacity);
  ctx.globalCompositeOperation = 'screen';
  ctx.drawImage(small, 0, 0, width, height);
}

/** Darkens the corners of the picture. */
export function drawVignette(ctx: Context, vignette: LayerOf<'vignette'>, scene: PictureSize): void {
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

/** Side in pixels of the noise tile that is repeated as grain. */
const grainTile = 160;

/** Opacity of the specks of full grain, 0 to 1. */
const grainReach = 0.5;

/**
 * Draws film grain from one tile of seeded noise. The specks are partly transparent black or white, so no blend mode is
 * needed.
 */
export function drawGrain(ctx: Context, grain: LayerOf<'grain'>, scene: PictureSize, assets: Assets): void {
  const random = seededRandom(grain.seed);
  const tile = assets.createCanvas(grainTile, grainTile);
  const pen = tile.getContext('2d');
  const pixels = pen.createImageData(grainTile, grainTile);
  const { data } = pixels;
  for (let place = 0; place < data.length; place += 4) {
    const level = random.between(-1, 1);
    const color = level < 0 ? 0 : 255;
    data[place] = color;
    data[place + 1] = color;
    data[place + 2] = color;
    data[place + 3] = Math.abs(level) * 255 * grain.amount * grainReach;
  }
  pen.putImageData(pixels, 0, 0);
  // Drawn tile by tile, because a canvas pattern takes ten times as long.
  for (let y = 0; y < scene.height; y += grainTile)
    for (let x = 0; x < scene.width; x += grainTile) ctx.drawImage(tile, x, y, grainTile, grainTile);
}

/**
 * Grades the light and color of everything drawn so far: the picture drawn over itself raises the contrast, a gradient
 * warms the lit side and cools the other side.
 * @param ctx context to draw on
 * @param grade grade to apply
 * @param scene scene that gives the size of the picture
 */
export function drawGrade(ctx: Context, grade: LayerOf<'grade'>, scene: PictureSize): void {
  const { width, height } = scene;
  if (grade.contrast > 0) {
    ctx.globalCompositeOperation = 'soft-light';
    ctx.globalAlpha = grade.contrast;
    ctx.drawImage(ctx.canvas, 0, 0, width, height);
    ctx.globalAlpha = 1;
  }
  if (grade.grey > 0) {
    ctx.globalCompositeOperation = 'saturation';
    ctx.fillStyle = withAlpha('#808080', grade.grey);
    ctx.fillRect(0, 0, width, height);
  }
  if (grade.amount === 0) return;
  // Overlay does not color black, so the shades are lifted a little, as in film.
  ctx.globalCompositeOperation = 'screen';
  linearFill(ctx, scene, grade.angle, [
    { at: 0.35, color: withAlpha(grade.shade, 0) },
    { at: 1, color: withAlpha(grade.shade, grade.amount * 0.32) },
  ]);
  ctx.globalCompositeOperation = 'overlay';
  linearFill(ctx, scene, grade.angle, [
    { at: 0, color: withAlpha(grade.light, grade.amount) },
    { at: 0.5, color: withAlpha(grade.light, 0) },
    { at: 0.5, color: withAlpha(grade.shade, 0) },
    { at: 1, color: withAlpha(grade.shade, grade.amount) },
  ]);
}
