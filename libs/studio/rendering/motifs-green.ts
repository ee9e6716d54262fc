import type { Point } from '../scene/scene.schema';
import type { Motif, MotifBrush } from './motif';
import { backdrop, calm, disc, halo, plane, ridge, type Trace } from './motif-planes';
import { mix } from './motif-tones';
import { turn, withAlpha } from './paint';

/** Draws mist between two planes: strips of light that are denser at their foot. */
export function mist(brush: MotifBrush, top: number, foot: number, color: string, opacity: number): void {
  const { ctx, width, manner } = brush;
  if (manner === 'flat' || manner === 'ink') return;
  const gradient = ctx.createLinearGradient(0, top, 0, foot);
  gradient.addColorStop(0, withAlpha(color, 0));
  gradient.addColorStop(0.7, withAlpha(color, opacity));
  gradient.addColorStop(1, withAlpha(color, opacity * 0.5));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, top, width, foot - top);
}

type Limb = { from: Point; knee: Point; to: Point };

/** Number of branches at each fork of a tree: three at the trunk, two at the limbs. */
const forks = [3, 2, 2, 2] as const;

/**
 * Draws a bare tree that leans and bends, with crooked limbs. Each order of limbs is one stroke, thinner than the order
 * before.
 */
function bareTree(brush: MotifBrush, x: number, foot: number, tall: number, color: string): void {
  const { ctx, random } = brush;
  const orders: Limb[][] = [[], [], [], [], []];
  const grow = (from: Point, angle: number, long: number, order: number): void => {
    const knee = angle + random.between(-0.5, 0.5);
    const at = (turned: number, far: number): Point => ({
      x: from.x + Math.cos(turned) * far,
      y: from.y + Math.sin(turned) * far,
    });
    const to = at(angle, long);
    orders[order]?.push({ from, knee: at(knee, long * 0.6), to });
    const arms = forks[order] ?? 0;
    for (let arm = 0; arm < arms; arm += 1) {
      const spread = (arm / (arms - 1) - 0.5) * random.between(1.1, 1.9);
      grow(to, angle + spread, long * random.between(0.5, 0.75), order + 1);
    }
  };
  grow({ x, y: foot }, -Math.PI / 2 + random.between(-0.16, 0.16), tall * 0.42, 0);
  ctx.lineCap = 'round';
  ctx.strokeStyle = color;
  orders.forEach((limbs, order) => {
    ctx.lineWidth = tall * 0.055 * 0.58 ** order;
    ctx.beginPath();
    for (const { from, knee, to } of limbs) {
      ctx.moveTo(from.x, from.y);
      ctx.quadraticCurveTo(knee.x, knee.y, to.x, to.y);
    }
    ctx.stroke();
  });
}

/** Draws a house on a hill with one lit window. */
function lonelyHouse(brush: MotifBrush, x: number, foot: number, size: number, color: string): void {
  const { ctx, tones } = brush;
  const [half, wall] = [size * 0.36, size * 0.55];
  const trace: Trace = (pen) => {
    pen.beginPath();
    pen.moveTo(x - half, foot);
    pen.lineTo(x - half, foot - wall);
    pen.lineTo(x - half * 1.2, foot - wall);
    pen.lineTo(x - half * 0.35, foot - wall * 1.75);
    pen.lineTo(x - half * 0.05, foot - wall * 1.45);
    pen.lineTo(x + half * 0.1, foot - wall * 1.45);
    pen.lineTo(x + half * 0.1, foot - wall * 1.9);
    pen.lineTo(x + half * 0.45, foot - wall * 2.5);
    pen.lineTo(x + half * 0.8, foot - wall * 1.9);
    pen.lineTo(x + half * 0.8, foot - wall);
    pen.lineTo(x + half, foot - wall);
    pen.lineTo(x + half, foot);
    pen.closePath();
  };
  plane(brush, trace, color, { small: true });
  const lamp = tones.lamp(72, 0.17);
  const pane = { x: x + half * 0.32, y: foot - wall * 1.7, width: half * 0.26, height: wall * 0.34 };
  halo(brush, { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 }, size * 0.5, lamp, 0.6);
  ctx.fillStyle = lamp;
  ctx.fillRect(pane.x, pane.y, pane.width, pane.height);
  ctx.fillRect(x - half * 0.55, foot - wall * 0.75, half * 0.3, wall * 0.34);
}

