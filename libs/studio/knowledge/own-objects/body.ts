import { type OwnObject, bar, circle, ellipse, object, path, rect } from './shapes';

/** Positions of the beads of a rosary: a loop that narrows to a point below, with equal gaps. */
const beads = (() => {
  const outline = Array.from({ length: 721 }, (_, step) => {
    const turn = Math.PI / 2 + (step / 720) * Math.PI * 2;
    const lower = Math.max(0, Math.sin(turn));
    return [
      16 + Math.cos(turn) * 11.6 * (1 - 0.34 * lower),
      10 + Math.sin(turn) * (8.4 + lower * 0.6),
    ] as const;
  });
  const lengths = outline.map(([x, y], place) => {
    const [px, py] = outline[Math.max(0, place - 1)] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = 24;
  let [walked, next] = [0, 0.5];
  return outline.filter((_, place) => {
    walked += lengths[place] ?? 0;
    if (walked < (next * total) / count) return false;
    next += 1;
    return true;
  });
})().map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const);

const sheep = (x: number, y: number): string[] => [
  rect(x - 2.6, y + 1.6, 1, 2.8, '#3b3230', 0.4),
  rect(x + 1.6, y + 1.6, 1, 2.8, '#3b3230', 0.4),
  circle(x - 2, y, 2.1, '#fbf7ee'),
  circle(x + 2, y, 2.1, '#fbf7ee'),
  circle(x, y - 1.3, 2.2, '#fbf7ee'),
  circle(x, y + 0.9, 2.2, '#fbf7ee'),
  ellipse(x - 3.7, y - 0.7, 1.3, 1.6, '#3b3230'),
];

/** Drawings of the body, health and faith. */
export const bodyObjects: readonly OwnObject[] = [
  object(
    'back-pain',
    'back pain',
    'dolor de espalda',
    'back pain, lower back, lower back pain, sciatica, posture, espalda, dolor de espalda, lumbar, dolor lumbar, lumbalgia, ciatica, postura',
    path(
      'M12.6 1H19.4V6.4L26.4 8.6C28.6 9.4 30 11.2 30.2 13.6L31 30.8H26.2L25.4 18.4L24.4 30.8H7.6L6.6 18.4L5.8 30.8H1L1.8 13.6C2 11.2 3.4 9.4 5.6 8.6L12.6 6.4Z',
      '#e2a77c',
    ),
    path('M8.4 11.6C10 13.6 12 15 14.4 15.4C12 17.4 9.6 17 8 14.6Z', '#c98c62'),
    path('M23.6 11.6C22 13.6 20 15 17.6 15.4C20 17.4 22.4 17 24 14.6Z', '#c98c62'),
    circle(16, 24, 6.2, '#f2694f'),
    circle(16, 24, 4.6, '#ff3b2a'),
    ...[6.4, 9.6, 12.8, 16, 19.2, 22.4, 25.6, 28.4].map((y) => rect(14.3, y, 3.4, 2.2, '#fff1dc', 0.9)),
    path('M24.4 17.4L27 19L25.8 20L28.4 22.4L24.2 20.4L25.4 19.4Z', '#ffd23f'),
    path('M7.6 17.4L5 19L6.2 20L3.6 22.4L7.8 20.4L6.6 19.4Z', '#ffd23f'),
  ),
  object(
    'brain-scan',
    'brain scan',
    'escáner cerebral',
    'brain scan, mri, mri scan, neuroscience, dementia, alzheimer, tumor, brain tumor, escaner cerebral, resonancia, resonancia magnetica, neurociencia, demencia, ictus, tumor cerebral',
    rect(1.4, 1.4, 29.2, 29.2, '#3a4658', 2),
    rect(3, 3, 26, 26, '#0b1a30', 1.2),
    path(
      'M16 5C21.8 5 25.6 9.6 25.6 16C25.6 22.6 21.6 27.2 16 27.2C10.4 27.2 6.4 22.6 6.4 16C6.4 9.6 10.2 5 16 5Z',
      '#cfe9ff',
    ),
    path(
      'M16 6.8C20.8 6.8 23.8 10.6 23.8 16C23.8 21.6 20.6 25.4 16 25.4C11.4 25.4 8.2 21.6 8.2 16C8.2 10.6 11.2 6.8 16 6.8Z',
      '#24528f',
    ),
    path('M15.2 8.4C11.6 8.8 9.6 12 9.8 16C10 20.4 12 23.4 15.2 23.8Z', '#6db4f0'),
    path('M16.8 8.4C20.4 8.8 22.4 12 22.2 16C22 20.4 20 23.4 16.8 23.8Z', '#6db4f0'),
    ...[11.4, 15, 18.6].flatMap((y) => [
      bar(11, y, 14.2, y + 1.4, 0.8, '#24528f'),
      bar(21, y, 17.8, y + 1.4, 0.8, '#24528f'),
    ]),
    circle(19.8, 13.4, 2.4, '#ff4f3a'),
    circle(19.8, 13.4, 1.2, '#ffd23f'),
    rect(4.2, 4.2, 4, 0.9, '#8fb4d8', 0.3),
    rect(4.2, 26.8, 5, 0.9, '#8fb4d8', 0.3),
  ),
  object(
    'praying-hands',
    'praying hands',
    'manos rezando',
    'prayer, pray, praying, praying hands, morning prayer, night prayer, worship, oracion, rezar, rezo, orar, plegaria, manos rezando, oracion de la mañana, oracion de la noche',
    path(
      'M17.4 2.4C18.6 1.6 20 2.2 20.2 3.6L21.6 14.6C22 17.4 23 19.4 24.6 21.4L27 24.4L20 30.2L16 25V6Z',
      '#d99a70',
    ),
    path(
      'M15.4 2.2C14.2 1.2 12.6 1.8 12.4 3.4L11 14.4C10.8 16.8 10 18.6 8.6 20.4L5 24.6L12 30.4L15.8 26.4C17.6 24.4 18 22.6 18 20V5.4C18 3.6 16.6 2.8 15.4 2.2Z',
      '#f0bb92',
    ),
    path(
      'M13.6 16.4C14.6 14.4 17.4 14.8 17.6 17L17.8 21.4C17.6 24 16.2 25.4 14.6 26.4C13.4 25 12.8 23 13 20.4Z',
      '#f6cba6',
    ),
    path('M14.9 4.6L15.4 14.6L14.8 14.8L14.2 4.8Z', '#c98760'),
    path('M16.4 5.6L16.8 14.4L16.2 14.4L15.8 5.6Z', '#c98760'),
    path('M5 21.6L14.6 28.4C14.6 30 13.4 31.6 11.6 31.6H4.4C1.4 31.6 0.6 28.6 1.8 26.2Z', '#3a6fd0'),
    path('M5 21.6L14.6 28.4L13.4 30L4 23.4Z', '#6f9cec'),
    path('M27 21.6L17.4 28.4C17.4 30 18.6 31.6 20.4 31.6H27.6C30.6 31.6 31.4 28.6 30.2 26.2Z', '#2c57a8'),
    path('M27 21.6L17.4 28.4L18.6 30L28 23.4Z', '#5f8ad8'),
  ),
  object(
    'rosary',
    'rosary',
    'rosario',
    'rosary, rosary beads, holy rosary, pray the rosary, rosario, santo rosario, rezar el rosario, misterios del rosario, ave maria',
    ...beads.map(([x, y], place) =>
      circle(x, y, place % 6 === 2 ? 1.4 : 1.1, place % 6 === 2 ? '#e0b24a' : '#8a4a26'),
    ),
    path('M14.4 19.4H17.6L17 22H15Z', '#e0b24a'),
    rect(15, 22.4, 2, 9, '#c9952e', 0.5),
    rect(12.4, 24.6, 7.2, 2, '#e0b24a', 0.5),
  ),
  object(
    'shepherd',
    'shepherd with sheep',
    'pastor con ovejas',
    'shepherd, good shepherd, lord is my shepherd, flock of sheep, flock, psalm 23, pastor de ovejas, buen pastor, el señor es mi pastor, rebaño, salmo 23',
    path('M0.6 31V27.4C6 24.6 12 26 16.4 25.2C22 24.2 27 25.4 31.4 27V31Z', '#6fae4c'),
    path(
      'M24.6 30V8.4C24.6 4.8 30 4.8 30 8.6C30 10 29.2 11 28.2 11L28 9.6C28.6 9.6 28.8 9.2 28.8 8.6C28.8 6.6 26 6.6 26 8.6V30Z',
      '#8a5527',
    ),
    path('M12.4 14.6C12.6 12 14.4 10.6 17 10.6C19.6 10.6 21.4 12 21.6 14.6L24 28.6H10Z', '#c9a878'),
    path('M17 10.6C19.6 10.6 21.4 12 21.6 14.6L24 28.6H19.6L17.4 16Z', '#8f3a2c'),
    path('M11.8 8.4C11.6 4 14 1.2 17 1.2C20 1.2 22.4 4 22.2 8.4L21.6 12.4H12.4Z', '#f1e4c8'),
    circle(17, 7.4, 3.7, '#d9a67c'),
    path(
      'M13.4 7.6C13.4 12 15 14 17 14C19 14 20.6 12 20.6 7.6C19.6 9.4 18.4 9.6 17 9.6C15.6 9.6 14.4 9.4 13.4 7.6Z',
      '#5a371c',
    ),
    rect(13, 20, 8.6, 1.4, '#8f3a2c', 0.5),
    bar(20.6, 15.4, 25, 18.4, 2.4, '#c9a878'),
    circle(25.3, 18.6, 1.3, '#d9a67c'),
    ...sheep(6.6, 24.2),
    ...sheep(12.6, 27),
  ),
  object(
    'tape-measure',
    'tape measure',
    'cinta métrica',
    'tape measure, measuring tape, waist, lose inches, inches off, body measurements, cinta metrica, cintura, perder cintura, reducir cintura',
    path('M12 24H30.4V29.4H12Z', '#ffe27a'),
    ...[18.4, 21.4, 24.4, 27.4].map((x, place) => rect(x, 24, 0.8, place % 2 ? 3.2 : 2.2, '#4a3a10')),
    rect(29.8, 22.6, 1.8, 8.4, '#8b94a4', 0.5),
    rect(2, 3.4, 21, 26, '#f2b01e', 6),
    circle(12.5, 15.4, 8.6, '#2b2f3a'),
    circle(12.5, 15.4, 7, '#ffcf3d'),
    circle(12.5, 15.4, 3.4, '#2b2f3a'),
    circle(12.5, 15.4, 1.6, '#8b94a4'),
  ),
  object(
    'hair-clipper',
    'hair clipper',
    'máquina de cortar el pelo',
    'hair clipper, clippers, haircut, barber, barbershop, fade haircut, buzz cut, beard trimmer, hairstyle for men, corte de pelo, cortes de pelo, peluqueria, barberia, barbero, maquina de cortar pelo, degradado',
    path('M10.6 6H21.4L23 13V26.6C23 29.4 21 31 18.4 31H13.6C11 31 9 29.4 9 26.6V13Z', '#2b2f3a'),
    path('M12 9H20L21 14V26C21 28 19.8 29 18 29H14C12.2 29 11 28 11 26V14Z', '#454d5e'),
    path('M9.6 3.4H22.4L21.4 7.4H10.6Z', '#c3cbd6'),
    ...[9.6, 11.8, 14, 16.2, 18.4, 20.6].map((x) => rect(x, 0.8, 1.4, 3.4, '#e8edf3', 0.4)),
    rect(10.6, 7, 10.8, 2, '#d9a441', 0.5),
    rect(14.2, 13, 3.6, 6.6, '#1b1e25', 1.4),
    rect(14.8, 13.6, 2.4, 2.8, '#ff5b4a', 1),
    rect(14, 23, 4, 1.2, '#d9a441', 0.5),
    rect(14, 25.4, 4, 1.2, '#d9a441', 0.5),
  ),
  object(
    'moving-boxes',
    'moving boxes',
    'cajas de mudanza',
    'moving boxes, cardboard boxes, cardboard box, moving day, packing boxes, boxes, packages, cajas, cajas de mudanza, mudanza, caja de carton, paquetes',
    rect(1, 16.6, 15.4, 14, '#c48a4d', 0.6),
    rect(7, 16.6, 3.4, 14, '#e6c48c', 0.2),
    rect(17, 14.4, 14, 16.2, '#b07a40', 0.6),
    rect(22.4, 14.4, 3.2, 16.2, '#dcb87e', 0.2),
    path('M5 16.4L6.2 4.6H21.8L23 16.4Z', '#d39a5a'),
    path('M12.4 4.6H16L16.4 16.4H12.4Z', '#f0d29c'),
    path('M6.2 4.6L2.6 1.4L10.6 1L12.4 4.6Z', '#e3b273'),
    path('M21.8 4.6L25.6 1.6L17.8 1L16 4.6Z', '#e3b273'),
    rect(2.6, 25.6, 3.4, 3, '#8a5527', 0.3),
    rect(27, 25.6, 2.8, 3, '#7a4a22', 0.3),
    path('M17.4 10.6L18.8 8.6L20.2 10.6H19.3V13H18.3V10.6Z', '#8a5527'),
  ),
];
