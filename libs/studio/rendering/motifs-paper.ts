import type { Point } from '../scene/scene.schema';
import { createNoise2D } from 'simplex-noise';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, type Trace } from './motif-planes';
import { turn, withAlpha } from './paint';

/** Draws the millimetre paper of a technical drawing, with construction circles and dimension lines. */
export const blueprint: Motif = (brush) => {
  const { ctx, width, height, center, unit, tones } = brush;
  halo({ ...brush, manner: 'lit' }, center, height * 0.9, tones.shade(1.1), 0.35);
  const step = unit * 2.4;
  for (const [every, color, wide] of [
    [1, '#ffffff1a', 0.08],
    [5, '#ffffff2e', 0.14],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = unit * wide;
    ctx.beginPath();
    for (let place = 0; place * step < Math.max(width, height); place += every) {
      ctx.moveTo(place * step, 0);
      ctx.lineTo(place * step, height);
      ctx.moveTo(0, place * step);
      ctx.lineTo(width, place * step);
    }
    ctx.stroke();
  }
  construction(brush);
  ctx.strokeStyle = '#ffffff8c';
  for (const [inset, wide] of [
    [2, 0.3],
    [2.9, 0.12],
  ] as const) {
    ctx.lineWidth = unit * wide;
    block(unit * inset, unit * inset, width - unit * inset * 2, height - unit * inset * 2)(ctx);
    ctx.stroke();
  }
};

/** Draws construction circles, axes and dimension lines around the hero. */
function construction({ ctx, width, height, center, random, unit }: MotifBrush): void {
  const radius = Math.min(width, height) * random.between(0.4, 0.44);
  ctx.strokeStyle = '#ffffff42';
  ctx.lineWidth = unit * 0.17;
  ctx.beginPath();
  for (const share of [1, 0.74]) {
    ctx.moveTo(center.x + radius * share, center.y);
    ctx.arc(center.x, center.y, radius * share, 0, turn);
  }
  ctx.moveTo(center.x - radius * 1.15, center.y);
  ctx.lineTo(center.x + radius * 1.15, center.y);
  ctx.moveTo(center.x, center.y - radius * 1.15);
  ctx.lineTo(center.x, center.y + radius * 1.15);
  for (let tick = 0; tick < 72; tick += 1) {
    const angle = (tick / 72) * turn;
    const long = tick % 6 === 0 ? 1.06 : 1.025;
    ctx.moveTo(center.x + Math.cos(angle) * radius, center.y + Math.sin(angle) * radius);
    ctx.lineTo(center.x + Math.cos(angle) * radius * long, center.y + Math.sin(angle) * radius * long);
  }
  const measure = center.y + radius * 1.1;
  ctx.moveTo(center.x - radius, measure);
  ctx.lineTo(center.x + radius, measure);
  for (const end of [-1, 1]) {
    ctx.moveTo(center.x + end * radius, measure - unit);
    ctx.lineTo(center.x + end * radius, measure + unit);
    ctx.moveTo(center.x + end * (radius - unit * 1.4), measure - unit * 0.5);
    ctx.lineTo(center.x + end * radius, measure);
    ctx.lineTo(center.x + end * (radius - unit * 1.4), measure + unit * 0.5);
  }
  ctx.stroke();
}

/** Draws a checkered board that recedes from the viewer. */
export const checker: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const horizon = height * random.between(0.46, 0.54);
  backdrop(
    brush,
    [
      [0, tones.shade(0.15)],
      [0.5, tones.shade(1.1)],
      [1, tones.shade(1.1)],
    ],
    { x: center.x, y: horizon },
  );
  halo(brush, { x: center.x, y: horizon }, height * 0.8, tones.shade(1.5), 0.65);
  const edge = (row: number): number => horizon + (height - horizon) * (row / 11) ** 2;
  const lane = (column: number, y: number): number =>
    width / 2 + column * unit * (1.5 + ((y - horizon) / (height - horizon)) * 17);
  plane(brush, block(-unit, horizon, width + unit * 2, height), tones.shade(0.95), {
    fade: { to: tones.shade(0.6), from: horizon, until: height },
  });
  ctx.beginPath();
  for (let row = 0; row < 11; row += 1) {
    const [top, foot] = [edge(row), edge(row + 1)];
    for (let column = -40 + (row % 2); column < 40; column += 2) {
      if (lane(column + 1, foot) < 0 && lane(column + 1, top) < 0) continue;
      if (lane(column, foot) > width && lane(column, top) > width) continue;
      ctx.moveTo(lane(column, top), top);
      ctx.lineTo(lane(column + 1, top), top);
      ctx.lineTo(lane(column + 1, foot), foot);
      ctx.lineTo(lane(column, foot), foot);
      ctx.closePath();
    }
  }
  const dark = ctx.createLinearGradient(0, horizon, 0, height);
  dark.addColorStop(0, tones.shade(0.75));
  dark.addColorStop(0.4, tones.shade(0.25));
  dark.addColorStop(1, tones.shade(-0.1));
  ctx.fillStyle = dark;
  ctx.fill();
  calm(brush, 0.3);
};

