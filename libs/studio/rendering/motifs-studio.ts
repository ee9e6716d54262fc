import { createNoise2D } from 'simplex-noise';
import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, softly } from './motif-planes';
import { clear, mix } from './motif-tones';
import { turn, withAlpha } from './paint';

/** Draws a photographer's backdrop that bends from wall to floor, with the light of a large lamp on it. */
export const sweep: Motif = (brush) => {
  const { ctx, width, height, center, tones, random } = brush;
  const floor = height * random.between(0.7, 0.75);
  const soft = { ...brush, manner: 'lit' } as const;
  backdrop(
    brush,
    [
      [0, tones.shade(0.1)],
      [0.6, tones.shade(0.7)],
      [0.76, tones.shade(0.85)],
      [1, tones.shade(0.45)],
    ],
    center,
  );
  halo(brush, { x: center.x, y: center.y }, height * 0.95, tones.shade(1.45), 0.85);
  if (brush.manner !== 'lit') {
    plane(brush, block(-width, floor, width * 3, height), tones.shade(0.55));
    return;
  }
  // The bend is slightly darker than wall and floor.
  const bend = ctx.createLinearGradient(0, floor - height * 0.06, 0, floor + height * 0.08);
  bend.addColorStop(0, clear(tones.shade(0.3)));
  bend.addColorStop(0.5, withAlpha(tones.shade(0.3), 0.28));
  bend.addColorStop(1, clear(tones.shade(0.3)));
  ctx.fillStyle = bend;
  ctx.fillRect(0, floor - height * 0.06, width, height * 0.14);
  ctx.save();
  ctx.translate(center.x, height * 0.9);
  ctx.scale(1, 0.24);
  halo(soft, { x: 0, y: 0 }, height * 0.95, tones.shade(1.6), 0.6);
  ctx.restore();
  calm(brush, 0.3);
};

/** Draws glossy balls on a floor, out of focus in the back and in front, sharp between. */
export const spheres: Motif = (brush) => {
  const { width, height, center, random, unit } = brush;
  sweep(brush);
  const floor = height * 0.72;
  const place = (small: MotifBrush, count: number, least: number, most: number, low: number): void => {
    for (let ball = 0; ball < count; ball += 1) {
      const radius = unit * random.between(least, most);
      const standing = random.chance(0.5);
      const x = random.between(-0.04, 1.04) * width;
      const y = standing ? floor + height * low - radius * 0.9 : random.between(0.02, 0.6) * height;
      const far = Math.hypot(x - center.x, y - center.y) / height;
      if (far < 0.2) continue;
      glossyBall(small, x, y, radius, standing, random.pick([0, 1, 2] as const));
    }
  };
  softly(brush, unit * 0.9, (small) => place(small, 12, 1.5, 5, 0.05));
  place(brush, 7, 2, 6, 0.16);
  softly(brush, unit * 2.2, (small) => place(small, 4, 9, 14, 0.3));
  calm(brush, 0.2);
};

function glossyBall(
  brush: MotifBrush,
  x: number,
  y: number,
  radius: number,
  standing: boolean,
  ink: 0 | 1 | 2,
): void {
  const { ctx, tones, manner, colors } = brush;
  const base = ink === 2 ? colors[2] : tones.shade(ink === 0 ? 0.6 : 0.95);
  if (standing) {
    ctx.save();
    ctx.translate(x, y + radius);
    ctx.scale(1, 0.22);
    halo({ ...brush, manner: 'lit' }, { x: 0, y: 0 }, radius * 1.5, tones.shade(-0.4), 0.65);
    ctx.restore();
  }
  if (manner !== 'lit') return plane(brush, disc(x, y, radius), base);
  const shade = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.42, radius * 0.05, x, y, radius);
  shade.addColorStop(0, mix(base, '#ffffff', 0.85));
  shade.addColorStop(0.22, mix(base, '#ffffff', 0.35));
  shade.addColorStop(0.6, base);
  shade.addColorStop(0.88, mix(base, tones.shade(-0.2), 0.55));
  shade.addColorStop(1, mix(base, tones.shade(1.2), 0.25));
  ctx.fillStyle = shade;
  disc(x, y, radius)(ctx);
  ctx.fill();
}

