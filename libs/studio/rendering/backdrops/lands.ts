import { type Brush, block, fir, oval, ridge, shade, tree } from './brush';
import { grass, ground, hasSnow, pick, snowGround } from './land-parts';
import { sky } from './sky';

/** Forests, fields and mountains by name. */
export const lands = {
  forest: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    shade(
      brush,
      0,
      floor - height * 0.12,
      width,
      height * 0.14,
      pick(brush, '#2f6a44', '#332a3c', '#0c1a2c'),
    );
    const snow = hasSnow(brush) ? pick(brush, '#f4f9fd', '#f7d9c9', '#5f76aa') : null;
    for (const [depth, color] of [
      [0, pick(brush, '#6f9e83', '#6a4a5c', '#1a2c44')],
      [1, pick(brush, '#3f7a52', '#453548', '#12233a')],
      [2, pick(brush, '#245a38', '#2c2436', '#0a1728')],
    ] as const)
      for (let x = -0.02; x < 1.05; x += 0.075)
        fir(
          brush,
          (x + random.between(-0.02, 0.02)) * width,
          floor + height * (0.012 + 0.018 * depth),
          height * (0.36 + 0.12 * depth) * random.between(0.8, 1.1),
          color,
          depth > 0 ? snow : null,
        );
    grass(brush);
  },
  jungle: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    shade(brush, 0, floor - height * 0.3, width, height * 0.32, pick(brush, '#1f5a30', '#2c3524', '#081a1a'));
    for (const color of [
      pick(brush, '#7fbf7a', '#6a6a4c', '#173a3a'),
      pick(brush, '#3f8f4a', '#46502e', '#0f2a2a'),
      pick(brush, '#1f6a34', '#2c3a22', '#081c1c'),
    ])
      for (let x = 0; x < 1.05; x += 0.09)
        tree(
          brush,
          (x + random.between(-0.04, 0.04)) * width,
          floor + height * 0.03,
          height * random.between(0.5, 0.85),
          color,
        );
    grass(brush);
  },
  field: (brush: Brush) => {
    sky(brush);
    const { width, height, floor } = brush;
    ridge(brush, floor + height * 0.02, height * 0.16, 4, pick(brush, '#8fb98a', '#8a5a5c', '#1a2c44'), true);
    ridge(brush, floor + height * 0.03, height * 0.08, 3, pick(brush, '#74a855', '#7a5c40', '#15303a'), true);
    for (const x of [0.06, 0.14, 0.9])
      tree(
        brush,
        x * width,
        floor + height * 0.02,
        height * 0.26,
        pick(brush, '#3f7d3a', '#4a3a30', '#0c2018'),
      );
    grass(brush);
  },
  garden: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    for (let x = 0; x < 1.1; x += 0.12)
      tree(
        brush,
        x * width,
        floor - height * 0.1,
        height * random.between(0.3, 0.44),
        pick(brush, '#5da052', '#6a5a3a', '#15303a'),
      );
    for (let x = 0; x < 1; x += 0.035)
      block(
        brush,
        x * width,
        floor - height * 0.16,
        width * 0.028,
        height * 0.2,
        pick(brush, '#d9b98a', '#b07a52', '#2c3246'),
        6,
      );
    grass(brush);
    for (let flower = 0; flower < 34; flower += 1)
      oval(
        brush,
        random.between(0, width),
        floor + random.between(0.005, 0.06) * height,
        height * 0.011,
        height * 0.011,
        random.pick(['#f25f7a', '#ffd23f', '#ffffff', '#c07af0']),
      );
  },
  mountains: (brush: Brush) => {
    sky(brush);
    const { height, floor } = brush;
    ridge(
      brush,
      floor,
      height * 0.6,
      3,
      pick(brush, '#8ba3c0', '#8a5a7a', '#2a3a66'),
      false,
      pick(brush, '#ffffff', '#ffe0cf', '#a9bce0'),
    );
    ridge(
      brush,
      floor + height * 0.02,
      height * 0.34,
      5,
      pick(brush, '#66809c', '#643f63', '#1c2a4e'),
      false,
      pick(brush, '#f4f9fd', '#ffd2bf', '#8ea4cf'),
    );
    ground(brush, pick(brush, '#8a9a78', '#6a4a55', '#18243c'), pick(brush, '#55684a', '#3a2a3a', '#0c1424'));
    if (hasSnow(brush)) snowGround(brush);
  },
  snow: (brush: Brush) => {
    sky(brush);
    const { width, height, floor, random } = brush;
    ridge(
      brush,
      floor,
      height * 0.3,
      4,
      pick(brush, '#b9cfe4', '#b78aa0', '#3a4f86'),
      false,
      pick(brush, '#ffffff', '#ffe6da', '#b9c9ea'),
    );
    for (const x of [0.04, 0.12, 0.86, 0.95])
      fir(
        brush,
        x * width,
        floor + height * 0.02,
        height * random.between(0.26, 0.4),
        pick(brush, '#3d6a5c', '#473a50', '#12233a'),
        '#eef5fb',
      );
    snowGround(brush);
  },
  desert: (brush: Brush) => {
    sky(brush);
    const { height, floor } = brush;
    ridge(brush, floor, height * 0.16, 3, pick(brush, '#e3b36f', '#b5604a', '#3a3350'), true);
    ridge(brush, floor + height * 0.03, height * 0.1, 2, pick(brush, '#d69a4f', '#9a4a3c', '#2a2540'), true);
    ground(brush, pick(brush, '#e8bb78', '#c0704a', '#3a3350'), pick(brush, '#c4853d', '#6a3030', '#171428'));
  },
} as const;
