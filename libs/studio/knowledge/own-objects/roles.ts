import { type OwnObject, circle, ellipse, object, path, rect, tube } from './shapes';

/** Head and shoulders of a person who looks at the viewer. The clothes and the hat are drawn around these shapes. */
const bust = (skin: string, clothes: string): string =>
  path('M1.6 31C1.6 24.6 7.4 21.6 16 21.6C24.6 21.6 30.4 24.6 30.4 31Z', clothes) +
  rect(12.8, 17, 6.4, 7, skin, 2.6) +
  circle(9, 12.6, 1.6, skin) +
  circle(23, 12.6, 1.6, skin) +
  ellipse(16, 12, 7, 8, skin);

const eyes = circle(13.2, 11.8, 1, '#2b1d14') + circle(18.8, 11.8, 1, '#2b1d14');

const mouth = tube('13.6 16 16 17 18.4 16', 0.9, '#8a3a2e');

/** Drawings of people whose clothes show their role, and of the things that stand for a role. */
export const roleObjects: readonly OwnObject[] = [
  object(
    'surgeon',
    'surgeon',
    'cirujana',
    'surgeon, surgeons, neurosurgeon, brain surgeon, war surgeon, surgery, brain surgery, heart surgery, open heart surgery, operating room, cirujano, cirujana, neurocirujano, neurocirujana, cirujanos, cirugia, quirofano',
    bust('#d99a6c', '#1f9e94'),
    path('M12.6 21.8L16 26.4L19.4 21.8L17.6 21.4H14.4Z', '#d99a6c'),
    path('M8.6 10.4C7.8 4 11.4 1 16 1C20.6 1 24.2 4 23.4 10.4C20.6 8.6 11.4 8.6 8.6 10.4Z', '#27b5aa'),
    eyes,
    path('M8.8 13.4C12 14.6 20 14.6 23.2 13.4C23.6 18.4 20.6 21 16 21C11.4 21 8.4 18.4 8.8 13.4Z', '#bfeae6'),
    rect(11.4, 16.6, 9.2, 0.9, '#86cfc8', 0.4),
    rect(12.2, 18.6, 7.6, 0.9, '#86cfc8', 0.4),
  ),
  object(
    'monk',
    'monk',
    'monje',
    'monk, monks, buddhist monk, shaolin, shaolin monk, monje, monjes, monje budista, monjes shaolin',
    bust('#d9a066', '#c4501c'),
    path('M8 31C9 26 14 22.4 22.6 22C26 25 23.6 28.6 21.4 31Z', '#f08a24'),
    path('M11 31C13 27 17 24 23.4 23.6L24.4 25.4C19.4 26 16 28 14.4 31Z', '#d96c16'),
    rect(11.4, 9.4, 3.4, 0.9, '#6b4426', 0.4),
    rect(17.2, 9.4, 3.4, 0.9, '#6b4426', 0.4),
    tube('12 12.2 13.2 12.8 14.4 12.2', 0.9, '#2b1d14'),
    tube('17.6 12.2 18.8 12.8 20 12.2', 0.9, '#2b1d14'),
    mouth,
    ...[8, 11.4, 15, 18.6, 22].map((x, at) => circle(x, 23.6 + [0, 1.8, 2.6, 2, 0.4][at]!, 1.5, '#5a3212')),
  ),
  object(
    'nun',
    'nun',
    'monja',
    'nun, nuns, monja, monjas, the nun, la monja',
    path(
      'M1.6 31C2.6 23 5 20 6.4 14C6.6 5.4 10.4 1 16 1C21.6 1 25.4 5.4 25.6 14C27 20 29.4 23 30.4 31Z',
      '#23283a',
    ),
    path(
      'M8.4 13C8.4 6.4 11.4 4 16 4C20.6 4 23.6 6.4 23.6 13C23.6 19 25 22 25 24C22 27.4 10 27.4 7 24C7 22 8.4 19 8.4 13Z',
      '#f4f6fb',
    ),
    ellipse(16, 13.6, 5.8, 7, '#f0c19c'),
    circle(13.8, 12.8, 0.9, '#2b1d14'),
    circle(18.2, 12.8, 0.9, '#2b1d14'),
    tube('14.2 17 16 17.8 17.8 17', 0.8, '#a8503e'),
    rect(15.3, 25, 1.6, 6, '#ffd23f', 0.4),
    rect(13.6, 26.6, 5, 1.5, '#ffd23f', 0.4),
  ),
  object(
    'priest',
    'priest',
    'sacerdote',
    'priest, priests, pastor@en, pope, pope francis, pope leo, exorcist, exorcism, preacher, sacerdote, sacerdotes, papa francisco, papa leon, exorcista, exorcismo, clerigo',
    bust('#e8b48c', '#23283a'),
    rect(13, 21, 6, 3.4, '#ffffff', 0.8),
    path(
      'M8.8 10C8.2 4.6 11.4 2.4 16 2.4C20.6 2.4 23.8 4.6 23.2 10C21.4 7.4 19 6.6 16 6.6C13 6.6 10.6 7.4 8.8 10Z',
      '#8d95a3',
    ),
    eyes,
    mouth,
    rect(15.2, 25, 1.7, 6, '#ffd23f', 0.4),
    rect(13.6, 26.6, 5, 1.6, '#ffd23f', 0.4),
  ),
  object(
    'cowboy',
    'cowboy',
    'vaquero',
    'cowboy, cowboys, wild west, old west, western movie, vaquero, vaqueros, viejo oeste, lejano oeste, red dead, red dead redemption',
    bust('#d99a6c', '#8a4a24'),
    path('M9 22.4H23L16 29Z', '#d6202c'),
    eyes,
    path(
      'M11.8 15.6C13.4 14.4 15 14.6 16 15.2C17 14.6 18.6 14.4 20.2 15.6C18.6 16.8 17 16.6 16 16.2C15 16.6 13.4 16.8 11.8 15.6Z',
      '#4a2a14',
    ),
    path(
      'M1.4 8.6C5 10.6 10 8 16 8C22 8 27 10.6 30.6 8.6C29 12.4 22 11.4 16 11.4C10 11.4 3 12.4 1.4 8.6Z',
      '#a8672c',
    ),
    path(
      'M8.6 9.4C8.6 4 10.4 0.8 12.6 1.2C14 1.4 15 2.4 16 2.4C17 2.4 18 1.4 19.4 1.2C21.6 0.8 23.4 4 23.4 9.4C20 8.2 12 8.2 8.6 9.4Z',
      '#bd7a38',
    ),
    path('M8.6 7.4C12 6.2 20 6.2 23.4 7.4V9.6C20 8.4 12 8.4 8.6 9.6Z', '#5a3212'),
  ),
  object(
    'electrician',
    'worker with a helmet',
    'obrera con casco',
    'electrician, electricista, plumber, fontanero, plomero, builder@en, contractor, bricklayer, albañil, construction worker, obrero de la construccion, miner, minero',
    bust('#c98a5c', '#f08a24'),
    path('M6 23.8L9 22.6V31H6Z', '#ffe45c'),
    path('M26 23.8L23 22.6V31H26Z', '#ffe45c'),
    eyes,
    mouth,
    path('M7.6 9.6C7.6 4.4 11 1 16 1C21 1 24.4 4.4 24.4 9.6Z', '#ffc42e'),
    rect(14.2, 0.6, 3.6, 8.6, '#ffd96b', 1.4),
    rect(5.6, 8.6, 20.8, 2.2, '#e8a414', 1.1),
  ),
  object(
    'crying-child',
    'crying child',
    'niño llorando',
    'tantrum, tantrums, toddler tantrum, meltdown, crying child, crying kid, rabieta, rabietas, berrinche, berrinches, pataleta, pataletas, niño llorando',
    bust('#f2c09c', '#3a8fd8'),
    path('M8.8 9.4C8.4 4 11.6 2 16 2C20.8 2 23.8 4.4 23.2 9.4C20 6.4 14 6 8.8 9.4Z', '#a8672c'),
    tube('11.4 11.4 13.2 12.6 14.8 12', 1, '#2b1d14'),
    tube('20.6 11.4 18.8 12.6 17.2 12', 1, '#2b1d14'),
    rect(11.4, 13, 2, 6, '#58b4f0', 1),
    rect(18.6, 13, 2, 6, '#58b4f0', 1),
    ellipse(16, 16.6, 2.5, 2.7, '#7a1f24'),
    ellipse(16, 18, 1.5, 1, '#e8727c'),
  ),
  object(
    'goalkeeper-gloves',
    'goalkeeper gloves',
    'guantes de portero',
    'goalkeeper, goalkeepers, goalie, keeper gloves, goalkeeper gloves, portero, portera, porteros, arquero, arqueros, guardameta, guantes de portero',
    ...[
      [0, '#28b463'],
      [16.4, '#28b463'],
    ].flatMap(([dx, color], hand) => {
      const x = Number(dx);
      const thumb = hand === 0 ? 13 : 0.6;
      return [
        ...[1.6, 4.6, 7.6, 10.6].map((at, place) =>
          rect(x + at, [5, 2.4, 2, 4.4][place] ?? 3, 2.9, 13, '#f7f9fc', 1.4),
        ),
        rect(x + thumb - (hand === 0 ? 1 : 0), 12, 2.8, 9, '#f7f9fc', 1.4),
        rect(x + 1.6, 12.4, 12, 11, String(color), 3),
        rect(x + 2.8, 22.4, 9.6, 7.6, '#23283a', 1.4),
        rect(x + 2.8, 25, 9.6, 2, '#28b463', 0.5),
      ];
    }),
  ),
  object(
    'police-badge',
    'police badge',
    'placa de policía',
    'police, police badge, fbi, cia, sheriff, interrogation, detective case, policia@es, placa de policia, guardia civil, interrogatorio, comisaria',
    path(
      'M16 0.8L20 4L25.4 3.4L26.4 8.6L30.6 12L28.4 17L29 22.4L23.8 24L20.6 28.4L16 31.2L11.4 28.4L8.2 24L3 22.4L3.6 17L1.4 12L5.6 8.6L6.6 3.4L12 4Z',
      '#e8b53a',
    ),
    circle(16, 15.4, 9.4, '#c48a16'),
    circle(16, 15.4, 8, '#2b4a8f'),
    path(
      'M16 8.6L18 13L22.8 13.4L19.2 16.6L20.4 21.2L16 18.6L11.6 21.2L12.8 16.6L9.2 13.4L14 13Z',
      '#ffd96b',
    ),
  ),
  object(
    'wrestling-mask',
    'wrestling mask',
    'máscara de luchador',
    'wrestler, wrestlers, wrestling, lucha libre, luchador, luchadores, wwe, wrestlemania, mascara de luchador',
    path('M16 1C24 1 28 6.6 28 14C28 22 23.4 31 16 31C8.6 31 4 22 4 14C4 6.6 8 1 16 1Z', '#d6202c'),
    path('M16 1C18 4 18.6 8 18.2 11H13.8C13.4 8 14 4 16 1Z', '#ffc42e'),
    path('M6.4 12C9 9.6 13.4 10.4 14.6 14.6C13 18.4 8 18.4 6.4 12Z', '#ffc42e'),
    path('M25.6 12C23 9.6 18.6 10.4 17.4 14.6C19 18.4 24 18.4 25.6 12Z', '#ffc42e'),
    ellipse(10.8, 14, 2.2, 1.6, '#fff6e8'),
    ellipse(21.2, 14, 2.2, 1.6, '#fff6e8'),
    circle(11, 14, 1.1, '#2b1d14'),
    circle(21, 14, 1.1, '#2b1d14'),
    ellipse(16, 24, 5.4, 3.6, '#ffc42e'),
    ellipse(16, 24, 3.4, 1.8, '#e8b48c'),
    rect(13, 23.7, 6, 0.8, '#8a3a2e', 0.3),
  ),
];