/** Draws smoke that rises in two colors, lit from the side of the hero. */
export const smoke: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit, manner } = brush;
  const noise = createNoise2D(() => random.between(0, 1));
  backdrop(
    brush,
    [
      [0, tones.shade(-0.5)],
      [1, tones.shade(0.05)],
    ],
    center,
  );
  halo(brush, center, height * 0.85, tones.shade(0.8), 0.6);
  const puffs = (small: MotifBrush, count: number, strength: number): void => {
    for (let puff = 0; puff < count; puff += 1) {
      const rise = random.between(0, 1);
      const x = width * (random.between(-0.1, 1.1) + noise(rise * 2, puff * 0.13) * 0.08);
      const y = height * (1.08 - rise ** 1.4 * 0.9) + noise(x / (unit * 30), 5) * unit * 9;
      const radius = unit * random.between(6, 17);
      const color = mix(tones.shade(0.75), brush.colors[x < width / 2 ? 1 : 2], random.between(0.1, 0.55));
      halo({ ...small, manner }, { x, y }, radius, color, strength * (1 - rise * 0.6));
    }
  };
  ctx.globalCompositeOperation = 'screen';
  softly(brush, unit * 0.7, (small) => puffs(small, 150, 0.3));
  ctx.globalCompositeOperation = 'source-over';
  calm(brush, 0.3);
};

/** Draws deep space: a nebula, stars, a planet with a ring, and the edge of a second planet below. */
export const space: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.62)],
      [1, tones.shade(-0.3)],
    ],
    center,
  );
  const noise = createNoise2D(() => random.between(0, 1));
  ctx.globalCompositeOperation = 'screen';
  softly(brush, unit * 1.4, (small) => {
    for (let puff = 0; puff < 70; puff += 1) {
      const along = random.between(-0.1, 1.1);
      const x = width * along;
      const y =
        height * (0.85 - along * 0.6 + noise(along * 2.2, 1) * 0.22) +
        random.between(-1, 1) ** 3 * height * 0.3;
      const color = puff % 3 === 0 ? brush.colors[1] : tones.shade(random.between(0.3, 1));
      halo({ ...small, manner: 'lit' }, { x, y }, unit * random.between(7, 22), color, 0.2);
    }
  });
  halo({ ...brush, manner: 'lit' }, center, height * 0.8, tones.shade(1), 0.45);
  ctx.globalCompositeOperation = 'source-over';
  for (let star = 0; star < 190; star += 1) {
    const large = random.chance(0.05);
    const at = { x: random.between(0, width), y: random.between(0, height) };
    const radius = unit * random.between(0.05, 0.2) * (large ? 1.7 : 1);
    if (large) halo({ ...brush, manner: 'lit' }, at, radius * 9, tones.shade(1.4), 0.5);
    ctx.fillStyle = withAlpha('#ffffff', random.between(0.3, 1));
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, turn);
    ctx.fill();
  }
  const side = center.x > width / 2 ? 1 : -1;
  planet(brush, width / 2 - side * width * 0.4, height * 0.86, unit * 15, side, true);
  planet(brush, center.x + side * width * 0.14, height * 0.17, unit * 5, -side, false);
  calm(brush, 0.25);
};

function planet(
  brush: MotifBrush,
  x: number,
  y: number,
  radius: number,
  light: number,
  ringed: boolean,
): void {
  const { ctx, tones, unit, manner, colors } = brush;
  const ring = (from: number, until: number): void => {
    if (!ringed) return;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(-0.35);
    ctx.scale(1, 0.28);
    for (const [share, wide, opacity] of [
      [1.5, 0.16, 0.55],
      [1.78, 0.26, 0.35],
    ] as const) {
      ctx.strokeStyle = withAlpha(manner === 'line' ? colors[2] : tones.shade(1.3), opacity);
      ctx.lineWidth = radius * wide;
      ctx.beginPath();
      ctx.arc(0, 0, radius * share, from, until);
      ctx.stroke();
    }
    ctx.restore();
  };
  ring(Math.PI, turn);
  halo(
    { ...brush, manner: 'lit' },
    { x: x + light * radius * 0.3, y: y - radius * 0.2 },
    radius * 1.6,
    tones.shade(1.2),
    0.35,
  );
  plane(brush, disc(x, y, radius), tones.shade(0.75));
  ctx.save();
  disc(x, y, radius)(ctx);
  ctx.clip();
  for (let band = 0; band < 6; band += 1) {
    ctx.fillStyle = withAlpha(
      band % 2 === 0 ? tones.shade(1.1) : tones.shade(0.3),
      manner === 'line' ? 0.12 : 0.3,
    );
    disc(x - unit, y - radius * (0.8 - band * 0.32), radius * 1.3, radius * 0.11)(ctx);
    ctx.fill();
  }
  const shade = ctx.createRadialGradient(
    x + light * radius * 0.5,
    y - radius * 0.5,
    radius * 0.2,
    x,
    y,
    radius * 1.15,
  );
  shade.addColorStop(0, withAlpha('#ffffff', 0.25));
  shade.addColorStop(0.5, clear('#000000'));
  shade.addColorStop(1, withAlpha(tones.shade(-0.8), 0.88));
  ctx.fillStyle = shade;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
  ring(0, Math.PI);
}
