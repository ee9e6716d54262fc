import { type OwnObject, around, circle, drop, object, path, rect, ring, tube } from './shapes';

/** Drawings of cars and of things for cars. */
export const drivingObjects: readonly OwnObject[] = [
  object(
    'engine-oil',
    'bottle of engine oil',
    'aceite de motor',
    'engine oil, motor oil, oil change, synthetic oil, oil leak, oil filter, gearbox oil, aceite de motor, aceite motor, cambio de aceite, cambiar el aceite, aceite de coche, filtro de aceite',
    rect(18.4, 1, 6.6, 4.4, '#d6202c', 0.8),
    path(
      'M18.8 5.4H24.6L27 10.4V28.6C27 30 26 31 24.6 31H7.4C6 31 5 30 5 28.6V13C5 11.6 5.6 10.6 6.8 10L12 7.4C14 6.4 16 7 18.8 5.4Z',
      '#33384a',
    ),
    path(
      'M8.4 12.6L13.6 9.8C14.8 9.2 15.4 10 15 11L13.4 14C13 14.8 12.4 15 11.6 15H9C7.6 15 7.2 13.4 8.4 12.6Z',
      '#8d95a3',
    ),
    rect(7, 16.4, 18, 11.4, '#ffc42e', 1),
    rect(8.4, 25, 15.2, 1.6, '#d6202c', 0.4),
    drop(16, 16.9, 1.4, '#3a2412'),
  ),
  object(
    'sports-car',
    'sports car',
    'coche deportivo',
    'sports car, sports cars, sportscar, muscle car, muscle cars, supercar, supercars, hypercar, mustang, ford mustang, camaro, corvette, porsche, ferrari, lamborghini, bugatti, mclaren, dodge challenger, dodge charger, gtr, supra, coche deportivo, auto deportivo, superdeportivo, deportivo, carro deportivo',
    path(
      'M0.4 21.6C0.4 19.4 1.6 18.6 4.6 18.2C7 17.8 9.4 17.4 11.4 16.8L15 13.8C16.2 12.8 17.4 12.4 19.2 12.4H21.4C23.4 12.4 24.6 13 26 14.4L28.4 16.8C30.8 17.2 31.6 18.2 31.6 20V23.6H0.4Z',
      '#d6202c',
    ),
    path('M13.2 16.8L16 14.6C16.6 14.2 17.4 14 18.4 14H19.4V16.8Z', '#2b3a55'),
    path('M20.6 14H21.6C23 14 23.8 14.4 24.8 15.4L26.2 16.8H20.6Z', '#2b3a55'),
    rect(27.6, 14.6, 4.2, 1.2, '#8f1620', 0.5),
    rect(29, 15.4, 1.2, 2.4, '#8f1620', 0.3),
    rect(0.8, 19.4, 3.2, 1.2, '#fff1c9', 0.6),
    rect(29.4, 18.6, 2.2, 1.3, '#ff8a7a', 0.6),
    rect(0.4, 22.2, 31.2, 1.8, '#8f1620', 0.7),
    rect(19.6, 17.6, 0.7, 4.4, '#8f1620', 0.2),
    ...[6.8, 25.2].flatMap((x) => [
      circle(x, 23.4, 3.9, '#23283a'),
      circle(x, 23.4, 2.4, '#cfd6e0'),
      circle(x, 23.4, 0.9, '#4a5262'),
    ]),
  ),
  object(
    'warning-dashboard',
    'dashboard with warning light',
    'tablero con testigo',
    'dashboard, check engine light, check engine, warning light, warning lights, car warning lights, testigo, testigos, testigos del coche, tablero del coche, salpicadero, cuadro de mandos, itv, check engine encendido, luces del tablero',
    rect(0.8, 5, 30.4, 22, '#23283a', 6),
    ...[8.6, 23.4].flatMap((x) => [
      circle(x, 15.6, 7, '#4a5262'),
      circle(x, 15.6, 5.9, '#12151f'),
      ...[-60, -20, 20, 60].map(
        (turn) =>
          `<g transform="rotate(${turn} ${x} 15.6)">${rect(x - 0.4, 10.4, 0.8, 1.7, '#f7f9fc', 0.2)}</g>`,
      ),
      `<g transform="rotate(40 ${x} 15.6)">${rect(x - 0.5, 11, 1, 5, '#ff4f4f', 0.4)}</g>`,
      circle(x, 15.6, 1.2, '#aeb6c3'),
    ]),
    path(
      'M11.6 23.4H13.6V22.2H12.8V21.2H16.4V22.2H15.6V22.8H18L19.2 24V23.2H20.8V27H19.2V26.2L18.2 27.4H13.6L12.8 26.4H11.6Z',
      '#ffb020',
    ),
  ),
  object(
    'clutch-disc',
    'clutch disc',
    'disco de embrague',
    'clutch, clutches, clutch replacement, embrague, embragues, disco de embrague, cambio de embrague',
    ring(16, 16, 15, 8.6, '#8a5a3c'),
    around(12, 16, 16, rect(15.5, 1.4, 1, 5.6, '#5a3a24', 0.3)),
    ring(16, 16, 9.4, 3.4, '#c9d3de'),
    around(6, 16, 16, rect(13.6, 8.4, 4.8, 3, '#d9962e', 1.2)),
    ring(16, 16, 4.6, 2.2, '#6b7385'),
  ),
  object(
    'electric-bike',
    'electric bike',
    'bicicleta eléctrica',
    'e-bike, ebike, e bike, electric bike, electric bicycle, bicicleta electrica, bici electrica',
    ...[7, 25].flatMap((x) => [ring(x, 22.6, 6.6, 5, '#23283a'), circle(x, 22.6, 1.4, '#8d95a3')]),
    tube('7 22.6 11.6 12.6 21.6 12.6 15 22.6 7 22.6', 1.5, '#28b463'),
    tube('10.4 9.6 15 22.6', 1.5, '#28b463'),
    tube('25 22.6 21.4 8.4', 1.5, '#28b463'),
    tube('18.6 7 21.4 7.6 24 6.4', 1.5, '#23283a'),
    rect(7, 7.6, 7, 2.2, '#5a3212', 1.1),
    `<g transform="rotate(-57 18.2 17.4)">${rect(13.6, 15.6, 9, 3.8, '#33384a', 1.4)}${rect(15, 16.8, 4, 1.2, '#7dff9a', 0.5)}</g>`,
    circle(15, 22.6, 2.4, '#aeb6c3'),
    path('M26.6 1L22 8H25L24 13L29 5.6H26Z', '#ffd23f'),
  ),
];
