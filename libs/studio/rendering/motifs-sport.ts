import type { Motif, MotifBrush } from './motif';
import { backdrop, block, calm, disc, halo, plane, shape, type Trace } from './motif-planes';
import { turn, withAlpha } from './paint';

/** Draws a stadium at night: floodlights, the crowd, and the striped pitch. */
export const stadium: Motif = (brush) => {
  const { width, height, center, tones, ctx } = brush;
  const [rim, pitch] = [height * 0.3, height * 0.66];
  backdrop(
    brush,
    [
      [0, tones.shade(-0.45)],
      [0.4, tones.shade(0.4)],
      [1, tones.shade(0.4)],
    ],
    { x: width / 2, y: rim },
  );
  stands(brush, rim, pitch);
  turf(brush, pitch);
  ctx.globalCompositeOperation = 'screen';
  for (const share of [0.06, 0.36, 0.64, 0.94]) floodlight(brush, width * share, rim * 0.52);
  halo(brush, { x: center.x, y: pitch }, height * 0.6, tones.shade(1.1), 0.35);
  ctx.globalCompositeOperation = 'source-over';
  calm(brush, 0.3);
};

function stands(brush: MotifBrush, rim: number, pitch: number): void {
  const { ctx, width, height, tones, random, unit } = brush;
  const bowl: Trace = (pen) => {
    pen.beginPath();
    pen.moveTo(-unit, rim - height * 0.04);
    pen.quadraticCurveTo(width / 2, rim + height * 0.14, width + unit, rim - height * 0.04);
    pen.lineTo(width + unit, height);
    pen.lineTo(-unit, height);
    pen.closePath();
  };
  plane(brush, bowl, tones.shade(-0.35), { fade: { to: tones.shade(0.3), from: rim, until: pitch } });
  ctx.save();
  bowl(ctx);
  ctx.clip();
  const crowd = [tones.shade(1), tones.shade(0.7), tones.local(30, 0.12, 0.8), tones.shade(1.4)] as const;
  const rows = 17;
  for (let row = 0; row < rows; row += 1) {
    const near = row / rows;
    const y = rim + (pitch - rim) * near + unit;
    ctx.fillStyle = withAlpha(random.pick(crowd), 0.2 + near * 0.16);
    ctx.beginPath();
    for (let x = -unit; x < width + unit; x += unit * random.between(1.1, 2.1)) {
      const curve = Math.sin((x / width) * Math.PI) * height * 0.08 * (1 - near);
      ctx.rect(x, y + curve, unit * 0.85, unit * 0.95);
    }
    ctx.fill();
  }
  ctx.restore();
  plane(brush, block(-unit, pitch - unit * 2.6, width + unit * 2, unit * 2.6), tones.shade(0.1));
}

function turf(brush: MotifBrush, pitch: number): void {
  const { ctx, width, height, tones, unit } = brush;
  plane(brush, block(-unit, pitch, width + unit * 2, height - pitch + unit), tones.local(145, 0.13, 0.62), {
    fade: { to: tones.local(150, 0.13, 0.12), from: pitch, until: height },
  });
  ctx.fillStyle = withAlpha(tones.shade(1.3), 0.1);
  for (let stripe = -7; stripe < 8; stripe += 2) {
    shape([
      { x: width / 2 + stripe * width * 0.07, y: pitch },
      { x: width / 2 + (stripe + 1) * width * 0.07, y: pitch },
      { x: width / 2 + (stripe + 1) * width * 0.2, y: height },
      { x: width / 2 + stripe * width * 0.2, y: height },
    ])(ctx);
    ctx.fill();
  }
  ctx.strokeStyle = withAlpha(tones.shade(1.8), 0.6);
  ctx.lineWidth = unit * 0.35;
  ctx.beginPath();
  ctx.moveTo(0, pitch + (height - pitch) * 0.3);
  ctx.lineTo(width, pitch + (height - pitch) * 0.3);
  ctx.stroke();
  disc(width / 2, pitch + (height - pitch) * 0.3, width * 0.16, (height - pitch) * 0.16)(ctx);
  ctx.stroke();
}

/** Draws a rack of lamps and the cone of light below it. */
function floodlight(brush: MotifBrush, x: number, y: number): void {
  const { ctx, width, height, tones, unit } = brush;
  const light = tones.shade(1.8);
  const foot = x + (width / 2 - x) * 0.7;
  const beam = ctx.createLinearGradient(x, y, foot, height * 0.85);
  beam.addColorStop(0, withAlpha(light, 0.3));
  beam.addColorStop(1, withAlpha(light, 0));
  ctx.fillStyle = beam;
  shape([
    { x: x - unit * 2, y },
    { x: x + unit * 2, y },
    { x: foot + width * 0.16, y: height * 0.85 },
    { x: foot - width * 0.16, y: height * 0.85 },
  ])(ctx);
  ctx.fill();
  halo(brush, { x, y }, unit * 16, light, 0.75);
  ctx.fillStyle = light;
  for (let lamp = 0; lamp < 10; lamp += 1) {
    ctx.beginPath();
    ctx.arc(x + ((lamp % 5) - 2) * unit * 1.3, y + (lamp < 5 ? -0.65 : 0.65) * unit, unit * 0.48, 0, turn);
    ctx.fill();
  }
}
