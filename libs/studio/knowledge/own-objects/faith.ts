import { type OwnObject, ellipse, object, path, rect, tube } from './shapes';

/** Drawings of objects of religions. */
export const faithObjects: readonly OwnObject[] = [
  object(
    'menorah',
    'menorah',
    'menorá',
    'menorah, judaism, jewish, menora, judaismo, judio@es',
    tube('2.6 9 4 16 9 20.4 16 22 23 20.4 28 16 29.4 9', 1.9, '#d9a63a'),
    tube('7 9 8.4 14 12 17.4 16 18.2 20 17.4 23.6 14 25 9', 1.9, '#d9a63a'),
    tube('11.4 9 12.4 12 16 14 19.6 12 20.6 9', 1.9, '#d9a63a'),
    rect(14.8, 8, 2.4, 21, '#e8bd52', 0.6),
    path('M9 31.4C9 29 12 28 16 28C20 28 23 29 23 31.4Z', '#c98f2a'),
    ...[2.6, 7, 11.4, 16, 20.6, 25, 29.4].flatMap((x) => [
      rect(x - 0.9, 5, 1.8, 4.4, '#f7f3e6', 0.4),
      path(
        `M${x} 0.6C${x + 1.4} 2.4 ${x + 1.4} 4.6 ${x} 4.8C${x - 1.4} 4.6 ${x - 1.4} 2.4 ${x} 0.6Z`,
        '#ff9f2e',
      ),
    ]),
  ),
  object(
    'stone-tablets',
    'Ten Commandments',
    'diez mandamientos',
    'ten commandments, commandments, stone tablets, moses, diez mandamientos, mandamientos, tablas de la ley, moises',
    path('M1.6 30.6V9C1.6 4 4.4 1.4 8.4 1.4C12.4 1.4 15.4 4 15.4 9V30.6Z', '#b5b0a4'),
    path('M16.6 30.6V9C16.6 4 19.6 1.4 23.6 1.4C27.6 1.4 30.4 4 30.4 9V30.6Z', '#a8a396'),
    ...[9, 13.2, 17.4, 21.6, 25.8].flatMap((y) =>
      [4, 19].flatMap((x) => [
        rect(x, y, 1.6, 1.9, '#5c574c', 0.3),
        rect(x + 2.6, y + 0.3, 6.4, 1.2, '#5c574c', 0.4),
      ]),
    ),
  ),
  object(
    'buddha',
    'Buddha statue',
    'estatua de Buda',
    'buddha, buddha statue, buddhism, buda, estatua de buda, budismo',
    path(
      'M3 28C4 24.4 8 23 16 23C24 23 28 24.4 29 28C28 30.6 24 31.4 16 31.4C8 31.4 4 30.6 3 28Z',
      '#c98f2a',
    ),
    path('M8.4 26C6.4 20 8 15.4 12 14.4H20C24 15.4 25.6 20 23.6 26Z', '#e0ab3e'),
    path('M11 14.6C13 19 17 22 23 23.4L21 25.4C15 24 11.4 20 9.4 16Z', '#b87f22'),
    path('M10.6 24.4C13 22.6 19 22.6 21.4 24.4C20 26.6 12 26.6 10.6 24.4Z', '#f0c560'),
    ellipse(10.4, 9, 1.4, 3, '#e0ab3e'),
    ellipse(21.6, 9, 1.4, 3, '#e0ab3e'),
    path(
      'M16 3C19.6 3 21.4 5.6 21.4 9C21.4 12.6 19 15 16 15C13 15 10.6 12.6 10.6 9C10.6 5.6 12.4 3 16 3Z',
      '#f0c560',
    ),
    path(
      'M10.6 8.4C10.4 4.6 12.6 2.8 14 2.4C14 0.2 18 0.2 18 2.4C19.4 2.8 21.6 4.6 21.4 8.4C19.6 6.4 12.4 6.4 10.6 8.4Z',
      '#8a5a14',
    ),
    tube('12.6 9.4 13.8 10 15 9.4', 0.7, '#8a5a14'),
    tube('17 9.4 18.2 10 19.4 9.4', 0.7, '#8a5a14'),
    tube('14.2 12.4 16 13.2 17.8 12.4', 0.7, '#8a5a14'),
  ),
  object(
    'noahs-ark',
    'Noah’s ark',
    'arca de Noé',
    'noah’s ark, noahs ark, arca de noe, noah, noe@es, diluvio',
    rect(9, 7, 14, 8, '#d99a5b', 0.6),
    path('M16 1.4L25.4 7.6H6.6Z', '#a8523a'),
    rect(14, 9.4, 4, 4, '#5c3a1c', 0.5),
    path('M1 14H31C30 21 26.4 26 22 27H10C5.6 26 2 21 1 14Z', '#96602c'),
    rect(1, 13.4, 30, 2.4, '#b97a3c', 0.9),
    ...[18, 21.4].map((y) => rect(4, y, 24, 0.9, '#7d4d22', 0.3)),
    path('M0.6 26C4 24 6 27.4 10 26C14 24.4 17 28 21 26.2C25 24.6 27 27.2 31.4 25.4V31H0.6Z', '#3a8fd8'),
  ),
];
