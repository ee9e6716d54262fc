import { type Random, seededRandom } from '../scene/random';
import type { Box, LetterFinish, Point, TextLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import { type Letters, strokeLetters } from './letters';
import { turn, withAlpha } from './paint';

type Work = {
  layer: TextLayer;
  letters: Letters;
  /** Creates a surface of the text's region; its context is rotated and skewed with the text. */
  onSurface: (scale: number, paint: (pen: Context) => void) => Surface;
};
type Body = Work & { pen: Context; region: Box; size: number; random: Random };

/** Draws a line of one color along the inner edge of the letters, on the side opposite to a shift. */
function innerEdge({ pen, region, letters, onSurface }: Body, color: string, shift: Point): void {
  const edge = onSurface(1, (brush) => {
    strokeLetters(brush, letters, { width: 0, color });
    brush.globalCompositeOperation = 'destination-out';
    brush.translate(shift.x, shift.y);
    strokeLetters(brush, letters, { width: 0, color: '#000000' });
  });
  pen.globalCompositeOperation = 'source-atop';
  // The edge is already rotated with the text.
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(edge, 0, 0, region.width, region.height);
  pen.restore();
}

const bevel = (work: Body): void => {
  innerEdge(work, '#ffffffb3', { x: 0, y: work.size * 0.028 });
  innerEdge(work, '#0000002e', { x: 0, y: -work.size * 0.035 });
};

/** Lightens the upper half of the letters, as on glazed letters. */
const gloss = (work: Body): void => {
  const { pen, letters } = work;
  pen.globalCompositeOperation = 'source-atop';
  for (const baseline of new Set(letters.map((piece) => piece.baseline))) {
    const line = letters.filter((piece) => piece.baseline === baseline);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) continue;
    const shine = pen.createLinearGradient(0, baseline - first.size * 0.76, 0, baseline - first.size * 0.36);
    shine.addColorStop(0, '#ffffffa6');
    shine.addColorStop(1, '#ffffff14');
    pen.fillStyle = shine;
    pen.fillRect(first.x, baseline - first.size * 1.1, last.x + last.width - first.x, first.size * 0.74);
  }
  innerEdge(work, '#ffffff99', { x: 0, y: work.size * 0.02 });
  innerEdge(work, '#00000026', { x: 0, y: -work.size * 0.05 });
};

/** Cuts claw marks and specks out of the letters. */
const scratched = ({ pen, layer, size, random }: Body): void => {
  const { box } = layer;
  pen.globalCompositeOperation = 'destination-out';
  pen.strokeStyle = '#000000';
  pen.lineCap = 'round';
  for (let claw = 0; claw < 5; claw += 1) {
    const x = box.x + box.width * random.between(0.02, 0.98);
    const y = box.y + box.height * random.between(0, 0.8);
    const [dx, dy] = [size * random.between(-0.35, -0.15), size * random.between(0.7, 1.2)];
    for (let nail = 0; nail < 3; nail += 1) {
      pen.lineWidth = size * random.between(0.012, 0.028);
      pen.beginPath();
      pen.moveTo(x + nail * size * 0.09, y + nail * size * 0.04);
      pen.lineTo(x + nail * size * 0.09 + dx, y + dy);
      pen.stroke();
    }
  }
  specks(pen, box, size, random, 90);
};

function specks(pen: Context, box: Box, size: number, random: Random, count: number): void {
  pen.fillStyle = '#000000';
  for (let speck = 0; speck < count; speck += 1) {
    pen.beginPath();
    pen.arc(
      box.x + box.width * random.between(0, 1),
      box.y + box.height * random.between(0, 1),
      size * random.between(0.004, 0.016),
      0,
      turn,
    );
    pen.fill();
  }
}

