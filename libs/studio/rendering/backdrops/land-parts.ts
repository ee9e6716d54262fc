import { type Brush, block, oval, shade } from './brush';

/** The color for the time of day. */
export const pick = <T>({ backdrop }: Brush, day: T, sunset: T, night: T): T =>
  backdrop.time === 'day' ? day : backdrop.time === 'sunset' ? sunset : night;

/** Returns true if snow lies on the ground. */
export const hasSnow = ({ backdrop }: Brush): boolean =>
  backdrop.weather.includes('snow') || backdrop.place === 'snow';

/** The ground below the line of the floor. */
export function ground(brush: Brush, far: string, near: string): void {
  shade(brush, 0, brush.floor, brush.width, brush.height - brush.floor, far, near);
}

/** A lawn, covered with snow in winter. */
export const grass = (brush: Brush): void => {
  if (hasSnow(brush)) return snowGround(brush);
  ground(brush, pick(brush, '#7fb653', '#8a8a3c', '#1d3a2a'), pick(brush, '#3f7d2c', '#4a5522', '#0c2018'));
  const { ctx, width, height, floor, random } = brush;
  ctx.lineCap = 'round';
  for (let blade = 0; blade < 320; blade += 1) {
    const depth = random.between(0, 1) ** 0.7;
    const [x, y] = [random.between(0, width), floor + depth * (height - floor)];
    const tall = height * (0.008 + 0.028 * depth);
    ctx.strokeStyle = random.chance(0.5) ? '#ffffff1c' : '#00000026';
    ctx.lineWidth = Math.max(1, height * 0.003);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + random.between(-0.4, 0.4) * tall, y - tall);
    ctx.stroke();
  }
};

/** Snow with drifts. */
export function snowGround(brush: Brush): void {
  ground(brush, pick(brush, '#f4f9fd', '#f7d9c9', '#93a9d0'), pick(brush, '#c4d8ea', '#c9a3b0', '#4b639a'));
  const { width, height, floor, random, ctx } = brush;
  ctx.globalAlpha = 0.35;
  for (let drift = 0; drift < 7; drift += 1)
    oval(
      brush,
      random.between(0, width),
      floor + random.between(0.03, 0.3) * height,
      width * 0.2,
      height * 0.03,
      '#ffffff',
    );
  ctx.globalAlpha = 1;
}

/** Water up to the line of the floor; `calm` is the height of its waves. */
export const water = (brush: Brush, calm: number): void => {
  const { ctx, width, height, floor, random } = brush;
  ground(brush, pick(brush, '#79c3dd', '#f0a060', '#2a4478'), pick(brush, '#135f92', '#4a3a70', '#060d22'));
  for (let wave = 0; wave < 120; wave += 1) {
    const depth = random.between(0, 1);
    const [x, y] = [random.between(-0.1, 1) * width, floor + depth ** 1.3 * (height - floor)];
    ctx.strokeStyle = random.chance(0.6) ? '#ffffff3a' : '#00000022';
    ctx.lineWidth = Math.max(1, height * 0.005 * (0.3 + depth));
    ctx.beginPath();
    ctx.moveTo(x, y);
    const long = width * (0.03 + 0.07 * depth);
    ctx.quadraticCurveTo(x + long / 2, y - height * calm * (0.4 + depth), x + long, y);
    ctx.stroke();
  }
};

/** Two rows of buildings with lit windows. */
export const buildings = (brush: Brush, foot: number): void => {
  const { width, height, random, backdrop } = brush;
  for (const [row, color] of [
    [0, pick(brush, '#8fa6bd', '#7a4d6e', '#1b2543')],
    [1, pick(brush, '#6f87a0', '#573560', '#111a33')],
  ] as const)
    for (let x = -0.02 * width; x < width;) {
      const w = width * random.between(0.06, 0.11);
      const h = height * random.between(0.2, 0.5) * (row === 0 ? 1.1 : 0.75);
      block(brush, x, foot - h, w * 0.96, h, color);
      for (let wx = x + w * 0.14; wx < x + w * 0.8; wx += w * 0.2)
        for (let wy = foot - h + height * 0.02; wy < foot - height * 0.02; wy += height * 0.04)
          block(
            brush,
            wx,
            wy,
            w * 0.1,
            height * 0.02,
            random.chance(backdrop.time === 'day' ? 0.9 : 0.5)
              ? pick(brush, '#dcecf7', '#ffcf7a', '#ffd98a')
              : '#00000030',
          );
      x += w;
    }
};

/** A palm. */
export function palm(brush: Brush, x: number, foot: number, tall: number): void {
  const { ctx } = brush;
  ctx.strokeStyle = pick(brush, '#8a6238', '#4a2f2c', '#141828');
  ctx.lineWidth = tall * 0.045;
  ctx.beginPath();
  ctx.moveTo(x, foot);
  ctx.quadraticCurveTo(x + tall * 0.08, foot - tall * 0.5, x, foot - tall * 0.86);
  ctx.stroke();
  ctx.lineWidth = tall * 0.05;
  ctx.lineCap = 'round';
  ctx.strokeStyle = pick(brush, '#2f8f4a', '#33302c', '#0d1a24');
  for (const [dx, dy] of [
    [-0.34, 0.1],
    [-0.26, -0.08],
    [0.26, -0.08],
    [0.34, 0.1],
    [-0.1, -0.16],
    [0.12, -0.16],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x, foot - tall * 0.86);
    ctx.quadraticCurveTo(
      x + dx * tall * 0.6,
      foot - tall * (0.95 - dy * 0.2),
      x + dx * tall,
      foot - tall * (0.84 - dy),
    );
    ctx.stroke();
  }
}
