import { type OwnObject, bar, circle, ellipse, object, path, rect } from './shapes';

/** A head of lettuce. */
const lettuce = (x: number, y: number): string[] => [
  circle(x - 1.7, y + 0.3, 1.9, '#4fa348'),
  circle(x + 1.7, y + 0.3, 1.9, '#4fa348'),
  circle(x, y - 0.9, 2.2, '#6cc45a'),
  circle(x, y + 0.4, 1.2, '#a6e08a'),
];

/** A sprout of two leaves. */
const sprout = (x: number, y: number): string[] => [
  rect(x - 0.35, y - 4, 0.7, 4.6, '#5fae4a', 0.3),
  path(
    `M${x} ${y - 3.6}C${x - 3} ${y - 3.4} ${x - 3.4} ${y - 5.6} ${x - 3.2} ${y - 6.8}C${x - 1} ${y - 6.8} ${x} ${y - 5.4} ${x} ${y - 3.6}Z`,
    '#6cc45a',
  ),
  path(
    `M${x} ${y - 3.6}C${x + 3} ${y - 3.4} ${x + 3.4} ${y - 5.6} ${x + 3.2} ${y - 6.8}C${x + 1} ${y - 6.8} ${x} ${y - 5.4} ${x} ${y - 3.6}Z`,
    '#8ad873',
  ),
];

