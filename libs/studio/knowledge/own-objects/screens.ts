import { type OwnObject, circle, ellipse, object, path, rect } from './shapes';

const appColors = [
  ['#ff5f57', '#ffc928', '#34c759'],
  ['#0a84ff', '#bf5af2', '#ff9f0a'],
  ['#5ac8fa', '#ff375f', '#30d158'],
  ['#ffffff', '#64d2ff', '#ffd60a'],
] as const;

/** Drawings of devices from the front, with something on their screens. */
export const screenObjects: readonly OwnObject[] = [
  object(
    'phone-apps',
    'phone with apps',
    'móvil con aplicaciones',
    'screen time, social media, social network, phone addiction, doomscrolling, notification, notifications, redes sociales, red social, adiccion al movil, notificaciones, tiempo de pantalla',
    rect(7, 0.8, 18, 30.4, '#2b2f3a', 3.6),
    rect(8.2, 2, 15.6, 28, '#1d3f8f', 2.6),
    rect(13, 2.8, 6, 1.5, '#0c0f16', 0.75),
    ...appColors.flatMap((row, place) =>
      row.map((fill, column) => rect(9.6 + column * 4.5, 6 + place * 4.9, 3.7, 3.7, fill, 1)),
    ),
    rect(9.2, 25.6, 13.6, 3.4, '#5f86d6', 1.4),
    rect(10.2, 26.3, 2, 2, '#34c759', 0.6),
    rect(13.4, 26.3, 2, 2, '#ffffff', 0.6),
    rect(16.6, 26.3, 2, 2, '#0a84ff', 0.6),
    rect(19.8, 26.3, 2, 2, '#ff375f', 0.6),
    circle(23.4, 5.6, 3.2, '#ff2d2d'),
    rect(22.9, 3.9, 1.1, 3.4, '#ffffff', 0.4),
  ),
  object(
    'phone-chat',
    'phone with messages',
    'móvil con mensajes',
    'text message, text messages, texting, message, messages, whatsapp, dm, chat, group chat, my ex, ex boyfriend, ex girlfriend, mensaje, mensajes, chat de whatsapp, mensaje de texto, mi ex, ex novio, ex novia',
    rect(7, 0.8, 18, 30.4, '#2b2f3a', 3.6),
    rect(8.2, 2, 15.6, 28, '#eef3f8', 2.6),
    rect(8.2, 2, 15.6, 4.6, '#16a37f', 2),
    circle(11, 4.4, 1.5, '#ffffff'),
    rect(13.4, 3.6, 7, 1.5, '#c9f2e4', 0.7),
    rect(9.4, 8.6, 9.4, 4.2, '#c3cdd9', 1.6),
    rect(10.6, 9.8, 7, 0.7, '#6f7c8c', 0.3),
    rect(10.6, 11.1, 4.6, 0.7, '#6f7c8c', 0.3),
    rect(13, 14.2, 9.6, 4.2, '#35c98a', 1.6),
    rect(14.2, 15.4, 7, 0.7, '#0e5c3c', 0.3),
    rect(14.2, 16.7, 5, 0.7, '#0e5c3c', 0.3),
    rect(9.4, 19.8, 7, 4.2, '#c3cdd9', 1.6),
    ...[11.2, 12.9, 14.6].map((x) => circle(x, 21.9, 0.6, '#6f7c8c')),
    rect(9.4, 26, 10.4, 2.6, '#ffffff', 1.3),
    circle(21.8, 27.3, 1.5, '#16a37f'),
    circle(24.6, 5.4, 3.4, '#ff2d2d'),
    rect(24.1, 3.6, 1.1, 3.6, '#ffffff', 0.4),
  ),
];

/** An open laptop, as SVG shapes in a square of 32 units. */
export const laptopBody = [
  rect(3.4, 2.4, 25.2, 19, '#3c4350', 1.8),
  rect(4.8, 3.8, 22.4, 15.8, '#14233f', 0.8),
  rect(6, 5, 12, 8.6, '#f4f7fb', 0.8),
  rect(6, 5, 12, 2, '#5a8fe0', 0.8),
  rect(7.2, 8, 5, 1, '#9aa8ba', 0.4),
  rect(7.2, 9.8, 9, 1, '#c5cfdb', 0.4),
  rect(7.2, 11.4, 7, 1, '#c5cfdb', 0.4),
  rect(19.2, 5, 6.8, 6, '#ffb84a', 0.8),
  circle(22.6, 8, 1.9, '#fff1d0'),
  rect(19.2, 12, 6.8, 6.4, '#2c3f66', 0.8),
  ...[20.2, 21.9, 23.6].map((x, place) =>
    rect(x, 16.6 - place * 1.4, 1.2, 1.2 + place * 1.4, '#4cf0a0', 0.2),
  ),
  rect(6, 14.6, 12, 3.8, '#2c3f66', 0.8),
  ...[7.2, 9.8, 12.4, 15].map((x, place) =>
    rect(x, 15.6, 1.8, 1.8, ['#ff5f57', '#ffc928', '#34c759', '#5ac8fa'][place] ?? '', 0.5),
  ),
  path('M3.4 21H28.6L31.4 27.4C31.6 28.6 31 29.4 29.8 29.4H2.2C1 29.4 0.4 28.6 0.6 27.4Z', '#aeb7c5'),
  path('M5 22H27L28.2 25.2H3.8Z', '#4b5362'),
  ...[22.5, 23.9].flatMap((y, row) =>
    [5.4, 7.9, 10.4, 12.9, 15.4, 17.9, 20.4, 22.9, 25.2].map((x) =>
      rect(x - row * 0.2, y, 1.8, 0.9, '#8b95a6', 0.2),
    ),
  ),
  path('M12.4 26H19.6L20.2 28.2H11.8Z', '#8b95a6'),
].join('');

/** Headphones, as SVG shapes in a square of 32 units. */
export const headphonesBody = [
  path(
    'M3.4 19V15C3.4 7.8 9 2 16 2C23 2 28.6 7.8 28.6 15V19H25.4V15C25.4 9.4 21.2 5.2 16 5.2C10.8 5.2 6.6 9.4 6.6 15V19Z',
    '#3c424f',
  ),
  path(
    'M7.4 9C9.4 6 12.4 4.2 16 4.2C19.6 4.2 22.6 6 24.6 9L22.8 10.4C21.2 7.8 18.8 6.6 16 6.6C13.2 6.6 10.8 7.8 9.2 10.4Z',
    '#6d7686',
  ),
  rect(4, 14.4, 2.2, 5, '#aeb7c5', 0.8),
  rect(25.8, 14.4, 2.2, 5, '#aeb7c5', 0.8),
  rect(8.6, 16.4, 4, 13.2, '#6d7686', 2),
  rect(19.4, 16.4, 4, 13.2, '#6d7686', 2),
  path('M10 15.4V30.6C5 30.8 1.2 27.6 1.2 23C1.2 18.4 5 15.2 10 15.4Z', '#e2453c'),
  path('M22 15.4V30.6C27 30.8 30.8 27.6 30.8 23C30.8 18.4 27 15.2 22 15.4Z', '#e2453c'),
  ellipse(5.8, 23, 2.6, 4.4, '#b32a24'),
  ellipse(26.2, 23, 2.6, 4.4, '#b32a24'),
  ellipse(5.8, 23, 1.3, 2.4, '#ff8a80'),
  ellipse(26.2, 23, 1.3, 2.4, '#ff8a80'),
].join('');
