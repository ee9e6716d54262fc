import { createNoise2D } from 'simplex-noise';
import type { Point } from '../scene/scene.schema';
import type { Motif, MotifBrush } from './motif';
import { softly } from './motif-planes';
import { glowDisc, polygon, turn, withAlpha } from './paint';

/** Draws lights out of focus: discs that are brighter at their edge and leave the place of the hero free. */
export const bokeh: Motif = ({ ctx, width, height, center, colors, random, unit }) => {
  const slope = random.between(-0.5, 0.5);
  for (let light = 0; light < 26; light += 1) {
    const along = random.between(-0.02, 1.02);
    const drift = 0.5 + slope * (along - 0.5) + random.between(-1, 1) ** 3 * 0.75;
    const at = { x: width * along, y: height * drift };
    const far = Math.hypot(at.x - center.x, at.y - center.y) / Math.min(width, height);
    const radius = unit * random.between(0.7, 5) * (light % 5 === 0 ? 1.6 : 0.8);
    const strength = random.between(0.12, 0.36) * Math.min(1, far * 1.6);
    const color = colors[light % 3 === 0 ? 1 : 2];
    const body = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
    body.addColorStop(0, withAlpha(color, strength * 0.55));
    body.addColorStop(0.82, withAlpha(color, strength * 0.8));
    body.addColorStop(0.93, withAlpha(color, strength));
    body.addColorStop(1, withAlpha(color, 0));
    ctx.fillStyle = body;
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, turn);
    ctx.fill();
  }
};

/** Draws confetti: small distant pieces, and a few near pieces out of focus. */
export const confetti: Motif = (brush) => {
  const { ctx, colors, manner } = brush;
  const tones = ['#ffd23f', '#ff5d8f', '#3ddc97', '#4cc9f0', colors[2]] as const;
  const fall = (small: MotifBrush, count: number, size: number): void => {
    const { random, width, height, unit } = small;
    for (let piece = 0; piece < count; piece += 1) {
      const pen = small.ctx;
      pen.save();
      pen.translate(random.between(0, width), random.between(-0.02, 1) ** 1.3 * height);
      pen.rotate(random.between(0, turn));
      pen.transform(1, random.between(-0.4, 0.4), 0, random.between(0.5, 1), 0, 0);
      pen.fillStyle = withAlpha(random.pick(tones), random.between(0.7, 1));
      const long = unit * size * random.between(0.7, 1.5);
      if (random.chance(0.25)) {
        pen.beginPath();
        pen.arc(0, 0, long * 0.38, 0, turn);
        pen.fill();
      } else pen.fillRect(-long / 2, -long / 5, long, long / 2.5);
      pen.restore();
    }
  };
  fall(brush, 60, 1.3);
  if (manner !== 'flat') softly(brush, brush.unit * 0.8, (small) => fall(small, 9, 4.2));
  ctx.globalAlpha = 1;
};

/**
 * Draws sparks that rise from below: most are small and low, some are elongated by motion, a few are near and blurred.
 */
export const embers: Motif = (brush) => {
  const { ctx, width, height, center, random, unit } = brush;
  const place = () => {
    const low = random.between(0, 1) ** 0.45;
    const toward = random.chance(0.45) ? center.x : random.between(0, 1) * width;
    return { x: toward + random.between(-0.3, 0.3) * width, y: height * (low + 0.02) };
  };
  const sparks = Array.from({ length: 62 }, (_, spark) => {
    const at = place();
    return {
      at,
      radius: unit * random.between(0.1, 0.42) * (spark % 9 === 0 ? 1.6 : 1),
      color: withAlpha(spark % 3 === 0 ? '#fff3cf' : '#ffc067', random.between(0.6, 1)),
      long: random.between(1, 3),
      way: random.between(-1.9, -0.9),
    };
  });
  softly(brush, unit * 0.5, (small) => {
    sparks.forEach(({ at, radius }, spark) => {
      if (spark % 2 === 0) glowDisc(small.ctx, at, radius * 7, '#ff7a2b', 0.4);
    });
    for (let spark = 0; spark < 7; spark += 1) {
      small.ctx.fillStyle = withAlpha('#ff9440', 0.55);
      const at = place();
      small.ctx.beginPath();
      small.ctx.ellipse(
        at.x,
        at.y,
        unit * random.between(0.8, 1.9),
        unit * 0.7,
        random.between(-1.9, -0.9),
        0,
        turn,
      );
      small.ctx.fill();
    }
  });
  for (const { at, radius, color, long, way } of sparks) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(at.x, at.y, radius * long, radius * 0.6, way, 0, turn);
    ctx.fill();
  }
};

/** Draws a night sky with stars. */
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

/** Draws long drifts of fog. */
export const fog: Motif = (brush) => {
  const { width, height, colors, random, unit } = brush;
  const noise = createNoise2D(() => random.between(0, 1));
  softly(brush, unit * 0.4, ({ ctx }) => {
    for (let drift = 0; drift < 26; drift += 1) {
      const x = random.between(-0.1, 1.1) * width;
      const y = height * (0.35 + 0.65 * (drift / 26)) + noise(x / width, drift) * unit * 8;
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(2.6, 1);
      glowDisc(ctx, { x: 0, y: 0 }, unit * random.between(9, 18), colors[drift % 3 === 0 ? 2 : 1], 0.2);
      ctx.restore();
    }
  });
};

/** Traces a lightning bolt downward from a point, in short turns. */
function forkedPath(from: Point, until: number, lean: number, { random, unit }: MotifBrush): Point[] {
  const path = [from];
  let at = from;
  while (at.y < until) {
    at = { x: at.x + (lean + random.between(-3.6, 3.6)) * unit, y: at.y + random.between(1.4, 4.4) * unit };
    path.push(at);
  }
  return path;
}

/** Draws forked lightning on both sides of the hero, and the flash that it starts from. */
export const bolts: Motif = (brush) => {
  const { ctx, width, height, center, colors, random, unit } = brush;
  ctx.lineJoin = 'bevel';
  const side = center.x > width / 2 ? -1 : 1;
  for (const [out, deep, thick] of [
    [side * 0.3, 0.62, 1],
    [-side * 0.24, 0.5, 0.75],
    [side * 0.52, 0.36, 0.5],
  ] as const) {
    const from = { x: center.x + width * (out + random.between(-0.06, 0.06)), y: -unit };
    const path = forkedPath(
      from,
      height * deep * random.between(0.85, 1.15),
      random.between(-0.8, 0.8),
      brush,
    );
    const forks = path
      .filter((_, place) => place % 4 === 2)
      .map((at, place) =>
        forkedPath(at, at.y + height * random.between(0.08, 0.2), place % 2 === 0 ? 2.2 : -2.2, brush),
      );
    glowDisc(ctx, from, unit * 34 * thick, colors[2], 0.5);
    for (const [wide, alpha] of [
      [3.4, 0.1],
      [1.5, 0.28],
      [0.5, 1],
    ] as const) {
      ctx.strokeStyle = withAlpha(wide < 1 ? '#ffffff' : colors[2], alpha);
      strokePath(ctx, path, unit * wide * thick);
      for (const fork of forks) strokePath(ctx, fork, unit * wide * thick * 0.45);
    }
  }
};

function strokePath(ctx: MotifBrush['ctx'], path: readonly Point[], wide: number): void {
  ctx.lineWidth = wide;
  ctx.beginPath();
  path.forEach(({ x, y }, place) => (place === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}

/** Draws faint rings. */
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
 * Returns the trace of a star.
 * @param points number of points
 * @param jag depth of the inner corners, 0 to 1
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
