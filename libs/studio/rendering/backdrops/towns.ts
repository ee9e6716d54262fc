import { type Brush, block, glow, oval, ridge, shade, shape } from './brush';
import { buildings, grass, ground, pick } from './land-parts';
import { sky } from './sky';

/** Streets and other outdoor places made by people by name. */
export const towns = {
  street: (brush: Brush) => {
    sky(brush);
    const { width, height, floor } = brush;
    buildings(brush, floor + height * 0.01);
    ground(brush, pick(brush, '#7d828a', '#5a4a5c', '#232838'), pick(brush, '#4a4e56', '#33283a', '#0c0f18'));
    block(brush, 0, floor, width, height * 0.035, pick(brush, '#b9bcc2', '#8a7080', '#3a4054'));
    for (const x of [0.1, 0.9]) {
      block(brush, x * width, floor - height * 0.42, width * 0.006, height * 0.43, '#20242e');
      oval(
        brush,
        x * width + width * 0.003,
        floor - height * 0.43,
        height * 0.022,
        height * 0.022,
        '#ffe2a0',
      );
      if (brush.backdrop.time !== 'day')
        glow(brush, x * width, floor - height * 0.43, height * 0.3, '#ffc860', 0.7);
    }
    for (const x of [0.04, 0.3, 0.56, 0.82])
      shape(brush, '#e8e4d8a0', [x, 0.93], [x + 0.13, 0.93], [x + 0.125, 0.945], [x - 0.005, 0.945]);
  },
  city: (brush: Brush) => {
    sky(brush);
    buildings(brush, brush.floor + brush.height * 0.01);
    ground(brush, pick(brush, '#9aa0a8', '#6a566a', '#2a3044'), pick(brush, '#6a7078', '#43344a', '#12151f'));
  },
  road: (brush: Brush) => {
    sky(brush);
    const { height, floor } = brush;
    ridge(brush, floor, height * 0.2, 4, pick(brush, '#8aa38a', '#7a4f62', '#1c2a4a'), true);
    grass(brush);
    const top = floor / height;
    shape(brush, pick(brush, '#5c6068', '#4a3f4c', '#171b26'), [0.46, top], [0.54, top], [1.1, 1], [-0.1, 1]);
    for (const [from, to] of [
      [0.02, 0.1],
      [0.2, 0.36],
      [0.52, 0.8],
    ] as const)
      shape(
        brush,
        '#f2e6b0',
        ...(
          [
            [-1, from],
            [1, from],
            [1, to],
            [-1, to],
          ] as const
        ).map(([side, at]) => [0.5 + side * (0.003 + at * 0.012), top + at * (1 - top)] as const),
      );
  },
  cave: (brush: Brush) => {
    const { width, height, floor, random } = brush;
    shade(brush, 0, 0, width, height, '#1a1620', '#35303c', '#221d28');
    glow(brush, width * 0.5, floor * 0.62, height * 0.6, '#d98a3c', 0.5);
    for (let x = -0.02; x < 1.05; x += 0.06) {
      const long = random.between(0.08, 0.36) * (Math.abs(x - 0.5) + 0.35);
      shape(brush, '#151119', [x - 0.035, 0], [x + 0.04, 0], [x + random.between(-0.01, 0.01), long]);
    }
    shape(brush, '#17131c', [0, 0], [0.1, 0], [0.05, 0.3], [0.1, 0.6], [0.03, 0.8], [0, 1]);
    shape(brush, '#17131c', [1, 0], [0.9, 0], [0.95, 0.34], [0.89, 0.62], [0.97, 0.8], [1, 1]);
    ground(brush, '#4a3f3a', '#1d1815');
  },
  stadium: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    shape(brush, '#39425a', [0, 0.3], [0.5, 0.36], [1, 0.3], [1, floor / height], [0, floor / height]);
    for (let fan = 0; fan < 1500; fan += 1) {
      const y = random.between(0.34, floor / height - 0.05);
      oval(
        brush,
        random.between(0, width),
        y * height,
        height * 0.007,
        height * 0.008,
        random.pick(['#e8b48c', '#d8262c', '#ffffff', '#2f6fe0', '#f2c21a', '#2b2f3a']),
      );
    }
    block(brush, 0, floor - height * 0.05, width, height * 0.055, '#1f4fa8');
    for (const x of [0.06, 0.94]) {
      glow(brush, x * width, height * 0.1, height * 0.36, '#f4f8ff', 0.9);
      block(brush, x * width - width * 0.04, height * 0.06, width * 0.08, height * 0.07, '#f8fbff', 6);
    }
    for (let stripe = 0; stripe < 10; stripe += 1)
      shape(
        brush,
        stripe % 2 === 0 ? '#3f9a42' : '#358838',
        [0.5 + (stripe - 5) * 0.1, floor / height],
        [0.5 + (stripe - 4) * 0.1, floor / height],
        [0.5 + (stripe - 4) * 0.22, 1],
        [0.5 + (stripe - 5) * 0.22, 1],
      );
    // The goal with its net.
    const [left, top, wide, high] = [width * 0.28, floor - height * 0.26, width * 0.44, height * 0.28];
    for (let mesh = 0; mesh <= 22; mesh += 1)
      block(brush, left + (wide * mesh) / 22, top, 1.5, high, '#ffffff66');
    for (let mesh = 0; mesh <= 8; mesh += 1)
      block(brush, left, top + (high * mesh) / 8, wide, 1.5, '#ffffff66');
    for (const [x, y, w, h] of [
      [left, top, width * 0.008, high],
      [left + wide, top, width * 0.008, high],
      [left, top, wide + width * 0.008, height * 0.014],
    ] as const)
      block(brush, x, y, w, h, '#ffffff', 2);
  },
} as const;
