import { type OwnObject, bar, circle, ellipse, object, path, rect, ring } from './shapes';

/** An eye of an animal, with a highlight. */
const eye = (x: number, y: number, r: number): string[] => [
  ellipse(x, y, r, r * 1.12, '#1c1410'),
  circle(x + r * 0.32, y - r * 0.4, r * 0.32, '#ffffff'),
];

/** The head of a dog with hanging ears. */
const dogHead = (): string[] => [
  path(
    'M6 7C8.6 4.4 12 3.4 16 3.4C20 3.4 23.4 4.4 26 7C28 10 28.4 14 27.6 18C26.4 25 22 29.6 16 29.6C10 29.6 5.6 25 4.4 18C3.6 14 4 10 6 7Z',
    '#d99a52',
  ),
  path('M16 3.4C18 6 18.4 10 18.2 14H13.8C13.6 10 14 6 16 3.4Z', '#fbf1de'),
  path(
    'M8.4 5.4C4.4 4.6 1.4 7.6 1 12.4C0.8 16.4 2 20.6 4.6 21.6C7 20.4 7.6 14.6 8 11.4C8.2 9 9.4 7 8.4 5.4Z',
    '#8f5424',
  ),
  path(
    'M23.6 5.4C27.6 4.6 30.6 7.6 31 12.4C31.2 16.4 30 20.6 27.4 21.6C25 20.4 24.4 14.6 24 11.4C23.8 9 22.6 7 23.6 5.4Z',
    '#8f5424',
  ),
  path(
    'M9 22C9 17.6 12 15.4 16 15.4C20 15.4 23 17.6 23 22C23 26.4 20 29 16 29C12 29 9 26.4 9 22Z',
    '#fbf1de',
  ),
  path(
    'M12.8 17.4C12.8 16.2 14.2 15.6 16 15.6C17.8 15.6 19.2 16.2 19.2 17.4C19.2 19 17.4 20.4 16 20.4C14.6 20.4 12.8 19 12.8 17.4Z',
    '#2b1c18',
  ),
  ellipse(15.2, 16.8, 1, 0.5, '#8a6f66'),
];

/** The head of a ginger cat. */
const catHead = (): string[] => [
  path('M3.6 13.6L4 1.6L12.6 7.4Z', '#d9822b'),
  path('M28.4 13.6L28 1.6L19.4 7.4Z', '#d9822b'),
  path('M5.4 10.4L5.8 4.6L10.2 7.8Z', '#f3a9a0'),
  path('M26.6 10.4L26.2 4.6L21.8 7.8Z', '#f3a9a0'),
  path(
    'M2.6 17C2.6 10 8 6 16 6C24 6 29.4 10 29.4 17C29.4 25.4 23.4 30 16 30C8.6 30 2.6 25.4 2.6 17Z',
    '#f09a3e',
  ),
  path('M15 6.2H17L16.6 11.4H15.4Z', '#b5621c'),
  path('M11 6.8L13 6.4L14 10.4L13 10.8Z', '#b5621c'),
  path('M21 6.8L19 6.4L18 10.4L19 10.8Z', '#b5621c'),
  path('M2.8 18L7 18.8L2.9 20Z', '#b5621c'),
  path('M29.2 18L25 18.8L29.1 20Z', '#b5621c'),
];

/** The whiskers of a cat. */
const whiskers = (): string[] =>
  [20.6, 22.6].flatMap((y) => [
    bar(9.6, y + 0.6, 1.2, y - 0.6, 0.5, '#fff8ec'),
    bar(22.4, y + 0.6, 30.8, y - 0.6, 0.5, '#fff8ec'),
  ]);

type Clothes = { shirt: string; legs: string; hair: string; skin: string; long?: boolean };

