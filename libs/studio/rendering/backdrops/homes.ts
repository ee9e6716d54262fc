import { type Brush, block, glow, oval, shade, shape } from './brush';
import { lamp, room, shelf, windowAt, wood } from './room-parts';

/** Kitchens, offices and rooms of a home by name. */
export const homes = {
  kitchen: (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#e9d9bd', '#d3b98f'], floor: wood, boards: true });
    for (let row = 0; row < 6; row += 1)
      for (let tile = 0; tile < 22; tile += 1)
        block(
          brush,
          (tile + (row % 2) * 0.5 - 0.5) * width * 0.047,
          height * (0.33 + row * 0.05),
          width * 0.0455,
          height * 0.047,
          '#f4ead6',
          3,
        );
    for (const x of [0.02, 0.15, 0.72, 0.85]) {
      block(brush, x * width, 0.02 * height, width * 0.125, height * 0.24, '#8a5f3c', 5);
      block(brush, (x + 0.008) * width, 0.035 * height, width * 0.109, height * 0.21, '#a0724a', 4);
      oval(brush, (x + 0.108) * width, 0.2 * height, height * 0.008, height * 0.008, '#e8d6b0');
    }
    windowAt(brush, 0.34, 0.07, 0.3, 0.32, '#f7f2e6');
    block(brush, 0, floor - height * 0.06, width, height * 0.03, '#d8d3ca');
    block(brush, 0, floor - height * 0.03, width, height, '#7d5636');
    shelf(brush, 0.02, 0.36, 0.22, 'jars');
    shelf(brush, 0.76, 0.36, 0.22, 'jars');
    lamp(brush, 0.28, 0.1, '#c9763a');
    lamp(brush, 0.7, 0.1, '#c9763a');
  },
  cafe: (brush: Brush) => {
    room(brush, { wall: ['#5a3d2e', '#7d5740'], floor: wood, boards: true });
    windowAt(brush, 0.06, 0.08, 0.38, 0.52, '#2e211a');
    windowAt(brush, 0.56, 0.08, 0.38, 0.52, '#2e211a');
    for (const x of [0.2, 0.5, 0.8]) lamp(brush, x, 0.08, '#d9a53a');
  },
  office: (brush: Brush) => {
    room(brush, { wall: ['#cdd6e0', '#aebccb'], floor: ['#7b8794', '#4b5562'], boards: false });
    windowAt(brush, 0.05, 0.1, 0.36, 0.42, '#f4f6f9');
    windowAt(brush, 0.59, 0.1, 0.36, 0.42, '#f4f6f9');
    for (const x of [0.1, 0.4, 0.7])
      block(brush, x * brush.width, 0, brush.width * 0.2, brush.height * 0.025, '#ffffff');
    for (const x of [0.465, 0.5])
      block(
        brush,
        x * brush.width,
        brush.floor - brush.height * 0.3,
        brush.width * 0.032,
        brush.height * 0.3,
        '#8794a3',
        4,
      );
  },
  bedroom: (brush: Brush) => {
    const { width, height } = brush;
    room(brush, { wall: ['#b9c7e0', '#dcd3e4'], floor: wood, boards: true });
    windowAt(brush, 0.34, 0.07, 0.32, 0.46, '#ffffff');
    shape(brush, '#8a9cc8', [0.27, 0.03], [0.37, 0.03], [0.31, 0.64], [0.26, 0.64]);
    shape(brush, '#8a9cc8', [0.63, 0.03], [0.73, 0.03], [0.74, 0.64], [0.69, 0.64]);
    shelf(brush, 0.03, 0.3, 0.18, 'books');
    block(brush, width * 0.8, height * 0.16, width * 0.15, height * 0.2, '#8a6a4a', 4);
    block(brush, width * 0.81, height * 0.18, width * 0.13, height * 0.16, '#f2c98a', 2);
  },
  'living-room': (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#e3cfae', '#cfae86'], floor: wood, boards: true });
    windowAt(brush, 0.06, 0.1, 0.3, 0.42, '#ffffff');
    shelf(brush, 0.68, 0.26, 0.26, 'books');
    shelf(brush, 0.68, 0.42, 0.26, 'books');
    block(brush, width * 0.44, height * 0.12, width * 0.16, height * 0.22, '#7a5636', 4);
    block(brush, width * 0.45, height * 0.14, width * 0.14, height * 0.18, '#9cc3b8', 2);
    block(brush, width * 0.36, floor - height * 0.2, width * 0.36, height * 0.24, '#5c7f8c', 26);
    block(brush, width * 0.33, floor - height * 0.1, width * 0.42, height * 0.14, '#6d93a1', 22);
    lamp(brush, 0.4, 0.04, '#e8b45a');
  },
  cabin: (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#6a4226', '#7d5030'], floor: wood, boards: true });
    for (let log = 0; log < 9; log += 1) {
      shade(brush, 0, (floor * log) / 9, width, floor / 9, '#8d5c38', '#5a371f');
      block(brush, 0, (floor * (log + 1)) / 9 - 2, width, 3, '#3a2212');
    }
    windowAt(brush, 0.1, 0.12, 0.24, 0.36, '#4a2e1a');
    block(brush, width * 0.72, height * 0.14, width * 0.22, floor - height * 0.12, '#6f6a66', 8);
    block(brush, width * 0.765, floor - height * 0.26, width * 0.13, height * 0.28, '#171210', 20);
    for (const [x, tall, color] of [
      [0.83, 0.2, '#f0741a'],
      [0.81, 0.13, '#ffb02e'],
      [0.85, 0.12, '#ffd25a'],
    ] as const)
      shape(
        brush,
        color,
        [x, floor / height - tall],
        [x + 0.026, floor / height],
        [x - 0.026, floor / height],
      );
    glow(brush, width * 0.83, floor - height * 0.08, height * 0.55, '#ff9a3a', 0.6);
    shelf(brush, 0.42, 0.24, 0.24, 'jars');
    shelf(brush, 0.42, 0.42, 0.24, 'books');
  },
  shop: (brush: Brush) => {
    room(brush, { wall: ['#e6edf2', '#ccd9e2'], floor: ['#b4c0c9', '#6c7a86'], boards: false });
    for (let row = 0; row < 4; row += 1)
      for (const [x, w] of [
        [0.02, 0.29],
        [0.355, 0.29],
        [0.69, 0.29],
      ] as const)
        shelf(brush, x, 0.19 + row * 0.145, w, 'jars');
    for (const x of [0.1, 0.42, 0.74])
      block(brush, x * brush.width, 0, brush.width * 0.16, brush.height * 0.02, '#ffffff');
  },
} as const;
