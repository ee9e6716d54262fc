import { type Brush, block, fir, glow, oval, ridge, shade, shape } from './brush';
import { ground, palm, pick, water } from './land-parts';
import { sky } from './sky';

/** Waters, planets and space by name. */
export const watersAndSkies = {
  mars: (brush: Brush) => {
    const { width, height, floor, random } = brush;
    shade(brush, 0, 0, width, floor, '#1a0f1c', '#6a2c2a', '#e08a5a');
    for (let star = 0; star < 80; star += 1)
      oval(
        brush,
        random.between(0, width),
        random.between(0, floor * 0.6),
        height * 0.0018,
        height * 0.0018,
        '#ffe9d8',
      );
    ridge(brush, floor, height * 0.2, 4, '#8a3524', true);
    ridge(brush, floor + height * 0.03, height * 0.12, 3, '#a8432a', true);
    ground(brush, '#c4552f', '#6a2418');
    for (let rock = 0; rock < 14; rock += 1)
      oval(
        brush,
        random.between(0, width),
        floor + random.between(0.02, 0.3) * height,
        height * random.between(0.01, 0.03),
        height * 0.012,
        '#5a1f16',
      );
  },
  moon: (brush: Brush) => {
    const { width, height, floor, random } = brush;
    shade(brush, 0, 0, width, floor, '#010208', '#0a1024');
    for (let star = 0; star < 160; star += 1)
      oval(
        brush,
        random.between(0, width),
        random.between(0, floor),
        height * 0.0018,
        height * 0.0018,
        '#e8efff',
      );
    glow(brush, width * 0.78, height * 0.22, height * 0.3, '#5aa0ff', 0.5);
    oval(brush, width * 0.78, height * 0.22, height * 0.11, height * 0.11, '#2f7ad0');
    for (const [dx, dy, r] of [
      [-0.03, -0.03, 0.045],
      [0.03, 0.02, 0.04],
      [-0.02, 0.05, 0.03],
    ] as const)
      oval(brush, width * 0.78 + dx * height, height * (0.22 + dy), r * height, r * height * 0.7, '#5fb07a');
    ground(brush, '#b9bcc4', '#6c707c');
    for (let crater = 0; crater < 12; crater += 1)
      oval(
        brush,
        random.between(0, width),
        floor + random.between(0.04, 0.3) * height,
        width * random.between(0.02, 0.05),
        height * 0.014,
        '#7f838f',
      );
  },
  space: (brush: Brush) => {
    const { width, height, random } = brush;
    shade(brush, 0, 0, width, height, '#04040f', '#0d0f30', '#1c1140');
    for (const [x, y, color] of [
      [0.25, 0.3, '#5a2a9a'],
      [0.7, 0.7, '#1f5aa8'],
      [0.55, 0.2, '#9a2a6a'],
    ] as const)
      glow(brush, x * width, y * height, height * 0.6, color, 0.5);
    for (let star = 0; star < 240; star += 1)
      oval(
        brush,
        random.between(0, width),
        random.between(0, height),
        height * random.between(0.0008, 0.003),
        height * 0.0018,
        '#eef2ff',
      );
  },
  beach: (brush: Brush) => {
    sky(brush);
    const { width, height, floor } = brush;
    const sea = { ...brush, floor: floor - height * 0.14 };
    water(sea, 0.006);
    shape(
      brush,
      '#ffffffb0',
      [0, floor / height - 0.012],
      [0.3, floor / height + 0.012],
      [0.6, floor / height - 0.008],
      [1, floor / height + 0.01],
      [1, 1],
      [0, 1],
    );
    shade(
      brush,
      0,
      floor + height * 0.012,
      width,
      height,
      pick(brush, '#f1d9a0', '#d99a6a', '#4a4868'),
      pick(brush, '#d8b068', '#8a5648', '#1f2038'),
    );
    for (const [x, tall] of [
      [0.05, 0.66],
      [0.95, 0.56],
    ] as const)
      palm(brush, x * width, floor + height * 0.1, height * tall);
  },
  sea: (brush: Brush) => {
    sky(brush);
    water(brush, brush.backdrop.weather.includes('rain') ? 0.03 : 0.012);
  },
  lake: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    ridge(brush, floor, height * 0.26, 4, pick(brush, '#8fb0a8', '#7a5068', '#1f2f55'), true);
    for (let x = 0; x < 1.05; x += 0.045)
      fir(
        brush,
        x * width,
        floor + 2,
        height * random.between(0.12, 0.2),
        pick(brush, '#3f6e58', '#46324a', '#101f38'),
        null,
      );
    water(brush, 0.004);
  },
  underwater: (brush: Brush) => {
    const { ctx, width, height, floor, random } = brush;
    shade(brush, 0, 0, width, height, '#4fc3e0', '#13739f', '#062f55');
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    for (let ray = 0; ray < 7; ray += 1) {
      const x = random.between(0, 1);
      ctx.globalAlpha = 0.14;
      shape(brush, '#bff2ff', [x, 0], [x + 0.05, 0], [x + 0.14, 0.9], [x - 0.06, 0.9]);
    }
    ctx.restore();
    shade(brush, 0, floor + height * 0.06, width, height, '#c9b682', '#5c6a5a');
    for (let coral = 0; coral < 12; coral += 1) {
      const [x, color] = [
        random.between(0, width),
        random.pick(['#e0527a', '#f08a3c', '#8a4fd0', '#2f9e7a']),
      ];
      for (const dx of [-1, 0, 1])
        block(
          brush,
          x + dx * width * 0.012,
          floor - height * random.between(0, 0.06),
          width * 0.009,
          height * 0.14,
          color,
          8,
        );
    }
    for (let bubble = 0; bubble < 26; bubble += 1) {
      ctx.globalAlpha = 0.4;
      const r = height * random.between(0.004, 0.014);
      oval(brush, random.between(0, width), random.between(0, height), r, r, '#e6fbff');
      ctx.globalAlpha = 1;
    }
  },
} as const;