/** A standing person from the front; `x` is the middle, `foot` the lower edge. */
function figure(
  x: number,
  foot: number,
  height: number,
  { shirt, legs, hair, skin, long }: Clothes,
): string[] {
  const u = height / 10;
  const top = foot - height;
  return [
    rect(x - u * 1.25, foot - u * 3.6, u * 1.1, u * 3.6, legs, u * 0.4),
    rect(x + u * 0.15, foot - u * 3.6, u * 1.1, u * 3.6, legs, u * 0.4),
    bar(x - u * 1.2, top + u * 3.6, x - u * 2.3, top + u * 6, u * 0.9, skin),
    bar(x + u * 1.2, top + u * 3.6, x + u * 2.3, top + u * 6, u * 0.9, skin),
    ...(long ? [rect(x - u * 1.6, top + u * 0.8, u * 3.2, u * 3.2, hair, u * 1.2)] : []),
    rect(x - u * 0.5, top + u * 2.2, u, u * 1.4, skin, u * 0.3),
    long
      ? path(
          `M${x - u * 1.2} ${top + u * 2.9}H${x + u * 1.2}L${x + u * 1.1} ${top + u * 4.8}L${x + u * 2} ${top + u * 7.4}H${x - u * 2}L${x - u * 1.1} ${top + u * 4.8}Z`,
          shirt,
        )
      : rect(x - u * 1.6, top + u * 2.9, u * 3.2, u * 3.9, shirt, u * 0.8),
    circle(x, top + u * 0.95, u * 1.55, hair),
    circle(x, top + u * 1.4, u * 1.35, skin),
    circle(x - u * 0.5, top + u * 1.35, u * 0.17, '#2b1c18'),
    circle(x + u * 0.5, top + u * 1.35, u * 0.17, '#2b1c18'),
    path(
      `M${x - u * 0.6} ${top + u * 1.8}C${x - u * 0.3} ${top + u * 2.3} ${x + u * 0.3} ${top + u * 2.3} ${x + u * 0.6} ${top + u * 1.8}Z`,
      '#ffffff',
    ),
  ];
}

