import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, ridge, shape, type Trace } from './motif-planes';
import { mix } from './motif-tones';
import { withAlpha } from './paint';

type Tower = { x: number; top: number; across: number; roof: number };

/** Traces a row of towers from one side of the picture to the other; returns the single towers. */
function towerRow(brush: MotifBrush, low: number, high: number, wide: number): Tower[] {
  const { width, height, random, unit } = brush;
  const towers: Tower[] = [];
  for (let x = -unit * random.between(0, 4); x < width + unit;) {
    const across = unit * wide * random.between(0.6, 1.25);
    towers.push({ x, across, top: height * random.between(high, low), roof: random.between(0, 1) });
    x += across + unit * random.between(-0.2, 0.8);
  }
  return towers;
}

const towerShape =
  ({ x, top, across, roof }: Tower, foot: number): Trace =>
  (ctx) => {
    const right = x + across;
    ctx.beginPath();
    ctx.moveTo(x, foot);
    ctx.lineTo(x, top);
    if (roof < 0.22) {
      // A tower with a setback and a mast.
      ctx.lineTo(x + across * 0.25, top);
      ctx.lineTo(x + across * 0.25, top - across * 0.35);
      ctx.lineTo(x + across * 0.47, top - across * 0.35);
      ctx.lineTo(x + across * 0.5, top - across * 1.1);
      ctx.lineTo(x + across * 0.53, top - across * 0.35);
      ctx.lineTo(x + across * 0.75, top - across * 0.35);
      ctx.lineTo(x + across * 0.75, top);
    } else if (roof < 0.4) ctx.lineTo(x + across, top - across * 0.4);
    else if (roof < 0.52) ctx.lineTo(x + across / 2, top - across * 0.5);
    ctx.lineTo(right, top);
    ctx.lineTo(right, foot);
    ctx.closePath();
  };

/** Draws the lit windows of a tower, in columns. */
function windows(
  brush: MotifBrush,
  { x, top, across }: Tower,
  foot: number,
  size: number,
  share: number,
): void {
  const { ctx, random, tones } = brush;
  const [warm, cold] = [tones.lamp(80, 0.14), tones.lamp(220, 0.05)];
  const columns = Math.max(2, Math.floor(across / (size * 1.9)));
  const gap = across / columns;
  for (let y = top + size * 1.4; y < foot; y += size * 1.9) {
    for (let column = 0; column < columns; column += 1) {
      if (!random.chance(share)) continue;
      ctx.fillStyle = withAlpha(random.chance(0.75) ? warm : cold, random.between(0.3, 0.9));
      ctx.fillRect(x + gap * (column + 0.5) - size * 0.42, y, size * 0.84, size);
    }
  }
}

/** Draws a city at dusk in three depths, with haze behind and lit windows in front. */
export const skyline: Motif = (brush) => {
  const { height, width, center, tones, random, unit } = brush;
  const glowAt = { x: center.x, y: height * 0.62 };
  backdrop(
    brush,
    [
      [0, tones.shade(-0.15)],
      [0.45, tones.shade(0.55)],
      [0.8, tones.shade(1.25)],
      [1, tones.shade(1.25)],
    ],
    glowAt,
  );
  halo(brush, glowAt, height * 0.9, tones.local(60, 0.13, 1.4), 0.7);
  const rows = [
    {
      low: 0.58,
      high: 0.34,
      wide: 6,
      color: mix(tones.shade(0.35), tones.shade(1.1), 0.55),
      share: 0.07,
      size: 0.55,
    },
    { low: 0.66, high: 0.42, wide: 8, color: tones.shade(0.18), share: 0.2, size: 0.7 },
    { low: 0.88, high: 0.62, wide: 11, color: tones.shade(-0.55), share: 0.32, size: 0.95 },
  ];
  for (const { low, high, wide, color, share, size } of rows) {
    for (const tower of towerRow(brush, low, high, wide)) {
      plane(brush, towerShape(tower, height + unit), color, {
        fade: { to: mix(color, tones.shade(0.9), 0.45), from: tower.top, until: height * 1.05 },
      });
      windows(brush, tower, height, unit * size, share * random.between(0.4, 1.4));
    }
  }
  haze(brush, height * 0.55, height, tones.shade(0.8), 0.32);
  if (width > 0) calm(brush, 0.32);
};

function haze(brush: MotifBrush, top: number, foot: number, color: string, opacity: number): void {
  const { ctx, width, manner } = brush;
  if (manner !== 'lit') return;
  const gradient = ctx.createLinearGradient(0, top, 0, foot);
  gradient.addColorStop(0, withAlpha(color, 0));
  gradient.addColorStop(1, withAlpha(color, opacity));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, top, width, foot - top);
}

