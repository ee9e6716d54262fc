import type { Point } from '../scene/scene.schema';
import type { Motif, MotifBrush } from './motif';
import { backdrop, calm, disc, halo, plane, softly, type Trace } from './motif-planes';
import { mix } from './motif-tones';
import { turn, withAlpha } from './paint';

/** Returns the trace of a heart about a point. */
const heart =
  (x: number, y: number, size: number, angle: number): Trace =>
  (ctx) => {
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const at = (dx: number, dy: number): [number, number] => [
      x + dx * cos - dy * sin,
      y + dx * sin + dy * cos,
    ];
    ctx.beginPath();
    ctx.moveTo(...at(0, 0.9));
    ctx.bezierCurveTo(...at(-1.3, 0), ...at(-0.9, -1), ...at(0, -0.4));
    ctx.bezierCurveTo(...at(0.9, -1), ...at(1.3, 0), ...at(0, 0.9));
    ctx.closePath();
  };

/** Draws hearts that rise, blurred in the back and sharp in front. */
export const hearts: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.local(5, 0.16, 0.4)],
      [1, tones.local(350, 0.15, 0.75)],
    ],
    center,
  );
  halo(brush, center, height * 0.9, tones.local(10, 0.1, 1.4), 0.7);
  const scatter = (small: MotifBrush, count: number, size: number, level: number): void => {
    for (let place = 0; place < count; place += 1) {
      const at = { x: random.between(0, width), y: random.between(0, height) };
      const away = Math.min(1, Math.hypot(at.x - width * 0.5, at.y - height * 0.5) / (height * 0.6));
      const color = tones.local(5, 0.17, level + random.between(-0.1, 0.15));
      plane(
        small,
        heart(at.x, at.y, unit * size * random.between(0.6, 1.4), random.between(-0.5, 0.5)),
        withAlpha(color, 0.35 + away * 0.4),
        {
          small: true,
        },
      );
    }
  };
  softly(brush, unit * 1.4, (small) => scatter(small, 16, 6, 0.85));
  scatter(brush, 24, 2, 1.1);
  softly(brush, unit * 2.2, (small) => scatter(small, 5, 11, 0.45));
  ctx.globalAlpha = 1;
  calm(brush, 0.25);
};

/** Draws notes and coins that fall, smaller and more blurred with distance. */
export const money: Motif = (brush) => {
  const { width, height, center, tones, random, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(0.1)],
      [1, tones.shade(0.65)],
    ],
    center,
  );
  halo(brush, center, height * 0.9, tones.local(95, 0.12, 1.4), 0.65);
  const fall = (small: MotifBrush, count: number, size: number, level: number): void => {
    for (let piece = 0; piece < count; piece += 1) {
      const at = { x: random.between(-0.02, 1.02) * width, y: random.between(-0.05, 1.05) * height };
      if (piece % 3 === 0) coin(small, at, unit * size * 0.42, level);
      else note(small, at, unit * size, level);
    }
  };
  softly(brush, unit * 1.2, (small) => fall(small, 22, 6.5, 0.55));
  fall(brush, 15, 9.5, 0.7);
  calm(brush, 0.42);
  softly(brush, unit * 2.4, (small) => fall(small, 4, 20, 0.4));
};

function coin(brush: MotifBrush, at: Point, radius: number, level: number): void {
  const { random, tones } = brush;
  const flat = random.between(0.45, 1);
  const color = tones.local(88, 0.15, level + 0.45);
  plane(
    brush,
    disc(at.x + radius * 0.14, at.y + radius * 0.1, radius * flat, radius),
    mix(color, tones.shade(-0.3), 0.5),
    { small: true },
  );
  plane(brush, disc(at.x, at.y, radius * flat, radius), color, {
    small: true,
    fade: { to: tones.local(70, 0.15, level + 0.1), from: at.y - radius, until: at.y + radius },
  });
  plane(
    brush,
    disc(at.x, at.y, radius * flat * 0.7, radius * 0.7),
    mix(color, tones.local(65, 0.14, level), 0.4),
    { small: true },
  );
}

/** Draws a bank note that bends as it falls. */
function note(brush: MotifBrush, at: Point, long: number, level: number): void {
  const { ctx, random, tones } = brush;
  const wide = long * 0.46;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(random.between(0, turn));
  ctx.transform(1, random.between(-0.35, 0.35), 0, random.between(0.5, 1), 0, 0);
  const bend = long * random.between(-0.22, 0.22);
  const curved =
    (share: number): Trace =>
    (pen) => {
      const [x, y] = [(long / 2) * share, (wide / 2) * share];
      pen.beginPath();
      pen.moveTo(-x, -y);
      pen.quadraticCurveTo(0, -y + bend, x, -y);
      pen.lineTo(x, y);
      pen.quadraticCurveTo(0, y + bend, -x, y);
      pen.closePath();
    };
  plane(brush, curved(1), tones.local(150, 0.11, level + 0.35), { small: true });
  plane(brush, curved(0.84), tones.local(150, 0.12, level + 0.1), { small: true });
  plane(brush, disc(0, bend * 0.45, wide * 0.24, wide * 0.24), tones.local(150, 0.08, level + 0.45), {
    small: true,
  });
  ctx.restore();
}
