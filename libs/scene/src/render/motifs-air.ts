import { createNoise2D } from 'simplex-noise';
import type { Motif } from './motif';
import { glowDisc, polygon, turn, withAlpha } from './paint';

/** Lights out of focus. */
export const bokeh: Motif = ({ ctx, width, height, colors, random, unit }) => {
  for (let light = 0; light < 34; light += 1) {
    const radius = unit * random.between(0.7, 4.2);
    const [x, y] = [random.between(0, width), random.between(0, height)];
    ctx.fillStyle = withAlpha(colors[light % 2 === 0 ? 2 : 1], random.between(0.12, 0.34));
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, turn);
    ctx.fill();
    ctx.strokeStyle = withAlpha(colors[2], 0.25);
    ctx.lineWidth = unit * 0.12;
    ctx.stroke();
  }
};

/** Cut paper in the air. */
export const confetti: Motif = ({ ctx, width, height, colors, random, unit }) => {
  const tones = ['#ffd23f', '#ff5d8f', '#3ddc97', '#4cc9f0', colors[2]] as const;
  for (let piece = 0; piece < 60; piece += 1) {
    ctx.save();
    ctx.translate(random.between(0, width), random.between(0, height));
    ctx.rotate(random.between(0, turn));
    ctx.fillStyle = withAlpha(random.pick(tones), random.between(0.7, 1));
    const long = unit * random.between(0.8, 2);
    if (random.chance(0.3)) {
      ctx.beginPath();
      ctx.arc(0, 0, long * 0.4, 0, turn);
      ctx.fill();
    } else ctx.fillRect(-long / 2, -long / 5, long, long / 2.5);
    ctx.restore();
  }
};

/** Sparks that rise from below. */
export const embers: Motif = ({ ctx, width, height, colors, random, unit }) => {
  for (let spark = 0; spark < 80; spark += 1) {
    const low = random.between(0, 1) ** 0.6;
    const [x, y] = [random.between(0, width), height * low];
    const radius = unit * random.between(0.15, 0.62);
    glowDisc(ctx, { x, y }, radius * 5, spark % 3 === 0 ? colors[2] : '#ff9a3c', 0.5);
    ctx.fillStyle = withAlpha('#fff0c4', 0.95);
    ctx.beginPath();
    ctx.ellipse(x, y, radius, radius * 0.55, random.between(-1.2, -0.2), 0, turn);
    ctx.fill();
  }
};

/** A night sky. */
export const stars: Motif = ({ ctx, width, height, colors, random, unit }) => {
  glowDisc(
    ctx,
    { x: width * random.between(0.1, 0.4), y: height * random.between(0.1, 0.9) },
    unit * 60,
    colors[1],
    0.35,
  );
  for (let star = 0; star < 150; star += 1) {
    const radius = unit * random.between(0.06, 0.24) * (random.chance(0.08) ? 2.2 : 1);
    const at = { x: random.between(0, width), y: random.between(0, height) };
    if (radius > unit * 0.3) glowDisc(ctx, at, radius * 5, colors[2], 0.6);
    ctx.fillStyle = withAlpha('#ffffff', random.between(0.35, 1));
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, turn);
    ctx.fill();
  }
};

/** Mist in long drifts. */
export const fog: Motif = ({ ctx, width, height, colors, random, unit }) => {
  const noise = createNoise2D(() => random.between(0, 1));
  for (let drift = 0; drift < 26; drift += 1) {
    const x = random.between(-0.1, 1.1) * width;
    const y = height * (0.35 + 0.65 * (drift / 26)) + noise(x / width, drift) * unit * 8;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(2.6, 1);
    glowDisc(ctx, { x: 0, y: 0 }, unit * random.between(9, 18), colors[drift % 3 === 0 ? 2 : 1], 0.2);
    ctx.restore();
  }
};

/** Forked light in the sky. */
export const bolts: Motif = ({ ctx, width, height, colors, random, unit }) => {
  ctx.lineJoin = 'bevel';
  for (let bolt = 0; bolt < 4; bolt += 1) {
    let at = { x: random.between(0.02, 0.98) * width, y: -unit };
    const path = [at];
    const end = height * random.between(0.4, 0.95);
    while (at.y < end) {
      at = { x: at.x + random.between(-5, 5) * unit, y: at.y + random.between(2, 6) * unit };
      path.push(at);
    }
    for (const [wide, alpha] of [
      [2.2, 0.16],
      [1, 0.4],
      [0.35, 1],
    ] as const) {
      ctx.strokeStyle = withAlpha(wide < 0.5 ? '#ffffff' : colors[2], alpha);
      ctx.lineWidth = unit * wide;
      ctx.beginPath();
      path.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
      ctx.stroke();
    }
  }
};

/** Quiet rings. */
export const bubbles: Motif = ({ ctx, width, height, colors, random, unit }) => {
  for (let bubble = 0; bubble < 22; bubble += 1) {
    const radius = unit * random.between(0.8, 5);
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const body = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius);
    body.addColorStop(0, withAlpha('#ffffff', 0.4));
    body.addColorStop(0.7, withAlpha(colors[2], 0.06));
    body.addColorStop(1, withAlpha(colors[2], 0.4));
    ctx.fillStyle = body;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, turn);
    ctx.fill();
  }
};

/**
 * Traces a star of many points.
 * @param points how many
 * @param jag how far the inner corners lie in, 0 to 1
 */
export const starShape = (
  ctx: Parameters<Motif>[0]['ctx'],
  center: { x: number; y: number },
  radius: number,
  points: number,
  jag: (corner: number) => number,
): void =>
  polygon(
    ctx,
    Array.from({ length: points * 2 }, (_, corner) => {
      const far = radius * (corner % 2 === 0 ? 1 - jag(corner) * 0.25 : 0.72);
      const angle = (corner / (points * 2)) * turn;
      return { x: center.x + Math.cos(angle) * far, y: center.y + Math.sin(angle) * far };
    }),
  );
