import { type OwnObject, around, bar, circle, ellipse, object, path, rect, ring, tube } from './shapes';

const steel = { dark: '#6b7485', plain: '#9aa2b0', light: '#c9cfd9', pale: '#e6eaf0' } as const;
const wood = { dark: '#7d4d22', plain: '#96602c', light: '#b97a3c', pale: '#d99a5b' } as const;

/** Drawings of things that stand or lie outside: in a garden, in a street or on the water. */
export const outdoorThingObjects: readonly OwnObject[] = [
  object(
    'barbed-wire',
    'barbed wire',
    'alambre de púas',
    'barbed wire, razor wire, alambre de puas, alambre de espino, concertina@es',
    ...[7, 16, 25].flatMap((y, row) => [
      tube(`1 ${y + 1} 8 ${y - 1} 16 ${y + 1} 24 ${y - 1} 31 ${y + 1}`, 1.3, steel.plain),
      ...[5, 16, 27].flatMap((x) => {
        const at = x + (row % 2) * 4 - 2;
        return [
          bar(at - 2.4, y - 3, at + 2.4, y + 3, 1.1, steel.light),
          bar(at - 2.4, y + 3, at + 2.4, y - 3, 1.1, steel.light),
          circle(at, y, 1.3, steel.dark),
        ];
      }),
    ]),
  ),
  object(
    'rope-coil',
    'rope',
    'soga',
    'rope, climbing rope, soga, cuerda de escalada, mecate',
    ring(15, 15, 12.6, 9.4, '#c99a55'),
    ring(15.4, 16, 10.6, 7.4, '#e0b872'),
    ring(15, 15.4, 8.6, 5.6, '#c99a55'),
    tube('22 22 25 26 29 27 31 31', 2.6, '#e0b872'),
    around(8, 15, 15, path('M13.6 2.6L15.4 2.2L16.4 5.4L14.8 5.8Z', '#96602c')),
    rect(3, 13, 10.4, 4.6, '#96602c', 1.6),
  ),

  object(
    'lantern',
    'lantern',
    'farol',
    'lantern, oil lamp, farol, linterna de aceite, quinque, lampara de aceite',
    tube('8 10 8.4 3 16 1 23.6 3 24 10', 1.3, '#33384a'),
    rect(11.4, 5.4, 9.2, 3, '#4a5262', 1),
    path('M8 8H24L26 12H6Z', '#33384a'),
    path('M7.6 12H24.4V26H7.6Z', '#f7d58a'),
    path(
      'M16 14C18.6 17 20 19 19.6 21.4C19.2 23.6 17.8 24.6 16 24.6C14.2 24.6 12.8 23.6 12.4 21.4C12 19 13.4 17 16 14Z',
      '#ff9f2e',
    ),
    path(
      'M16 18.6C17.2 20 17.6 21 17.4 22.4C17.2 23.8 16.8 24.4 16 24.4C15.2 24.4 14.8 23.8 14.6 22.4C14.4 21 14.8 20 16 18.6Z',
      '#fff3c4',
    ),
    rect(6.4, 11.4, 2, 15, '#4a5262', 0.6),
    rect(23.6, 11.4, 2, 15, '#4a5262', 0.6),
    rect(5, 25.4, 22, 3, '#33384a', 1),
    rect(7, 28, 18, 3, '#4a5262', 1.2),
  ),
  object(
    'torch-flame',
    'burning torch',
    'antorcha',
    'burning torch, torches, olympic torch, antorcha, antorchas',
    path(
      'M16 0.6C20 4.6 23 8 22 12.4C21.2 15.6 19 17 16 17C13 17 10.8 15.6 10 12.4C9.4 9.4 11.4 8 12 6C13 7 13.4 7.4 14 8.2C15 5.6 14.8 3 16 0.6Z',
      '#f4622a',
    ),
    path(
      'M16 7C17.8 9.4 19 11 18.6 13.4C18.4 15.4 17.4 16.6 16 16.6C14.6 16.6 13.6 15.4 13.4 13.4C13 11 14.2 9.4 16 7Z',
      '#ffd23f',
    ),
    path('M9.6 14.6H22.4L20 20.4H12Z', '#4a5262'),
    path('M12.4 20H19.6L17.4 31H14.6Z', wood.plain),
    rect(11.4, 19.4, 9.2, 2.2, '#33384a', 0.8),
  ),
  object(
    'lamppost',
    'street lamp',
    'farola',
    'lamppost, street lamp, street light, streetlight, farola, poste de luz, alumbrado publico, luminaria',
    rect(15, 8, 2.2, 21, '#33384a', 0.6),
    rect(13.6, 18, 5, 2.4, '#33384a', 0.9),
    path('M11.4 28H20.6L22 31.2H10Z', '#33384a'),
    path('M11.6 3.4H20.4L19 10.4H13Z', '#ffe27a'),
    path('M16 0.2L22 3.8H10Z', '#33384a'),
    rect(12.4, 9.8, 7.2, 1.8, '#33384a', 0.6),
    tube('9 14 12.4 15.4 16 14.6 19.6 15.4 23 14', 1.2, '#4a5262'),
  ),
  object(
    'water-well',
    'water well',
    'pozo',
    'well, water well, wishing well, pozo, pozo de agua, aljibe',
    rect(4.6, 8, 2.6, 13, wood.plain, 0.6),
    rect(24.8, 8, 2.6, 13, wood.plain, 0.6),
    path('M16 0.6L31.2 9.4H0.8Z', '#a8523a'),
    rect(6, 11, 20, 2, wood.dark, 0.8),
    rect(15.4, 12, 1.2, 5, '#d8c69a', 0.3),
    path('M13 16H19L18.4 20.4H13.6Z', wood.light),
    ellipse(16, 20.6, 13, 2.6, '#262a34'),
    path('M2.6 20.4C6 22.6 26 22.6 29.4 20.4V29.4C26 31.4 6 31.4 2.6 29.4Z', '#9aa2ad'),
    ...[23, 26.6].flatMap((y, row) =>
      [4, 10.6, 17.2, 23.6].map((x) => rect(x + (row ? 1.2 : 0), y, 5, 2.8, '#b5bcc6', 1)),
    ),
  ),
  object(
    'rowing-boat',
    'rowing boat',
    'barca de remos',
    'rowing boat, rowboat, small boat, wooden boat, fishing boat, barca, bote, barca de remos, lancha, bote de remos',
    bar(20, 3, 9.4, 27, 1.6, wood.pale),
    path(
      'M0.8 12.4C4 15 9 16 16 16C23 16 28 15 31.2 12.4C30.4 20 26.6 25 22 25H10C5.4 25 1.6 20 0.8 12.4Z',
      wood.light,
    ),
    path(
      'M0.8 12.4C4 15 9 16 16 16C23 16 28 15 31.2 12.4L31 15.4C27 18 22 19 16 19C10 19 5 18 1 15.4Z',
      '#c8323f',
    ),
    rect(9, 13.6, 14, 2.2, wood.dark, 0.6),
    path(
      'M0.6 25.4C4 23.4 6 27 10 25.4C14 23.8 17 27.4 21 25.6C25 24 27 26.6 31.4 24.8V30.6H0.6Z',
      '#3a8fd8',
    ),
  ),
  object(
    'hammock',
    'hammock',
    'hamaca',
    'hammock, hamaca',
    rect(1, 2, 3.4, 29, wood.plain, 1.2),
    rect(27.6, 2, 3.4, 29, wood.plain, 1.2),
    tube('3 8 7 12 9 15', 1, '#e6dabc'),
    tube('29 8 25 12 23 15', 1, '#e6dabc'),
    path(
      'M7 12.6C9 18 12 20.4 16 20.4C20 20.4 23 18 25 12.6L26 15.4C24.6 22.6 21 26.6 16 26.6C11 26.6 7.4 22.6 6 15.4Z',
      '#e64553',
    ),
    path(
      'M7.4 16.6C9.4 21.6 12 23.4 16 23.4C20 23.4 22.6 21.6 24.6 16.6L24.8 18.6C23 23.4 20 25.4 16 25.4C12 25.4 9 23.4 7.2 18.6Z',
      '#ffd23f',
    ),
  ),
  object(
    'sleeping-bag',
    'sleeping bag',
    'saco de dormir',
    'sleeping bag, saco de dormir, bolsa de dormir',
    path(
      'M4 22C3 10 8 2 15.6 2C23 2 28 10 27 22C26.6 27.6 24 30.6 15.6 30.6C7 30.6 4.4 27.6 4 22Z',
      '#3c8577',
    ),
    ...[12.4, 17.4, 22.4].map((y) => tube(`4.6 ${y} 15.6 ${y + 2} 26.6 ${y}`, 0.8, '#2a5d54')),
    path(
      'M9 9C9 5.4 12 4 15.6 4C19.2 4 22.2 5.4 22.2 9C22.2 12 19.4 13 15.6 13C11.8 13 9 12 9 9Z',
      '#ff9f2e',
    ),
    ellipse(15.6, 9, 4.6, 2.6, '#f7f3e6'),
    rect(24, 14, 1.2, 13, '#ffd23f', 0.5),
  ),
  object(
    'barn',
    'barn',
    'granero',
    'barn, farm, farmhouse, granero, granja, establo',
    path('M16 1L27 6.6L30.4 14V30H1.6V14L5 6.6Z', '#b8323a'),
    path('M16 0.4L27.8 6.2L31.6 14.6L29.4 15.6L26 8.2L16 3.4L6 8.2L2.6 15.6L0.4 14.6L4.2 6.2Z', '#f2ede2'),
    rect(9.4, 16.4, 13.2, 13.6, '#f2ede2', 0.4),
    rect(10.6, 17.6, 10.8, 12.4, '#8f2329', 0.2),
    bar(10.8, 17.8, 21.2, 29.8, 1.3, '#f2ede2'),
    bar(21.2, 17.8, 10.8, 29.8, 1.3, '#f2ede2'),
    rect(12.6, 8.4, 6.8, 5, '#f2ede2', 0.3),
    rect(13.6, 9.4, 4.8, 3, '#4a2a1c', 0.2),
    rect(0.6, 29.2, 30.8, 2, '#6fae4e', 0.6),
  ),
];
