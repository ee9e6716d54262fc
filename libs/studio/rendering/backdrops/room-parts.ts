import { type Brush, block, glow, oval, shade, shape } from './brush';

/** Wall and floor of a room: colors from far to near; `boards` draws boards on the floor. */
export type Room = { wall: readonly [string, string]; floor: readonly [string, string]; boards: boolean };

/** Draws wall and floor of a room. */
export function room(brush: Brush, { wall, floor: [far, near], boards }: Room): void {
  const { width, height, floor } = brush;
  shade(brush, 0, 0, width, floor, ...wall);
  shade(brush, 0, floor, width, height - floor, far, near);
  const top = floor / height;
  if (boards)
    for (let board = -9; board <= 9; board += 1)
      shape(
        brush,
        '#00000026',
        [0.5 + board * 0.08, top],
        [0.5 + board * 0.08 + 0.002, top],
        [0.5 + board * 0.17 + 0.004, 1],
        [0.5 + board * 0.17, 1],
      );
  block(brush, 0, floor - height * 0.018, width, height * 0.022, '#00000030');
}

/** The view through a window: the sky at the time of day, with drops on the glass when it rains. */
export function windowAt(brush: Brush, x: number, y: number, w: number, h: number, frame: string): void {
  const { width, height, backdrop, random, ctx } = brush;
  const [left, top, wide, high] = [x * width, y * height, w * width, h * height];
  const rim = height * 0.018;
  block(brush, left - rim, top - rim, wide + rim * 2, high + rim * 2, frame, rim * 0.5);
  const isGrey = backdrop.weather.some((one) => /rain|fog|lightning|snowfall/.test(one));
  const skies = {
    day: isGrey ? ['#7d8b99', '#b4bfc8'] : ['#7cc4f0', '#dff3ff'],
    sunset: ['#6a3f80', '#ff9a5a', '#ffd88a'],
    night: isGrey ? ['#0d131f', '#26303f'] : ['#060b20', '#1c2f60'],
  };
  shade(brush, left, top, wide, high, ...skies[backdrop.time]);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, wide, high);
  ctx.clip();
  if (backdrop.time === 'night' && !isGrey) {
    for (let star = 0; star < 26; star += 1)
      oval(
        brush,
        left + random.between(0, wide),
        top + random.between(0, high),
        height * 0.002,
        height * 0.002,
        '#ffffff',
      );
    oval(brush, left + wide * 0.74, top + high * 0.26, height * 0.035, height * 0.035, '#f3f1df');
  }
  if (backdrop.weather.includes('rain'))
    for (let drop = 0; drop < 90; drop += 1) {
      const [dx, dy, long] = [
        left + random.between(0, wide),
        top + random.between(-0.1, 1) * high,
        height * random.between(0.02, 0.06),
      ];
      ctx.strokeStyle = '#e9f4ffb0';
      ctx.lineWidth = height * 0.0035;
      ctx.beginPath();
      ctx.moveTo(dx, dy);
      ctx.lineTo(dx - long * 0.2, dy + long);
      ctx.stroke();
    }
  if (backdrop.weather.includes('snow'))
    for (let flake = 0; flake < 50; flake += 1)
      oval(
        brush,
        left + random.between(0, wide),
        top + random.between(0, high),
        height * 0.005,
        height * 0.005,
        '#ffffff',
      );
  ctx.restore();
  block(brush, left + wide / 2 - rim * 0.3, top, rim * 0.6, high, frame);
  block(brush, left, top + high * 0.46, wide, rim * 0.6, frame);
  block(brush, left - rim * 1.6, top + high + rim * 0.6, wide + rim * 3.2, rim, frame, 3);
  if (backdrop.time !== 'night')
    glow(
      brush,
      left + wide / 2,
      top + high / 2,
      high * 0.9,
      backdrop.time === 'day' ? '#cfe8ff' : '#ffb060',
      0.35,
    );
}

/** Draws a lamp that hangs from the ceiling; `x` and `drop` are shares of the picture. */
export function lamp(brush: Brush, x: number, drop: number, color: string): void {
  const { width, height } = brush;
  block(brush, x * width - 1, 0, 2, drop * height, '#22242a');
  shape(
    brush,
    color,
    [x - 0.012, drop],
    [x + 0.012, drop],
    [x + 0.035, drop + 0.07],
    [x - 0.035, drop + 0.07],
  );
  oval(brush, x * width, (drop + 0.075) * height, width * 0.016, height * 0.014, '#fff2c8');
  glow(brush, x * width, (drop + 0.08) * height, height * 0.34, '#ffcf7a', 0.6);
}

/** A shelf with things of one kind on it. */
export function shelf(brush: Brush, x: number, y: number, w: number, kind: 'books' | 'jars' | 'tools'): void {
  const { width, height, random } = brush;
  const colors = ['#b5483c', '#3d6fa8', '#d9a53a', '#4f8a5a', '#7a5a9a', '#e6dcc4'] as const;
  let at = x * width + width * 0.008;
  while (at < (x + w) * width - width * 0.02) {
    const wide = width * random.between(0.009, kind === 'books' ? 0.016 : 0.024);
    const tall = height * random.between(0.07, kind === 'books' ? 0.115 : 0.1);
    block(brush, at, y * height - tall, wide, tall, random.pick(colors), kind === 'books' ? 1 : wide * 0.3);
    at += wide + width * (kind === 'books' ? random.between(0, 0.002) : 0.012);
  }
  block(brush, x * width, y * height, w * width, height * 0.014, '#6b4a2e');
}

/** A floor of brown boards. */
export const wood: Room['floor'] = ['#9a6d45', '#5c3d26'];
