import { type OwnObject, circle, ellipse, object, path, rect, tube } from './shapes';

/** Colors and parts of an animal that walks to the left. */
type Animal = {
  coat: string;
  belly: string;
  legs: string;
  ear: string;
  muzzle: string;
  /** Shapes behind the body and behind the head: a tail, a mane. */
  tail: string;
  mane: string;
  earShape: 'pointed' | 'round';
};

/** A four-legged animal that walks to the left. */
function animal({ coat, belly, legs, ear, muzzle, tail, mane, earShape }: Animal): string[] {
  const ears =
    earShape === 'pointed'
      ? path('M5.2 7.6L4.8 2.6L8.8 5.4Z', ear) + path('M10.6 5.4L14.4 2.4L14.2 7.8Z', ear)
      : circle(5.2, 5.4, 2.1, ear) + circle(13.6, 5.4, 2.1, ear);
  return [
    tail,
    tube('23.6 20 24.6 25 23.8 29.6', 3, legs),
    tube('13.4 20 14.4 25 14.8 29.6', 2.8, legs),
    path(
      'M8 17C8.6 13 13 12.2 18 12.4C24 12.4 28 14.4 28 18.6C28 22.6 24.6 24 18.4 24C11.6 24 7.4 22.4 8 17Z',
      coat,
    ),
    path(
      'M9.6 20.6C13 23 21 23.2 25.4 21.6C23.6 23.8 20.6 24.2 17.6 24.2C13.4 24.2 10.6 23 9.6 20.6Z',
      belly,
    ),
    tube('25.4 19.6 27 24.6 25.8 29.8', 3.2, legs),
    tube('11 20 10.6 25 9.4 29.8', 3, legs),
    mane,
    ears,
    ellipse(9.4, 10.4, 6, 5.6, coat),
    path(
      'M3.8 11.6C5 10.8 8 11.2 9.2 12.6C10.6 11.2 13.6 10.8 15 11.6C14.6 14.6 12.4 16.4 9.2 16.4C6.2 16.4 4.2 14.6 3.8 11.6Z',
      muzzle,
    ),
    ellipse(6.8, 9.8, 0.85, 1.05, '#1c1410'),
    ellipse(11.8, 9.8, 0.85, 1.05, '#1c1410'),
    ellipse(8.8, 12.8, 1.3, 0.95, '#1c1410'),
    tube('7.2 14.8 8.8 15.2 10.4 14.8', 0.5, '#3a2a22'),
  ];
}

const bushy = (coat: string, tip: string): string =>
  path('M26 17C28 13 31 11.4 31.4 7.6C31.8 11.4 32 17.4 27.4 20.6Z', coat) +
  path('M30.2 11.6C31 10.4 31.3 9 31.4 7.6C31.7 9.4 31.8 11.2 31.5 13Z', tip);

