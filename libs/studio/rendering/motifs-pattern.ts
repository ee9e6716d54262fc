import type { Motif, MotifBrush } from './motif';
import { halo } from './motif-planes';
import { clear, mix } from './motif-tones';
import { polygon, turn, withAlpha } from './paint';

/** Draws wedges of light around the hero; a second set of finer wedges adds depth. */
function wedges(brush: MotifBrush, count: number, share: number, color: string, strength: number): void {
  const { ctx, width, height, center, random, manner } = brush;
  const reach = Math.hypot(width, height);
  const gradient = ctx.createRadialGradient(center.x, center.y, 0, center.x, center.y, reach * 0.85);
  gradient.addColorStop(0, withAlpha(color, strength));
  gradient.addColorStop(0.45, withAlpha(color, strength * 0.6));
  gradient.addColorStop(1, withAlpha(color, strength * 0.22));
  ctx.fillStyle = manner === 'lit' ? gradient : withAlpha(color, strength);
  const start = random.between(0, turn);
  const step = turn / count;
  for (let ray = 0; ray < count; ray += 1) {
    const loose = manner === 'lit' ? random.between(-0.18, 0.18) * step : 0;
    const from = start + ray * step + loose;
    const to = from + step * share * (manner === 'lit' ? random.between(0.75, 1.25) : 1);
    polygon(ctx, [
      center,
      { x: center.x + Math.cos(from) * reach, y: center.y + Math.sin(from) * reach },
      { x: center.x + Math.cos(to) * reach, y: center.y + Math.sin(to) * reach },
    ]);
    ctx.fill();
  }
}

/** Draws sun rays from the light behind the hero: broad and fine rays, a bright center, dark far corners. */
export const rays: Motif = (brush) => {
  const { ctx, width, height, center, colors, tones, manner } = brush;
  const reach = Math.hypot(width, height);
  const depth = ctx.createRadialGradient(center.x, center.y, height * 0.2, center.x, center.y, reach * 0.85);
  depth.addColorStop(0, clear(tones.shade(-0.2)));
  depth.addColorStop(1, withAlpha(tones.shade(-0.2), 0.75));
  ctx.fillStyle = depth;
  ctx.fillRect(0, 0, width, height);
  wedges(brush, 13, 0.5, colors[1], manner === 'lit' ? 0.62 : 0.75);
  if (manner === 'lit') wedges(brush, 31, 0.3, tones.shade(1.4), 0.2);
  halo(brush, center, height * 0.62, tones.shade(1.65), manner === 'lit' ? 0.7 : 0.5);
};

/** Draws soft spotlight beams from above that cross in haze. */
export const beams: Motif = (brush) => {
  const { ctx, width, height, center, colors, random, tones } = brush;
  for (let beam = 0; beam < 8; beam += 1) {
    const top = center.x + (beam / 7 - 0.5) * width * 0.95 + random.between(-0.04, 0.04) * width;
    const foot = center.x + (top - center.x) * random.between(-0.55, 1.9);
    const spread = random.between(0.05, 0.11) * width;
    const gradient = ctx.createLinearGradient(0, -height * 0.1, 0, height);
    gradient.addColorStop(0, withAlpha(colors[beam % 2 === 0 ? 1 : 2], 0.55));
    gradient.addColorStop(0.6, withAlpha(colors[1], 0.14));
    gradient.addColorStop(1, clear(colors[1]));
    ctx.fillStyle = gradient;
    polygon(ctx, [
      { x: top - spread * 0.15, y: -10 },
      { x: top + spread * 0.15, y: -10 },
      { x: foot + spread * 1.5, y: height },
      { x: foot - spread * 1.5, y: height },
    ]);
    ctx.fill();
    halo({ ...brush, manner: 'lit' }, { x: top, y: 0 }, height * 0.16, tones.shade(1.6), 0.5);
  }
  halo({ ...brush, manner: 'lit' }, { x: center.x, y: height }, height * 0.6, colors[1], 0.3);
};

/** Draws halftone dots that grow toward the corners; in the manner `ink` they lie over rays. */
export const halftone: Motif = (brush) => {
  const { ctx, width, height, center, unit, tones, random } = brush;
  if (brush.manner === 'ink') rays(brush);
  const step = unit * 2.3;
  const reach = Math.hypot(Math.max(center.x, width - center.x), Math.max(center.y, height - center.y));
  ctx.fillStyle = withAlpha(tones.shade(-0.3), 0.5);
  const shift = random.between(0, step);
  for (let row = 0; row * step * 0.5 < height + step; row += 1) {
    const y = row * step * 0.5;
    for (let x = (row % 2 === 0 ? 0 : step / 2) - shift; x < width + step; x += step) {
      const far = Math.hypot(x - center.x, y - center.y) / reach;
      const radius = step * 0.46 * (far * 1.5 - 0.52);
      if (radius <= unit * 0.12) continue;
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, turn);
      ctx.fill();
    }
  }
};

/** Draws speed lines that point at the hero, long at the edge of the picture and thin inside. */
export const speed: Motif = ({ ctx, width, height, center, colors, random }) => {
  const reach = Math.hypot(width, height);
  for (let line = 0; line < 90; line += 1) {
    const angle = random.between(0, turn);
    const start = reach * random.between(0.34, 0.6);
    const half = random.between(0.0015, 0.01);
    const at = (turned: number, far: number) => ({
      x: center.x + Math.cos(turned) * far,
      y: center.y + Math.sin(turned) * far,
    });
    ctx.fillStyle = withAlpha(
      line % 4 === 0 ? '#ffffff' : colors[line % 3 === 0 ? 2 : 1],
      random.between(0.2, 0.6),
    );
    polygon(ctx, [at(angle, start), at(angle - half, reach * 1.2), at(angle + half, reach * 1.2)]);
    ctx.fill();
  }
};

/** Draws wide rings around a sun, as on a poster of the seventies. */
export const arcs: Motif = (brush) => {
  const { ctx, width, height, center, tones, random } = brush;
  const rings = [
    tones.local(75, 0.09, 0.95),
    tones.local(185, 0.09, 0),
    tones.local(75, 0.15, 0.65),
    tones.local(50, 0.18, 0.25),
    tones.local(28, 0.18, 0),
    tones.local(80, 0.09, 1),
    tones.local(58, 0.18, 0.5),
  ];
  const reach = Math.hypot(width, height) * 0.66;
  const foot = { x: center.x, y: Math.max(center.y, height * random.between(0.7, 0.86)) };
  ctx.fillStyle = tones.local(185, 0.08, -0.25);
  ctx.fillRect(0, 0, width, height);
  rings.forEach((tone, ring) => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.arc(foot.x, foot.y, reach * (1 - ring * 0.125), 0, turn);
    ctx.fill();
  });
};

/** Draws one slanted band of low contrast on a background that is lit like a page. */
export const bands: Motif = (brush) => {
  const { ctx, width, height, center, colors, random } = brush;
  const right = center.x >= width / 2;
  const at = width * (right ? random.between(0.54, 0.62) : random.between(0.4, 0.46));
  const edge = right ? width : 0;
  const lean = height * 0.22 * (right ? -1 : 1);
  ctx.fillStyle = withAlpha(mix(colors[1], colors[0], 0.3), 0.6);
  polygon(ctx, [
    { x: at, y: 0 },
    { x: edge, y: 0 },
    { x: edge, y: height },
    { x: at + lean, y: height },
  ]);
  ctx.fill();
};
