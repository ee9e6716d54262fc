import { type OwnObject, bar, circle, ellipse, object, path, rect, tube, turned } from './shapes';

/** Nine hexagons of honeycomb around (16, 16), as centre points. */
const cells = [
  [16, 16],
  [16, 7.4],
  [16, 24.6],
  [8.5, 11.7],
  [8.5, 20.3],
  [23.5, 11.7],
  [23.5, 20.3],
] as const;

/** A hexagon with flat top and bottom. */
const hexagon = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${x - r} ${y}L${x - r / 2} ${y - r * 0.87}H${x + r / 2}L${x + r} ${y}L${x + r / 2} ${y + r * 0.87}H${x - r / 2}Z`,
    fill,
  );

/** Drawings of building materials, farm goods and raw materials. */
export const buildingMaterialObjects: readonly OwnObject[] = [
  object(
    'cement-mixer',
    'cement mixer',
    'hormigonera',
    'cement mixer, concrete mixer, mixing concrete, hormigonera, mezcladora de cemento, mezclar cemento',
    bar(9, 20, 5, 30, 2.4, '#5a6676'),
    bar(21, 20, 27, 30, 2.4, '#5a6676'),
    circle(6, 28, 3.4, '#1f2430'),
    circle(6, 28, 1.4, '#a8b2c0'),
    turned(
      -24,
      16,
      13,
      path('M6 9L12 3H24L26 9V18L22 23H12L6 18Z', '#ff9a1f'),
      rect(6, 11, 20, 3.4, '#d9700a', 0.4),
      ellipse(25.6, 13.4, 3, 6.4, '#c26208'),
      ellipse(26, 13.4, 2, 4.6, '#4a4f58'),
      ellipse(26.2, 15, 1.6, 2.4, '#8d95a3'),
    ),
    rect(23.6, 29, 7, 2.4, '#5a6676', 0.6),
  ),
  object(
    'cement-bag',
    'bag of cement',
    'saco de cemento',
    'cement, concrete, bag of cement, cement bag, mortar, plaster, cemento, hormigon, saco de cemento, sacos de cemento, yeso, mortero',
    path('M5 4C9 5 23 5 27 4L28.4 28C24 30.6 8 30.6 3.6 28Z', '#c9c3b4'),
    path('M5 4C9 5 23 5 27 4L27.4 8C22 9 10 9 4.8 8Z', '#a89f8c'),
    rect(5.4, 12, 21.4, 9, '#d9343f', 0.6),
    path('M11 19L16 13.4L21 19Z', '#fff3f0'),
    rect(9, 23, 14, 1.6, '#8a8270', 0.5),
    rect(11, 25.6, 10, 1.3, '#8a8270', 0.5),
    ellipse(16, 30, 13, 1.6, '#dcd6c8'),
  ),
  object(
    'floor-tiles',
    'tiles',
    'azulejos',
    'tiles, tile floor, floor tiles, bathroom tiles, tiling, grout, azulejos, azulejo, baldosas, baldosa, losetas, alicatar',
    ...[1, 11.3, 21.6].flatMap((x, column) =>
      [1, 11.3, 21.6].map((y, row) => {
        const isPlain = (column + row) % 2 === 0;
        const [cx, cy] = [x + 4.7, y + 4.7];
        const sign = path(
          `M${cx} ${cy - 3.4}L${cx + 3.4} ${cy}L${cx} ${cy + 3.4}L${cx - 3.4} ${cy}Z`,
          isPlain ? '#2f6fb8' : '#f7f9fc',
        );
        return (
          rect(x, y, 9.4, 9.4, isPlain ? '#f2f6fa' : '#3a86d0', 0.6) + sign + circle(cx, cy, 1.1, '#ffc42e')
        );
      }),
    ),
  ),
  object(
    'wood-planks',
    'wooden planks',
    'tablones de madera',
    'wood planks, wood plank, planks, plank of wood, plywood, lumber, wooden boards, tablon, tablones, tablero de madera, tablas de madera, madera contrachapada',
    ...[
      [4, 3.4, '#d6a05c'],
      [11.6, 1.6, '#c98a4e'],
      [19.2, 2.6, '#e0b070'],
    ].flatMap(([x, y, fill]) => [
      rect(Number(x), Number(y), 7.2, 28, String(fill), 0.6),
      rect(Number(x) + 1.8, Number(y) + 3, 0.8, 9, '#a8743a', 0.3),
      rect(Number(x) + 4.4, Number(y) + 9, 0.8, 13, '#a8743a', 0.3),
      ellipse(Number(x) + 3, Number(y) + 18, 1.2, 1.9, '#a8743a'),
      circle(Number(x) + 3.6, Number(y) + 25.6, 0.7, '#5a6676'),
    ]),
  ),
  object(
    'wood-pallet',
    'wooden pallet',
    'palé de madera',
    'pallet, pallets, wooden pallet, wooden pallets, pallet wood, pale@es, pales@es, palet, palets, tarima de madera',
    ...[0, 5, 10, 15, 20].map((step) =>
      path(`M${6 + step} 8H${10.4 + step}L${6.4 + step} 20H${1.4 + step}Z`, '#d6a05c'),
    ),
    path('M6 11.4H28.6L28 13.4H5Z', '#c98a4e'),
    rect(1.2, 20, 26, 2.6, '#b87a38', 0.3),
    ...[1.2, 11.4, 22].map((x) => rect(x, 22.4, 5.2, 4.6, '#8a5527', 0.3)),
    rect(1.2, 26.6, 26, 2.6, '#a86c36', 0.3),
    path('M27.2 20L30.6 10.6V18.4L27.2 29.2Z', '#7a4a22'),
    ...[4, 9, 14, 19, 24].map((x) => circle(x, 21.2, 0.6, '#5a6676')),
  ),
  object(
    'gold-nugget',
    'gold nuggets',
    'pepitas de oro',
    'gold nugget, gold nuggets, gold mine, gold panning, gold rush, pepita de oro, pepitas de oro, mina de oro, fiebre del oro, buscar oro',
    path('M2 24L6 17L13 15.6L18 21L17 29L8 30.4Z', '#d99a14'),
    path('M6 17L13 15.6L10.6 22L4.6 24Z', '#ffd75e'),
    path('M15 27L17 19L24 16.4L30.4 21L29.6 28.4L21 30.6Z', '#e8ac1e'),
    path('M17 19L24 16.4L25.4 22L19 25Z', '#ffe48a'),
    path('M9 13L12.6 5L20 2L25 7L23.4 14L15.6 17Z', '#f0b82a'),
    path('M12.6 5L20 2L19.4 8.4L13.4 11.4Z', '#fff0a8'),
    path('M25 7L23.4 14L19.4 8.4Z', '#c98a0e'),
    path('M27.6 6.6L28.4 4L29.2 6.6L31.4 7.4L29.2 8.2L28.4 10.8L27.6 8.2L25.6 7.4Z', '#fff6d0'),
  ),
  object(
    'hay-bale',
    'hay bale',
    'fardo de paja',
    'hay bale, hay bales, haystack, hay, straw bale, paja, fardo de paja, heno, pajar, bala de paja',
    path('M2 12L9 5.4H30V22L24 29H2Z', '#e0b04a'),
    path('M2 12H24V29H2Z', '#edc25e'),
    path('M24 12L30 5.4V22L24 29Z', '#c2902e'),
    rect(6.4, 12, 1.8, 17, '#a8432e'),
    rect(17.4, 12, 1.8, 17, '#a8432e'),
    path('M6.4 12L13 5.4H14.8L8.2 12Z', '#a8432e'),
    path('M17.4 12L24 5.4H25.8L19.2 12Z', '#a8432e'),
    ...[
      [3.4, 16],
      [10, 15],
      [12.4, 20],
      [9.6, 25],
      [20.4, 17],
      [21, 24],
      [3.6, 23],
    ].map(([x = 0, y = 0]) => turned(-18, x, y, rect(x, y, 3.2, 0.8, '#b88420', 0.3))),
    tube('1 13 -0.2 11 0.8 9.4', 0.6, '#c99a3a'),
  ),
  object(
    'honeycomb',
    'honeycomb',
    'panal de miel',
    'honeycomb, honeycombs, raw honey, panal, panales, panal de miel',
    ...cells.map(([x, y]) => hexagon(x, y, 5.4, '#e0931a')),
    ...cells.map(([x, y]) => hexagon(x, y, 4, '#ffc83e')),
    hexagon(16, 7.4, 2.4, '#a8620a'),
    hexagon(23.5, 20.3, 2.4, '#a8620a'),
    path(
      'M12 27C12 25 20 25 20 27C20 29 18.4 28.4 18 30C17.6 32 15.4 32 15 30C14.6 28.4 12 29 12 27Z',
      '#f5a81a',
    ),
    ellipse(14.6, 14.6, 1.4, 0.8, '#fff0b8'),
  ),
  object(
    'rubber-gloves',
    'rubber gloves',
    'guantes de goma',
    'rubber gloves, cleaning gloves, washing-up gloves, latex gloves, guantes de goma, guantes de latex, guantes de limpieza',
    turned(
      -10,
      12,
      18,
      path(
        'M4 31V18C2.6 14 3 8 4.4 8C5.8 8 6 11 6.4 13.4C6 8 6.4 3.4 7.9 3.4C9.4 3.4 9.4 8 9.4 12.6C9.6 7.6 10 4 11.4 4C12.8 4 12.6 8.6 12.4 13.4C13 10 13.6 7 14.8 7.2C16 7.4 15.4 12 15 16C16.6 13.6 18.6 13.6 18.8 14.8C18.4 17.6 16 20 15 22.4V31Z',
        '#ffc21f',
      ),
      rect(3.2, 27.6, 12.6, 3.8, '#e0940a', 1),
    ),
    turned(
      12,
      22,
      20,
      path(
        'M17 31V20C15.4 18 13.4 16 13.6 14C14.4 13 16.6 14.6 17.4 16.4C17 12.4 16.6 8.4 17.8 8.2C19 8 19.4 11 19.8 14C19.6 9 19.8 5 21.2 5C22.6 5 22.8 8.6 22.8 13C23 8.4 23.4 4.8 24.8 5C26.2 5.2 26 10 25.8 14.4C26.4 11.4 27 9 28.2 9.2C29.4 9.4 29 15 28 19V31Z',
        '#ffd44a',
      ),
      rect(16.2, 27.6, 12.6, 3.8, '#f0ac1e', 1),
    ),
  ),
  object(
    'flower-pot',
    'flower pot',
    'maceta',
    'plant pot, plant pots, flower pot, flower pots, flowerpot, terracotta pot, empty pot, maceta, macetas, tiesto, macetero, maceta vacia',
    path('M5 12H27L23.6 30H8.4Z', '#c9683a'),
    path('M5.8 16L26.2 16L25.8 18.4H6.2Z', '#a84f28'),
    rect(2.6, 6.6, 26.8, 6.4, '#dd7d4c', 1.2),
    ellipse(16, 6.8, 12.4, 2.6, '#5a3a22'),
    ellipse(14, 6.4, 5, 1, '#7a5232'),
    path('M15.4 6.6C15.2 4.6 14.4 3.4 12.4 2.6C12.2 5 13.4 6 15.4 6.6Z', '#6cc060'),
    path('M16 6.8C16 4 17.4 1.8 20.4 0.8C20.8 4 19 6 16 6.8Z', '#4fa84a'),
    rect(9.4, 20, 2.6, 8, '#e89a70', 1.2),
  ),
];