/** Draws a map: land and water, streets, a dotted route and a pin at its end. */
export const map: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const noise = createNoise2D(() => random.between(0, 1));
  ctx.fillStyle = tones.local(225, 0.08, 0.72);
  ctx.fillRect(0, 0, width, height);
  const land =
    (grow: number): Trace =>
    (pen) => {
      pen.beginPath();
      for (let corner = 0; corner <= 90; corner += 1) {
        const angle = (corner / 90) * turn;
        const reach = 0.62 + grow + noise(Math.cos(angle) * 1.3, Math.sin(angle) * 1.3) * 0.2;
        const [x, y] = [
          width * (0.5 + Math.cos(angle) * reach * 0.86),
          height * (0.55 + Math.sin(angle) * reach * 0.9),
        ];
        if (corner === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
      pen.closePath();
    };
  plane(brush, land(0.035), tones.local(90, 0.05, 1.05), { small: true });
  plane(brush, land(0), tones.local(130, 0.06, 0.9));
  ctx.save();
  land(0)(ctx);
  ctx.clip();
  for (let park = 0; park < 6; park += 1) {
    plane(
      brush,
      disc(
        random.between(0, width),
        random.between(0, height),
        unit * random.between(5, 12),
        unit * random.between(4, 8),
      ),
      tones.local(145, 0.09, 0.7),
      { small: true },
    );
  }
  streets(brush);
  ctx.restore();
  route(brush, { x: center.x, y: center.y });
  halo({ ...brush, manner: 'lit' }, center, height * 0.7, tones.shade(1.6), 0.35);
  calm(brush, 0.4);
};

function streets(brush: MotifBrush): void {
  const { ctx, width, height, tones, random, unit } = brush;
  const turned = random.between(-0.5, 0.5);
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate(turned);
  const reach = Math.hypot(width, height);
  ctx.strokeStyle = withAlpha(tones.shade(1.45), 0.55);
  for (let street = -14; street < 15; street += 1) {
    const at = street * unit * random.between(7, 9);
    ctx.lineWidth = unit * (street % 4 === 0 ? 1.1 : 0.4);
    ctx.beginPath();
    ctx.moveTo(-reach, at);
    ctx.lineTo(reach, at + unit * random.between(-6, 6));
    ctx.moveTo(at * 1.3, -reach);
    ctx.lineTo(at * 1.3 + unit * random.between(-6, 6), reach);
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws a dotted route with pins at both ends. */
function route(brush: MotifBrush, goal: Point): void {
  const { ctx, width, height, tones, unit } = brush;
  const start = { x: width - goal.x, y: height * 0.9 };
  const red = tones.local(25, 0.2, 0.5);
  const steps = 30;
  for (let dot = 0; dot <= steps; dot += 1) {
    const share = dot / steps;
    const x = start.x + (goal.x - start.x) * share;
    const y = start.y + (goal.y - start.y) * share + Math.sin(share * Math.PI * 2) * height * 0.12;
    ctx.fillStyle = red;
    ctx.beginPath();
    ctx.arc(x, y, unit * 0.6, 0, turn);
    ctx.fill();
  }
  for (const [x, y, size] of [
    [start.x, start.y, 3.2],
    [width * 0.93, height * 0.2, 2.6],
    [width * 0.08, height * 0.42, 2.2],
  ] as const)
    pin(brush, x, y, unit * size, red);
}

function pin(brush: MotifBrush, x: number, y: number, size: number, color: string): void {
  const { tones, ctx } = brush;
  ctx.fillStyle = '#00000038';
  disc(x, y, size * 0.8, size * 0.25)(ctx);
  ctx.fill();
  plane(
    brush,
    (pen) => {
      pen.beginPath();
      pen.arc(x, y - size * 2, size, Math.PI * 0.85, Math.PI * 2.15);
      pen.lineTo(x, y);
      pen.closePath();
    },
    color,
    { small: true },
  );
  plane(brush, disc(x, y - size * 2, size * 0.4), tones.shade(1.8), { small: true });
}

/** Draws ruled paper with a margin and holes, slightly rotated, on a desk. */
export const notebook: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit, manner } = brush;
  const paper = manner === 'line' ? tones.shade(-0.3) : tones.local(90, 0.025, 1.15);
  ctx.fillStyle = paper;
  ctx.fillRect(0, 0, width, height);
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate(random.between(-0.05, 0.05));
  const reach = Math.hypot(width, height) / 2 + unit * 4;
  ctx.strokeStyle = withAlpha(manner === 'line' ? brush.colors[1] : tones.local(245, 0.12, 0.55), 0.5);
  ctx.lineWidth = unit * 0.22;
  ctx.beginPath();
  for (let y = -reach; y < reach; y += unit * 5) {
    ctx.moveTo(-reach, y);
    ctx.lineTo(reach, y);
  }
  ctx.stroke();
  const margin = -width / 2 + unit * 9;
  ctx.fillStyle = withAlpha(tones.local(20, 0.18, 0.6), 0.65);
  ctx.fillRect(margin, -reach, unit * 0.3, reach * 2);
  ctx.fillRect(margin + unit * 0.9, -reach, unit * 0.3, reach * 2);
  for (let y = -height / 2 + unit * 6; y < height / 2 + unit * 4; y += unit * 15) {
    plane(brush, disc(-width / 2 + unit * 3.6, y, unit * 1.5), tones.shade(0.05), { small: true });
  }
  ctx.restore();
  const soft = { ...brush, manner: 'lit' } as const;
  halo(soft, center, height * 0.9, '#ffffff', 0.3);
  ctx.globalCompositeOperation = 'multiply';
  const shade = ctx.createLinearGradient(center.x > width / 2 ? 0 : width, height, center.x, 0);
  shade.addColorStop(0, tones.shade(0.55));
  shade.addColorStop(0.75, '#ffffff');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = 'source-over';
};
