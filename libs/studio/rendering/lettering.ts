import { capitalHeight } from '../scene/capitals';
import type { Box, Point, TextLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import type { Assets } from './host';
import { drawCurved } from './curved-text';
import { drawPanels } from './letter-panels';
import { drawTubes, finishLetters } from './letter-finishes';
import { type Letters, lean, lettersOf, putLetters, strokeLetters } from './letters';

/** Distance in pixels between the copies that form the depth of letters. The outlines of the copies close the gaps. */
const extrusionStep = 4.5;

/** Share of the pixels across on which shadows and glows are drawn: they are soft, so a quarter is enough. */
const softScale = 0.25;

/**
 * Draws a text: light, shadow, panels, depth, outlines, then the letters.
 * @param ctx context to draw on
 * @param layer text layer to draw; its lines are already fitted
 * @param size size of the picture in pixels
 * @param assets creates surfaces
 */
export function drawText(
  ctx: Context,
  layer: TextLayer,
  size: { width: number; height: number },
  assets: Assets,
): void {
  if (layer.arc !== undefined && layer.arc !== 0) {
    const draw = (pen: Context, flat: TextLayer, flatSize: typeof size) =>
      drawText(pen, flat, flatSize, assets);
    return drawCurved(ctx, { layer, reach: reachOfEffects(layer), draw }, layer.arc, size, assets);
  }
  const letters = lettersOf(ctx, layer);
  const region = regionOf(layer, size);
  const onSurface = (scale: number, paint: (pen: Context) => void): Surface => {
    const surface = assets.createCanvas(Math.ceil(region.width * scale), Math.ceil(region.height * scale));
    const pen = surface.getContext('2d');
    pen.scale(scale, scale);
    pen.translate(-region.x, -region.y);
    lean(pen, layer);
    paint(pen);
    return surface;
  };
  const put = (surface: Surface, shift: Point = { x: 0, y: 0 }) =>
    ctx.drawImage(surface, region.x + shift.x, region.y + shift.y, region.width, region.height);
  const soft = (light: { blur: number; color: string }, grow: number) => {
    const shape = onSurface(softScale, (pen) => solid(pen, layer, letters, light.color, grow));
    const blurred = assets.createCanvas(
      Math.ceil(region.width * softScale),
      Math.ceil(region.height * softScale),
    );
    const brush = blurred.getContext('2d');
    brush.filter = `blur(${light.blur * softScale}px)`;
    brush.drawImage(shape, 0, 0, Math.ceil(region.width * softScale), Math.ceil(region.height * softScale));
    return blurred;
  };
  const outer = outerWidth(layer);
  const backing = backingWidth(layer);
  if (layer.shadow) put(soft(layer.shadow, outer + layer.shadow.blur * 0.4), layer.shadow);
  if (layer.glow) {
    const light = soft(layer.glow, outer + layer.glow.blur * 0.3);
    ctx.globalCompositeOperation = 'screen';
    put(light);
    ctx.globalCompositeOperation = 'source-over';
  }
  if (layer.panel) put(onSurface(1, (pen) => drawPanels(pen, layer, letters)));
  if (layer.finish === 'tube') {
    drawTubes({ layer, letters, onSurface, put, ctx });
    return;
  }
  const leaned = (paint: () => void, shift: Point = { x: 0, y: 0 }) => {
    ctx.save();
    ctx.translate(shift.x, shift.y);
    lean(ctx, layer);
    paint();
    ctx.restore();
  };
  if (layer.extrusion) {
    const { x, y, color } = layer.extrusion;
    const steps = Math.min(10, Math.max(2, Math.ceil(Math.hypot(x, y) / extrusionStep)));
    for (let step = steps; step > 0; step -= 1) {
      const share = step / steps;
      leaned(() => strokeBacked(ctx, layer, letters, { width: outer, color }), {
        x: x * share,
        y: y * share,
      });
    }
  }
  leaned(() => {
    for (const stroke of [...layer.strokes].sort((a, b) => b.width - a.width))
      if (stroke.width === backing) strokeBacked(ctx, layer, letters, stroke);
      else strokeLetters(ctx, letters, stroke);
  });
  if (layer.finish === 'plain') return leaned(() => putLetters(ctx, layer, letters));
  const body = onSurface(1, (pen) => putLetters(pen, layer, letters));
  finishLetters(body, { layer, letters, onSurface, region });
  put(body);
}

/** Width of the outline that closes gaps: the one inside of the outermost outline, if there are several. */
const backingWidth = ({ strokes }: TextLayer): number => {
  const [widest = 0, second = widest] = strokes.map(({ width }) => width).sort((a, b) => b - a);
  return second;
};

const outerWidth = (layer: TextLayer): number => Math.max(0, ...layer.strokes.map(({ width }) => width));

/**
 * Width of an outline, as a share of the letter size, from which the outlines of neighbouring letters touch and leave
 * only slivers of background.
 */
const meets = 0.14;

/** Share of the letter size at both ends of a line that is not closed: the first and the last letter keep their shape. */
const openEnds = 0.34;

/**
 * Strokes an outline of the letters. If it is so wide that the outlines of the letters touch, the gaps between the
 * letters of a line are closed, so that no slivers of the background show through.
 */
function strokeBacked(
  ctx: Context,
  layer: TextLayer,
  letters: Letters,
  stroke: { width: number; color: string },
): void {
  strokeLetters(ctx, letters, stroke);
  if (layer.panel) return;
  let above: Box | null = null;
  for (const baseline of new Set(letters.map((piece) => piece.baseline))) {
    const line = letters.filter((piece) => piece.baseline === baseline);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || stroke.width < first.size * meets) continue;
    // Only the capitals are closed: an accent stands alone above its letter.
    const height = first.size * capitalHeight(layer.face);
    const inset = first.size * openEnds;
    const width = Math.max(0, last.x + last.width - first.x - 2 * inset);
    const box = { x: first.x + inset, y: baseline - height, width, height };
    ctx.fillRect(box.x, box.y, box.width, box.height);
    if (above) closeBetween(ctx, above, box, stroke.width);
    above = box;
  }
}

