import type { Point } from '../scene/scene.schema';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, ridge, shape } from './motif-planes';
import { mix } from './motif-tones';
import { clouds, glitter, sunAt } from './motifs-nature';
import { withAlpha } from './paint';

/** Draws a beach: sea, wet sand, and the shade of palms. */
export const beach: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  const [horizon, shore] = [height * 0.44, height * 0.66];
  const sun = sunAt(brush, 0.18);
  backdrop(
    brush,
    [
      [0, tones.local(240, 0.14, 0.35)],
      [0.44, tones.local(215, 0.07, 1.4)],
      [1, tones.local(215, 0.07, 1.4)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.75, tones.shade(1.85), 0.85);
  clouds(brush, 4, 0.3, 0.42);
  plane(brush, block(-unit, horizon, width + unit * 2, height), tones.local(225, 0.13, 0.5), {
    fade: { to: tones.local(190, 0.11, 1.05), from: horizon, until: shore },
  });
  ctx.globalCompositeOperation = 'screen';
  glitter(brush, sun, horizon, shore, tones.shade(1.5));
  ctx.globalCompositeOperation = 'source-over';
  const form = { base: shore, rise: height * 0.028, waves: 1.7 };
  plane(brush, ridge(brush, { ...form, base: shore - unit * 0.8 }), tones.shade(1.75), { small: true });
  plane(brush, ridge(brush, form), tones.local(75, 0.07, 0.85), {
    fade: { to: tones.local(75, 0.09, 1.3), from: shore, until: shore + height * 0.12 },
  });
  const side = center.x > width / 2 ? 1 : -1;
  palm(brush, { x: side > 0 ? width * 0.97 : width * 0.03, y: height * 1.02 }, height * 0.82, -side);
  palm(brush, { x: side > 0 ? width * 0.02 : width * 0.98, y: height * 1.05 }, height * 0.6, side);
  calm(brush, 0.22);
};

/** Draws a palm that leans to one side (-1 left, 1 right). */
export function palm(brush: MotifBrush, foot: Point, tall: number, lean: number): void {
  const { random, tones, unit } = brush;
  const top = { x: foot.x + lean * tall * 0.14, y: foot.y - tall };
  const dark = tones.local(60, 0.05, -0.25);
  const leaf = tones.local(150, 0.1, -0.15);
  const thick = unit * 1.1;
  plane(
    brush,
    (pen) => {
      pen.beginPath();
      pen.moveTo(foot.x - thick, foot.y);
      pen.quadraticCurveTo(foot.x - thick * 0.4, foot.y - tall * 0.6, top.x - thick * 0.4, top.y);
      pen.lineTo(top.x + thick * 0.4, top.y);
      pen.quadraticCurveTo(foot.x + thick * 1.2, foot.y - tall * 0.5, foot.x + thick * 1.2, foot.y);
      pen.closePath();
    },
    dark,
  );
  for (let frond = 0; frond < 9; frond += 1) {
    const angle = -Math.PI * (0.5 + (frond / 8 - 0.5) * 1.45) + random.between(-0.12, 0.12);
    const long = tall * random.between(0.27, 0.36);
    const out = Math.cos(angle);
    const tip = { x: top.x + out * long, y: top.y + Math.sin(angle) * long * 0.45 + long * 0.42 };
    const knee = { x: top.x + out * long * 0.5, y: top.y + Math.sin(angle) * long * 0.65 };
    plane(
      brush,
      (pen) => {
        pen.beginPath();
        pen.moveTo(top.x, top.y);
        pen.quadraticCurveTo(knee.x, knee.y - long * 0.08, tip.x, tip.y);
        pen.quadraticCurveTo(knee.x, knee.y + long * 0.2, top.x, top.y);
        pen.closePath();
      },
      leaf,
      { small: true },
    );
  }
}

/** Draws dunes, one behind the other, below a hot sky. */
export const desert: Motif = (brush) => {
  const { height, tones } = brush;
  const sun = sunAt(brush, 0.3);
  backdrop(
    brush,
    [
      [0, tones.local(245, 0.1, 0.3)],
      [0.35, tones.local(55, 0.08, 1.1)],
      [0.6, tones.local(70, 0.09, 1.45)],
      [1, tones.local(70, 0.09, 1.45)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.8, tones.shade(1.8), 0.85);
  plane(brush, disc(sun.x, sun.y, height * 0.075), tones.shade(1.9), { small: true });
  for (let row = 0; row < 5; row += 1) {
    const near = row / 4;
    const base = height * (0.53 + near * 0.33);
    plane(
      brush,
      ridge(brush, { base, rise: height * (0.03 + near * 0.07), waves: 2.4 - near }),
      tones.local(62 - near * 14, 0.06 + near * 0.07, 1.15 - near * 0.75),
      {
        fade: {
          to: tones.local(50, 0.12, 0.75 - near * 0.6),
          from: base - height * 0.08,
          until: base + height * 0.25,
        },
      },
    );
  }
  calm(brush, 0.25);
};

/** Draws mountain ranges that fade with distance; the nearest range has firs. */
export const mountains: Motif = (brush) => {
  const { ctx, width, height, tones, random, unit } = brush;
  const sun = sunAt(brush, 0.26);
  backdrop(
    brush,
    [
      [0, tones.local(250, 0.12, 0.3)],
      [0.5, tones.local(225, 0.06, 1.3)],
      [1, tones.local(225, 0.06, 1.3)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.8, tones.shade(1.8), 0.8);
  for (let row = 0; row < 4; row += 1) {
    const near = row / 3;
    const base = height * (0.5 + near * 0.3);
    const trace = ridge(brush, { base, rise: height * (0.2 - near * 0.1), waves: 2.2 + near, sharp: true });
    const color = tones.local(240, 0.05 + near * 0.05, 1.0 - near * 0.85);
    plane(brush, trace, color, {
      fade: {
        to: mix(color, tones.shade(1.3), 0.55),
        from: base - height * 0.2,
        until: base + height * 0.28,
      },
    });
    if (row === 0) snowCaps(brush, trace, base - height * 0.06);
    if (row < 3) slopes(brush, trace, base, color, near);
  }
  ctx.lineCap = 'round';
  const ground = tones.local(160, 0.06, -0.25);
  plane(brush, ridge(brush, { base: height * 0.93, rise: height * 0.02, waves: 1.5 }), ground);
  for (let tree = 0; tree < 26; tree += 1) {
    fir(
      brush,
      { x: random.between(-0.02, 1.02) * width, y: height * random.between(0.93, 1.03) },
      unit * random.between(5, 12),
      ground,
    );
  }
  calm(brush, 0.25);
};

/** Draws the faces of a mountain range: slanted strokes, lit on one side and dark on the other. */
function slopes(
  brush: MotifBrush,
  trace: (ctx: MotifBrush['ctx']) => void,
  base: number,
  color: string,
  near: number,
): void {
  const { ctx, width, height, center, random, tones, manner } = brush;
  if (manner === 'line') return;
  const lean = center.x > width / 2 ? 1 : -1;
  ctx.save();
  trace(ctx);
  ctx.clip();
  for (let face = 0; face < 16; face += 1) {
    const [x, top] = [random.between(0, 1) * width, base - height * random.between(0.02, 0.24)];
    const [wide, tall] = [height * random.between(0.05, 0.13), height * random.between(0.12, 0.3)];
    ctx.fillStyle =
      face % 2 === 0
        ? withAlpha(mix(color, tones.shade(1.6), 0.5), 0.16)
        : withAlpha(mix(color, tones.shade(-0.3), 0.6), 0.2 - near * 0.08);
    const side = face % 2 === 0 ? lean : -lean;
    shape([
      { x, y: top },
      { x: x + side * wide * 0.35, y: top + tall * 0.4 },
      { x: x + side * wide * 1.2, y: top + tall },
      { x: x + side * wide * 0.15, y: top + tall * 0.75 },
    ])(ctx);
    ctx.fill();
  }
  ctx.restore();
}

/** Draws snow on the peaks of a range: the shape of the range, filled above a height only. */
function snowCaps(brush: MotifBrush, trace: (ctx: MotifBrush['ctx']) => void, foot: number): void {
  const { ctx, width, height, random, tones, unit } = brush;
  ctx.save();
  trace(ctx);
  ctx.clip();
  const points: Point[] = [
    { x: -unit, y: 0 },
    { x: -unit, y: foot },
  ];
  for (let x = 0; x <= width + unit * 3; x += unit * 2.2)
    points.push({ x, y: foot + random.between(-1, 1) * height * 0.035 });
  points.push({ x: width + unit * 4, y: 0 });
  plane(brush, shape(points), tones.shade(1.75), { small: true });
  ctx.restore();
}

/** Draws a fir; `foot` is the lower end of its trunk. */
export function fir(brush: MotifBrush, foot: Point, tall: number, color: string): void {
  const points: Point[] = [{ x: foot.x, y: foot.y - tall }];
  const tiers = 5;
  const edge = (side: number) =>
    Array.from({ length: tiers * 2 }, (_, corner) => {
      const tier = Math.floor(corner / 2) + 1;
      const out = tall * 0.26 * (tier / tiers) * (corner % 2 === 0 ? 1 : 0.55);
      return {
        x: foot.x + side * out,
        y: foot.y - tall * (1 - tier / tiers) - (corner % 2 === 0 ? 0 : tall * 0.02),
      };
    });
  plane(brush, shape([...points, ...edge(1), ...edge(-1).reverse()]), color, { small: true });
}

/** Draws a winter's day: white hills, firs, and falling flakes near and far. */
export const snow: Motif = (brush) => {
  const { ctx, width, height, tones, random, unit } = brush;
  const sun = sunAt(brush, 0.22);
  backdrop(
    brush,
    [
      [0, tones.local(250, 0.1, 0.25)],
      [0.6, tones.local(230, 0.06, 1.2)],
      [1, tones.local(230, 0.05, 1.4)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.8, tones.shade(1.9), 0.6);
  for (let row = 0; row < 3; row += 1) {
    const base = height * (0.62 + row * 0.15);
    const color = tones.local(240, 0.06, 0.55 - row * 0.35);
    for (let tree = 0; tree < 22 - row * 6; tree += 1) {
      fir(
        brush,
        { x: width * random.between(-0.02, 1.02), y: base + unit * 2 },
        unit * random.between(4, 8) * (1 + row * 0.7),
        color,
      );
    }
    plane(brush, ridge(brush, { base, rise: height * 0.03, waves: 2 }), tones.shade(1.3 + row * 0.25), {
      fade: { to: tones.local(240, 0.05, 1.0), from: base, until: base + height * 0.22 },
    });
  }
  for (let flake = 0; flake < 120; flake += 1) {
    const near = random.between(0, 1) ** 4;
    ctx.fillStyle = withAlpha('#ffffff', 0.75 - near * 0.45);
    ctx.beginPath();
    ctx.arc(random.between(0, width), random.between(0, height), unit * (0.15 + near * 1.5), 0, Math.PI * 2);
    ctx.fill();
  }
  calm(brush, 0.3);
};
