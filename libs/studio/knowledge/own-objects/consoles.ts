import { type OwnObject, bar, circle, object, path, rect } from './shapes';

/** Drawings of game consoles. */
export const consoleObjects: readonly OwnObject[] = [
  object(
    'console-white',
    'white game console',
    'consola blanca',
    'ps5, ps 5, ps6, ps 6, ps5 pro, playstation, playstation 5, playstation 6, play station, play 5, sony playstation',
    path('M13 3H19V29H13Z', '#15171d'),
    path('M8 1.4C10.4 3.6 12.4 4.2 14.4 4.4V28.2C12 28.4 10 29 7.4 30.6C8.6 21 8.6 11 8 1.4Z', '#f4f6fa'),
    path(
      'M24 1.4C21.6 3.6 19.6 4.2 17.6 4.4V28.2C20 28.4 22 29 24.6 30.6C23.4 21 23.4 11 24 1.4Z',
      '#dfe4ee',
    ),
    path('M14.4 4.4H15V28.2H14.4Z', '#3aa0ff'),
    path('M17 4.4H17.6V28.2H17Z', '#3aa0ff'),
    rect(15.4, 20, 1.2, 5, '#33384a', 0.5),
    circle(16, 17.6, 0.6, '#e6eaf0'),
    rect(9, 29.6, 14, 1.6, '#15171d', 0.8),
  ),
  object(
    'console-black',
    'black game console',
    'consola negra',
    'xbox, xbox series x, xbox series s, xbox one, series x, microsoft xbox',
    rect(7, 1.4, 18, 29.2, '#1b1d22', 1.6),
    rect(7, 1.4, 4, 29.2, '#2a2d34', 1.6),
    path('M7 3C7 2 7.6 1.4 8.6 1.4H23.4C24.4 1.4 25 2 25 3V5.4H7Z', '#0f1014'),
    ...[9.6, 12.8, 16, 19.2, 22.4].map((x) => circle(x, 3.4, 0.9, '#3ddc5a')),
    circle(13.4, 9, 1.6, '#e6eaf0'),
    bar(12.4, 8.1, 14.4, 9.9, 0.5, '#1b1d22'),
    bar(14.4, 8.1, 12.4, 9.9, 0.5, '#1b1d22'),
    rect(12.4, 14, 1.2, 11, '#0f1014', 0.6),
    rect(20.4, 26.4, 2.2, 1.4, '#3a3e48', 0.5),
  ),
];
