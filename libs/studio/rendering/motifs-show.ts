import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, shape } from './motif-planes';
import { mix } from './motif-tones';
import { boards } from './motifs-room';
import { withAlpha } from './paint';

/** Draws a news studio: a dotted world map, screens, lines of light near the floor. */
export const newsroom: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.2)],
      [0.7, tones.shade(0.5)],
      [1, tones.shade(-0.1)],
    ],
    center,
  );
  halo(brush, center, height * 0.85, tones.shade(1.2), 0.6);
  worldDots(brush);
  const floor = height * 0.82;
  plane(brush, block(-unit, floor, width + unit * 2, height), tones.shade(-0.35), {
    fade: { to: tones.shade(0.1), from: floor, until: height },
  });
  ctx.globalCompositeOperation = 'screen';
  for (let line = 0; line < 4; line += 1) {
    const y = floor + unit * (line * line * 0.7);
    const gradient = ctx.createLinearGradient(0, 0, width, 0);
    const color = line === 0 ? tones.shade(1.6) : tones.shade(1.1);
    gradient.addColorStop(0, withAlpha(color, 0));
    gradient.addColorStop(center.x / width, withAlpha(color, 0.85 - line * 0.18));
    gradient.addColorStop(1, withAlpha(color, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(0, y, width, unit * 0.45);
  }
  for (const [from, bend] of [
    [0.2, 0.5],
    [0.32, 0.66],
    [0.44, 0.8],
  ] as const) {
    ctx.strokeStyle = withAlpha(tones.shade(1.3), 0.3);
    ctx.lineWidth = unit * 0.5;
    ctx.beginPath();
    ctx.moveTo(-unit, height * (from + brush.random.between(-0.06, 0.06)));
    ctx.quadraticCurveTo(width / 2, height * (bend + 0.25), width + unit, height * from);
    ctx.stroke();
  }
  ctx.globalCompositeOperation = 'source-over';
  calm(brush, 0.3);
};

/** Ellipses (middle, radii and turn, in shares of the map) that together look like the continents. */
const continents: readonly (readonly [number, number, number, number, number])[] = [
  [0.17, 0.27, 0.12, 0.15, 0.2],
  [0.11, 0.17, 0.09, 0.07, 0],
  [0.22, 0.44, 0.03, 0.08, -0.6],
  [0.29, 0.66, 0.06, 0.2, -0.15],
  [0.35, 0.1, 0.055, 0.07, 0],
  [0.5, 0.25, 0.06, 0.1, 0.2],
  [0.52, 0.5, 0.07, 0.12, 0],
  [0.545, 0.68, 0.045, 0.14, 0.1],
  [0.7, 0.2, 0.2, 0.12, 0],
  [0.74, 0.36, 0.12, 0.11, 0.2],
  [0.68, 0.45, 0.03, 0.09, -0.2],
  [0.83, 0.52, 0.06, 0.05, 0.4],
  [0.87, 0.75, 0.07, 0.09, 0],
];

/** True if a place of the world map, in shares of its width and height, is land. */
export const isLand = (x: number, y: number): boolean =>
  continents.some(([middleX, middleY, rx, ry, turned]) => {
    const [dx, dy] = [x - middleX, y - middleY];
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    return ((dx * cos + dy * sin) / rx) ** 2 + ((dy * cos - dx * sin) / ry) ** 2 < 1;
  });

function worldDots(brush: MotifBrush): void {
  const { ctx, width, height, tones, unit } = brush;
  const step = unit * 1.7;
  const across = Math.max(width, height * 1.45);
  const [left, tall] = [(width - across) / 2, across * 0.5];
  const top = height * 0.42 - tall / 2;
  ctx.fillStyle = withAlpha(tones.lamp(220, 0.05), 0.34);
  ctx.beginPath();
  for (let y = top; y < top + tall; y += step) {
    for (let x = Math.max(left, -step); x < Math.min(width, left + across); x += step) {
      if (isLand((x - left) / across, (y - top) / tall)) ctx.rect(x, y, step * 0.55, step * 0.55);
    }
  }
  ctx.fill();
}

/** Draws a stage: curtains on both sides, spotlights, and a floor with their light. */
export const stage: Motif = (brush) => {
  const { ctx, width, height, center, tones, unit } = brush;
  const floor = height * 0.78;
  backdrop(
    brush,
    [
      [0, tones.shade(-0.55)],
      [0.78, tones.shade(0.25)],
      [1, tones.shade(0.25)],
    ],
    { x: center.x, y: floor },
  );
  boards(brush, floor, tones.local(45, 0.07, 0.45), tones.local(40, 0.07, -0.3));
  ctx.globalCompositeOperation = 'screen';
  for (const share of [-0.32, -0.1, 0.14, 0.34])
    spotlight(brush, center.x + width * (share + brush.random.between(-0.05, 0.05)), floor);
  ctx.globalCompositeOperation = 'source-over';
  ctx.save();
  ctx.translate(center.x, floor + height * 0.08);
  ctx.scale(1, 0.2);
  halo({ ...brush, manner: 'lit' }, { x: 0, y: 0 }, unit * 44, tones.local(85, 0.08, 1.7), 0.65);
  ctx.restore();
  const fold = unit * 4.6;
  const folds = Math.max(3, Math.round((width * 0.17) / fold));
  for (let place = 0; place < folds; place += 1) {
    for (const right of [false, true])
      curtainFold(brush, right ? width - (place + 1) * fold : place * fold, fold, place / folds);
  }
  for (let x = -fold; x < width; x += fold * 1.5) {
    plane(brush, disc(x + fold * 0.75, unit * 1.2, fold * 0.85, unit * 5.4), tones.local(22, 0.16, 0.12), {
      line: brush.colors[1],
    });
  }
  calm(brush, 0.25);
};

function spotlight(brush: MotifBrush, x: number, floor: number): void {
  const { ctx, width, height, center, tones, unit } = brush;
  const light = tones.local(85, 0.06, 1.6);
  const foot = center.x + (x - center.x) * 0.25;
  const beam = ctx.createLinearGradient(0, 0, 0, floor + height * 0.1);
  beam.addColorStop(0, withAlpha(light, 0.5));
  beam.addColorStop(1, withAlpha(mix(light, tones.shade(1), 0.5), 0.04));
  ctx.fillStyle = beam;
  shape([
    { x: x - unit, y: -unit },
    { x: x + unit, y: -unit },
    { x: foot + width * 0.13, y: floor + height * 0.08 },
    { x: foot - width * 0.13, y: floor + height * 0.08 },
  ])(ctx);
  ctx.fill();
}

function curtainFold(brush: MotifBrush, x: number, fold: number, share: number): void {
  const { ctx, height, tones, manner } = brush;
  const color = tones.local(22, 0.16, 0.2 - share * 0.25);
  plane(brush, block(x, -2, fold + 1, height * 0.97), color, { line: brush.colors[1] });
  if (manner !== 'lit') return;
  const shade = ctx.createLinearGradient(x, 0, x + fold, 0);
  shade.addColorStop(0, '#00000088');
  shade.addColorStop(0.45, '#ffffff1c');
  shade.addColorStop(1, '#00000088');
  ctx.fillStyle = shade;
  ctx.fillRect(x, 0, fold + 1, height * 0.97);
}
