import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, halo, plane, shape } from './motif-planes';
import { withAlpha } from './paint';

/** Draws a floor of boards that recede from the viewer. */
export function boards(brush: MotifBrush, top: number, color: string, dark: string): void {
  const { ctx, width, height, tones, unit } = brush;
  plane(brush, block(-unit, top, width + unit * 2, height - top + unit), color, {
    fade: { to: dark, from: top, until: height },
  });
  ctx.strokeStyle = withAlpha(tones.shade(-0.6), 0.3);
  ctx.lineWidth = unit * 0.22;
  ctx.beginPath();
  for (let seam = -12; seam <= 12; seam += 1) {
    ctx.moveTo(width / 2 + seam * width * 0.06, top);
    ctx.lineTo(width / 2 + seam * width * 0.15, height);
  }
  ctx.stroke();
}

/** Draws the light of a window: slanted panes over wall and floor. */
function windowLight(brush: MotifBrush, x: number, y: number, size: number): void {
  const { ctx, tones, unit, manner } = brush;
  const pane = size * 0.46;
  ctx.fillStyle = withAlpha(tones.local(85, 0.1, 1.6), manner === 'line' ? 0.09 : 0.34);
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [left, top] = [x + column * (pane + unit * 0.7), y + row * (pane * 1.2 + unit * 0.7)];
    const slant = pane * 0.38;
    shape([
      { x: left - row * slant, y: top + column * pane * 0.16 },
      { x: left + pane - row * slant, y: top + (column + 1) * pane * 0.16 },
      { x: left + pane - (row + 1) * slant, y: top + (column + 1) * pane * 0.16 + pane * 1.2 },
      { x: left - (row + 1) * slant, y: top + column * pane * 0.16 + pane * 1.2 },
    ])(ctx);
    ctx.fill();
  }
}

/** Draws a room: a wall with the light of a window on it, a floor, a plant, a picture, a lamp. */
export const room: Motif = (brush) => {
  const { width, height, center, tones, unit, random } = brush;
  const floor = height * 0.78;
  const side = center.x > width / 2 ? 1 : -1;
  backdrop(
    brush,
    [
      [0, tones.shade(0.35)],
      [0.78, tones.shade(0.85)],
      [1, tones.shade(0.85)],
    ],
    center,
  );
  halo(brush, center, height * 0.75, tones.local(75, 0.1, 1.4), 0.6);
  windowLight(brush, center.x - unit * 20, height * 0.12, unit * 38);
  boards(brush, floor, tones.local(55, 0.08, 0.55), tones.local(45, 0.08, -0.05));
  plane(brush, block(-unit, floor - unit * 2, width + unit * 2, unit * 2), tones.shade(1.1), { small: true });
  const far = width / 2 - side * width * random.between(0.2, 0.3);
  for (const [dx, dy, across, tall] of [
    [0, 0.16, 15, 20],
    [19, 0.2, 11, 11],
    [19, 0.4, 11, 15],
  ] as const) {
    const x = far - side * unit * (dx - 8);
    const [left, top] = [x - (across * unit) / 2, height * dy];
    plane(brush, block(left, top, across * unit, tall * unit), tones.shade(0.12));
    plane(brush, block(left + unit, top + unit, (across - 2) * unit, (tall - 2) * unit), tones.shade(0.62), {
      fade: { to: tones.local(30, 0.1, 0.5), from: top, until: top + tall * unit },
      small: true,
    });
  }
  houseplant(brush, side > 0 ? width * 0.96 : width * 0.04, floor + height * 0.1);
  houseplant(brush, side > 0 ? width * 0.03 : width * 0.97, floor + height * 0.14);
  calm(brush, 0.3);
};

function houseplant(brush: MotifBrush, x: number, foot: number): void {
  const { tones, unit, random } = brush;
  for (let stalk = 0; stalk < 11; stalk += 1) {
    const angle = -Math.PI / 2 + (stalk / 10 - 0.5) * 2.3;
    const long = unit * random.between(13, 22);
    const [tx, ty] = [x + Math.cos(angle) * long, foot - unit * 8 + Math.sin(angle) * long];
    const [nx, ny] = [Math.sin(angle) * long * 0.13, -Math.cos(angle) * long * 0.13];
    plane(
      brush,
      (pen) => {
        pen.beginPath();
        pen.moveTo(x, foot - unit * 8);
        pen.quadraticCurveTo((x + tx) / 2 + nx, (foot - unit * 8 + ty) / 2 + ny - unit * 2, tx, ty);
        pen.quadraticCurveTo(
          (x + tx) / 2 - nx,
          (foot - unit * 8 + ty) / 2 - ny - unit * 2,
          x,
          foot - unit * 8,
        );
        pen.closePath();
      },
      tones.local(150, 0.09, stalk % 2 === 0 ? 0.1 : -0.1),
      { small: true },
    );
  }
  plane(
    brush,
    shape([
      { x: x - unit * 4, y: foot - unit * 9 },
      { x: x + unit * 4, y: foot - unit * 9 },
      { x: x + unit * 3, y: foot },
      { x: x - unit * 3, y: foot },
    ]),
    tones.local(40, 0.1, 0.45),
  );
}

