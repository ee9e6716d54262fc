import { hashOf, seededRandom } from '../scene/random';
import type { IllustrationLayer } from '../scene/scene.schema';
import type { Canvases, Context, Surface } from './canvas';
import { turn } from './paint';
import { within } from './silhouette';

/**
 * Paints the state of a thing on its drawing: cracks, soot, frost or drops. Nothing is painted outside of the drawing.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param layer the illustration with its state
 * @param assets creates surfaces
 */
export function paintState(art: Surface, side: number, layer: IllustrationLayer, assets: Canvases): void {
  const { state, id } = layer;
  if (!state) return;
  const random = seededRandom(hashOf(id));
  within(art, side, assets, (pen) => {
    if (state === 'broken') drawCracks(pen, side, random);
    else if (state === 'burnt') drawSoot(pen, side);
    else if (state === 'frozen') drawFrost(pen, side, random);
    else drawDrops(pen, side, random);
  });
}

type Random = ReturnType<typeof seededRandom>;

/** Cracks from one point of impact, each with a dark line and a light edge, and rings between the cracks. */
function drawCracks(pen: Context, side: number, random: Random): void {
  const [x, y] = [side * random.between(0.42, 0.58), side * random.between(0.34, 0.46)];
  const rays = 11;
  const lines: { x: number; y: number }[][] = [];
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = ((ray + random.between(-0.25, 0.25)) / rays) * turn;
    const line = [{ x, y }];
    for (let step = 1; step <= 5; step += 1) {
      const reach = side * 0.14 * step;
      const turned = angle + random.between(-0.16, 0.16);
      line.push({ x: x + Math.cos(turned) * reach, y: y + Math.sin(turned) * reach });
    }
    lines.push(line);
  }
  for (const step of [1, 2, 3])
    lines.forEach((line, ray) => {
      const [from, to] = [line[step], lines[(ray + 1) % rays]?.[step]];
      if (from && to && random.chance(0.7)) lines.push([from, to]);
    });
  pen.lineJoin = 'round';
  for (const [color, width, shift] of [
    ['#ffffffd9', 0.016, 0.006],
    ['#0b0c10f2', 0.011, 0],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = Math.max(1, side * width);
    for (const line of lines) {
      pen.beginPath();
      line.forEach((point, place) =>
        place === 0
          ? pen.moveTo(point.x + side * shift, point.y + side * shift)
          : pen.lineTo(point.x + side * shift, point.y + side * shift),
      );
      pen.stroke();
    }
  }
  pen.fillStyle = '#0b0c10f2';
  pen.beginPath();
  pen.arc(x, y, side * 0.022, 0, turn);
  pen.fill();
}

/** Soot: the drawing becomes nearly black towards its upper end. */
function drawSoot(pen: Context, side: number): void {
  const soot = pen.createLinearGradient(0, 0, 0, side);
  soot.addColorStop(0, '#120d0af2');
  soot.addColorStop(0.6, '#1c130dd0');
  soot.addColorStop(1, '#2a1a1090');
  pen.fillStyle = soot;
  pen.fillRect(0, 0, side, side);
}

/** Frost: a pale blue veil with white streaks. */
function drawFrost(pen: Context, side: number, random: Random): void {
  pen.fillStyle = '#a8dcff8c';
  pen.fillRect(0, 0, side, side);
  pen.strokeStyle = '#ffffffcc';
  for (let streak = 0; streak < 26; streak += 1) {
    const [x, y] = [random.between(0, side), random.between(0, side)];
    const angle = random.between(0, turn);
    const reach = side * random.between(0.04, 0.12);
    pen.lineWidth = Math.max(1, side * 0.006);
    pen.beginPath();
    pen.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach);
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    pen.stroke();
  }
}

/** Drops of water with a light point each. */
function drawDrops(pen: Context, side: number, random: Random): void {
  for (let drop = 0; drop < 34; drop += 1) {
    const [x, y] = [random.between(0.05, 0.95) * side, random.between(0.05, 0.95) * side];
    const radius = side * random.between(0.009, 0.022);
    pen.fillStyle = '#9fd4ffd0';
    pen.beginPath();
    pen.ellipse(x, y, radius * 0.8, radius * 1.25, 0, 0, turn);
    pen.fill();
    pen.fillStyle = '#fffffff0';
    pen.beginPath();
    pen.arc(x - radius * 0.2, y - radius * 0.4, radius * 0.32, 0, turn);
    pen.fill();
  }
}