/** Draws dots that grow toward the foot of each line. */
const halftoned = ({ pen, letters, layer }: Body): void => {
  pen.globalCompositeOperation = 'source-atop';
  const ink = layer.strokes.at(-1)?.color ?? '#000000';
  pen.fillStyle = withAlpha(ink, 0.2);
  for (const { x, baseline, size, width } of letters) {
    const dot = size * 0.052;
    for (let row = 0; row < 9; row += 1) {
      const y = baseline - row * dot;
      const radius = dot * 0.68 * (1 - row / 9);
      pen.beginPath();
      for (let at = x + (row % 2) * dot; at < x + width; at += dot * 2) {
        pen.moveTo(at + radius, y);
        pen.arc(at, y, radius, 0, turn);
      }
      pen.fill();
    }
  }
};

/** Cuts specks out of the letters, as in a worn print. */
const worn = ({ pen, layer, size, random }: Body): void => {
  pen.globalCompositeOperation = 'destination-out';
  specks(pen, layer.box, size, random, 160);
};

/** Cuts gaps into the letters, as in stencil letters. */
const stencil = ({ pen, letters }: Body): void => {
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = '#000000';
  for (const { x, baseline, size, width } of letters)
    pen.fillRect(x, baseline - size * 0.375, width, size * 0.026);
};

/** Cuts streaks into the letters, as a dry felt pen leaves them. */
const marker = ({ pen, layer, size, random }: Body): void => {
  pen.globalCompositeOperation = 'destination-out';
  pen.strokeStyle = '#00000059';
  for (let streak = 0; streak < 46; streak += 1) {
    const x = layer.box.x + layer.box.width * random.between(0, 1);
    const y = layer.box.y + layer.box.height * random.between(0, 1);
    pen.lineWidth = size * random.between(0.006, 0.014);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + size * random.between(0.15, 0.5), y - size * random.between(0.02, 0.12));
    pen.stroke();
  }
};

const works: Partial<Record<LetterFinish, (work: Body) => void>> = {
  bevel,
  gloss,
  metal: bevel,
  scratched,
  halftone: halftoned,
  print: worn,
  stencil,
  marker,
};

/**
 * Applies the finish of a text to its filled letters; nothing is painted outside of the letters.
 * @param body surface of the text's region with the filled letters; changed in place
 * @param work the text, its letters and its region
 */
export function finishLetters(body: Surface, work: Work & { region: Box }): void {
  const paint = works[work.layer.finish];
  if (!paint) return;
  const size = Math.min(...work.layer.lines.map((line) => line.size));
  const { box } = work.layer;
  const random = seededRandom(Math.round(box.x * 13 + box.y * 7 + box.width * 3 + size));
  const pen = body.getContext('2d');
  pen.save();
  paint({ ...work, pen, size, random });
  pen.restore();
}

/**
 * Draws letters as neon tubes: nearly white, with an edge in their color, a narrow glow around them and a dark pane
 * behind them.
 * @param work the text, its letters, and functions that create a surface and put it into the picture
 */
export function drawTubes(
  work: Work & { put: (surface: Surface, shift?: Point) => void; ctx: Context },
): void {
  const { layer, letters, onSurface, put, ctx } = work;
  const lines = (pen: Context, width: number, color: (set: boolean) => string) => {
    for (const set of [false, true]) {
      const alike = letters.filter(({ highlighted }) => highlighted === set);
      // Widths follow the size of each line, so that a large word has thick edges.
      for (const piece of alike)
        strokeLetters(pen, [piece], { width: piece.size * width, color: color(set) });
    }
  };
  const glass = (set: boolean) => (set ? layer.highlight[1] : layer.fill[1]);
  // The dark pane behind the tubes keeps them readable on any background.
  for (const stroke of layer.strokes) put(onSurface(1, (pen) => strokeLetters(pen, letters, stroke)));
  // Strokes of decreasing width add up to a soft light; few pixels are enough for it.
  const halo = onSurface(0.25, (pen) => {
    for (const width of [0.42, 0.34, 0.26, 0.19]) lines(pen, width, (set) => withAlpha(glass(set), 0.15));
  });
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  put(halo);
  ctx.restore();
  put(
    onSurface(1, (pen) => {
      lines(pen, 0.13, glass);
      lines(pen, 0, (set) => (set ? layer.highlight[0] : layer.fill[0]));
    }),
  );
}