/** Whole animals of which the illustration set has only the head, and things of described scenes. */
export const sceneThingObjects: readonly OwnObject[] = [
  object(
    'fox-walking',
    'walking fox',
    'zorro caminando',
    'walking fox, zorro caminando',
    ...animal({
      coat: '#e8742a',
      belly: '#fbead6',
      legs: '#5a3020',
      ear: '#c85a1c',
      muzzle: '#fbead6',
      tail: bushy('#e8742a', '#fdf3e4'),
      mane: '',
      earShape: 'pointed',
    }),
  ),
  object(
    'wolf-walking',
    'walking wolf',
    'lobo caminando',
    'walking wolf, lobo caminando',
    ...animal({
      coat: '#8a93a0',
      belly: '#dfe3e8',
      legs: '#6c7582',
      ear: '#656e7b',
      muzzle: '#e4e7ec',
      tail: bushy('#7b8491', '#5a626e'),
      mane: '',
      earShape: 'pointed',
    }),
  ),
  object(
    'bear-walking',
    'walking bear',
    'oso caminando',
    'walking bear, oso caminando',
    ...animal({
      coat: '#8a5a36',
      belly: '#a06e46',
      legs: '#6f4628',
      ear: '#6f4628',
      muzzle: '#c99a6c',
      tail: circle(28, 17, 1.4, '#6f4628'),
      mane: '',
      earShape: 'round',
    }),
  ),
  object(
    'panda-walking',
    'walking panda',
    'panda caminando',
    'walking panda, panda caminando',
    ...animal({
      coat: '#f4f3ef',
      belly: '#ffffff',
      legs: '#26262a',
      ear: '#26262a',
      muzzle: '#ffffff',
      tail: circle(28, 17, 1.4, '#26262a'),
      mane: '',
      earShape: 'round',
    }),
    ellipse(6.6, 9.8, 1.7, 2, '#26262a'),
    ellipse(12, 9.8, 1.7, 2, '#26262a'),
    circle(6.8, 9.6, 0.6, '#ffffff'),
    circle(11.8, 9.6, 0.6, '#ffffff'),
  ),
  object(
    'lion-walking',
    'walking lion',
    'león caminando',
    'walking lion, leon caminando',
    ...animal({
      coat: '#e0a848',
      belly: '#f2cf8a',
      legs: '#cf943a',
      ear: '#c98a30',
      muzzle: '#f6dfae',
      tail: tube('27 17 30 15 31 10', 1.2, '#d09a3e') + circle(31, 9, 1.5, '#8a4a1c'),
      mane: circle(9.4, 10.6, 8.4, '#9a5420'),
      earShape: 'round',
    }),
  ),
  object(
    'robot-standing',
    'standing robot',
    'robot de pie',
    'standing robot, robot de pie',
    tube('11 23 11 29', 3, '#8a97a8'),
    tube('21 23 21 29', 3, '#8a97a8'),
    rect(7.6, 28, 5.6, 3, '#4f5b6b', 1.2),
    rect(18.8, 28, 5.6, 3, '#4f5b6b', 1.2),
    tube('9 16.4 5.4 19 5 23', 2.4, '#8a97a8'),
    tube('23 16.4 26.6 19 27 23', 2.4, '#8a97a8'),
    circle(5, 23.8, 1.7, '#4f5b6b'),
    circle(27, 23.8, 1.7, '#4f5b6b'),
    rect(9, 14.6, 14, 10, '#c3ccd8', 2),
    rect(12, 17, 8, 4.4, '#4f5b6b', 0.8),
    circle(14, 19.2, 1, '#35d66a'),
    circle(18, 19.2, 1, '#f2c21a'),
    rect(15.4, 1.6, 1.2, 3, '#8a97a8'),
    circle(16, 1.8, 1.3, '#e0343f'),
    rect(8.4, 4, 15.2, 10, '#d4dbe5', 2.6),
    rect(10.4, 6, 11.2, 5.8, '#26303f', 1.8),
    circle(13.4, 8.8, 1.4, '#4fd0ff'),
    circle(18.6, 8.8, 1.4, '#4fd0ff'),
  ),
  object(
    'dog-sleeping',
    'sleeping dog',
    'perro dormido',
    'sleeping dog, perro dormido, perro durmiendo',
    path(
      'M5 27C4 20 10 15.6 17 15.6C25 15.6 30.6 20 30 27.4C29.8 29 28 29.4 26 29.4H8C6.4 29.4 5.2 28.8 5 27Z',
      '#d99a52',
    ),
    tube('28 27.4 30.6 24 30.4 20.6', 2, '#c4863e'),
    ellipse(23, 28, 4.6, 1.9, '#fbf1de'),
    path(
      'M1.6 24.6C1.6 20.6 5 18 9.4 18C13.8 18 16.6 20.8 16.6 24.4C16.6 28 13.4 29.6 9 29.6C4.6 29.6 1.6 28.2 1.6 24.6Z',
      '#e0a45e',
    ),
    path(
      'M12.6 18.6C15.6 17.6 18.6 20 18.6 24C18.6 27 17.4 28.4 16 28C14.4 27.4 14.2 22.6 12.6 18.6Z',
      '#8f5424',
    ),
    path('M5 18.8C3 18 1 20 0.8 23.4C0.6 25.4 1.4 26.6 2.4 26.2C3.8 25.6 3.8 21.6 5 18.8Z', '#8f5424'),
    ellipse(7.6, 26.8, 4, 2.4, '#fbf1de'),
    ellipse(6.6, 25.2, 1.4, 1, '#2b1c18'),
    tube('3.8 23 5 23.6 6.2 23', 0.6, '#2b1c18'),
    tube('9.4 23 10.8 23.6 12.2 23', 0.6, '#2b1c18'),
    tube('20 10 23 10 20.4 13 23.4 13', 0.8, '#f4f1ea'),
    tube('25 4 29 4 25.4 8 29.4 8', 1, '#f4f1ea'),
  ),
  object(
    'pizza-dough',
    'pizza dough',
    'masa de pizza',
    'pizza dough, dough disc, masa de pizza, disco de masa',
    ellipse(16, 17, 15, 6.4, '#e3c79a'),
    ellipse(16, 15.8, 14.6, 5.8, '#f6e4c2'),
    ellipse(15.4, 15.4, 11.6, 4, '#fbf0d8'),
    ellipse(10.6, 15.2, 2.4, 0.9, '#efdcb6'),
    ellipse(20, 16.6, 2.8, 0.8, '#efdcb6'),
  ),
  object(
    'gold-pile',
    'pile of gold coins',
    'montón de monedas de oro',
    'pile of gold coins, pile of gold, gold hoard, monton de monedas de oro, monton de oro, montana de oro',
    path('M0.6 30C4 25 8 19.4 16 18C24 19.4 28 25 31.4 30Z', '#c98a12'),
    ...[
      [4, 28],
      [9, 28.4],
      [14.4, 28.4],
      [20, 28.4],
      [25.4, 28.2],
      [28.8, 28.8],
      [7, 25.2],
      [12, 25],
      [17.6, 25],
      [23, 25.2],
      [10, 22],
      [15, 21.6],
      [20.4, 22],
      [13.4, 19.2],
      [18, 19.2],
    ].flatMap(([x = 0, y = 0]) => [
      ellipse(x, y + 0.7, 3, 1.7, '#b9780c'),
      ellipse(x, y, 3, 1.6, '#f2c21a'),
      ellipse(x, y, 2, 1, '#ffdb57'),
    ]),
  ),
  object(
    'fishing-rod',
    'fishing rod in the water',
    'caña de pescar en el agua',
    'fishing rod in the water, cana de pescar en el agua',
    tube('1 30 10 18 24 4', 1.2, '#8a5a30'),
    tube('1 30 3.4 26.8', 2, '#3a2a22'),
    circle(5.6, 25.4, 1.9, '#4a4f58'),
    tube('24 4 27.6 10 28.4 24', 0.4, '#e8edf2'),
    circle(28.4, 25, 1.5, '#ffffff'),
    ellipse(28.4, 25.8, 1.5, 0.8, '#d8262c'),
  ),
  object(
    'park-bench-wide',
    'wide bench',
    'banco ancho',
    'wide bench, banco ancho',
    rect(2, 13, 28, 3, '#9a6436', 1),
    rect(2, 17.6, 28, 3, '#8a582e', 1),
    rect(1.6, 22, 28.8, 3.4, '#a87040', 1),
    rect(4, 25, 2.4, 6, '#3a3f4a', 0.6),
    rect(25.6, 25, 2.4, 6, '#3a3f4a', 0.6),
  ),
];
