import { seededRandom } from '../scene/random';
import type { LayerOf, Point, Scene } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { Assets } from './host';
import { drawMotif } from './motifs';
import { linearFill, polygon } from './paint';
import { drawPanorama } from './panorama';

/** Number of teeth of a jagged edge, and their depth as a share of the edge's length. */
const teeth = { count: 9, depth: 0.026 };

/**
 * Draws the right or lower half of a picture of two halves: its background, its photographed place or motif, and the
 * line between the halves.
 * @param ctx context to draw on
 * @param split the right or lower half
 * @param scene scene that gives the size of the picture
 * @param assets creates surfaces and loads panoramas
 */
export async function drawSplit(
  ctx: Context,
  split: LayerOf<'split'>,
  scene: Pick<Scene, 'width' | 'height' | 'seed'>,
  assets: Pick<Assets, 'createCanvas' | 'loadPanorama'>,
): Promise<void> {
  const { width, height } = scene;
  // A steep slant divides a tall picture from left to right rather than from top to bottom.
  const flat = split.slant > 1;
  const a = flat
    ? { x: width * 1.05, y: height * (split.at + 0.035) }
    : { x: width * (split.at + split.slant / 2), y: -height * 0.05 };
  const b = flat
    ? { x: -width * 0.05, y: height * (split.at + 0.205) }
    : { x: width * (split.at - split.slant / 2), y: height * 1.05 };
  const edge = split.edge === 'jagged' ? jagged(a, b, scene.seed) : [a, b];
  const far = flat
    ? [
        { x: -width, y: height * 2 },
        { x: width * 2, y: height * 2 },
      ]
    : [
        { x: width * 2, y: height * 2 },
        { x: width * 2, y: -height },
      ];
  ctx.save();
  polygon(ctx, [...edge, ...far]);
  ctx.clip();
  linearFill(ctx, scene, 115, split.stops);
  if (split.view) await drawPanorama(ctx, split.view, scene, assets);
  if (split.motif) drawMotif(ctx, split.motif, scene, assets);
  ctx.restore();
  drawDivider(ctx, edge, split.divider);
}

function drawDivider(ctx: Context, edge: readonly Point[], divider: LayerOf<'split'>['divider']): void {
  ctx.lineJoin = 'miter';
  // A shade on both sides separates the line from the two backgrounds.
  for (const [color, width] of [
    ['#00000040', divider.width * 3.4],
    ['#00000040', divider.width * 2],
    [divider.color, divider.width],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    edge.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
  }
}

function jagged(a: Point, b: Point, seed: number): Point[] {
  const random = seededRandom(seed);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Array.from({ length: teeth.count + 1 }, (_, tooth) => {
    const along = tooth === 0 || tooth === teeth.count ? 0 : random.between(-0.25, 0.25);
    const share = (tooth + along) / teeth.count;
    const out = teeth.depth * (tooth % 2 === 0 ? 1 : -1) * random.between(0.7, 1.3);
    return { x: a.x + dx * share - dy * out, y: a.y + dy * share + dx * out };
  });
}
