import { type OwnObject, bar, circle, ellipse, object, path, rect, ring } from './shapes';

const lines = (x: number, width: number, tops: readonly number[], fill: string): string[] =>
  tops.map((y, place) => rect(x, y, place === tops.length - 1 ? width * 0.6 : width, 1.2, fill, 0.5));

/** Drawings of papers, cards and tickets. */
export const paperObjects: readonly OwnObject[] = [
  object(
    'notebook',
    'notebook',
    'cuaderno',
    'notebook, journal, diary, bullet journal, journaling, note taking, study notes, cuaderno, libreta, diario personal, apuntes, tomar apuntes, agenda',
    rect(5, 1.6, 23.4, 29, '#b3441f', 1.8),
    rect(6.6, 2.6, 21, 27, '#fdf8ea', 1),
    rect(5, 1.6, 21.4, 29, '#e2672f', 1.8),
    rect(10.4, 6.4, 13, 8, '#fff6e3', 0.8),
    ...lines(12, 9.8, [8, 10.8], '#b5763f'),
    ...[4.4, 9.4, 14.4, 19.4, 24.4].flatMap((y) => [
      circle(7, y + 1, 1, '#6b2810'),
      rect(2.6, y + 0.3, 5, 1.5, '#c9d0da', 0.7),
    ]),
    rect(22, 1.6, 2, 29, '#8f3214', 0.2),
  ),
  object(
    'flash-cards',
    'flash cards',
    'tarjetas de estudio',
    'flash card, flash cards, flashcard, flashcards, vocabulary, spaced repetition, memorize, tarjetas de estudio, flashcard de vocabulario, vocabulario, memorizar, palabras en ingles',
    `<g transform="rotate(-12 16 18)">${rect(3, 9, 22, 15, '#3a9ad9', 1.8)}</g>`,
    `<g transform="rotate(-3 16 18)">${rect(5, 9, 22, 15, '#ffc24a', 1.8)}</g>`,
    `<g transform="rotate(7 16 18)">${rect(6, 9.6, 23, 15.6, '#fffdf6', 1.8)}${rect(6, 9.6, 23, 3.6, '#ff6f61', 1.6)}${path(
      'M11.6 22.6L14.4 15H16.6L19.4 22.6H17.2L16.8 21.2H14.2L13.8 22.6ZM14.8 19.4H16.2L15.5 17Z',
      '#2b2f3a',
    )}${path('M21 17.4L22.4 16L24 17.6L26.8 14.6L28 15.8L24 20.2Z', '#33a852')}</g>`,
  ),
  object(
    'calendar-page',
    'calendar page',
    'hoja de calendario',
    '30 day challenge, monthly plan, weekly plan, deadline, calendar, schedule, calendario, plan mensual, planificacion semanal, horario, fecha limite, reto de 30 dias',
    rect(2.4, 4, 27.2, 26.6, '#c9d0da', 2.4),
    rect(2.4, 3.4, 27.2, 25.8, '#fdfdfb', 2.4),
    path('M2.4 5.8C2.4 4.4 3.4 3.4 4.8 3.4H27.2C28.6 3.4 29.6 4.4 29.6 5.8V10.6H2.4Z', '#e5352c'),
    ...[8, 16, 24].map((x) => rect(x - 0.9, 1, 1.8, 5.4, '#59616f', 0.9)),
    ...[13, 17.2, 21.4, 25.2].flatMap((y, row) =>
      [5.4, 10, 14.6, 19.2, 23.8].map((x, column) =>
        rect(
          x,
          y,
          3,
          2.6,
          row * 5 + column < 12 ? '#7fc4f5' : row * 5 + column === 12 ? '#e5352c' : '#dde3ea',
          0.5,
        ),
      ),
    ),
  ),
  object(
    'map-route',
    'map with a route',
    'mapa con ruta',
    'road trip, route, itinerary, travel itinerary, travel plan, route map, trip plan, roadtrip, ruta, itinerario, plan de viaje, viaje en coche, ruta en coche, mapa de ruta',
    path('M1 7.4L11 4V26.6L1 30Z', '#f3e6c4'),
    path('M11 4L21 7.4V30L11 26.6Z', '#dfcfa6'),
    path('M21 7.4L31 4V26.6L21 30Z', '#f3e6c4'),
    path('M1 18C5 16 8 19 11 18.4V26.6L1 30Z', '#9fd0a0'),
    path('M21 10C24 9 28 12 31 10V17C28 19 24 15.6 21 17Z', '#9fd6ee'),
    ...[
      [5, 24],
      [8, 21.4],
      [11.4, 19.8],
      [14.8, 20.6],
      [17.6, 22],
      [20.6, 21],
    ].map(([x = 0, y = 0]) => circle(x, y, 1, '#d9281f')),
    path(
      'M23.4 20.6C20.6 16.8 18.4 13.8 18.4 10.4C18.4 7.4 20.6 5 23.4 5C26.2 5 28.4 7.4 28.4 10.4C28.4 13.8 26.2 16.8 23.4 20.6Z',
      '#e5352c',
    ),
    circle(23.4, 10.2, 2.1, '#ffffff'),
    ring(4.4, 25, 1.9, 1, '#d9281f'),
  ),
  object(
    'boarding-pass',
    'boarding pass',
    'tarjeta de embarque',
    'boarding pass, plane ticket, flight ticket, cheap flights, cheap flight, airline, flight deal, tarjeta de embarque, billete de avion, pasaje de avion, vuelos baratos, vuelo barato, aerolinea',
    `<g transform="translate(1.3 1.3) scale(0.92) rotate(-9 16 16)">${rect(0.8, 7.4, 30.4, 17.6, '#fdfdfb', 2)}${path(
      'M2.8 7.4H29.2C30.4 7.4 31.2 8.2 31.2 9.4V12.4H0.8V9.4C0.8 8.2 1.6 7.4 2.8 7.4Z',
      '#1f7ae0',
    )}${rect(3, 9, 9, 1.8, '#ffffff', 0.6)}${path(
      'M9.6 15.6L12 15L15.4 17.4L19.4 16.4C20.4 16.2 21 16.6 21 17.2C21 17.8 20.6 18.2 19.8 18.4L12.4 20.4C11.6 20.6 11 20.4 10.6 19.8L8.8 17.2L10 16.8L11.6 17.8L12.6 17.6Z',
      '#1f7ae0',
    )}${rect(3, 15, 4.4, 3, '#2b2f3a', 0.5)}${rect(3, 20, 6, 1.4, '#9aa5b5', 0.5)}${rect(11, 21.6, 8, 1.2, '#9aa5b5', 0.5)}${[
      9.4, 12.6, 15.8, 19, 22.2,
    ]
      .map((y) => circle(22.8, y + 0.6, 0.55, '#b9c2cf'))
      .join(
        '',
      )}${[24.8, 26.2, 27, 28.4, 29.4].map((x, place) => rect(x, 14.4, place % 2 ? 0.5 : 0.9, 8, '#2b2f3a')).join('')}</g>`,
  ),
  object(
    'contract-paper',
    'contract to sign',
    'contrato',
    'mortgage, mortgage rate, mortgage rates, contract, loan, lease, sign a contract, rental contract, hipoteca, contrato, prestamo, contrato de alquiler, firmar un contrato, escritura',
    path(
      'M4 3.4C4 2.2 4.8 1.4 6 1.4H19.6L26 7.8V28.6C26 29.8 25.2 30.6 24 30.6H6C4.8 30.6 4 29.8 4 28.6Z',
      '#fdfdfb',
    ),
    path('M19.6 1.4L26 7.8H21.4C20.2 7.8 19.6 7.2 19.6 6Z', '#c3ccd8'),
    path('M7 11.4L12.4 6.4L17.8 11.4H16.4V16.4H8.4V11.4Z', '#2f7fd6'),
    rect(11.2, 12.8, 2.4, 3.6, '#ffffff', 0.2),
    ...lines(7, 15.6, [18.6, 20.8, 23], '#a3adba'),
    path(
      'M7 28C8.4 25.6 9.6 25.4 9.4 27C9.2 28.2 10.6 27.8 11.4 26.8C12 26 12.6 26.6 12.4 27.4C13.4 26.8 14.4 26.8 15.6 27.4L15.2 28.4C14 27.8 13 28.2 11.6 28.8C11 29 10.6 28.6 10.8 28C9.8 28.8 8.2 28.8 8.4 27.4L7.8 28.6Z',
      '#1f3fa8',
    ),
    bar(17.6, 26.4, 28, 12, 2.8, '#2b2f3a'),
    bar(24.6, 16.6, 28.8, 10.8, 2.8, '#e0b24a'),
    path('M16.2 28.6L16.6 25.4L18.8 27Z', '#e8edf3'),
  ),
  object(
    'bible',
    'Bible',
    'Biblia',
    'bible, holy bible, scripture, psalm, bible study, gospel, bible verse, biblia, santa biblia, salmo, salmos, evangelio, versiculo, escrituras, palabra de dios, sermon',
    rect(4, 2, 24, 28.4, '#3b1a12', 1.6),
    rect(6, 3, 22.6, 25.6, '#f3e3bd', 1),
    rect(4, 1.4, 22.6, 28, '#7a2a1c', 1.8),
    rect(4, 1.4, 3.4, 28, '#5c1d13', 1.2),
    rect(13.9, 5.8, 3.6, 16.4, '#f0c255', 0.5),
    rect(10, 9.8, 11.4, 3.6, '#f0c255', 0.5),
    rect(10.6, 24.8, 10.2, 1.4, '#f0c255', 0.5),
    path('M21.4 28.6H24V31.4L22.7 30.2L21.4 31.4Z', '#d9281f'),
    ellipse(28, 16, 0.6, 8, '#c9b27a'),
  ),
];
