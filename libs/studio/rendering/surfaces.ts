import { type Random, seededRandom } from '../scene/random';
import type { LayerOf } from '../scene/scene.schema';
import type { Context } from './canvas';
import { polygon, withAlpha } from './paint';

type Surface = LayerOf<'surface'>;

/** Colors of each surface: far edge, near edge, dark marks and light marks; `soft` is true for a blurred far edge. */
const materials: Readonly<
  Record<Surface['material'], { far: string; near: string; dark: string; light: string; soft: boolean }>
> = {
  wood: { far: '#a86f3f', near: '#6b4022', dark: '#3f2412', light: '#e0ab6f', soft: false },
  floor: { far: '#b79a78', near: '#7d6247', dark: '#4d3a28', light: '#dcc7a8', soft: true },
  ice: { far: '#d9f2ff', near: '#7cb8e0', dark: '#4f8fbd', light: '#ffffff', soft: false },
  snow: { far: '#ffffff', near: '#c6d6ea', dark: '#a8bdd6', light: '#ffffff', soft: false },
  sand: { far: '#ecd09a', near: '#b98d4f', dark: '#8f6a36', light: '#fbe7bd', soft: true },
  grass: { far: '#6faa45', near: '#2c6423', dark: '#1d4a18', light: '#a5d66d', soft: true },
  road: { far: '#6a6d73', near: '#2d2f33', dark: '#1d1f22', light: '#9a9da3', soft: true },
  water: { far: '#4fa3cf', near: '#123f66', dark: '#0c2c4a', light: '#bfe6f7', soft: true },
  lava: { far: '#ff8a1f', near: '#9c1606', dark: '#5c0d05', light: '#ffe08a', soft: false },
};

/**
 * Draws the surface on which the members of a scene stand, as wide as the picture.
 * @param ctx context to draw on
 * @param surface surface to draw; `opacity` applies to the whole surface, `shade` (0 to 1) darkens it
 */
export function drawSurface(ctx: Context, surface: Surface): void {
  const { box, material, opacity, shade, seed } = surface;
  const look = materials[material];
  const random = seededRandom(seed);
  ctx.globalAlpha = opacity;
  ctx.beginPath();
  outlineOf(ctx, surface, random);
  ctx.clip();
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  fill.addColorStop(0, withAlpha(look.far, look.soft ? 0 : 1));
  fill.addColorStop(look.soft ? 0.22 : 0.01, look.far);
  fill.addColorStop(1, look.near);
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y - box.height, box.width, box.height * 2);
  if (material === 'wood' || material === 'floor') planks(ctx, surface, look, random);
  else if (material === 'grass') blades(ctx, surface, look, random);
  else streaks(ctx, surface, look, random);
  if (!look.soft) {
    ctx.fillStyle = withAlpha(look.light, 0.75);
    if (material === 'wood') ctx.fillRect(box.x, box.y, box.width, box.height * 0.035);
  }
  if (shade > 0) {
    ctx.fillStyle = withAlpha('#04060f', shade);
    ctx.fillRect(box.x, box.y - box.height, box.width, box.height * 2);
  }
}

/** Traces the surface: a straight far edge, or soft hills of snow and lava. */
function outlineOf(ctx: Context, { box, material }: Surface, random: Random): void {
  const bottom = box.y + box.height;
  if (material !== 'snow' && material !== 'lava') return ctx.rect(box.x, box.y, box.width, box.height);
  const rise = box.height * 0.12;
  ctx.moveTo(box.x, bottom);
  ctx.lineTo(box.x, box.y);
  const steps = 4;
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * box.width, ((step + 1) / steps) * box.width];
    const up = random.between(-rise, rise);
    ctx.bezierCurveTo(
      box.x + from + (to - from) * 0.33,
      box.y + up,
      box.x + from + (to - from) * 0.66,
      box.y - up,
      box.x + to,
      box.y,
    );
  }
  ctx.lineTo(box.x + box.width, bottom);
}

type Look = (typeof materials)[Surface['material']];