/** Draws a road that runs to the horizon between fields, below a wide sky. */
export const road: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const horizon = height * 0.52;
  const end = { x: width * 0.5 + (center.x - width * 0.5) * 0.35, y: horizon };
  const sun = { x: end.x, y: horizon - height * 0.06 };
  backdrop(
    brush,
    [
      [0, tones.local(255, 0.12, 0.15)],
      [0.36, tones.local(20, 0.1, 0.85)],
      [0.52, tones.local(70, 0.11, 1.5)],
      [1, tones.local(70, 0.11, 1.5)],
    ],
    sun,
  );
  halo(brush, sun, height * 0.75, tones.local(80, 0.11, 1.65), 0.85);
  plane(brush, disc(sun.x, sun.y, height * 0.06), tones.shade(1.85), { small: true });
  plane(
    brush,
    ridge(brush, { base: horizon, rise: height * 0.08, waves: 3, sharp: true }),
    tones.local(300, 0.06, 0.45),
    {
      fade: { to: tones.local(40, 0.08, 1), from: horizon - height * 0.12, until: horizon + height * 0.04 },
    },
  );
  plane(brush, block(-unit, horizon, width + unit * 2, height), tones.local(60, 0.08, 0.55), {
    fade: { to: tones.local(55, 0.07, -0.2), from: horizon, until: height },
  });
  const edge = (side: number, near: number): { x: number; y: number } => ({
    x: end.x + side * (unit * 0.6 + near * width * 0.55) + (width * 0.5 - end.x) * near,
    y: horizon + (height * 1.02 - horizon) * near,
  });
  plane(brush, shape([edge(-1, 0), edge(1, 0), edge(1, 1), edge(-1, 1)]), tones.local(280, 0.03, 0.3), {
    fade: { to: tones.local(280, 0.03, -0.5), from: horizon, until: height },
  });
  const mark = (side: number, from: number, until: number, thick: number): void => {
    ctx.fillStyle = withAlpha(side === 0 ? tones.local(88, 0.14, 1.3) : tones.shade(1.6), 0.85);
    shape([
      edge(side - thick, from),
      edge(side + thick, from),
      edge(side + thick, until),
      edge(side - thick, until),
    ])(ctx);
    ctx.fill();
  };
  for (const side of [-0.93, 0.93]) mark(side, 0, 1, 0.012);
  for (let dash = 0; dash < 9; dash += 1) mark(0, (dash / 9) ** 2.2, ((dash + 0.55) / 9) ** 2.2, 0.02);
  poles(brush, edge, random.between(1.5, 1.7));
  calm(brush, 0.3);
};

function poles(
  brush: MotifBrush,
  edge: (side: number, near: number) => { x: number; y: number },
  side: number,
): void {
  const { tones, height } = brush;
  for (let pole = 1; pole < 7; pole += 1) {
    const near = (pole / 7) ** 2.2;
    const [tall, thick] = [height * (0.02 + near * 0.75), height * (0.001 + near * 0.01)];
    for (const which of [-side, side]) {
      const { x, y } = edge(which, near);
      plane(brush, block(x - thick, y - tall, thick * 2, tall), tones.shade(-0.5), { small: true });
    }
  }
}

/** Draws a brick wall with the light of a lamp on it. */
export const bricks: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit, manner } = brush;
  const mortar = tones.shade(manner === 'line' ? -0.4 : 0.05);
  ctx.fillStyle = mortar;
  ctx.fillRect(0, 0, width, height);
  const [long, tall, gap] = [unit * 7.4, unit * 2.9, unit * 0.34];
  for (let row = 0; row * tall < height; row += 1) {
    for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
      const worn = random.between(-0.12, 0.12);
      plane(
        brush,
        block(x + gap / 2, row * tall + gap / 2, long - gap, tall - gap, unit * 0.22),
        tones.local(38, 0.09, 0.36 + worn),
        { small: true, line: brush.colors[1] },
      );
      if (manner !== 'lit') continue;
      ctx.fillStyle = withAlpha('#ffffff', 0.05);
      ctx.fillRect(x + gap, row * tall + gap / 2, long - gap * 2, unit * 0.2);
    }
  }
  ctx.globalCompositeOperation = 'soft-light';
  halo({ ...brush, manner: 'lit' }, center, width * 0.5, '#fff2d8', 0.9);
  ctx.globalCompositeOperation = 'source-over';
  halo({ ...brush, manner: 'lit' }, center, height * 0.7, tones.shade(1.4), 0.3);
  calm(brush, 0.5);
};
