import { createNoise2D } from 'simplex-noise';
import type { Motif } from './motif';
import { glowDisc, polygon, turn, withAlpha } from './paint';

/** A city at dusk, in two rows. */
export const skyline: Motif = ({ ctx, width, height, colors, random, unit }) => {
  for (const row of [0, 1]) {
    let x = -unit;
    while (x < width) {
      const across = unit * random.between(5, 11);
      const top = height * (row === 0 ? random.between(0.32, 0.6) : random.between(0.5, 0.78));
      ctx.fillStyle = row === 0 ? withAlpha(colors[0], 0.75) : withAlpha('#0b0814', 0.8);
      ctx.fillRect(x, top, across, height - top);
      for (let y = top + unit; y < height && row === 1; y += unit * 1.9) {
        for (let pane = x + unit * 0.8; pane < x + across - unit; pane += unit * 1.5) {
          if (!random.chance(0.33)) continue;
          ctx.fillStyle = withAlpha('#ffe2a0', random.between(0.45, 0.95));
          ctx.fillRect(pane, y, unit * 0.7, unit * 0.9);
        }
      }
      x += across + unit * random.between(0, 1.2);
    }
  }
};

/** Bare trees, a moon and mist. */
export const forest: Motif = ({ ctx, width, height, center, colors, random, unit }) => {
  const moon = { x: center.x + random.between(-0.1, 0.1) * width, y: center.y * 0.8 };
  glowDisc(ctx, moon, unit * 62, colors[1], 0.9);
  ctx.fillStyle = withAlpha(colors[2], 0.85);
  ctx.beginPath();
  ctx.arc(moon.x, moon.y, unit * 27, 0, turn);
  ctx.fill();
  for (let tree = 0; tree < 11; tree += 1) {
    const x = (tree / 10) * width + random.between(-3, 3) * unit;
    const thick = unit * random.between(0.7, 2);
    ctx.fillStyle = withAlpha('#050408', 0.92);
    ctx.strokeStyle = withAlpha('#050408', 0.92);
    ctx.lineCap = 'round';
    polygon(ctx, [
      { x: x - thick * 1.6, y: height },
      { x: x - thick * 0.4, y: height * random.between(0, 0.2) },
      { x: x + thick * 0.4, y: 0 },
      { x: x + thick * 1.6, y: height },
    ]);
    ctx.fill();
    for (let branch = 0; branch < 5; branch += 1) {
      const y = height * random.between(0.1, 0.65);
      const side = random.chance(0.5) ? 1 : -1;
      ctx.lineWidth = thick * 0.45;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        x + side * unit * 4,
        y - unit * 2,
        x + side * unit * random.between(5, 10),
        y - unit * random.between(4, 11),
      );
      ctx.stroke();
    }
  }
  const ground = ctx.createLinearGradient(0, height * 0.68, 0, height);
  ground.addColorStop(0, withAlpha(colors[1], 0));
  ground.addColorStop(0.5, withAlpha(colors[1], 0.4));
  ground.addColorStop(1, withAlpha('#050408', 0.95));
  ctx.fillStyle = ground;
  ctx.fillRect(0, height * 0.68, width, height * 0.32);
};

/** Hills cut out of paper, each with the shadow of the next. */
export const hills: Motif = ({ ctx, width, height, colors, random, unit }) => {
  const tones = [withAlpha(colors[1], 0.75), colors[1], colors[0], colors[2]];
  const noise = createNoise2D(() => random.between(0, 1));
  glowDisc(ctx, { x: width * 0.5, y: height * 0.2 }, width * 0.5, '#ffffff', 0.35);
  tones.forEach((tone, layer) => {
    const base = height * (0.3 + layer * 0.19);
    const trace = (lift: number) => {
      ctx.beginPath();
      ctx.moveTo(-unit, height + unit);
      for (let x = -unit; x <= width + unit; x += unit * 2) {
        ctx.lineTo(x, base - lift + noise((x / width) * 1.5, layer * 7) * height * 0.12);
      }
      ctx.lineTo(width + unit, height + unit);
      ctx.closePath();
    };
    ctx.fillStyle = withAlpha('#000000', 0.06);
    for (const lift of [unit * 1.6, unit * 1.1, unit * 0.6]) {
      trace(lift);
      ctx.fill();
    }
    ctx.fillStyle = tone;
    trace(0);
    ctx.fill();
  });
};

/** Glossy balls on a studio floor. */
export const spheres: Motif = ({ ctx, width, height, colors, random, unit }) => {
  const floor = ctx.createLinearGradient(0, height * 0.62, 0, height);
  floor.addColorStop(0, withAlpha(colors[0], 0.9));
  floor.addColorStop(0.06, withAlpha(colors[1], 0.95));
  floor.addColorStop(1, withAlpha(colors[0], 0.9));
  ctx.fillStyle = floor;
  ctx.fillRect(0, height * 0.7, width, height * 0.3);
  for (let ball = 0; ball < 11; ball += 1) {
    const radius = unit * random.between(2.5, 11);
    const [x, y] = [random.between(-0.02, 1.02) * width, random.between(0.02, 1) * height];
    const shade = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius);
    shade.addColorStop(0, '#ffffff');
    shade.addColorStop(0.25, colors[2]);
    shade.addColorStop(0.75, colors[1]);
    shade.addColorStop(1, colors[0]);
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, turn);
    ctx.fill();
  }
};
