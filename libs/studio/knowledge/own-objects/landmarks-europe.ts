import { type OwnObject, bar, circle, object, path, rect, ring, turned } from './shapes';

const stone = {
  dark: '#8f7b5c',
  plain: '#b8a27c',
  light: '#d6c39c',
  pale: '#ece0c2',
  hole: '#5a4a36',
} as const;

/** Drawings of famous buildings and monuments of Europe. */
export const europeanLandmarks: readonly OwnObject[] = [
  object(
    'eiffel-tower',
    'Eiffel Tower',
    'torre Eiffel',
    'eiffel tower, eiffel, torre eiffel',
    rect(15.4, 0.4, 1.2, 4, '#6b5138', 0.3),
    path(
      'M14.6 3.4H17.4L19 15L21.4 21L27.6 31H21.4C20.6 27 18.8 25 16 25C13.2 25 11.4 27 10.6 31H4.4L10.6 21L13 15Z',
      '#8a6a48',
    ),
    path('M14.6 14L16 7L17.4 14Z', '#5c4430'),
    path('M12.6 20L14 16.4H18L19.4 20Z', '#5c4430'),
    rect(11.4, 13.6, 9.2, 1.8, '#a5835c', 0.5),
    rect(8.4, 20.6, 15.2, 2.4, '#a5835c', 0.6),
    rect(13.4, 5.4, 5.2, 1.4, '#a5835c', 0.4),
  ),
  object(
    'big-ben',
    'Big Ben',
    'Big Ben',
    'big ben, westminster',
    path('M16 0.4L20.4 7H11.6Z', '#4f6d7a'),
    rect(11, 6.4, 10, 24.4, '#d9b878', 0.4),
    rect(9.8, 8.4, 12.4, 10.4, '#e8cf98', 0.6),
    circle(16, 13.6, 4.4, '#f7f3e6'),
    ring(16, 13.6, 4.6, 3.9, '#7a5a2a'),
    bar(16, 13.6, 16, 10.6, 0.7, '#33261a'),
    bar(16, 13.6, 18, 14.6, 0.7, '#33261a'),
    rect(9.4, 6.4, 13.2, 2.2, '#b98f4e', 0.5),
    rect(9.4, 18.6, 13.2, 2, '#b98f4e', 0.5),
    ...[12, 14.6, 17.2].map((x) => rect(x, 21.6, 1.6, 7, '#8f6c36', 0.7)),
    rect(8.4, 29.4, 15.2, 1.8, '#b98f4e', 0.4),
  ),
  object(
    'colosseum',
    'Colosseum',
    'Coliseo',
    'colosseum, coliseum, ancient rome, coliseo, coliseo romano',
    path('M1 12C4 9.4 9 8 16 8H20L22 5L31 8.4V26C27 29.4 22 30.4 16 30.4C10 30.4 5 29.4 1 26Z', stone.light),
    path('M21 8L22.4 5L31 8.4V12Z', stone.pale),
    path(
      'M1 14.4C5 12.6 10 12 16 12C22 12 27 12.6 31 14.4V16C27 14.4 22 13.6 16 13.6C10 13.6 5 14.4 1 16Z',
      stone.plain,
    ),
    path(
      'M1 21.4C5 20 10 19.6 16 19.6C22 19.6 27 20 31 21.4V23C27 21.6 22 21.2 16 21.2C10 21.2 5 21.6 1 23Z',
      stone.plain,
    ),
    ...[2.6, 7, 11.6, 16.2, 20.8, 25.6].flatMap((x, n) => {
      const low = [0.8, 0.3, 0, 0, 0.3, 0.8][n] ?? 0;
      return [14.4, 21.8].map((y) =>
        path(
          `M${x} ${y + 6.2 - low * 0.4}V${y + 2.4 + low}C${x} ${y + 0.2 + low} ${x + 3.2} ${y + 0.2 + low} ${x + 3.2} ${y + 2.4 + low}V${y + 6.2 - low * 0.4}Z`,
          stone.hole,
        ),
      );
    }),
  ),
  object(
    'pisa',
    'Leaning Tower of Pisa',
    'torre de Pisa',
    'leaning tower of pisa, tower of pisa, pisa@en, torre de pisa, torre inclinada',
    turned(
      9,
      16,
      30,
      rect(9.6, 5, 12.8, 25, '#f5efe2', 0.8),
      rect(11.4, 0.8, 9.2, 5, '#e6dcc6', 0.6),
      ...[9.4, 14, 18.6, 23.2].flatMap((y) => [
        rect(8.8, y, 14.4, 1.3, '#d3c6a8', 0.5),
        ...[10.6, 13.6, 16.6, 19.6].map((x) =>
          path(
            `M${x} ${y - 0.3}V${y - 2}C${x} ${y - 3.4} ${x + 1.8} ${y - 3.4} ${x + 1.8} ${y - 2}V${y - 0.3}Z`,
            '#a5957a',
          ),
        ),
      ]),
      rect(8.4, 5, 15.2, 1.4, '#d3c6a8', 0.5),
      rect(14, 25.4, 4, 5, '#8a6a48', 1.6),
    ),
    path('M1 30C8 28.6 24 28.6 31 30V31.4H1Z', '#6fae4e'),
  ),
  object(
    'stonehenge',
    'Stonehenge',
    'Stonehenge',
    'stonehenge, standing stones, megaliths',
    path('M0.6 27C8 25 24 25 31.4 27V31H0.6Z', '#6fae4e'),
    rect(12.6, 12, 3, 12.6, '#6f7680', 0.8),
    rect(19, 12, 3, 12.6, '#6f7680', 0.8),
    rect(11.4, 9.4, 11.6, 3.4, '#828a95', 0.9),
    path('M2 28L2.6 10H6.4L6.8 28Z', '#9aa2ad'),
    path('M10.4 28.4L10.6 10H14.4L15 28.4Z', '#8d95a0'),
    path('M1 5.6L15.4 5L16 10H1.4Z', '#b0b7c0'),
    path('M23 28.6L23.6 12.4L27 11.6L28 28.6Z', '#9aa2ad'),
    path('M17 29.6L18 24.6L22.4 25.6L22 30Z', '#828a95'),
  ),
  object(
    'sagrada-familia',
    'Sagrada Família',
    'Sagrada Familia',
    'sagrada familia, gaudi',
    ...[5, 11, 17, 23].map((x, n) =>
      path(
        `M${x} 30V${n === 0 || n === 3 ? 13 : 8}C${x} ${n === 0 || n === 3 ? 8 : 3} ${x + 1.6} ${n === 0 || n === 3 ? 4.4 : 0.6} ${x + 2} ${n === 0 || n === 3 ? 3.4 : 0.2}C${x + 2.4} ${n === 0 || n === 3 ? 4.4 : 0.6} ${x + 4} ${n === 0 || n === 3 ? 8 : 3} ${x + 4} ${n === 0 || n === 3 ? 13 : 8}V30Z`,
        n % 2 ? '#c9a877' : '#b8935f',
      ),
    ),
    ...[5, 11, 17, 23].flatMap((x, n) =>
      [10, 14].map((y) => rect(x + 1.4, y + (n === 0 || n === 3 ? 3 : 0), 1.2, 2.4, '#6d5433', 0.5)),
    ),
    path('M4 30V22L10 19L16 14.6L22 19L28 22V30Z', '#d9bd8e'),
    path('M12.6 30V24C12.6 21 14 20 16 17.6C18 20 19.4 21 19.4 24V30Z', '#5c452a'),
    path('M6 30V26C6 24 7.6 23 8.4 23C9.2 23 10.8 24 10.8 26V30Z', '#6d5433'),
    path('M21.2 30V26C21.2 24 22.8 23 23.6 23C24.4 23 26 24 26 26V30Z', '#6d5433'),
    rect(2.4, 29.2, 27.2, 2, '#a58a5c', 0.4),
  ),
  object(
    'windmill',
    'windmill',
    'molino de viento',
    'windmill, windmills, dutch windmill, molino, molino de viento, molinos de viento',
    path('M11 13H21L23.4 30.6H8.6Z', '#f2ebe0'),
    path('M10.4 13.6C10.4 9 12.4 6.4 16 6.4C19.6 6.4 21.6 9 21.6 13.6Z', '#a8523a'),
    rect(13.8, 23.4, 4.4, 7.4, '#7d4d22', 1.8),
    rect(14.6, 17, 2.8, 3, '#4a5262', 0.6),
    ...[25, 115, 205, 295].map((turn) =>
      turned(
        turn,
        16,
        11.4,
        rect(15.5, -3, 1, 14.4, '#7d4d22', 0.3),
        rect(16.3, -2.4, 3.4, 10, '#e6d3a8', 0.3),
      ),
    ),
    circle(16, 11.4, 1.7, '#4a3118'),
  ),
  object(
    'st-basil',
    'Saint Basil’s Cathedral',
    'catedral de San Basilio',
    'kremlin, red square, saint basil, plaza roja, san basilio',
    rect(3, 17, 6, 13, '#c8523a', 0.5),
    rect(23, 17, 6, 13, '#c8523a', 0.5),
    rect(11.4, 13, 9.2, 17, '#d9654a', 0.5),
    path('M3 17.6C0.4 13 4.4 11 6 7.4C7.6 11 11.6 13 9 17.6Z', '#3a8fd8'),
    path('M5.2 17.4C4.4 13 5.4 11 6 8C6.6 11 7.6 13 6.8 17.4Z', '#f2f3f5'),
    path('M23 17.6C20.4 13 24.4 11 26 7.4C27.6 11 31.6 13 29 17.6Z', '#4cc38a'),
    path('M25.2 17.4C24.4 13 25.4 11 26 8C26.6 11 27.6 13 26.8 17.4Z', '#ffd23f'),
    path('M11.4 13.6C8 8 14 5 16 0.4C18 5 24 8 20.6 13.6Z', '#ffc42e'),
    path('M14.8 13.4C13.6 8 15 5.4 16 1.4C17 5.4 18.4 8 17.2 13.4Z', '#e64553'),
    ...[4.6, 24.6, 14.4].map((x) => path(`M${x} 24V21C${x} 19 ${x + 2.9} 19 ${x + 2.9} 21V24Z`, '#6b2a1e')),
    path('M13 30V27C13 24.6 19 24.6 19 27V30Z', '#6b2a1e'),
    rect(1.4, 29.4, 29.2, 1.8, '#f2e6d0', 0.4),
  ),
];
