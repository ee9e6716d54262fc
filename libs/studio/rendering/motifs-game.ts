import { createNoise2D } from 'simplex-noise';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, ridge } from './motif-planes';
import { turn, withAlpha } from './paint';

/** Draws a grid of light that runs to the horizon, below a glow. */
function lightGrid(brush: MotifBrush, horizon: number, color: string): void {
  const { ctx, width, height, unit } = brush;
  ctx.strokeStyle = color;
  for (const [wide, opacity] of [
    [1.1, 0.14],
    [0.24, 0.8],
  ] as const) {
    ctx.globalAlpha = opacity;
    ctx.lineWidth = unit * wide;
    ctx.beginPath();
    for (let line = -26; line <= 26; line += 1) {
      ctx.moveTo(width / 2 + line * unit * 3.2, horizon);
      ctx.lineTo(width / 2 + line * unit * 21, height);
    }
    for (let row = 0; row < 13; row += 1) {
      const y = horizon + (height - horizon) * (row / 12) ** 2.2;
      ctx.moveTo(0, y);
      ctx.lineTo(width, y);
    }
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** Draws a grid of light that runs to the horizon, with wire-frame hills behind it. */
export const grid: Motif = (brush) => {
  const { ctx, width, height, colors, tones, center } = brush;
  const horizon = height * 0.58;
  backdrop(
    { ...brush, manner: 'lit' },
    [
      [0, tones.shade(-0.5)],
      [0.5, tones.shade(0.2)],
      [0.58, tones.shade(0.8)],
      [0.6, tones.shade(-0.3)],
      [1, tones.shade(-0.6)],
    ],
    center,
  );
  const wire = { ...brush, manner: 'line' } as const;
  halo({ ...brush, manner: 'lit' }, { x: center.x, y: horizon }, height * 0.8, colors[1], 0.6);
  starDust(brush, horizon * 0.9, 70);
  plane(
    wire,
    ridge(brush, { base: horizon - height * 0.03, rise: height * 0.09, waves: 3.2, sharp: true }),
    tones.shade(-0.4),
    { line: colors[1] },
  );
  ctx.fillStyle = tones.shade(-0.55);
  ctx.fillRect(0, horizon, width, height - horizon);
  lightGrid(brush, horizon, colors[2]);
  halo({ ...brush, manner: 'lit' }, { x: center.x, y: horizon }, height * 0.45, colors[2], 0.28);
  calm(brush, 0.35);
};

/** Draws small stars above a height. */
function starDust(brush: MotifBrush, foot: number, count: number): void {
  const { ctx, width, random, unit } = brush;
  for (let star = 0; star < count; star += 1) {
    ctx.fillStyle = withAlpha('#ffffff', random.between(0.15, 0.8));
    ctx.beginPath();
    ctx.arc(random.between(0, width), random.between(0, foot), unit * random.between(0.06, 0.2), 0, turn);
    ctx.fill();
  }
}

/** Draws a retro sun, cut into bands, over a grid. */
export const synth: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit, colors } = brush;
  const horizon = height * 0.63;
  const sun = { x: center.x, y: horizon - height * 0.14 };
  const radius = Math.min(width * 0.4, height * 0.36);
  backdrop(
    { ...brush, manner: 'lit' },
    [
      [0, tones.local(285, 0.14, -0.4)],
      [0.4, tones.local(310, 0.18, 0.25)],
      [0.63, tones.local(350, 0.2, 0.9)],
      [1, tones.local(350, 0.2, 0.9)],
    ],
    sun,
  );
  starDust(brush, horizon * 0.7, 90);
  halo({ ...brush, manner: 'lit' }, sun, radius * 2, tones.local(350, 0.2, 1.1), 0.7);
  ctx.save();
  ctx.beginPath();
  let top = sun.y - radius;
  for (let band = 0; band < 8; band += 1) {
    const thick = radius * (band === 0 ? 0.9 : 0.22 - band * 0.02);
    ctx.rect(sun.x - radius, top, radius * 2, thick);
    top += thick + radius * (0.02 + band * 0.009);
  }
  ctx.clip();
  const face = ctx.createLinearGradient(0, sun.y - radius, 0, sun.y + radius);
  face.addColorStop(0, tones.local(95, 0.17, 1.6));
  face.addColorStop(0.5, tones.local(40, 0.2, 1.05));
  face.addColorStop(1, tones.local(350, 0.24, 0.8));
  ctx.fillStyle = face;
  disc(sun.x, sun.y, radius)(ctx);
  ctx.fill();
  ctx.restore();
  plane(
    { ...brush, manner: 'line' },
    ridge(brush, { base: horizon - unit, rise: height * 0.07, waves: 3.4, sharp: true }),
    tones.shade(-0.5),
    { line: colors[1] },
  );
  const floor = ctx.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, tones.local(320, 0.18, 0.35));
  floor.addColorStop(1, tones.local(285, 0.12, -0.5));
  ctx.fillStyle = floor;
  ctx.fillRect(0, horizon, width, height - horizon);
  lightGrid(brush, horizon, tones.local(330, 0.22, 1.15));
  calm(brush, 0.35);
};

