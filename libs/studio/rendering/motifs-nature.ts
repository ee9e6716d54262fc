import type { Point } from '../scene/scene.schema';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, ridge, softly } from './motif-planes';
import { mix } from './motif-tones';
import { withAlpha } from './paint';

/** Position of the sun: high, on the side of the hero. */
export const sunAt = ({ width, height, center, random }: MotifBrush, rise: number): Point => ({
  x: center.x + width * random.between(-0.12, 0.12),
  y: height * rise,
});

/** Draws bright reflections on water, wider and farther apart toward the viewer. */
export function glitter(brush: MotifBrush, light: Point, horizon: number, foot: number, color: string): void {
  const { ctx, width, random, unit } = brush;
  for (let row = 0; row < 26; row += 1) {
    const near = (row / 26) ** 1.6;
    const y = horizon + (foot - horizon) * near + unit * 0.3;
    for (let dash = 0; dash < 5; dash += 1) {
      const x = light.x + random.between(-1, 1) ** 3 * width * (0.1 + near * 0.55);
      const long = unit * random.between(1, 4.5) * (0.35 + near);
      ctx.fillStyle = withAlpha(color, random.between(0.25, 0.75) * (1 - near * 0.45));
      ctx.beginPath();
      ctx.ellipse(x, y, long, unit * (0.1 + near * 0.3), 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

/** Draws a cloud with a flat base: one outline, or several in manners with soft light, bright above and faint below. */
function cloud(brush: MotifBrush, at: Point, across: number, color: string, shade: string): void {
  const { ctx, random, manner } = brush;
  if (manner !== 'lit') return plane(brush, cloudOutline(at, across), color);
  for (const [along, drop, size] of [
    [-0.34, 0.02, 0.55],
    [0.36, 0.03, 0.5],
    [0, 0, 0.9],
    [0.12, 0.06, 0.62],
    [-0.2, 0.07, 0.5],
  ] as const) {
    const wide = across * size * random.between(0.85, 1.15);
    const part = { x: at.x + across * (along + random.between(-0.06, 0.06)), y: at.y + across * drop };
    const light = ctx.createLinearGradient(0, part.y - wide * 0.42, 0, part.y);
    light.addColorStop(0, withAlpha(color, 0.95));
    light.addColorStop(0.55, withAlpha(mix(color, shade, 0.4), 0.8));
    light.addColorStop(1, withAlpha(shade, 0.12));
    ctx.fillStyle = light;
    cloudOutline(part, wide)(ctx);
    ctx.fill();
  }
}

/** Bumps of a cloud from left to right: end of each bump along the cloud, and its height, as shares. */
const bumps = [
  [-0.36, 0.16],
  [-0.16, 0.3],
  [0.14, 0.27],
  [0.34, 0.13],
  [0.5, 0],
] as const;

const cloudOutline =
  (at: Point, across: number) =>
  (ctx: MotifBrush['ctx']): void => {
    ctx.beginPath();
    let [x, y] = [at.x - across * 0.5, at.y];
    ctx.moveTo(x, y);
    for (const [along, high] of bumps) {
      const [nextX, nextY] = [at.x + along * across, at.y - high * across];
      const lift = across * 0.17;
      ctx.bezierCurveTo(
        x - (along < -0.3 ? lift * 0.6 : 0),
        y - lift,
        nextX + (along > 0.4 ? lift * 0.6 : 0),
        nextY - lift,
        nextX,
        nextY,
      );
      [x, y] = [nextX, nextY];
    }
    ctx.closePath();
  };

/** Draws clouds in rows; the distant ones are small and low. */
export function clouds(brush: MotifBrush, count: number, from: number, until: number): void {
  const { width, height, random, tones, unit } = brush;
  const drawAll = (pen: MotifBrush): void => {
    const first = random.between(0, 1);
    for (let place = 0; place < count; place += 1) {
      const near = (place + 1) / count;
      const at = {
        x: width * (((first + place * 0.382) % 1) * 1.1 - 0.05),
        y: height * (until + (from - until) * near) + random.between(-2, 2) * unit,
      };
      const across = unit * (14 + near * 34) * random.between(0.8, 1.2);
      const far = tones.local(80, 0.015, 1.4 + near * 0.5);
      cloud(pen, at, across, far, tones.local(265, 0.05, 0.95 + near * 0.15));
    }
  };
  if (brush.manner === 'lit') softly(brush, unit * 0.6, drawAll);
  else drawAll(brush);
}

/** Draws a day sky with soft clouds. */
export const sky: Motif = (brush) => {
  const { height, tones } = brush;
  const sun = sunAt(brush, 0.16);
  backdrop(
    brush,
    [
      [0, tones.local(250, 0.15, 0.2)],
      [0.55, tones.local(235, 0.13, 0.8)],
      [1, tones.local(215, 0.07, 1.35)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.75, tones.shade(1.85), 0.75);
  clouds(brush, 9, 1.04, 0.52);
  calm(brush, 0.28);
};

/** Draws the open sea below a bright sky, with light on the water. */
export const sea: Motif = (brush) => {
  const { ctx, width, height, tones, unit } = brush;
  const horizon = height * 0.46;
  const sun = sunAt(brush, 0.2);
  backdrop(
    brush,
    [
      [0, tones.local(245, 0.13, 0.35)],
      [0.46, tones.local(220, 0.08, 1.3)],
      [1, tones.local(220, 0.08, 1.3)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.7, tones.shade(1.85), 0.8);
  clouds(brush, 5, 0.36, 0.43);
  plane(brush, block(-unit, horizon, width + unit * 2, height), tones.local(215, 0.11, 0.85), {
    fade: { to: tones.local(240, 0.14, 0.02), from: horizon, until: height },
  });
  swells(brush, horizon, height);
  ctx.globalCompositeOperation = 'screen';
  glitter(brush, sun, horizon, height * 0.95, tones.shade(1.6));
  ctx.globalCompositeOperation = 'source-over';
  calm(brush, 0.3);
};

/** Draws rows of swell, larger toward the viewer. */
function swells(brush: MotifBrush, horizon: number, foot: number): void {
  const { height, tones } = brush;
  for (let row = 1; row < 6; row += 1) {
    const near = (row / 6) ** 1.5;
    const base = horizon + (foot - horizon) * near;
    plane(
      brush,
      ridge(brush, { base, rise: height * 0.012 * (0.4 + near * 1.8), waves: 7 - row * 0.7 }),
      withAlpha(tones.local(225, 0.13, 0.6 - near * 0.55), brush.manner === 'lit' ? 0.5 : 1),
      {
        fade: { to: withAlpha(tones.local(240, 0.13, -0.1), 0.15), from: base, until: base + height * 0.16 },
      },
    );
  }
}

/** Draws a low sun over water and hills. */
export const sunset: Motif = (brush) => {
  const { ctx, width, height, tones, unit } = brush;
  const horizon = height * 0.62;
  const sun = sunAt(brush, 0.5);
  backdrop(
    brush,
    [
      [0, tones.local(285, 0.14, -0.05)],
      [0.3, tones.local(345, 0.17, 0.45)],
      [0.5, tones.local(45, 0.17, 1.0)],
      [0.62, tones.local(80, 0.14, 1.4)],
      [1, tones.local(80, 0.14, 1.4)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.9, tones.local(75, 0.16, 1.5), 0.85);
  plane(brush, disc(sun.x, sun.y, height * 0.13), tones.local(90, 0.12, 1.75), { small: true });
  plane(
    brush,
    ridge(brush, { base: horizon - unit, rise: height * 0.045, waves: 3 }),
    tones.local(330, 0.11, 0.3),
  );
  plane(brush, block(-unit, horizon, width + unit * 2, height), tones.local(35, 0.15, 0.75), {
    fade: { to: tones.local(285, 0.12, -0.3), from: horizon, until: height },
  });
  ctx.globalCompositeOperation = 'screen';
  glitter(brush, sun, horizon, height, tones.local(75, 0.14, 1.3));
  ctx.globalCompositeOperation = 'source-over';
  calm(brush, 0.25);
};

/** Draws wide waves, one above the other, from pale to deep. */
export const waves: Motif = (brush) => {
  const { height, tones, center } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(0.9)],
      [1, tones.shade(1.3)],
    ],
    center,
  );
  halo(brush, center, height * 0.8, tones.shade(1.7), 0.6);
  for (let row = 0; row < 7; row += 1) {
    const near = row / 6;
    const base = height * (0.22 + near * 0.7);
    plane(brush, ridge(brush, { base, rise: height * 0.075, waves: 1.9 }), tones.shade(1.05 - near * 1.15), {
      fade: { to: tones.shade(0.75 - near * 1.1), from: base - height * 0.07, until: base + height * 0.2 },
    });
  }
};
