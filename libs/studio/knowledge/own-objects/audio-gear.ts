import { type OwnObject, circle, object, path, rect, ring } from './shapes';

const steel = { dark: '#6b7485', plain: '#9aa2b0', light: '#c9cfd9' } as const;

/** Drawings of the equipment of musicians. */
export const audioGearObjects: readonly OwnObject[] = [
  object(
    'cassette',
    'cassette',
    'casete',
    'cassette, cassettes, cassette tape, mixtape, casete, casetes, cinta de casete',
    rect(1, 6, 30, 20.6, '#33384a', 2),
    rect(3.4, 8, 25.2, 12, '#ffb02e', 1),
    rect(3.4, 8, 25.2, 3, '#f7f3e6', 0.8),
    rect(8, 12.6, 16, 5.8, '#262a34', 2.8),
    ring(11.6, 15.5, 2.4, 1.2, '#f7f3e6'),
    ring(20.4, 15.5, 2.4, 1.2, '#f7f3e6'),
    path('M7.6 26.6L9 21.4H23L24.4 26.6Z', '#4a5262'),
    circle(12, 24.2, 0.9, '#262a34'),
    circle(20, 24.2, 0.9, '#262a34'),
  ),
  object(
    'amplifier',
    'guitar amplifier',
    'amplificador',
    'amplifier, guitar amp, amp@en, amplificador, amplificador de guitarra',
    rect(12, 0.6, 8, 2.4, '#33384a', 1),
    rect(2, 2.6, 28, 28, '#33384a', 2),
    rect(4, 4.6, 24, 5.4, '#c99a55', 0.8),
    ...[7, 11, 15, 19].map((x) => circle(x, 7.3, 1.3, '#33384a')),
    circle(25, 7.3, 1.1, '#ff4d4d'),
    rect(4, 11.4, 24, 17.2, '#6b5138', 0.8),
    circle(16, 20, 7.4, '#33384a'),
    circle(16, 20, 6, '#4a5262'),
    circle(16, 20, 2.4, '#262a34'),
  ),
  object(
    'guitar-pedal',
    'guitar pedal',
    'pedal de guitarra',
    'guitar pedal, effects pedal, pedalboard, distortion pedal, pedal de guitarra, pedal de efectos, pedalera',
    rect(0.6, 9, 5, 4, steel.plain, 1),
    rect(26.4, 9, 5, 4, steel.plain, 1),
    rect(4.6, 1.6, 22.8, 29, '#4cae6a', 2.6),
    ...[9.4, 16, 22.6].flatMap((x) => [
      circle(x, 7, 2.6, '#262a34'),
      rect(x - 0.4, 4.8, 0.8, 2.2, '#f2f3f5', 0.2),
    ]),
    circle(16, 12.4, 1.1, '#ff4d4d'),
    rect(7, 15.4, 18, 3.4, '#f7f3e6', 0.8),
    circle(16, 24.6, 4.2, steel.light),
    circle(16, 24.6, 2.4, steel.plain),
  ),
];
