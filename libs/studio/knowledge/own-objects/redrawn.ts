import { around, bar, circle, ellipse, path, rect, ring, tube } from './shapes';

const steel = { dark: '#6b7485', plain: '#9aa2b0', light: '#c9cfd9' } as const;

/** Foot of a mountain: a meadow whose lower edge is round, so that the drawing does not look cut off. */
const meadow = path(
  'M0.8 27C5 24.6 10 26 15 25C21 24 27 24.6 31.2 26.6C31.6 29 27 31.4 16 31.4C5 31.4 0.4 29.4 0.8 27Z',
  '#5fa04a',
);

/** A mountain with two peaks and a meadow. */
const mountainBody = [
  path('M13 27L22.6 9.6C23.2 8.6 24.2 8.6 24.8 9.6L31.4 26.8Z', '#7d6f78'),
  path('M20.6 13.2L22.6 9.6C23.2 8.6 24.2 8.6 24.8 9.6L26.6 14.2L24.4 16L23 14.4L21.4 15.6Z', '#eef2f7'),
  path('M0.8 27.4L11.4 4C12 2.6 13.4 2.6 14 4L25.6 27.4Z', '#93858f'),
  path('M14 4L25.6 27.4H16L12.8 18L15 11L12.8 3Z', '#75676f'),
  path('M7.8 12L11.4 4C12 2.6 13.4 2.6 14 4L18 12L15.4 14.4L13 11.6L10.6 14.6Z', '#f7faff'),
  meadow,
  path('M4 25.4L6 20L8 25.4Z', '#2f7a44'),
  path('M7.6 26.4L9.8 20.6L12 26.4Z', '#3a8f52'),
  path('M24.6 26L26.6 20.8L28.6 26Z', '#2f7a44'),
].join('');

/** A snowy mountain with three peaks. */
const snowyMountainBody = [
  path('M0.6 28L7.6 13.4C8.2 12.4 9.2 12.4 9.8 13.4L16 28Z', '#7f93b0'),
  path('M16 28L22.6 11.4C23.2 10.2 24.4 10.2 25 11.4L31.6 28Z', '#7f93b0'),
  path('M4.8 19.2L7.6 13.4C8.2 12.4 9.2 12.4 9.8 13.4L12 18.6L9.8 17.6L8.4 20.4L6.6 18Z', '#f7faff'),
  path('M20.6 16.4L22.6 11.4C23.2 10.2 24.4 10.2 25 11.4L27.6 18L25.4 16.6L23.6 19.6L22.2 16.6Z', '#f7faff'),
  path('M4.4 29L14.6 2.6C15.2 1.2 16.8 1.2 17.4 2.6L27.6 29Z', '#9db0ca'),
  path('M17.4 2.6L27.6 29H18.4L15.4 20L18 12L16 1.6Z', '#7d90ae'),
  path('M9.8 15L14.6 2.6C15.2 1.2 16.8 1.2 17.4 2.6L22.2 15L19.4 13.4L17.4 18L15 13.6L12.4 17.6Z', '#ffffff'),
  path(
    'M1 28.4C6 26 11 28 16 27C21 26 27 26 31.4 28C31 30.6 25 31.6 16 31.6C7 31.6 1.4 30.8 1 28.4Z',
    '#eaf1f9',
  ),
].join('');

/** An ear with its folds. */
const earBody = [
  path(
    'M7 12C7 5.6 11.4 1.4 17 1.4C23 1.4 27 6 26.6 12C26.2 16.6 23.4 18.6 21.8 21.4C20 25 19.4 30.6 14 30.6C10 30.6 7.6 27.4 7.6 23.6C7.6 20 7 16 7 12Z',
    '#e8b088',
  ),
  path(
    'M10.4 13C10 7.6 12.8 4.4 17 4.4C21.2 4.4 23.8 7.8 23.4 12C23 15 21 16.6 19.8 19C18.6 21.6 18.4 25 15.6 25.4C13.4 25.6 12.6 24 13.4 22.4C10.8 20 10.6 16.4 10.4 13Z',
    '#c98862',
  ),
  path(
    'M13 12.6C13 9 14.6 7.2 17 7.2C19.6 7.2 21 9.2 20.8 11.8C20.6 14.4 17.6 14.6 17.4 17C17.2 18.8 18 19.4 17 21C15.8 22.6 14.4 21.4 14.4 19.4C14.2 17 13 15.6 13 12.6Z',
    '#efbd97',
  ),
  path(
    'M12 17.4C13.8 17 15.6 18.2 15.6 20.2C15.6 22.2 13.8 22.8 12.4 22.2C11.4 20.8 11.4 18.8 12 17.4Z',
    '#e8b088',
  ),
  ellipse(16.4, 16.4, 1.4, 2, '#7a4630'),
].join('');