/** A monstera leaf with cuts, the tip up; `turn` rotates it about its stalk, in degrees. */
const monsteraLeaf = (x: number, y: number, turn: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path(
    'M0 0C-2 -1.4 -6 -1 -7.4 -4L-3 -4.6L-7.8 -6.4C-7.8 -8 -7.2 -9.4 -6.4 -10.6L-2.6 -8.4L-5.2 -12C-3.8 -13.4 -2 -14.4 0 -15C2 -14.4 3.8 -13.4 5.2 -12L2.6 -8.4L6.4 -10.6C7.2 -9.4 7.8 -8 7.8 -6.4L3 -4.6L7.4 -4C6 -1 2 -1.4 0 0Z',
    fill,
  )}${path('M-0.3 0L-0.16 -13H0.16L0.3 0Z', '#bfe6a8')}</g>`;

/** Drawings of plants and gardens. */
export const gardenObjects: readonly OwnObject[] = [
  object(
    'monstera',
    'monstera',
    'monstera',
    'monstera, house plant, houseplant, indoor plant, potted plant, pothos, ficus, planta de interior, plantas de interior, costilla de adan, potos',
    bar(16, 24, 9, 15, 0.9, '#4a8a3a'),
    bar(16, 24, 23, 15, 0.9, '#4a8a3a'),
    bar(16, 24, 16, 12, 0.9, '#4a8a3a'),
    monsteraLeaf(9.6, 18, -52, 0.74, '#3a8f3f'),
    monsteraLeaf(22.4, 18, 52, 0.74, '#3a8f3f'),
    monsteraLeaf(16, 15.4, 0, 0.92, '#4fb04c'),
    path('M7 21H25L23 30C22.8 30.8 22.2 31 21.4 31H10.6C9.8 31 9.2 30.8 9 30Z', '#c96a3c'),
    rect(6, 19.6, 20, 3.4, '#e0834f', 0.8),
  ),
  object(
    'dying-plant',
    'withered plant',
    'planta marchita',
    'dying plant, dead plant, withered plant, wilting plant, sad plant, dying monstera, overwatered plant, planta marchita, planta muerta, planta seca, planta moribunda',
    path(
      'M15.4 21C15.4 14 14 9.6 9.6 8.6C6.4 8 4.6 10 4.6 13L6 13C6 11 7.2 9.8 9.2 10.2C12.6 11 13.8 14.6 13.8 21Z',
      '#8a7a3a',
    ),
    path(
      'M16.4 21C16.4 15 18 11 22 10.4C25.4 10 27.2 12 27 15L25.6 15C25.8 13 24.6 11.8 22.4 12C19.4 12.4 18 15.6 18 21Z',
      '#8a7a3a',
    ),
    path('M5.4 12C8.4 13.6 8.6 18 6.4 21.4C3.4 19.6 2 15 5.4 12Z', '#a8853a'),
    path('M26.4 14C29.6 15.4 30.2 19.8 28 23C25 21.4 23.4 17 26.4 14Z', '#94752f'),
    path(
      'M16 20.6C14.8 14 16 8 18.6 5.4C20.6 3.4 23.4 4.4 23.6 7.2L22.4 7.4C22 6 20.6 6 19.6 7C17.8 9 16.8 14 17.6 20.6Z',
      '#8a7a3a',
    ),
    path('M23 6.4C25 8 24.8 11.2 23 13.2C21.2 11.8 20.8 8.4 23 6.4Z', '#b5943f'),
    path('M7 21H25L23 30C22.8 30.8 22.2 31 21.4 31H10.6C9.8 31 9.2 30.8 9 30Z', '#a85a36'),
    rect(6, 19.6, 20, 3.4, '#bd6c44', 0.8),
  ),
  object(
    'seedling-tray',
    'seedling tray',
    'semillero',
    'seedling tray, seedlings, seed starting, germination, sowing, seeds, semillero, germinar semillas, germinacion, siembra, semillas, plantulas, sembrar',
    path('M2.4 17H29.6L27.6 29C27.4 30 26.8 30.4 26 30.4H6C5.2 30.4 4.6 30 4.4 29Z', '#2f353f'),
    rect(1.2, 15.4, 29.6, 4, '#454d5b', 1),
    ...[7, 16, 25].map((x) => ellipse(x, 16.4, 3.8, 1.5, '#6b4423')),
    ...[7, 16, 25].flatMap((x) => sprout(x, 15.8)),
    ...[7.4, 16, 24.6].map((x) => rect(x - 2.6, 21.4, 5.2, 6.6, '#3b424e', 0.8)),
    rect(27.4, 8.4, 3, 8, '#fdf6e3', 0.4),
    rect(28.2, 10, 1.4, 0.8, '#8a887d', 0.2),
  ),
  object(
    'vegetable-bed',
    'vegetable bed',
    'huerto',
    'vegetable garden, vegetable bed, raised bed, raised garden bed, kitchen garden, gardening, grow vegetables, homestead, huerto, huerta, huerto urbano, bancal, cultivar verduras, jardineria',
    path('M4.6 13H27.4L31 21H1Z', '#5a3a1e'),
    ...[8, 16, 24].flatMap((x) => lettuce(x, 14.6)),
    ...[6, 13, 20, 26.6].flatMap((x) => [
      path(
        `M${x} 19.4C${x - 2.6} 18 ${x - 2.4} 15.6 ${x - 1.8} 14.8L${x} 17L${x + 0.2} 13.8L${x + 1} 17L${x + 2.4} 15.2C${x + 2.8} 16.6 ${x + 2} 18.6 ${x} 19.4Z`,
        '#3f9a3a',
      ),
      path(`M${x - 1.5} 19H${x + 1.5}L${x + 0.9} 21.4H${x - 0.9}Z`, '#f58220'),
    ]),
    rect(0.6, 20.6, 30.8, 4.4, '#c48a4d', 0.6),
    rect(0.6, 25.2, 30.8, 4.4, '#a8703a', 0.6),
    rect(1.4, 19.6, 2.8, 11, '#8a5527', 0.5),
    rect(27.8, 19.6, 2.8, 11, '#8a5527', 0.5),
  ),
  object(
    'beehive',
    'beehive',
    'colmena',
    'beehive, bee hive, beekeeping, apiary, honey harvest, colmena, apicultura, panal',
    rect(4, 28.6, 24, 2.2, '#7a5230', 0.7),
    ellipse(16, 25.4, 12.2, 3.6, '#d79a26'),
    ellipse(16, 21, 11.6, 3.6, '#f0b83a'),
    ellipse(16, 16.6, 10.4, 3.5, '#d79a26'),
    ellipse(16, 12.4, 8.4, 3.3, '#f0b83a'),
    ellipse(16, 8.4, 5.8, 2.9, '#d79a26'),
    ellipse(16, 5, 3, 2.2, '#f0b83a'),
    ellipse(16, 23.4, 2.8, 3.2, '#3b2408'),
    ...[
      [26.6, 8.6],
      [5, 12],
    ].flatMap(([x = 0, y = 0]) => [
      ellipse(x - 0.8, y - 2, 1.3, 1.8, '#dff1fb'),
      ellipse(x + 1.2, y - 2, 1.3, 1.8, '#dff1fb'),
      ellipse(x, y, 2.8, 1.9, '#ffcf33'),
      rect(x - 1.1, y - 1.7, 0.9, 3.4, '#2c2410', 0.3),
      rect(x + 0.7, y - 1.6, 0.9, 3.2, '#2c2410', 0.3),
    ]),
  ),
];
