import { type OwnObject, circle, object, path, rect, turned } from './shapes';

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