/** Boards that run towards the viewer, with grain. */
function planks(ctx: Context, { box, opacity }: Surface, look: Look, random: Random): void {
  const middle = box.x + box.width / 2;
  const at = (share: number, y: number) => {
    const spread = 0.62 + 0.55 * ((y - box.y) / box.height);
    return middle + share * box.width * spread;
  };
  const bottom = box.y + box.height;
  const boards = 9;
  for (let board = 0; board < boards; board += 1) {
    const [left, right] = [(board - boards / 2) / boards, (board + 1 - boards / 2) / boards];
    ctx.globalAlpha = opacity * random.between(0, 0.16);
    ctx.fillStyle = random.chance(0.5) ? look.dark : look.light;
    polygon(ctx, [
      { x: at(left * 1.3, box.y), y: box.y },
      { x: at(right * 1.3, box.y), y: box.y },
      { x: at(right * 1.3, bottom), y: bottom },
      { x: at(left * 1.3, bottom), y: bottom },
    ]);
    ctx.fill();
    ctx.globalAlpha = opacity * 0.7;
    ctx.strokeStyle = look.dark;
    ctx.lineWidth = box.height * 0.014;
    ctx.beginPath();
    ctx.moveTo(at(left * 1.3, box.y), box.y);
    ctx.lineTo(at(left * 1.3, bottom), bottom);
    ctx.stroke();
    for (let grain = 0; grain < 5; grain += 1) {
      const share = random.between(left, right) * 1.3;
      const [from, to] = [random.between(0, 0.5), random.between(0.55, 1)];
      const [top, low] = [box.y + box.height * from, box.y + box.height * to];
      ctx.globalAlpha = opacity * 0.14;
      ctx.lineWidth = box.height * 0.008;
      ctx.beginPath();
      ctx.moveTo(at(share, top), top);
      ctx.lineTo(at(share + random.between(-0.004, 0.004), low), low);
      ctx.stroke();
    }
  }
  ctx.globalAlpha = opacity;
}

/** Blades of grass, longer towards the viewer. */
function blades(ctx: Context, { box, opacity }: Surface, look: Look, random: Random): void {
  for (let blade = 0; blade < 260; blade += 1) {
    const depth = Math.sqrt(random.between(0.02, 1));
    const [x, y] = [box.x + random.between(0, box.width), box.y + depth * box.height];
    const height = box.height * (0.05 + 0.14 * depth);
    ctx.globalAlpha = opacity * random.between(0.25, 0.6);
    ctx.strokeStyle = random.chance(0.5) ? look.dark : look.light;
    ctx.lineWidth = Math.max(1, box.height * 0.012 * depth);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x, y - height * 0.6, x + random.between(-0.5, 0.5) * height, y - height);
    ctx.stroke();
  }
  ctx.globalAlpha = opacity;
}

/** Flat streaks: waves, ripples of sand, light on ice, veins of lava. */
function streaks(ctx: Context, { box, material, opacity }: Surface, look: Look, random: Random): void {
  const many = material === 'snow' ? 14 : material === 'road' ? 26 : 44;
  for (let streak = 0; streak < many; streak += 1) {
    const depth = random.between(0.05, 1) ** 1.3;
    const [x, y] = [box.x + random.between(-0.05, 1) * box.width, box.y + depth * box.height];
    const width = box.width * random.between(0.03, 0.14) * (0.4 + depth);
    const bend = box.height * random.between(-0.03, 0.03);
    ctx.globalAlpha = opacity * random.between(0.12, 0.42);
    ctx.strokeStyle = random.chance(material === 'lava' || material === 'ice' ? 0.75 : 0.5)
      ? look.light
      : look.dark;
    ctx.lineWidth = Math.max(1, box.height * 0.02 * (0.3 + depth));
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + width / 2, y + bend, x + width, y);
    ctx.stroke();
  }
  ctx.globalAlpha = opacity;
}

/**
 * Draws rain over everything beneath it: slanting streaks.
 * @param ctx context to draw on
 * @param rain amount of rain, 0 to 1, and seed
 * @param size size of the picture in pixels
 */
export function drawRain(
  ctx: Context,
  { amount, seed }: LayerOf<'rain'>,
  { width, height }: { width: number; height: number },
): void {
  const random = seededRandom(seed);
  ctx.lineCap = 'round';
  ctx.strokeStyle = '#dcecff';
  for (let drop = 0; drop < 220 * amount; drop += 1) {
    const near = random.between(0.3, 1);
    const length = height * 0.1 * near;
    const [x, y] = [random.between(-0.1, 1.05) * width, random.between(-0.1, 1) * height];
    ctx.globalAlpha = 0.16 + 0.4 * near * near;
    ctx.lineWidth = Math.max(1, height * 0.004 * near);
    ctx.beginPath();
    ctx.moveTo(x + length * 0.22, y);
    ctx.lineTo(x, y + length);
    ctx.stroke();
  }
}