/** A wheel of a motorcycle. */
const bikeWheel = (x: number): string =>
  circle(x, 23.4, 7, '#22262f') +
  ring(x, 23.4, 4.9, 4, steel.light) +
  around(6, x, 23.4, rect(x - 0.3, 19.2, 0.6, 4.2, steel.light)) +
  circle(x, 23.4, 1.7, steel.plain);

/** A motorcycle from the side, with engine, exhaust, fork and mirrors. */
const motorcycleBody = [
  bikeWheel(7.4),
  bikeWheel(24.8),
  bar(24.8, 23.4, 20.6, 9, 1.9, steel.plain),
  tube('20.4 9.6 18.4 7 15.4 6.6', 1.5, '#33384a'),
  circle(23, 11.8, 2.6, steel.light),
  circle(23.6, 11.8, 1.7, '#fff3c4'),
  bar(7.4, 23.4, 15.4, 22.6, 2.2, '#4a5262'),
  path('M11.4 15.4H20.4L19 25H12.6Z', '#3b4252'),
  ...[16.8, 18.8, 20.8].map((y) => rect(11.6, y, 8, 1, steel.light, 0.4)),
  circle(15.6, 23.8, 2.5, steel.plain),
  tube('14 25.4 9 26.4 1.4 25.6', 2.1, steel.light),
  path(
    'M0.6 13.4C3 11.4 7 11.4 9.6 13L15 13.4C15.4 16 13.6 17 11 16.8L6.4 16.6C4 16.6 1.6 15.6 0.6 13.4Z',
    '#2a1f1c',
  ),
  path(
    'M10.6 13C11.4 9.6 14 8.4 17.6 8.4C20.4 8.4 21.8 10 21.6 12.4C20.6 15.4 17.4 16.6 13.6 16.2C11.6 16 10.4 15 10.6 13Z',
    '#c8202f',
  ),
  path('M12.6 11.6C14 10 16.6 9.6 19 10C17.4 11.4 15 12.4 12.6 11.6Z', '#f0868c'),
  path('M18.6 17.6C20.6 15.4 27 15.4 30.4 19L28.8 19.6C26 17.4 22 17.6 19.6 19Z', '#c8202f'),
  path('M1 17.6C3.6 15.6 8.4 15.6 11.4 18.4L9.6 19.2C7.4 17.6 4.4 17.6 2.2 18.8Z', '#c8202f'),
  circle(1.4, 15.6, 1.1, '#ff5a4a'),
].join('');

/** A loaf of sliced bread that lies flat on its base. */
const breadBody = [
  path(
    'M10 9C10 6.6 12.4 5 16 5H24C28.4 5 31 7.4 31 11C31 13.4 30 14.6 29.4 15.4V25.6C29.4 27 28.6 27.8 27.2 27.8H12Z',
    '#a8622a',
  ),
  path('M13 6.6C17 5.4 24 5.2 27.6 7C24 8.2 18 8.4 14 8.8Z', '#cf8a48'),
  path(
    'M1 12C1 8 4.4 5.8 9.4 5.8C14.4 5.8 17.8 8 17.8 12C17.8 14.4 16.8 15.4 16.2 16.2V25.6C16.2 27 15.4 27.8 14 27.8H4.8C3.4 27.8 2.6 27 2.6 25.6V16.2C2 15.4 1 14.4 1 12Z',
    '#b9722f',
  ),
  path(
    'M2.8 12C2.8 9 5.4 7.6 9.4 7.6C13.4 7.6 16 9 16 12C16 14 15 14.8 14.4 15.6V25C14.4 25.8 14 26.2 13.2 26.2H5.6C4.8 26.2 4.4 25.8 4.4 25V15.6C3.8 14.8 2.8 14 2.8 12Z',
    '#f5deb0',
  ),
  ...(
    [
      [6.6, 12, 0.9],
      [11.4, 11, 0.7],
      [9, 16, 0.9],
      [12, 19.6, 0.8],
      [6.8, 21, 0.7],
    ] as const
  ).map(([x, y, r]) => circle(x, y, r, '#e0bf85')),
  ...[21, 25].map((x) =>
    path(
      `M${x} 8.4C${x + 2} 9.4 ${x + 2} 13.4 ${x} 15.4L${x - 1} 14.8C${x + 0.4} 13 ${x + 0.4} 10 ${x - 1} 8.8Z`,
      '#8a4a1c',
    ),
  ),
].join('');

/**
 * Drawings of the illustration set that are replaced under their own name, because they look cut off, coarse or odd as
 * large bodies. Key: id; value: SVG shapes in a square of 32 units.
 */
export const redrawnBodies: readonly (readonly [id: string, body: string])[] = [
  ['mountain', mountainBody],
  ['snow-capped-mountain', snowyMountainBody],
  ['ear', earBody],
  ['motorcycle', motorcycleBody],
  ['bread', breadBody],
];