/** Draws shelves full of books. */
export const bookshelf: Motif = (brush) => {
  const { width, height, center, tones, random, unit, ctx } = brush;
  ctx.fillStyle = tones.local(45, 0.05, -0.35);
  ctx.fillRect(0, 0, width, height);
  const tall = unit * 17;
  const shelf = unit * 1.5;
  for (let row = 0; row * tall < height + tall; row += 1) {
    const foot = row * tall + tall * 0.6;
    for (let x = -unit * random.between(0, 3); x < width;) {
      const thick = unit * random.between(1.6, 4);
      if (random.chance(0.07)) {
        x += thick * 1.6;
        continue;
      }
      book(brush, x, foot, thick, (tall - shelf) * random.between(0.66, 0.92));
      x += thick + unit * 0.12;
    }
    plane(brush, block(-unit, foot, width + unit * 2, shelf), tones.local(55, 0.07, 0.22));
    ctx.fillStyle = '#00000055';
    ctx.fillRect(0, foot + shelf, width, unit * 1.1);
  }
  const soft = { ...brush, manner: 'lit' } as const;
  ctx.globalCompositeOperation = 'soft-light';
  halo(soft, center, height, '#ffe9c4', 0.9);
  ctx.globalCompositeOperation = 'source-over';
  halo(soft, center, height * 0.7, tones.local(75, 0.1, 1.3), 0.3);
  calm(brush, 0.55);
};

function book(brush: MotifBrush, x: number, foot: number, thick: number, tall: number): void {
  const { ctx, tones, random, unit } = brush;
  const hue = random.pick([25, 60, 145, 200, 255, 330] as const);
  const color = tones.local(hue, 0.08, random.between(0.05, 0.5));
  plane(brush, block(x, foot - tall, thick, tall, unit * 0.2), color, { small: true, line: brush.colors[1] });
  ctx.fillStyle = withAlpha(tones.shade(1.2), 0.25);
  ctx.fillRect(x + thick * 0.12, foot - tall * 0.86, thick * 0.76, unit * 0.3);
  ctx.fillRect(x + thick * 0.12, foot - tall * 0.18, thick * 0.76, unit * 0.3);
}

/** Draws a kitchen: tiles, a shelf with pots, the light of a window, and the edge of the table. */
export const kitchen: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  const table = height * 0.8;
  ctx.fillStyle = tones.shade(0.4);
  ctx.fillRect(0, 0, width, height);
  const tile = unit * 6.4;
  const tall = tile * 0.5;
  for (let row = 0; row * tall < table; row += 1) {
    for (let x = (row % 2) * tile * -0.5; x < width; x += tile) {
      plane(
        brush,
        block(x + unit * 0.14, row * tall + unit * 0.14, tile - unit * 0.28, tall - unit * 0.28, unit * 0.3),
        tones.shade(0.74 + brush.random.between(-0.03, 0.03)),
        { small: true, line: brush.colors[1] },
      );
    }
  }
  const soft = { ...brush, manner: 'lit' } as const;
  halo(brush, { x: center.x, y: center.y * 0.8 }, height * 0.8, tones.local(80, 0.1, 1.6), 0.7);
  for (const [share, y] of [
    [0.32, 0.24],
    [0.9, 0.36],
  ] as const)
    shelfOfPots(brush, width * share, height * y);
  lampAbove(brush, center.x - width * 0.1);
  lampAbove(brush, center.x + width * 0.14);
  plane(brush, block(-unit, table, width + unit * 2, height - table + unit), tones.local(60, 0.09, 0.75), {
    fade: { to: tones.local(45, 0.1, 0.05), from: table, until: height },
  });
  ctx.fillStyle = withAlpha(tones.shade(1.6), 0.35);
  ctx.fillRect(0, table, width, unit * 0.5);
  ctx.strokeStyle = withAlpha(tones.local(40, 0.08, -0.3), 0.25);
  ctx.lineWidth = unit * 0.2;
  for (let grain = 1; grain < 6; grain += 1) {
    const y = table + (height - table) * (grain / 6) ** 1.4;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.bezierCurveTo(width * 0.3, y - unit, width * 0.6, y + unit, width, y - unit * 0.4);
    ctx.stroke();
  }
  halo(soft, { x: center.x, y: table }, height * 0.4, tones.shade(1.6), 0.25);
  calm(brush, 0.42);
};

function shelfOfPots(brush: MotifBrush, x: number, y: number): void {
  const { tones, random, unit } = brush;
  const across = unit * 44;
  for (let jar = 0; jar < 6; jar += 1) {
    const left = x - across / 2 + unit * 2 + jar * unit * 7;
    const [wide, tall] = [unit * random.between(4, 5.6), unit * random.between(4.5, 8.5)];
    plane(
      brush,
      block(left, y - tall, wide, tall, unit),
      tones.local(random.pick([30, 55, 85, 140, 25] as const), 0.13, random.between(0.4, 0.85)),
      {
        small: true,
      },
    );
    plane(
      brush,
      block(left + unit * 0.3, y - tall - unit, wide - unit * 0.6, unit * 1.3, unit * 0.4),
      tones.shade(0),
      { small: true },
    );
  }
  plane(brush, block(x - across / 2, y, across, unit * 1.4, unit * 0.3), tones.local(55, 0.08, 0.15));
}

function lampAbove(brush: MotifBrush, x: number): void {
  const { ctx, height, tones, unit } = brush;
  const foot = height * 0.12;
  ctx.fillStyle = tones.shade(-0.5);
  ctx.fillRect(x - unit * 0.12, 0, unit * 0.24, foot - unit * 3);
  halo(brush, { x, y: foot + unit }, unit * 20, tones.local(80, 0.12, 1.7), 0.6);
  plane(
    brush,
    (pen) => {
      pen.beginPath();
      pen.moveTo(x - unit * 4, foot);
      pen.quadraticCurveTo(x - unit * 3.4, foot - unit * 4, x, foot - unit * 4);
      pen.quadraticCurveTo(x + unit * 3.4, foot - unit * 4, x + unit * 4, foot);
      pen.closePath();
    },
    tones.shade(-0.4),
    { small: true },
  );
}