/** Draws a landscape of blocks: sky, cloud blocks, a blocky hill of earth with grass on it. */
export const pixels: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const cell = unit * 4.4;
  const noise = createNoise2D(() => random.between(0, 1));
  backdrop(
    brush,
    [
      [0, tones.local(250, 0.13, 0.45)],
      [0.7, tones.local(225, 0.09, 1.2)],
      [1, tones.local(225, 0.09, 1.2)],
    ],
    center,
  );
  halo({ ...brush, manner: 'lit' }, { x: center.x, y: height * 0.2 }, height * 0.8, tones.shade(1.8), 0.5);
  plane(
    brush,
    block(center.x - cell * 1.4, height * 0.06, cell * 2.8, cell * 2.8),
    tones.local(95, 0.1, 1.75),
    { small: true },
  );
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const [x, y] = [random.between(-0.1, 1) * width, height * random.between(0.06, 0.34)];
    ctx.fillStyle = withAlpha(tones.shade(1.75), 0.55);
    ctx.fillRect(x, y, cell * 5, cell);
    ctx.fillRect(x + cell, y - cell, cell * 2.6, cell);
  }
  for (const [row, base] of [
    [0, 0.62],
    [1, 0.76],
  ] as const) {
    const size = cell * (0.6 + row * 0.4);
    for (let column = 0; column * size < width; column += 1) {
      const rise = Math.round((noise((column * size) / (unit * 55), row * 9) * height * 0.13) / size);
      blockColumn(brush, column * size, Math.round((height * base) / size) * size - rise * size, size, row);
    }
  }
  calm(brush, 0.25);
};

/** Draws a column of grass, earth and stone; distant columns are paler. */
function blockColumn(brush: MotifBrush, x: number, top: number, size: number, row: number): void {
  const { height, tones, random } = brush;
  const pale = row === 0 ? 0.5 : 0;
  for (let y = top, deep = 0; y < height; y += size, deep += 1) {
    const grain = random.between(-0.06, 0.06);
    const color =
      deep === 0
        ? tones.local(140, 0.14, 0.68 + pale * 0.6 + grain)
        : deep < 4
          ? tones.local(55, 0.08, 0.34 + pale + grain)
          : tones.shade(0.12 + pale + grain);
    plane(brush, block(x, y, size + 0.6, size + 0.6), color, {
      small: true,
      line: brush.colors[row === 0 ? 1 : 2],
    });
    if (deep === 0)
      plane(
        brush,
        block(x, y + size * 0.62, size + 0.6, size * 0.4),
        tones.local(120, 0.12, 0.45 + pale + grain),
        { small: true },
      );
    if (row === 0 && deep > 3) break;
  }
}
