import { type OwnObject, circle, ellipse, object, path, rect, turned } from './shapes';

const ivory = { light: '#fff6e2', body: '#efe0bd', shade: '#cdb486', line: '#8a6f42' };

/** The round foot on which every chess piece stands. */
const foot = [
  path('M5.4 28.2C5.4 26.6 6.6 25.8 8 25.6H24C25.4 25.8 26.6 26.6 26.6 28.2V30.6H5.4Z', ivory.body),
  rect(5.4, 28.4, 21.2, 2.4, ivory.shade, 1),
  rect(8, 23.6, 16, 2.6, ivory.light, 1.2),
];

/** The waist of the tall pieces, between the foot and the collar at the top. */
const waist = [
  path('M12.4 12H19.6C19.6 17 20.6 20.6 23 24H9C11.4 20.6 12.4 17 12.4 12Z', ivory.body),
  path('M17.2 12H19.6C19.6 17 20.6 20.6 23 24H18.8C17.8 20 17.2 16 17.2 12Z', ivory.shade),
  rect(9.6, 10.6, 12.8, 2.2, ivory.light, 1.1),
];

/** The king, upright. */
const king = [
  ...foot,
  ...waist,
  path('M10.6 10.8L9 5.8C11 4.8 21 4.8 23 5.8L21.4 10.8Z', ivory.body),
  path('M17.6 10.8L18.2 5.2C20.4 5.2 22.2 5.4 23 5.8L21.4 10.8Z', ivory.shade),
  rect(14.8, 0.4, 2.4, 5.6, ivory.line, 0.5),
  rect(13, 1.6, 6, 2.2, ivory.line, 0.5),
];

/** Drawings of the chess pieces besides the pawn. */
export const chessObjects: readonly OwnObject[] = [
  object(
    'chess-king',
    'chess king',
    'rey de ajedrez',
    'chess king, rey de ajedrez, king piece, checkmate',
    ...king,
  ),
  object(
    'fallen-chess-king',
    'fallen chess king',
    'rey de ajedrez caído',
    'fallen chess king, fallen king, toppled king, king falling, defeated king, rey caido, rey tumbado, rey derribado, rey derrotado, jaque mate',
    turned(-84, 16, 16, ...king),
  ),
  object(
    'chess-queen',
    'chess queen',
    'dama de ajedrez',
    'chess queen, dama de ajedrez, reina de ajedrez, queen piece, queen sacrifice, sacrificio de dama',
    ...foot,
    ...waist,
    path('M10.8 10.8L7.2 3.8L11.6 6.4L13.4 2.6L16 6L18.6 2.6L20.4 6.4L24.8 3.8L21.2 10.8Z', ivory.body),
    path('M17.8 10.8L18.6 2.6L20.4 6.4L24.8 3.8L21.2 10.8Z', ivory.shade),
    ...[
      [7.2, 3.4],
      [13.2, 2.2],
      [18.8, 2.2],
      [24.8, 3.4],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.3, ivory.line)),
  ),
  object(
    'chess-bishop',
    'chess bishop',
    'alfil de ajedrez',
    'chess bishop, alfil, alfiles, alfil de ajedrez, bishop piece',
    ...foot,
    ...waist,
    path('M16 2.2C19.6 4.4 20.8 7.6 20 10.8H12C11.2 7.6 12.4 4.4 16 2.2Z', ivory.body),
    path('M16 2.2C19.6 4.4 20.8 7.6 20 10.8H17.4C18 7.6 17.6 4.8 16 2.2Z', ivory.shade),
    path('M17.4 4.4L18.8 5.4L15.6 9.4L14.4 8.4Z', ivory.line),
    circle(16, 1.8, 1.4, ivory.line),
  ),
  object(
    'chess-knight',
    'chess knight',
    'caballo de ajedrez',
    'chess knight, caballo de ajedrez, knight piece, knight fork, horquilla de caballo',
    ...foot,
    path(
      'M9.6 24C9.8 19.4 13.4 17 14.4 13.8C12.4 14.6 11 16.2 9.4 16.8C7.6 17.4 5.8 15.6 6.4 13.8C7.4 11 9.6 8.6 10.8 5.8L11.4 2.2L14.2 4.4C20.8 4.4 25 10 24.6 17C24.4 19.8 23.4 22 22.8 24Z',
      ivory.body,
    ),
    path(
      'M14.2 4.4C20.8 4.4 25 10 24.6 17C24.4 19.8 23.4 22 22.8 24H18.6C20.4 18 20.2 9.4 14.2 4.4Z',
      ivory.shade,
    ),
    circle(12.8, 8.8, 1.1, ivory.line),
    circle(8, 14.6, 0.6, ivory.line),
    path('M7.6 16.2L10.4 14.6L10.8 15.4L8.4 17Z', ivory.line),
  ),
  object(
    'chess-rook',
    'chess rook',
    'torre de ajedrez',
    'chess rook, rook, rooks, torre de ajedrez, rook piece, enroque',
    ...foot,
    path('M10.6 10.6H21.4L22.6 24H9.4Z', ivory.body),
    path('M17.6 10.6H21.4L22.6 24H18.4Z', ivory.shade),
    path('M7.4 2.6H11.2V5.2H14V2.6H18V5.2H20.8V2.6H24.6V9.4L22.6 11.6H9.4L7.4 9.4Z', ivory.body),
    path('M20.8 2.6H24.6V9.4L22.6 11.6H18.2L20.8 9Z', ivory.shade),
    rect(9, 10.6, 14, 1.6, ivory.light, 0.7),
  ),
];