/** Draws bare crooked trees in layers of fog, a moon, and a house with one lit window. */
export const forest: Motif = (brush) => {
  const { ctx, width, height, center, tones, random, unit } = brush;
  const moon = { x: center.x + random.between(-0.06, 0.06) * width, y: height * 0.3 };
  const pale = tones.shade(1.15);
  const black = tones.shade(-0.7);
  backdrop(
    brush,
    [
      [0, tones.shade(-0.4)],
      [0.5, tones.shade(0.45)],
      [0.8, tones.shade(0.7)],
      [1, tones.shade(0.1)],
    ],
    moon,
  );
  halo(brush, moon, height * 0.72, pale, 0.75);
  plane(brush, disc(moon.x, moon.y, height * 0.17), mix(pale, '#fff6e0', 0.45), { small: true });
  ctx.fillStyle = withAlpha(tones.shade(0.8), 0.3);
  for (let crater = 0; crater < 6; crater += 1) {
    const [angle, out] = [random.between(0, turn), height * random.between(0.02, 0.12)];
    ctx.beginPath();
    ctx.arc(
      moon.x + Math.cos(angle) * out,
      moon.y + Math.sin(angle) * out,
      unit * random.between(0.8, 2.4),
      0,
      turn,
    );
    ctx.fill();
  }
  for (const row of [0, 1, 2]) {
    const color = mix(black, tones.shade(0.55), 0.72 - row * 0.36);
    const base = height * (0.72 + row * 0.12);
    if (row === 1) lonelyHouse(brush, width - center.x * 0.92, base - height * 0.03, unit * 15, color);
    plane(brush, ridge(brush, { base, rise: height * 0.035, waves: 2 + row }), color);
    for (let tree = 0; tree < 7 - row; tree += 1) {
      const x = row === 2 ? edgeward(random.between(0, 1)) * width : random.between(0, 1) * width;
      bareTree(
        brush,
        x,
        base + height * 0.06,
        height * random.between(0.5, 0.75) * (0.7 + row * 0.32),
        color,
      );
    }
    mist(brush, base - height * 0.2, base + height * 0.14, tones.shade(0.85), 0.4 - row * 0.1);
  }
  calm(brush, 0.35);
};

/** Moves a position (0 to 1) closer to the sides than to the middle, so that near trees frame the picture. */
export const edgeward = (share: number): number => (share < 0.5 ? share * 0.36 : 1 - (1 - share) * 0.36);

/** Draws green hills, one behind the other, with light over them. */
export const hills: Motif = (brush) => {
  const { height, width, center, tones, random, unit } = brush;
  const light = { x: center.x, y: height * 0.3 };
  backdrop(
    brush,
    [
      [0, tones.shade(0.55)],
      [0.5, tones.shade(1.15)],
      [1, tones.shade(1.4)],
    ],
    light,
  );
  halo(brush, light, height * 0.8, tones.shade(1.75), 0.7);
  for (let row = 0; row < 5; row += 1) {
    const near = row / 4;
    const base = height * (0.46 + near * 0.4);
    const color = tones.local(150 - near * 10, 0.07 + near * 0.06, 1.05 - near * 0.85);
    for (let tree = 0; tree < 7; tree += 1) {
      if (row === 0 || row === 4) break;
      const at = { x: random.between(0, 1) * width, y: base - unit };
      const radius = unit * random.between(1.4, 2.6) * (0.5 + near);
      plane(brush, disc(at.x, at.y - radius, radius, radius * 1.25), mix(color, tones.shade(-0.2), 0.3), {
        small: true,
      });
    }
    plane(brush, ridge(brush, { base, rise: height * 0.06, waves: 1.6 }), color, {
      fade: {
        to: tones.local(130, 0.11, 0.7 - near * 0.8),
        from: base - height * 0.05,
        until: base + height * 0.25,
      },
    });
  }
  calm(brush, 0.25);
};
