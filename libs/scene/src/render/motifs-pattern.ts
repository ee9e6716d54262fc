import type { Motif } from './motif';
import { glowDisc, polygon, turn, withAlpha } from './paint';

/** Sun rays out of the light behind the hero. */
export const rays: Motif = ({ ctx, width, height, center, colors, random }) => {
  const count = 2 * Math.round(random.between(11, 15));
  const reach = Math.hypot(width, height);
  const start = random.between(0, turn);
  const gradient = ctx.createRadialGradient(center.x, center.y, 0, center.x, center.y, reach * 0.8);
  gradient.addColorStop(0, withAlpha(colors[1], 0.95));
  gradient.addColorStop(0.5, withAlpha(colors[1], 0.55));
  gradient.addColorStop(1, withAlpha(colors[0], 0.25));
  ctx.fillStyle = gradient;
  for (let ray = 0; ray < count; ray += 2) {
    const [from, to] = [start + (ray * turn) / count, start + ((ray + 1) * turn) / count];
    polygon(ctx, [
      center,
      { x: center.x + Math.cos(from) * reach, y: center.y + Math.sin(from) * reach },
      { x: center.x + Math.cos(to) * reach, y: center.y + Math.sin(to) * reach },
    ]);
    ctx.fill();
  }
};

/** Soft beams of a spotlight from above. */
export const beams: Motif = ({ ctx, width, height, center, colors, random }) => {
  for (let beam = 0; beam < 7; beam += 1) {
    const top = center.x + random.between(-0.5, 0.35) * width;
    const foot = center.x + (top - center.x) * 2.4 + random.between(-0.1, 0.1) * width;
    const spread = random.between(0.05, 0.13) * width;
    const gradient = ctx.createLinearGradient(0, -height * 0.1, 0, height);
    gradient.addColorStop(0, withAlpha(colors[beam % 2 === 0 ? 1 : 2], 0.6));
    gradient.addColorStop(1, withAlpha(colors[1], 0));
    ctx.fillStyle = gradient;
    polygon(ctx, [
      { x: top - spread * 0.2, y: -10 },
      { x: top + spread * 0.2, y: -10 },
      { x: foot + spread * 1.6, y: height },
      { x: foot - spread * 1.6, y: height },
    ]);
    ctx.fill();
  }
};

/** A grid of light that runs to the horizon. */
export const grid: Motif = ({ ctx, width, height, colors, random, unit }) => {
  const horizon = height * random.between(0.52, 0.58);
  glowDisc(ctx, { x: width * 0.5, y: horizon }, width * 0.55, colors[1], 0.35);
  ctx.strokeStyle = colors[2];
  ctx.lineWidth = unit * 0.28;
  for (let line = -22; line <= 22; line += 1) {
    ctx.globalAlpha = 0.75;
    ctx.beginPath();
    ctx.moveTo(width / 2 + line * width * 0.028, horizon);
    ctx.lineTo(width / 2 + line * width * 0.17, height);
    ctx.stroke();
  }
  for (let row = 0; row < 13; row += 1) {
    const y = horizon + (height - horizon) * (row / 12) ** 2.2;
    ctx.globalAlpha = 0.3 + (row / 12) * 0.6;
    ctx.lineWidth = unit * (0.14 + row * 0.03);
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
    ctx.stroke();
  }
};

/** Dots of print that grow toward a corner, over rays. */
export const halftone: Motif = (motif) => {
  const { ctx, width, height, colors, unit } = motif;
  rays(motif);
  const step = unit * 2.5;
  ctx.fillStyle = withAlpha('#14100c', 0.42);
  for (let row = 0; row * step * 0.5 < height + step; row += 1) {
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step) {
      const y = row * step * 0.5;
      const far = Math.min(1, (x / width) * 0.45 + (1 - y / height) * 0.55);
      const radius = step * 0.42 * (1 - far * 1.55);
      if (radius <= 0.5) continue;
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, turn);
      ctx.fill();
    }
  }
  ctx.strokeStyle = withAlpha(colors[2], 0.9);
};

/** Lines that rush toward the hero. */
export const speed: Motif = ({ ctx, width, height, center, colors, random }) => {
  const reach = Math.hypot(width, height) * 0.75;
  for (let line = 0; line < 70; line += 1) {
    const angle = random.between(0, turn);
    const start = reach * random.between(0.45, 0.8);
    const half = random.between(0.002, 0.012);
    ctx.fillStyle = withAlpha(colors[line % 3 === 0 ? 2 : 1], random.between(0.25, 0.7));
    polygon(ctx, [
      { x: center.x + Math.cos(angle) * start, y: center.y + Math.sin(angle) * start * 0.8 },
      {
        x: center.x + Math.cos(angle - half) * reach * 1.6,
        y: center.y + Math.sin(angle - half) * reach * 1.6,
      },
      {
        x: center.x + Math.cos(angle + half) * reach * 1.6,
        y: center.y + Math.sin(angle + half) * reach * 1.6,
      },
    ]);
    ctx.fill();
  }
};

/** Millimetre paper of an engineer's drawing. */
export const blueprint: Motif = ({ ctx, width, height, center, unit }) => {
  const step = unit * 2.4;
  for (let place = 0; place * step < Math.max(width, height); place += 1) {
    ctx.strokeStyle = place % 5 === 0 ? '#ffffff4d' : '#ffffff21';
    ctx.lineWidth = place % 5 === 0 ? unit * 0.16 : unit * 0.08;
    ctx.beginPath();
    ctx.moveTo(place * step, 0);
    ctx.lineTo(place * step, height);
    ctx.moveTo(0, place * step);
    ctx.lineTo(width, place * step);
    ctx.stroke();
  }
  ctx.strokeStyle = '#ffffff8c';
  ctx.lineWidth = unit * 0.18;
  const radius = Math.min(width, height) * 0.4;
  for (const share of [1, 0.72]) {
    ctx.beginPath();
    ctx.arc(center.x, center.y, radius * share, 0, turn);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(center.x - radius * 1.15, center.y);
  ctx.lineTo(center.x + radius * 1.15, center.y);
  ctx.moveTo(center.x, center.y - radius * 1.15);
  ctx.lineTo(center.x, center.y + radius * 1.15);
  ctx.stroke();
  ctx.lineWidth = unit * 0.3;
  ctx.beginPath();
  ctx.rect(unit * 2, unit * 2, width - unit * 4, height - unit * 4);
  ctx.stroke();
};

/** Wide rings of a seventies poster. */
export const arcs: Motif = ({ ctx, width, height, center, colors, random }) => {
  const tones = ['#f3d9a4', colors[1], '#e2894a', colors[0], '#c94f3d', '#f3d9a4'];
  const reach = Math.hypot(width, height) * 0.62;
  const foot = { x: center.x, y: height * random.between(0.86, 1) };
  tones.forEach((tone, ring) => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.arc(foot.x, foot.y, reach * (1 - ring * 0.135), 0, turn);
    ctx.fill();
  });
};

/** One quiet slanted band. */
export const bands: Motif = ({ ctx, width, height, colors, random }) => {
  const at = random.between(0.5, 0.62) * width;
  ctx.fillStyle = withAlpha(colors[1], 0.55);
  polygon(ctx, [
    { x: at, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: at - height * 0.25, y: height },
  ]);
  ctx.fill();
};