/** Drawings of things that instructions name: a pick, a ticket, a dam, a catfish and creatures. */
export const namedThingObjects: readonly OwnObject[] = [
  object(
    'guitar-pick',
    'guitar pick',
    'púa de guitarra',
    'guitar pick, guitar picks, plectrum, plectro, pua, puas, pua de guitarra, puas de guitarra',
    path('M16 31C12.6 31 2 14.6 2 8.4C2 4 7 1.6 16 1.6C25 1.6 30 4 30 8.4C30 14.6 19.4 31 16 31Z', '#a52a22'),
    path(
      'M16 28.8C13.4 28.8 4 13.8 4 8.6C4 5.4 8 3.6 16 3.6C24 3.6 28 5.4 28 8.6C28 13.8 18.6 28.8 16 28.8Z',
      '#e2493a',
    ),
    path('M5.4 9.4C5.4 6.6 10 5 15 5C10.6 7.4 9 12.4 10 18.4C7.2 14.6 5.4 11.4 5.4 9.4Z', '#ff8f73'),
    path(
      'M17.6 8.4C22 7.4 25.4 8.6 25.6 10.4C24 15.4 20.4 21.4 17.6 24.6C20 19 20.6 13 17.6 8.4Z',
      '#b83229',
    ),
    rect(11.6, 9.4, 8.8, 1.5, '#fff3d6', 0.7),
    rect(13, 12.4, 6, 1.5, '#fff3d6', 0.7),
  ),
  object(
    'lottery-ticket',
    'lottery ticket',
    'billete de lotería',
    'lottery ticket, lottery tickets, winning ticket, scratch card, scratch ticket, billete de loteria, boleto de loteria, decimo de loteria, decimo, cupon de loteria, rasca y gana, loteria, lottery',
    path(
      'M1 6H31V11C29 11.4 28.4 13 28.4 16C28.4 19 29 20.6 31 21V26H1V21C3 20.6 3.6 19 3.6 16C3.6 13 3 11.4 1 11Z',
      '#f7c948',
    ),
    path('M1 21C3 20.6 3.6 19 3.6 16H28.4C28.4 19 29 20.6 31 21V26H1Z', '#e5ac2a'),
    rect(5.6, 8.2, 20.8, 4.2, '#c2362b', 1),
    path('M16 8.6L16.6 9.8L18 10L17 10.9L17.2 12.2L16 11.6L14.8 12.2L15 10.9L14 10L15.4 9.8Z', '#fff3d6'),
    ...[7.6, 13.2, 18.8, 24.4].map((x) => circle(x, 16.8, 2.5, '#fffaf0')),
    rect(7.1, 15.4, 1, 2.8, '#2b3a55'),
    path('M11.8 15.6H14.4V16.4L13.2 18.2H12.1L13.3 16.4H11.8Z', '#2b3a55'),
    rect(17.6, 16.3, 2.4, 1, '#2b3a55'),
    rect(18.3, 15.6, 1, 2.4, '#2b3a55'),
    path('M23.2 15.6H25.6V16.4L24.4 18.2H23.4L24.5 16.4H23.2Z', '#2b3a55'),
    ...[7, 9, 10.4, 12.6, 14, 16.4, 18.2, 20, 22.4, 24].map((x, at) =>
      rect(x, 21.2, at % 3 === 0 ? 1.2 : 0.7, 3, '#2b3a55'),
    ),
  ),
  object(
    'cracked-dam',
    'dam',
    'presa',
    'dam, dams, crack in a dam, dam wall, hydroelectric dam, presa hidroelectrica, pared de la presa, grieta en la presa, represa, represas',
    path('M0.4 5.4H31.6V12H0.4Z', '#3a8fd8'),
    path('M0.4 5.4H31.6V6.6H0.4Z', '#8fcdf5'),
    path('M4 9.4C11 7.6 21 7.6 28 9.4L26.2 27.4H5.8Z', '#b9bec6'),
    path('M20.6 8.2C23.4 8.4 25.8 8.8 28 9.4L26.2 27.4H19.8Z', '#989fab'),
    path('M3.4 8.8C11 6.8 21 6.8 28.6 8.8V11.4C21 9.6 11 9.6 3.4 11.4Z', '#e4e8ed'),
    path('M0.4 4L3 2.4L5.6 7.6L8.4 16L9 28H0.4Z', '#8a6748'),
    path('M0.4 4L3 2.4L4.4 9L2.6 18L0.4 20Z', '#a98560'),
    path('M31.6 4L29 2.4L26.4 7.6L23.6 16L23 28H31.6Z', '#745438'),
    path(
      'M14.6 9L17.4 9L15.8 12.8L18.8 14.8L16 18.2L17.8 20.8L16 23.4H14.2L13.4 18.8L15.2 15.6L12.6 13Z',
      '#22262f',
    ),
    path('M14.4 19L17.4 19.8L18.6 27.4H12.8Z', '#7cc4f2'),
    path('M0.4 27C5 25.2 8 28.2 12 26.6C16 25 20 28.4 31.6 26.4V30.4H0.4Z', '#3a8fd8'),
    path('M10.8 27.2C13 25 18.6 25 21 27.2C18 28.6 14 28.6 10.8 27.2Z', '#d6efff'),
  ),
  object(
    'catfish',
    'catfish',
    'pez gato',
    'catfish, giant catfish, monster catfish, siluro, siluros, pez gato, bagre, bagres',
    path('M23 14.6L31 8.6C29.8 13 29.8 18.6 31 23.4L23 18.8Z', '#5c6450'),
    path('M12 10.6L16.6 5.2L19.4 11.4Z', '#5c6450'),
    path(
      'M1.6 16.6C2.4 12 8 9.8 13.6 10.2C19 10.6 23.6 13.4 26 16.4C23.6 20.6 19 23.4 12.6 23.4C6.4 23.4 1.4 21 1.6 16.6Z',
      '#78816a',
    ),
    path('M1.7 17.6C6 19.8 18 20.6 26 16.4C23.6 20.6 19 23.4 12.6 23.4C6.8 23.4 2 21.4 1.7 17.6Z', '#d8d3b4'),
    path('M10 21.6L15.4 22.4L12.2 27.2Z', '#5c6450'),
    circle(7, 13.8, 1.5, '#fff6d8'),
    circle(6.8, 13.9, 0.8, '#20232d'),
    path('M1.6 17.6C4 18.6 6.2 18.6 8.2 17.8L8.4 18.8C6 19.8 3.8 19.6 1.8 18.8Z', '#3c4234'),
    path('M3.6 15.6C1.4 12.4 1.8 8.6 4.4 6.2L5.2 7C3.2 9.2 3.2 12.2 5 14.8Z', '#454c3c'),
    path('M5.4 19.6C4.4 23.4 5.4 26.6 8.4 28.6L7.8 29.6C4.2 27.6 2.8 23.6 4 19.4Z', '#454c3c'),
    path('M3.2 19C1.4 21.4 0.8 24 1.4 27L0.3 27.2C-0.5 23.8 0.3 20.8 2.2 18.4Z', '#454c3c'),
  ),
  object(
    'block-monster',
    'block monster',
    'monstruo de bloques',
    'creeper, creepers, minecraft mob, minecraft monster',
    rect(8, 0.8, 16, 14.4, '#4fae3c'),
    rect(19.6, 0.8, 4.4, 14.4, '#3a8c2c'),
    rect(8, 0.8, 4, 3.6, '#6ecb57'),
    rect(15.6, 0.8, 3.6, 2.4, '#7fd968'),
    rect(10, 4.6, 4.6, 2.6, '#14210f'),
    rect(17.4, 4.6, 4.6, 2.6, '#14210f'),
    rect(11.6, 5.2, 1.6, 1.6, '#ff4a3d'),
    rect(18.8, 5.2, 1.6, 1.6, '#ff4a3d'),
    path('M10.4 9.2H21.6V11.4H20V13H18.2V11.4H16.6V13H14.8V11.4H13V13H11.2V11.4H10.4Z', '#14210f'),
    rect(11, 15.2, 10, 10.4, '#449a34'),
    rect(17.8, 15.2, 3.2, 10.4, '#357f28'),
    rect(12.4, 17.6, 3, 2.6, '#6ecb57'),
    rect(7.6, 24, 8, 7.2, '#4fae3c'),
    rect(16.6, 24, 8, 7.2, '#3a8c2c'),
    rect(7.6, 29, 8, 2.2, '#1f3d18'),
    rect(16.6, 29, 8, 2.2, '#1f3d18'),
  ),
  object(
    'deep-sea-fish',
    'deep-sea fish',
    'pez abisal',
    'anglerfish, deep sea fish, pez abisal, peces abisales, bottom of the ocean, bottom of the sea, ocean floor, deep sea, deepest ocean, mariana trench, fondo del mar, fondo del oceano, fondo marino, fosa de las marianas, profundidades del mar, profundidades del oceano, abismo marino',
    path('M24.6 15L31.2 9.8C30 14 30 19.6 31.2 24.4L24.6 19.8Z', '#31406b'),
    path('M14 8.4C17 4.8 20.4 5 22.8 10.6Z', '#31406b'),
    ellipse(15.6, 17.6, 12, 10.2, '#46598f'),
    path(
      'M15.6 27.8C9 27.8 3.6 23.2 3.6 17.6C8 24 21 25.4 27.6 17.8C27.4 23.2 22.2 27.8 15.6 27.8Z',
      '#374873',
    ),
    path('M2 16.4C6 14.8 11 15.6 14 18.4C12.6 22.6 8 25 4 24C2.2 22 1.4 19 2 16.4Z', '#161c33'),
    ...[3.6, 6.2, 8.8, 11.2].map((x, at) =>
      path(`M${x - 1.1} ${15.6 + at * 0.35}H${x + 1.1}L${x} ${19.4 + at * 0.2}Z`, '#fdf6df'),
    ),
    ...[4.6, 7.2, 9.8].map((x, at) =>
      path(`M${x - 1} ${24.2 - at * 0.5}H${x + 1}L${x} ${20.8 - at * 0.2}Z`, '#fdf6df'),
    ),
    circle(11.6, 12.4, 2.2, '#fdf6df'),
    circle(11.2, 12.6, 1.1, '#161c33'),
    path('M14.2 8.4C13 3.6 8.4 1.6 4.6 3.8L5.2 4.8C8.2 3.2 11.8 4.8 12.8 8.8Z', '#31406b'),
    circle(4.2, 5.4, 2.8, '#ffe56b'),
    circle(3.6, 4.8, 1.2, '#fffbe0'),
    path('M17 18.6L22.4 20L17.6 23.4Z', '#2b3860'),
  ),
];
