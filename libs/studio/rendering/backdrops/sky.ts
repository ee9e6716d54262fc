import type { BackdropTime } from '../../scene/backdrop.schema';
import { type Brush, glow, oval, shade } from './brush';

/** Colors of a clear sky from the zenith to the horizon. */
const skies: Readonly<Record<BackdropTime, readonly [string, string, string]>> = {
  day: ['#3f97e0', '#86c6f2', '#e2f3fb'],
  sunset: ['#3d2f78', '#e2604e', '#ffd27a'],
  night: ['#050918', '#101e46', '#2c4377'],
};

const overcast: Readonly<Record<BackdropTime, readonly [string, string, string]>> = {
  day: ['#54616f', '#8995a2', '#bcc5cc'],
  sunset: ['#3a2f4c', '#8f5560', '#d59a76'],
  night: ['#07090f', '#161d2b', '#2d3848'],
};

/** The sky of a drawn place with sun, moon, stars and clouds, down to the line of the floor. */
export function sky(brush: Brush): void {
  const { width, height, floor, backdrop, random, ctx } = brush;
  const { time, weather } = backdrop;
  const isGrey = weather.some((one) => /rain|fog|lightning|snowfall/.test(one));
  shade(brush, 0, 0, width, floor * 1.02, ...(isGrey ? overcast : skies)[time]);
  if (time === 'night' && !isGrey) {
    for (let star = 0; star < 130; star += 1)
      oval(
        brush,
        random.between(0, width),
        random.between(0, floor * 0.9),
        height * random.between(0.0008, 0.0026),
        height * 0.0018,
        '#e8efff',
      );
    if (backdrop.place !== 'mars') {
      glow(brush, width * 0.83, height * 0.17, height * 0.26, '#9fb8ff', 0.5);
      oval(brush, width * 0.83, height * 0.17, height * 0.062, height * 0.062, '#f3f1df');
    }
  }
  if (time === 'sunset' && !isGrey) {
    glow(brush, width * 0.66, floor * 0.86, height * 0.6, '#ffb04a', 0.85);
    oval(brush, width * 0.66, floor * 0.86, height * 0.085, height * 0.085, '#fff0c2');
  }
  if (time !== 'night' || isGrey)
    for (let cloud = 0; cloud < (isGrey ? 12 : 5); cloud += 1) {
      const [x, y, w] = [
        random.between(0, width),
        random.between(0.04, 0.62) * floor,
        width * random.between(0.08, 0.18),
      ];
      ctx.globalAlpha = isGrey ? 0.3 : time === 'day' ? 0.85 : 0.35;
      const color = isGrey
        ? time === 'night'
          ? '#1f2735'
          : '#6d7885'
        : time === 'day'
          ? '#ffffff'
          : '#ffc9a0';
      for (const [dx, dy, r] of [
        [0, 0, 0.3],
        [-0.3, 0.06, 0.22],
        [0.3, 0.06, 0.24],
        [0.1, -0.1, 0.22],
      ] as const)
        oval(brush, x + dx * w, y + dy * w, r * w, r * w * 0.55, color);
      ctx.globalAlpha = 1;
    }
  if (weather.includes('aurora')) aurora(brush);
  if (weather.includes('lightning')) {
    bolt(brush, width * 0.2);
    bolt(brush, width * 0.78);
  }
}

function aurora({ ctx, width, floor, random }: Brush): void {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const [at, color] of [
    [0.12, '#2cf09a'],
    [0.26, '#38e0c0'],
    [0.04, '#9a5cf0'],
  ] as const) {
    for (let x = 0; x < width; x += width / 110) {
      const wave = Math.sin(x / (width * 0.12) + at * 20) * 0.06 + Math.sin(x / (width * 0.05)) * 0.02;
      const top = (at + wave) * floor;
      const low = top + floor * random.between(0.34, 0.5);
      const fill = ctx.createLinearGradient(0, top, 0, low);
      fill.addColorStop(0, `${color}00`);
      fill.addColorStop(0.7, `${color}5c`);
      fill.addColorStop(1, `${color}00`);
      ctx.fillStyle = fill;
      ctx.fillRect(x, top, width / 90, low - top);
    }
  }
  ctx.restore();
}

function bolt(brush: Brush, x: number): void {
  const { ctx, floor, height, random } = brush;
  glow(brush, x, floor * 0.4, height * 0.5, '#bcd0ff', 0.6);
  ctx.strokeStyle = '#fbfaff';
  ctx.lineJoin = 'miter';
  ctx.lineWidth = height * 0.011;
  ctx.beginPath();
  ctx.moveTo(x, 0);
  let across = x;
  for (let step = 1; step <= 7; step += 1) {
    across += random.between(-0.05, 0.055) * height;
    ctx.lineTo(across, (floor * 0.92 * step) / 7);
  }
  ctx.stroke();
}

/** Snow, fog and rain in front of a drawn place, and the dark of a night indoors. */
export function weatherOver(brush: Brush): void {
  const { ctx, width, height, floor, backdrop, random } = brush;
  const { weather } = backdrop;
  if (weather.includes('fog'))
    for (let bank = 0; bank < 12; bank += 1) {
      const [x, y, r] = [
        random.between(0, width),
        floor + random.between(-0.3, 0.16) * height,
        width * random.between(0.16, 0.3),
      ];
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(1, 0.32);
      const fill = ctx.createRadialGradient(0, 0, 0, 0, 0, r);
      fill.addColorStop(0, '#e3e9ee4d');
      fill.addColorStop(1, '#e3e9ee00');
      ctx.fillStyle = fill;
      ctx.fillRect(-r, -r, r * 2, r * 2);
      ctx.restore();
    }
  if (weather.includes('snowfall'))
    for (let flake = 0; flake < 160; flake += 1) {
      const r = height * random.between(0.002, 0.007);
      oval(brush, random.between(0, width), random.between(0, height), r, r, '#ffffff');
    }
  if (weather.includes('dark')) shade(brush, 0, 0, width, height, '#04060e90', '#04060e38', '#04060e78');
}