/** Fills the gap between the outlines of two lines, over the width where both lines have letters. */
function closeBetween(ctx: Context, above: Box, below: Box, outline: number): void {
  const [top, bottom] = [above.y + above.height, below.y];
  if (bottom - top > outline * 1.5) return;
  const left = Math.max(above.x, below.x);
  const right = Math.min(above.x + above.width, below.x + below.width);
  if (right > left && bottom > top) ctx.fillRect(left, top, right - left, bottom - top);
}

/** Draws the shape that casts shadow and glow: the panels if the text has panels, otherwise the letters. */
function solid(pen: Context, layer: TextLayer, letters: Letters, color: string, grow: number): void {
  if (layer.panel) drawPanels(pen, { ...layer, panel: { ...layer.panel, color } }, letters);
  else strokeLetters(pen, letters, { width: grow, color });
}

/** Distance in pixels by which the effects of a text reach beyond its box. */
function reachOfEffects(layer: TextLayer): number {
  const tallest = Math.max(...layer.lines.map((line) => line.size));
  return (
    outerWidth(layer) +
    tallest * 0.3 +
    Math.max(
      (layer.glow?.blur ?? 0) * 2.5,
      (layer.shadow?.blur ?? 0) * 3.2 + Math.abs(layer.shadow?.y ?? 0),
    ) +
    Math.max(Math.abs(layer.extrusion?.x ?? 0), Math.abs(layer.extrusion?.y ?? 0)) +
    (layer.panel?.padding ?? 0)
  );
}

/** The part of the picture that the text and all its effects may cover, in whole pixels. */
function regionOf(layer: TextLayer, size: { width: number; height: number }): Box {
  const reach = reachOfEffects(layer);
  // The shadow is drawn in the same part and then moved, so the part extends beyond the picture by that distance.
  // Otherwise the edge of the part would be visible.
  const [besides, above] = [Math.abs(layer.shadow?.x ?? 0), Math.abs(layer.shadow?.y ?? 0)].map(
    Math.ceil,
  ) as [number, number];
  const left = Math.max(-besides, Math.floor(layer.box.x - reach));
  const top = Math.max(-above, Math.floor(layer.box.y - reach));
  const right = Math.min(size.width + besides, Math.ceil(layer.box.x + layer.box.width + reach));
  const bottom = Math.min(size.height + above, Math.ceil(layer.box.y + layer.box.height + reach));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