/** Drawings of animals with a feeling, of people together, and of ideas in a head. */
export const petAndPeopleObjects: readonly OwnObject[] = [
  object(
    'angry-cat',
    'angry cat',
    'gato enfadado',
    'angry cat, grumpy cat, hissing cat, mad cat, aggressive cat, evil cat, cat hate, gato enfadado, gato enojado, gato furioso, gato agresivo, gato malo',
    ...catHead(),
    ellipse(10, 15.8, 3.5, 3, '#ffe766'),
    ellipse(22, 15.8, 3.5, 3, '#ffe766'),
    ellipse(10.6, 16, 1, 2.5, '#1c1410'),
    ellipse(21.4, 16, 1, 2.5, '#1c1410'),
    path('M5.4 10.6L14.8 14.6L14.4 16.6L5.6 13.6Z', '#a8561a'),
    path('M26.6 10.6L17.2 14.6L17.6 16.6L26.4 13.6Z', '#a8561a'),
    ellipse(12.8, 22, 3.8, 2.9, '#fff3e2'),
    ellipse(19.2, 22, 3.8, 2.9, '#fff3e2'),
    path(
      'M12 25C12.6 22.8 19.4 22.8 20 25C20.4 27.6 18.4 28.6 16 28.6C13.6 28.6 11.6 27.6 12 25Z',
      '#6b1a1c',
    ),
    path('M12.8 23.8L14.6 23.6L13.8 26.4Z', '#ffffff'),
    path('M19.2 23.8L17.4 23.6L18.2 26.4Z', '#ffffff'),
    path('M14.4 19.2H17.6L16 21.2Z', '#e0716a'),
    ...whiskers(),
  ),
  object(
    'sad-dog',
    'sad dog',
    'perro triste',
    'sad dog, old dog, crying dog, sick dog, abandoned dog, dog alone, lonely dog, shelter dog, perro triste, perro viejo, perro enfermo, perro abandonado, perro solo, perrera',
    ...dogHead(),
    ...eye(10.6, 14, 1.8),
    ...eye(21.4, 14, 1.8),
    path('M7.2 12.4L12.6 9L13.2 10.6L8 13.4Z', '#8f5424'),
    path('M24.8 12.4L19.4 9L18.8 10.6L24 13.4Z', '#8f5424'),
    path('M12.4 26C13.4 23.6 18.6 23.6 19.6 26L18.8 26.4C17.6 24.8 14.4 24.8 13.2 26.4Z', '#3b2018'),
    path('M9.6 17C11 19.4 11.4 21.4 9.8 22C8 22.2 7.8 20 9.6 17Z', '#7cc8f5'),
  ),
  object(
    'family',
    'family',
    'familia',
    'family, family vacation, family vlog, family trip, parents, our kids, big family, familia, viaje en familia, vacaciones en familia, familia numerosa, padres, papas e hijos',
    ellipse(16, 29.6, 15, 1.6, '#8b94a4'),
    ...figure(7.6, 29.6, 25, { shirt: '#2f7fd6', legs: '#2b3348', hair: '#4a2a14', skin: '#f0bb92' }),
    ...figure(23.6, 29.6, 23.4, {
      shirt: '#e2574c',
      legs: '#d9a077',
      hair: '#7a3d14',
      skin: '#f0bb92',
      long: true,
    }),
    ...figure(13.2, 29.8, 14, {
      shirt: '#ffc928',
      legs: '#d9a077',
      hair: '#7a3d14',
      skin: '#f0bb92',
      long: true,
    }),
    ...figure(18.6, 29.8, 12.4, { shirt: '#3fae7a', legs: '#5a4a8a', hair: '#4a2a14', skin: '#f0bb92' }),
  ),
  object(
    'anxious-head',
    'head full of thoughts',
    'cabeza con ansiedad',
    'anxiety, overthinking, stress, panic attack, burnout, mental health, adhd, depression, intrusive thoughts, therapy, psychology, psychologist, ansiedad, estres, ataque de panico, salud mental, tdah, depresion, pensar demasiado, terapia, psicologia, psicologo, psicologa',
    path(
      'M14 2C21.6 2 27 7 27 14C27 15.6 27.4 16.6 28.6 18.6C29.6 20.2 29.2 21 27.6 21.4C26.8 21.6 26.8 22.2 26.8 23.2C26.8 26 25.4 27.2 22.6 26.8C21 26.6 20.4 27.4 20.4 28.8V31H7.4V26.6C7.4 24.6 6.6 23.4 5.2 21.6C3.2 19.2 2 16.6 2 13.4C2 6.8 7 2 14 2Z',
      '#3f7fc4',
    ),
    circle(13.8, 12.6, 9, '#1c3d6b'),
    ring(11.4, 11.4, 4.6, 3.8, '#ffd23f'),
    ring(16, 10.6, 4.4, 3.6, '#ff7a4a'),
    ring(14.4, 14.8, 4.8, 4, '#ffd23f'),
    ring(10.8, 15, 3.6, 2.9, '#ff7a4a'),
    ring(17, 14.4, 3.4, 2.7, '#ffe9a0'),
    ring(13.6, 12.2, 2.6, 1.9, '#ffe9a0'),
    bar(7.4, 9.6, 20.4, 15.4, 0.8, '#ff7a4a'),
    bar(8.6, 18, 19, 7.6, 0.8, '#ffd23f'),
    path('M29 3.4L26.8 7H28.6L26.8 10.6L31 6.2H29.2L31 3.4Z', '#ff5b4a'),
  ),
];

/** The head of a friendly cat, as SVG shapes in a square of 32 units. */
export const catBody = [
  ...catHead(),
  ...eye(10.2, 15.6, 2.3),
  ...eye(21.8, 15.6, 2.3),
  ellipse(12.8, 22, 3.8, 2.9, '#fff3e2'),
  ellipse(19.2, 22, 3.8, 2.9, '#fff3e2'),
  path(
    'M13.6 24.2C14.4 25 15.4 25 16 24.2C16.6 25 17.6 25 18.4 24.2C18.2 26.4 17.4 27.4 16 27.4C14.6 27.4 13.8 26.4 13.6 24.2Z',
    '#8a2f34',
  ),
  path('M14.4 19.2H17.6L16 21.2Z', '#e0716a'),
  ...whiskers(),
].join('');

/** The head of a friendly dog, as SVG shapes in a square of 32 units. */
export const dogBody = [
  ...dogHead(),
  ...eye(10.6, 13.4, 2.1),
  ...eye(21.4, 13.4, 2.1),
  path(
    'M11.6 21.6C13 24 15 23.8 16 22.4C17 23.8 19 24 20.4 21.6C20.6 25 18.8 27.4 16 27.4C13.2 27.4 11.4 25 11.6 21.6Z',
    '#5e1a1c',
  ),
  path('M13.8 25C14.4 23.8 17.6 23.8 18.2 25L18 28.8C17.8 30.6 14.2 30.6 14 28.8Z', '#f2788a'),
].join('');
