import type { Motif, MotifBrush } from './motif';
import { backdrop, calm, halo, plane } from './motif-planes';
import { edgeward, mist } from './motifs-green';
import { turn, withAlpha } from './paint';

/** Draws a leaf with a rib, from its stalk along an angle. */
function leaf(
  brush: MotifBrush,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  color: string,
): void {
  const { ctx, tones, unit, manner } = brush;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  plane(
    brush,
    (pen) => {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.bezierCurveTo(long * 0.25, -wide, long * 0.7, -wide * 0.8, long, 0);
      pen.bezierCurveTo(long * 0.7, wide * 0.8, long * 0.25, wide, 0, 0);
      pen.closePath();
    },
    color,
    { small: manner !== 'flat' },
  );
  ctx.strokeStyle = withAlpha(tones.shade(manner === 'line' ? 1 : 1.1), 0.22);
  ctx.lineWidth = unit * 0.18;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(long * 0.92, 0);
  for (let rib = 1; rib < 6; rib += 1) {
    const at = long * rib * 0.15;
    const out = wide * 0.55 * Math.sin((rib / 6) * Math.PI);
    ctx.moveTo(at, 0);
    ctx.lineTo(at + long * 0.12, -out);
    ctx.moveTo(at, 0);
    ctx.lineTo(at + long * 0.12, out);
  }
  ctx.stroke();
  ctx.restore();
}

/** Draws large leaves that extend into the picture from all sides; the leaves in front are dark. */
export const leaves: Motif = (brush) => {
  const { width, height, center, tones, random, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.local(150, 0.09, 0.3)],
      [1, tones.local(155, 0.1, 0.7)],
    ],
    center,
  );
  halo(brush, center, height * 0.85, tones.local(120, 0.11, 1.35), 0.75);
  for (let row = 0; row < 3; row += 1) {
    const color = (jitter: number) => tones.local(150 + jitter * 22, 0.1, 0.62 - row * 0.4 + jitter * 0.12);
    const count = 20;
    for (let place = 0; place < count; place += 1) {
      const angle = (place / count) * turn + random.between(-0.15, 0.15);
      const reach = 0.66 - row * 0.02;
      const [x, y] = [width * (0.5 + Math.cos(angle) * reach), height * (0.5 + Math.sin(angle) * reach)];
      const long = unit * random.between(17, 25) * (1.25 - row * 0.22);
      const inward = Math.atan2(height * 0.5 - y, width * 0.5 - x) + random.between(-0.6, 0.6);
      leaf(brush, x, y, inward, long, long * random.between(0.2, 0.3), color(random.between(-1, 1)));
    }
  }
  calm(brush, 0.2);
};

/** Draws a jungle: light through mist, trunks, lianas, and leaves in front. */
export const jungle: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const light = { x: center.x, y: height * 0.25 };
  backdrop(
    brush,
    [
      [0, tones.local(150, 0.09, 0.5)],
      [0.5, tones.local(125, 0.1, 1.1)],
      [1, tones.local(155, 0.09, 0.1)],
    ],
    light,
  );
  halo(brush, light, height * 0.8, tones.local(110, 0.1, 1.6), 0.8);
  for (let row = 0; row < 3; row += 1) {
    const color = tones.local(155, 0.08, 0.75 - row * 0.45);
    for (let trunk = 0; trunk < 7 - row * 2; trunk += 1) {
      const x = row === 2 ? edgeward(random.between(0, 1)) * width : random.between(0, 1) * width;
      const thick = unit * random.between(1.2, 2.4) * (0.8 + row * 0.6);
      const sway = unit * random.between(-4, 4);
      plane(
        brush,
        (pen) => {
          pen.beginPath();
          pen.moveTo(x - thick, height * 1.02);
          pen.quadraticCurveTo(x + sway, height * 0.5, x - thick * 0.6 + sway, -unit);
          pen.lineTo(x + thick * 0.6 + sway, -unit);
          pen.quadraticCurveTo(x + thick + sway, height * 0.5, x + thick, height * 1.02);
          pen.closePath();
        },
        color,
      );
    }
    mist(brush, height * (0.4 + row * 0.15), height, tones.local(130, 0.07, 1.1), 0.3 - row * 0.08);
  }
  lianas(brush);
  for (let frond = 0; frond < 26; frond += 1) {
    const top = frond % 3 === 0;
    const x = random.between(-0.05, 1.05) * width;
    const angle = (top ? 1 : -1) * random.between(0.7, 2.4);
    const long = unit * random.between(12, 24);
    ctx.globalAlpha = 1;
    leaf(
      brush,
      x,
      top ? -unit * 3 : height + unit * 3,
      angle,
      long,
      long * 0.2,
      tones.local(150, 0.1, random.between(-0.35, 0.15)),
    );
  }
  calm(brush, 0.25);
};

function lianas(brush: MotifBrush): void {
  const { ctx, width, height, tones, random, unit } = brush;
  ctx.strokeStyle = tones.local(150, 0.07, -0.2);
  ctx.lineWidth = unit * 0.5;
  for (let liana = 0; liana < 5; liana += 1) {
    const from = random.between(-0.1, 0.8) * width;
    const to = from + width * random.between(0.15, 0.35);
    ctx.beginPath();
    ctx.moveTo(from, -unit);
    ctx.quadraticCurveTo((from + to) / 2, height * random.between(0.25, 0.6), to, -unit);
    ctx.stroke();
  }
}
