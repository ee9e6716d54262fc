import { type OwnObject, bar, circle, ellipse, object, path, rect, ring } from './shapes';

const around = (count: number, radius: number, from = 0): (readonly [x: number, y: number])[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = ((place + from) / count) * Math.PI * 2;
    return [
      Math.round((16 + Math.cos(angle) * radius) * 100) / 100,
      Math.round((16 + Math.sin(angle) * radius) * 100) / 100,
    ] as const;
  });

/** Drawings of vehicle parts. */
export const vehiclePartObjects: readonly OwnObject[] = [
  object(
    'tyre',
    'car wheel',
    'rueda de coche',
    'tyre, tire@en, car tyre, car wheel, flat tyre, flat tire, puncture, alloy wheel, winter tyre, neumatico, rueda, llanta, pinchazo, cubierta de coche',
    circle(16, 16, 15, '#23252c'),
    ...around(20, 14.4).map(([x, y]) => circle(x, y, 1.1, '#14151a')),
    ring(16, 16, 12.6, 11.4, '#3b3f49'),
    circle(16, 16, 10, '#8d96a5'),
    circle(16, 16, 9, '#3c424e'),
    ...around(5, 8.4, 0.25).map(([x, y]) => bar(16, 16, x, y, 3, '#d5dce6')),
    ring(16, 16, 9.6, 8.2, '#d5dce6'),
    circle(16, 16, 3.4, '#e8edf3'),
    ...around(5, 2.1, 0.75).map(([x, y]) => circle(x, y, 0.55, '#59616f')),
    circle(16, 16, 1, '#59616f'),
  ),
  object(
    'brake-disc',
    'brake disc',
    'disco de freno',
    'brake disc, brake, brakes, brake pad, brake pads, rotor, disco de freno, freno, frenos, pastilla de freno, pastillas de freno',
    circle(15, 17, 13.6, '#8b94a4'),
    circle(15, 17, 12.8, '#c3cbd6'),
    ...around(14, 10.4).map(([x, y]) => circle(x - 1, y + 1, 0.75, '#4a515e')),
    ring(15, 17, 8.4, 7.6, '#9aa4b3'),
    circle(15, 17, 6.4, '#6d7686'),
    circle(15, 17, 5.4, '#9aa4b3'),
    ...around(5, 3.5, 0.25).map(([x, y]) => circle(x - 1, y + 1, 0.8, '#3c424e')),
    circle(15, 17, 1.7, '#3c424e'),
    path('M19 1.6C25.4 3 30.4 8.4 31 15.4L23.8 18C24 13 21.6 9.6 17 8Z', '#d9281f'),
    path('M21 4.4C25 6 28 9.6 28.8 13.8L25.4 15C24.6 11.2 22.6 8.4 19.6 7Z', '#f04a3e'),
    circle(21.4, 5.8, 0.9, '#5e0f0a'),
    circle(28, 13.4, 0.9, '#5e0f0a'),
  ),
  object(
    'gear-stick',
    'gear stick',
    'palanca de cambios',
    'gear stick, gear shift, gearbox, manual transmission, manual car, stick shift, driving lesson, learn to drive, driving test, palanca de cambios, caja de cambios, coche manual, cambio manual, aprender a conducir, clase de conducir',
    path('M3 30.6C3 27 5.6 25 9 24.4H23C26.4 25 29 27 29 30.6Z', '#2c3038'),
    path('M8.6 27.6C10 24 12.6 19.6 13.6 16.4H18.4C19.4 19.6 22 24 23.4 27.6Z', '#3f4653'),
    path('M10.6 24.6C12 21.8 13 20 13.6 18.2H18.4C19 20 20 21.8 21.4 24.6Z', '#555e70'),
    rect(14.6, 11, 2.8, 7.6, '#d5dce6', 0.6),
    path(
      'M9.4 6.6C9.4 3 12.2 1 16 1C19.8 1 22.6 3 22.6 6.6C22.6 9.6 20 13 16 13C12 13 9.4 9.6 9.4 6.6Z',
      '#1d2027',
    ),
    ellipse(16, 5.8, 5, 3.8, '#343a46'),
    rect(12.6, 3.6, 0.9, 4.4, '#ffffff', 0.2),
    rect(15.55, 3.6, 0.9, 4.4, '#ffffff', 0.2),
    rect(18.5, 3.6, 0.9, 4.4, '#ffffff', 0.2),
    rect(12.6, 5.4, 6.8, 0.8, '#ffffff', 0.2),
  ),
  object(
    'airplane-seat',
    'airplane seat',
    'asiento de avión',
    'airplane seat, plane seat, flight seat, economy class, economy seat, business class, first class flight, first class, worst flight, asiento de avion, clase turista, clase ejecutiva, vuelo en primera clase, volar en primera clase',
    rect(3, 2, 26, 22, '#d8e0ea', 3),
    rect(22.4, 4.6, 5.4, 8, '#6f8296', 2.4),
    rect(23.2, 5.4, 3.8, 6.4, '#8fd0f5', 1.8),
    path(
      'M23.2 10C24.2 9 25.8 9 27 10V10.4C27 11.4 26.4 11.8 25.4 11.8H24.8C23.8 11.8 23.2 11.4 23.2 10.4Z',
      '#ffffff',
    ),
    rect(7.4, 27.4, 3, 3.4, '#59616f', 0.5),
    rect(18.6, 27.4, 3, 3.4, '#59616f', 0.5),
    path('M6.6 7C6.6 4.6 8.4 3 10.6 3H17.4C19.6 3 21.4 4.6 21.4 7V22.4H6.6Z', '#2b4f96'),
    path('M8.2 7.2C8.2 5.4 9.4 4.4 11 4.4H17C18.6 4.4 19.8 5.4 19.8 7.2V10.4H8.2Z', '#ffffff'),
    rect(8.4, 11.6, 11.2, 8.6, '#3c68bd', 1.6),
    rect(5.8, 20.6, 16.4, 7.2, '#3c68bd', 2),
    rect(4, 17, 3.4, 9, '#1d3566', 1.4),
    rect(20.6, 17, 3.4, 9, '#1d3566', 1.4),
    bar(7.6, 21.4, 20.4, 21.4, 1.3, '#8b94a4'),
    rect(12.6, 20.2, 2.8, 2.4, '#ffd23f', 0.4),
  ),
];
