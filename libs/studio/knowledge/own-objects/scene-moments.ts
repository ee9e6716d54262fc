import { type OwnObject, bar, circle, ellipse, object, path, rect, tube } from './shapes';

/** One spike of lavender; (x, y) is its top. */
const spike = (x: number, y: number, fill: string): string =>
  bar(x, y + 4, x, 27, 0.7, '#5f8f3e') + ellipse(x, y + 4.6, 1.35, 4.6, fill);

/** The lower outline of a bridge with a round arch between each pair of edges, from right to left. */
const arches = (...pairs: readonly (readonly [left: number, right: number])[]): string =>
  pairs
    .toReversed()
    .map(([left, right]) => {
      const radius = (right - left) / 2;
      return `H${right}V${16 + radius}A${radius} ${radius} 0 0 0 ${left} ${16 + radius}V29`;
    })
    .join('');

/** Animals in the middle of an action, and large things of described scenes. */
export const sceneMomentObjects: readonly OwnObject[] = [
  object(
    'flag-on-pole',
    'flag',
    'bandera',
    'flag, flags, bandera, banderas, flagpole, asta de bandera',
    bar(8, 2, 8, 31, 1.6, '#8a8f99'),
    circle(8, 2, 1.5, '#d9a520'),
    path(
      'M8.8 3.6C13 1.6 17 6 22 4.4C25 3.6 27.4 3 29.4 3.6V17.6C25 16.4 22.6 19 18.6 18.6C14.6 18 12 15.4 8.8 17.4Z',
      '#d8363c',
    ),
    path(
      'M17 5C19.4 5.2 20.6 4.9 22 4.4C22.8 4.2 23.6 3.9 24.4 3.7V17.2C22.4 17.6 20.8 18.8 18.6 18.6C18 18.5 17.5 18.4 17 18.2Z',
      '#c22a33',
    ),
    ellipse(8, 31, 3.6, 0.9, '#6d727c'),
  ),
  object(
    'hot-air-balloon',
    'hot air balloon',
    'globo aerostático',
    'hot air balloon, hot air balloons, hot-air balloon, air balloon, ballooning, globo aerostatico, globos aerostaticos, globo de aire caliente',
    bar(11.4, 18.4, 13.4, 26, 0.7, '#6b4a2c'),
    bar(20.6, 18.4, 18.6, 26, 0.7, '#6b4a2c'),
    path(
      'M16 0.8C22.6 0.8 27 5.4 27 11C27 15.4 23.4 18.4 20.8 21.4H11.2C8.6 18.4 5 15.4 5 11C5 5.4 9.4 0.8 16 0.8Z',
      '#e8433a',
    ),
    path(
      'M16 0.8C12 2.4 9.6 6.4 9.6 11C9.6 15.4 11.6 18.4 13 21.4H11.2C8.6 18.4 5 15.4 5 11C5 5.4 9.4 0.8 16 0.8Z',
      '#ffc93c',
    ),
    path(
      'M16 0.8C20 2.4 22.4 6.4 22.4 11C22.4 15.4 20.4 18.4 19 21.4H20.8C23.4 18.4 27 15.4 27 11C27 5.4 22.6 0.8 16 0.8Z',
      '#ffc93c',
    ),
    rect(10.8, 20.2, 10.4, 1.8, '#b52d2a', 0.8),
    rect(12.4, 25, 7.2, 5.8, '#a86a34', 1),
    rect(11.8, 24.6, 8.4, 1.7, '#7d4a20', 0.8),
    rect(12.4, 27.4, 7.2, 0.8, '#8a5528', 0.3),
  ),
  object(
    'wolf-howling',
    'howling wolf',
    'lobo aullando',
    'howling wolf, wolf howl, lobo aullando, lobo aullador',
    path('M24 27C28.6 26.4 31 22.4 30.4 17.4C31.8 22 31.6 28.4 26 30.4Z', '#7b8491'),
    path(
      'M12.4 12.6C17 10.4 21.6 14.4 24.6 19.6C26.8 23.6 27 28 25.4 30.4H15.6C13.4 26 11.4 19 12.4 12.6Z',
      '#8a93a0',
    ),
    path('M12.2 14.4C14.4 15.6 16 19 16 24L13.6 26C12 22 11.4 18 12.2 14.4Z', '#dfe3e8'),
    ellipse(22.6, 26.4, 4.2, 4.2, '#7b8491'),
    rect(18, 28.4, 7.4, 2.4, '#6c7582', 1.2),
    tube('14.6 19 14.2 25 13.6 29.6', 3, '#6c7582'),
    rect(10.4, 28.6, 4.8, 2.2, '#656e7b', 1.1),
    path('M16.6 8.2L22.4 7.4L17.6 12.2Z', '#656e7b'),
    path('M11.6 15C9.4 12.6 9 9 10.6 6.4C13 4.8 17 6.2 18.4 9.6C19.4 12.4 18.6 15.4 16.8 16.6Z', '#8a93a0'),
    path('M12 5.4L9.2 0.8C8.2 0.2 7 0.8 7 2L8.8 9.6C10 11.4 12.6 10 13.2 8.4Z', '#9aa3b0'),
    path('M8.8 9.6L5.4 5.6C4.6 5.4 4 6.2 4.4 7L8.4 12.2C9.6 13.2 11 12.4 11 11.2Z', '#e4e7ec'),
    path('M8.4 9.2L6.4 5.8L7.6 4.4L9.6 8.8Z', '#8a2f35'),
    circle(7.8, 1.3, 1.2, '#1c1410'),
    tube('12.6 8.6 13.4 8 14.4 8.4', 0.7, '#1c1410'),
  ),
  object(
    'dog-running',
    'running dog',
    'perro corriendo',
    'running dog, perro corriendo',
    tube('25 15.6 28.4 13.4 30.6 9.4', 2.2, '#b87a3c'),
    tube('23.6 18.4 27.4 21.6 31 23', 2.8, '#a56a30'),
    tube('12 18.6 7 21.6 2.4 22.4', 2.6, '#a56a30'),
    path(
      'M9.4 13C13 11.4 21 12 25 13.6C27.6 15.4 27.4 19.4 24.6 20.4C20.6 20 16 22.4 12.4 21.6C9 20.6 7.6 15 9.4 13Z',
      '#c98a48',
    ),
    path(
      'M10.4 19.4C14 20.8 18 19 22.6 19.4C18.6 20.6 15 22.2 12.4 21.6C11.4 21.2 10.8 20.4 10.4 19.4Z',
      '#f0d9b4',
    ),
    tube('22.6 18.8 24.8 23.8 29 26.6', 3, '#c98a48'),
    tube('12.4 19.4 9 24 4.4 26', 2.9, '#c98a48'),
    circle(9.4, 9.6, 5, '#c98a48'),
    path('M10 5.4C13.6 3.6 17 5.4 18.6 8.6C15.6 10.8 12.4 10.6 10.4 9Z', '#8a5426'),
    ellipse(4.8, 11.2, 3.5, 2.5, '#f0d9b4'),
    circle(2, 10, 1.25, '#1c1410'),
    ellipse(7.2, 8.2, 0.8, 1, '#1c1410'),
    path('M3.4 13H6.6C7 15.2 6.6 16.6 5.4 16.8C4 16.8 3.4 15 3.4 13Z', '#f0707c'),
    path('M10.4 13.6C12 14.6 13.2 13.6 13.8 12L15 13C14.4 15.4 12 16.6 9.8 15.6Z', '#d6202c'),
  ),
  object(
    'stone-bridge',
    'stone bridge',
    'puente de piedra',
    'stone bridge, viaduct, viaducts, aqueduct, roman aqueduct, stone viaduct, arch bridge, puente de piedra, viaducto, viaductos, viaducto de piedra, acueducto, acueductos',
    path(`M0.6 12H31.4V29${arches([2.6, 9.8], [12.4, 19.6], [22.2, 29.4])}H0.6Z`, '#a8a197'),
    rect(0.2, 9.6, 31.6, 3.4, '#8c857b', 0.6),
    rect(0.2, 8, 31.6, 2, '#c2bbb0', 0.8),
    rect(10, 20, 2.2, 9.4, '#b8b1a6', 0.3),
    rect(19.8, 20, 2.2, 9.4, '#b8b1a6', 0.3),
    rect(9.4, 28.2, 3.4, 2, '#8c857b', 0.4),
    rect(19.2, 28.2, 3.4, 2, '#8c857b', 0.4),
  ),
  object(
    'lavender',
    'lavender',
    'lavanda',
    'lavender, lavender field, lavender fields, lavanda, lavandas, campo de lavanda, campos de lavanda',
    ...[3, 8.2, 13.4, 18.6, 23.8, 29].map((x, at) => spike(x, at % 2 === 0 ? 10 : 8, '#7a4fc0')),
    ...[5.6, 10.8, 16, 21.2, 26.4].map((x, at) => spike(x, at % 2 === 0 ? 12.6 : 14, '#9b6be0')),
    path(
      'M0.6 30C1.4 25.4 4.6 24 8 25.4C11 23.4 14 23.6 16 25C19 23.4 22 23.6 24.4 25.2C28 24 31 25.8 31.4 30Z',
      '#5f8f3e',
    ),
  ),
];
