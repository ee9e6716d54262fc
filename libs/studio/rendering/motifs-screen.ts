import { createNoise2D } from 'simplex-noise';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, halo, plane, softly } from './motif-planes';
import { turn, withAlpha } from './paint';

/** Draws a price chart: a grid, candlesticks and their mean, blurred with distance. */
export const chart: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.2)],
      [1, tones.shade(0.35)],
    ],
    center,
  );
  halo(brush, center, height * 0.9, tones.shade(1), 0.55);
  ctx.strokeStyle = withAlpha(tones.lamp(230, 0.03), 0.13);
  ctx.lineWidth = unit * 0.14;
  ctx.beginPath();
  for (let x = 0; x < width; x += unit * 8) {
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
  }
  for (let y = height * 0.04; y < height; y += unit * 8) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  ctx.stroke();
  if (brush.manner !== 'line') softly(brush, unit * 0.9, (small) => candles(small, unit * 8, 0.46, 0.4));
  candles(brush, unit * 4.4, 0.6, 0.9);
  calm(brush, 0.45);
};

function candles(brush: MotifBrush, step: number, base: number, strength: number): void {
  const { ctx, width, height, tones, random, unit, center } = brush;
  const noise = createNoise2D(() => random.between(0, 1));
  const climb = center.x > width / 2 ? -1 : 1;
  const level = (x: number): number =>
    height * (base + climb * (x / width - 0.5) * 0.42 + noise(x / (unit * 34), 3) * 0.1);
  const [up, down] = [tones.lamp(155, 0.2), tones.lamp(22, 0.22)];
  ctx.beginPath();
  for (let x = step / 2; x < width + step; x += step) {
    const [open, close] = [level(x - step), level(x) + random.between(-2, 2) * unit];
    const color = close < open ? up : down;
    const [top, foot] = [Math.min(open, close), Math.max(open, close, Math.min(open, close) + unit)];
    ctx.fillStyle = withAlpha(color, strength);
    ctx.fillRect(
      x - unit * 0.11,
      top - random.between(1, 4) * unit,
      unit * 0.22,
      foot - top + random.between(3, 7) * unit,
    );
    plane(
      brush,
      block(x - step * 0.32, top, step * 0.64, foot - top, unit * 0.25),
      withAlpha(color, strength),
      { small: true, line: color },
    );
    ctx.fillStyle = withAlpha(color, strength * 0.16);
    ctx.fillRect(x - step * 0.32, height - random.between(3, 12) * unit, step * 0.64, height);
  }
}

/** Draws a circuit board: tracks with bends, pads, and a chip beneath the hero. */
export const circuit: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.2)],
      [1, tones.shade(0.4)],
    ],
    center,
  );
  halo(brush, center, height * 0.9, tones.shade(1.15), 0.65);
  const side = unit * 34;
  for (let track = 0; track < 72; track += 1) circuitTrack(brush, track, side);
  plane(brush, block(center.x - side / 2, center.y - side / 2, side, side, unit * 2), tones.shade(-0.1), {
    fade: { to: tones.shade(-0.5), from: center.y - side / 2, until: center.y + side / 2 },
  });
  ctx.strokeStyle = withAlpha(tones.shade(1.2), 0.35);
  ctx.lineWidth = unit * 0.25;
  block(center.x - side * 0.42, center.y - side * 0.42, side * 0.84, side * 0.84, unit)(ctx);
  ctx.stroke();
  halo(brush, center, side * 0.8, tones.shade(1.2), 0.3);
  if (width > 0) calm(brush, 0.4);
};

/** Draws one track from the chip outward: straight, slanted, straight, and a pad at its end. */
function circuitTrack(brush: MotifBrush, track: number, side: number): void {
  const { ctx, center, tones, random, unit, colors, manner } = brush;
  const edge = track % 4;
  const along = (Math.floor(track / 4) / 17 - 0.5) * side * 0.92;
  const out = unit * random.between(5, 44);
  const shift = (Math.round(along / unit) / 3) * random.between(0.3, 3.2) * unit;
  const [ux, uy] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][edge] as [number, number];
  const at = (far: number, across: number) => ({
    x: center.x + ux * far - uy * across,
    y: center.y + uy * far + ux * across,
  });
  const points = [
    at(side / 2, along),
    at(side / 2 + out, along),
    at(side / 2 + out + Math.abs(shift), along + shift),
    at(side / 2 + out * 2.4 + Math.abs(shift), along + shift),
  ];
  const bright = random.chance(0.22);
  ctx.strokeStyle = withAlpha(
    bright ? (manner === 'line' ? colors[2] : tones.shade(1.35)) : tones.shade(0.95),
    bright ? 0.65 : 0.38,
  );
  ctx.lineWidth = unit * (bright ? 0.34 : 0.26);
  ctx.beginPath();
  points.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
  const pad = points[3] ?? center;
  ctx.beginPath();
  ctx.arc(pad.x, pad.y, unit * 0.6, 0, turn);
  ctx.stroke();
  if (bright) halo(brush, pad, unit * 3, tones.shade(1.4), 0.5);
}

/** Draws lines of code on a screen; all but a few are out of focus. */
export const code: Motif = (brush) => {
  const { ctx, height, center, tones, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.45)],
      [1, tones.shade(-0.05)],
    ],
    center,
  );
  halo(brush, center, height * 0.9, tones.shade(0.9), 0.55);
  softly(brush, unit * 1.1, (small) => codeLines(small, unit * 5.6, 0.34, 0));
  codeLines(brush, unit * 3.4, 0.5, unit * 3);
  ctx.globalAlpha = 1;
  calm(brush, 0.5);
};

function codeLines(brush: MotifBrush, row: number, strength: number, margin: number): void {
  const { ctx, width, height, tones, random, colors } = brush;
  const inks = [
    tones.lamp(300, 0.15),
    tones.lamp(215, 0.14),
    tones.lamp(150, 0.14),
    tones.lamp(90, 0.03),
    colors[2],
  ] as const;
  let indent = 0;
  for (let y = row * 0.6; y < height; y += row) {
    indent = Math.max(0, Math.min(5, indent + random.pick([-1, 0, 0, 1] as const)));
    if (margin > 0) {
      ctx.fillStyle = withAlpha(tones.shade(0.9), strength * 0.5);
      ctx.fillRect(margin * 0.35, y, margin * 0.4, row * 0.32);
    }
    if (random.chance(0.12)) continue;
    for (let x = margin * 1.5 + indent * row * 1.1; x < width * random.between(0.4, 1.15);) {
      const long = row * random.between(0.5, 2.6);
      ctx.fillStyle = withAlpha(random.pick(inks), strength * random.between(0.6, 1));
      ctx.beginPath();
      ctx.roundRect(x, y, long, row * 0.36, row * 0.18);
      ctx.fill();
      x += long + row * 0.36;
    }
  }
}
