import { bar, circle, ellipse, path, rect, ring } from '../own-objects/shapes';

/**
 * The clothes of a figure. `hat` is drawn for a head of radius 4.7 whose middle is (0, 0); `chest` is drawn over a torso
 * whose shoulders are at y = 0 and whose hip is at y = 7.
 */
export type Outfit = {
  top: string;
  legs: string;
  shoes: string;
  /** Gloves; null for bare hands. */
  gloves: string | null;
  hat: string;
  chest: string;
  /** True for a helmet that hides hair. */
  hidesHair: boolean;
  /** Drawn behind the back: a backpack, a cape. */
  back: string;
};

const plain: Outfit = {
  top: '',
  legs: '#33415c',
  shoes: '#3a2c26',
  gloves: null,
  hat: '',
  chest: '',
  hidesHair: false,
  back: '',
};

const outfit = (more: Partial<Outfit>): Outfit => ({ ...plain, ...more });

const helmet = (color: string): string =>
  path('M-5 -0.6C-5 -4.6 -3 -6 0 -6C3 -6 5 -4.6 5 -0.6C2 -2 -2 -2 -5 -0.6Z', color);
const cap = (color: string): string =>
  path('M-4.9 -1.4C-4.9 -4.8 -3 -5.8 0 -5.8C3 -5.8 4.9 -4.8 4.9 -1.4C2 -2.6 -2 -2.6 -4.9 -1.4Z', color) +
  path('M0.6 -2.4C3.6 -2.6 6.4 -2 7.4 -0.8C5 -1.2 3 -1.4 0.6 -1.4Z', color);
const apron = (color: string): string =>
  path('M-2.6 0.8H2.6L3.2 3.4V7.4H-3.2V3.4Z', color) + rect(-1.6, 4.2, 3.2, 1.6, '#d9d4c8', 0.4);
const coat = (color: string): string =>
  path('M-4 0L-0.9 -0.2L-0.4 7.6H-4Z', color) + path('M4 0L0.9 -0.2L0.4 7.6H4Z', color);
const overalls = (color: string): string =>
  path('M-2.8 1.8H2.8L3.4 7.6H-3.4Z', color) +
  rect(-2.8, -0.2, 1.2, 2.6, color, 0.3) +
  rect(1.6, -0.2, 1.2, 2.6, color, 0.3) +
  rect(-1.3, 3, 2.6, 1.6, '#1d3a6b', 0.3);
const brim = (color: string, crown: string): string =>
  ellipse(0, -2.6, 7.2, 1.5, color) +
  path('M-4 -2.8C-4 -6.4 -2.6 -7.2 0 -6.6C2.6 -7.2 4 -6.4 4 -2.8Z', crown);
const point = (color: string, band: string): string =>
  ellipse(0, -2.6, 7, 1.4, color) +
  path('M-4.2 -2.8L-0.4 -9.4C0.4 -10.4 2.6 -10 3 -9.2L1.6 -8.6L4.2 -2.8Z', color) +
  rect(-4, -4, 8, 1.2, band, 0.4);

/** The clothes of every role by its name. */
export const outfits = {
  plain,
  chef: outfit({
    top: '#f4f1ea',
    legs: '#3b3f4a',
    chest:
      path('M-1 -0.6L0 1.4L1 -0.6Z', '#d8343f') +
      circle(-1.4, 3, 0.4, '#8d8a84') +
      circle(1.4, 3, 0.4, '#8d8a84'),
    hat:
      circle(-3, -6.4, 2.5, '#ffffff') +
      circle(3, -6.4, 2.5, '#ffffff') +
      circle(0, -7.4, 2.9, '#ffffff') +
      rect(-4.4, -5.4, 8.8, 3, '#f1eee7', 0.6),
  }),
  nurse: outfit({
    top: '#3aa6b9',
    legs: '#2f8b9c',
    shoes: '#f2f2f2',
    hat:
      rect(-3, -6, 6, 2.4, '#ffffff', 0.6) +
      rect(-0.4, -5.6, 0.8, 1.7, '#e0343f') +
      rect(-0.9, -5.2, 1.8, 0.8, '#e0343f'),
    chest: path('M-1.4 -0.6L0 1.8L1.4 -0.6Z', '#e9f5f7'),
  }),
  doctor: outfit({
    top: '#6fa8d8',
    legs: '#33415c',
    chest: coat('#f6f7f9') + ring(0.9, 2.6, 0.9, 0.5, '#3b4453'),
  }),
  astronaut: outfit({
    top: '#eef1f5',
    legs: '#e3e7ee',
    shoes: '#aeb6c4',
    gloves: '#aeb6c4',
    hidesHair: true,
    hat: ring(0, 0, 6.2, 4.7, '#f2f4f8'),
    chest:
      rect(-2, 2, 4, 2.6, '#c6ccd8', 0.6) +
      circle(-0.9, 3.2, 0.5, '#e0343f') +
      circle(0.9, 3.2, 0.5, '#2f6fe0'),
    back: rect(-5, -1.6, 10, 8, '#c6ccd8', 1.6),
  }),
  mechanic: outfit({ top: '#4a5a6e', legs: '#2f6db5', chest: overalls('#2f6db5'), hat: cap('#2458a0') }),
  farmer: outfit({
    top: '#c8553d',
    legs: '#35609a',
    chest: overalls('#35609a'),
    hat: brim('#dcb15a', '#e8c270'),
  }),
  cowboy: outfit({
    top: '#a8482f',
    legs: '#3d5a80',
    shoes: '#6b3f22',
    chest: path('M-2 -0.6L0 1.8L2 -0.6Z', '#d8343f'),
    hat: brim('#7a4a25', '#8d5a30'),
  }),
  detective: outfit({
    top: '#e6dfd0',
    legs: '#4a4036',
    chest: coat('#a98a5c'),
    hat: brim('#8a6d45', '#9a7b50'),
  }),
  wizard: outfit({
    top: '#4b3fa6',
    legs: '#3c3288',
    hat: point('#4b3fa6', '#f2c21a'),
    back: path('M-4 0L-6.4 14H6.4L4 0Z', '#3c3288'),
  }),
  witch: outfit({
    top: '#3a2a52',
    legs: '#2a1d3f',
    hat: point('#3a2a52', '#8a4fd0'),
    back: path('M-4 0L-6.4 14H6.4L4 0Z', '#2a1d3f'),
  }),
  king: outfit({
    top: '#8c1f3a',
    legs: '#4a2a6a',
    hat:
      path('M-4.4 -3L-5 -7.6L-2.4 -5.4L0 -8.4L2.4 -5.4L5 -7.6L4.4 -3Z', '#f2c21a') +
      circle(0, -4.2, 0.7, '#d8343f'),
    back: path('M-4.4 0L-6.6 14H6.6L4.4 0Z', '#a8243f'),
    chest: path('M-4 -0.4C-2 1 2 1 4 -0.4L4.4 1.6C2 2.6 -2 2.6 -4.4 1.6Z', '#f4f1ea'),
  }),
  knight: outfit({
    top: '#9aa5b4',
    legs: '#8592a3',
    shoes: '#6b7685',
    gloves: '#6b7685',
    hidesHair: true,
    hat:
      path('M-5.2 2.6C-5.6 -4.4 -3 -6.2 0 -6.2C3 -6.2 5.6 -4.4 5.2 2.6L3.6 2.6V-0.8H-3.6V2.6Z', '#aab4c2') +
      path('M0 -6C-1 -9 -4 -9.4 -5.6 -7.6C-3.4 -7.6 -2 -6.6 -1 -5.6Z', '#d8343f'),
    chest: path('M-2.6 0.6H2.6V4L0 6.4L-2.6 4Z', '#7d8897'),
  }),
  viking: outfit({
    top: '#7a5a3a',
    legs: '#4a3a2c',
    hat:
      helmet('#9aa5b4') +
      path('M-4.6 -3.4C-7 -4 -7.8 -6.4 -7 -8.4C-6 -6.4 -5 -5.6 -3.8 -5Z', '#f0e6d0') +
      path('M4.6 -3.4C7 -4 7.8 -6.4 7 -8.4C6 -6.4 5 -5.6 3.8 -5Z', '#f0e6d0'),
    back: path('M-4.6 -0.4L-6 9H6L4.6 -0.4Z', '#5c4028'),
  }),
  police: outfit({
    top: '#2c4a86',
    legs: '#22386a',
    hat: cap('#22386a') + rect(-1, -4.6, 2, 1.6, '#f2c21a', 0.3),
    chest: circle(1.8, 2, 0.8, '#f2c21a') + rect(-4, 6, 8, 1.2, '#20242e', 0.3),
  }),
  firefighter: outfit({
    top: '#c8952e',
    legs: '#a87a22',
    shoes: '#22242a',
    gloves: '#33363d',
    hidesHair: false,
    hat: helmet('#d8262c') + ellipse(0, -1.6, 6.2, 1.1, '#b81e24'),
    chest: rect(-4, 3, 8, 1, '#e8ecc0') + rect(-4, 5.4, 8, 1, '#e8ecc0'),
  }),
  soldier: outfit({
    top: '#5c6b3c',
    legs: '#4e5b33',
    shoes: '#2e261f',
    hat: helmet('#4e5b33'),
    chest: rect(-3, 1, 6, 4.6, '#48542e', 0.8),
  }),
  builder: outfit({
    top: '#3d6fa8',
    legs: '#33415c',
    hat: helmet('#f2b51a') + ellipse(1, -1.4, 6, 0.9, '#d99c10'),
    chest: path('M-4 0H-1V7.2H-4Z', '#f07a1a') + path('M4 0H1V7.2H4Z', '#f07a1a'),
  }),
  hiker: outfit({
    top: '#d8622c',
    legs: '#4a5140',
    shoes: '#6b4426',
    hat:
      path('M-4.9 -1.2C-5 -4.8 -3 -6 0 -6C3 -6 5 -4.8 4.9 -1.2C2 -2.2 -2 -2.2 -4.9 -1.2Z', '#2e7d6b') +
      circle(0, -6.4, 1.2, '#e8efe9'),
    back: rect(-5.6, -1.6, 11.2, 8.6, '#2f6db5', 2),
    chest: rect(-3, 0, 1, 5, '#1f4a80', 0.3) + rect(2, 0, 1, 5, '#1f4a80', 0.3),
  }),
  cyclist: outfit({
    top: '#e0343f',
    legs: '#22242a',
    shoes: '#f2f2f2',
    gloves: '#22242a',
    hat: helmet('#2f8fe7') + rect(-3, -5.2, 1.4, 3, '#1d5aa0', 0.6) + rect(1.6, -5.2, 1.4, 3, '#1d5aa0', 0.6),
    chest: rect(-4, 2.6, 8, 1.6, '#ffffff'),
  }),
  athlete: outfit({
    top: '#e0343f',
    legs: '#22304a',
    shoes: '#f2f2f2',
    chest: rect(-1.6, 2, 3.2, 2.6, '#ffffff', 0.4),
    hat: path('M-4.8 -1.6C-3 -3 3 -3 4.8 -1.6L4.8 -2.8C3 -4.2 -3 -4.2 -4.8 -2.8Z', '#ffffff'),
  }),
  footballer: outfit({
    top: '#2f6fe0',
    legs: '#f2f2f2',
    shoes: '#22242a',
    chest: rect(-1.6, 2, 3.2, 2.8, '#ffffff', 0.4),
  }),
  goalkeeper: outfit({
    top: '#f2b51a',
    legs: '#22242a',
    shoes: '#22242a',
    gloves: '#2f9e44',
    chest: rect(-1.6, 2, 3.2, 2.8, '#22242a', 0.4),
  }),
  boxer: outfit({
    top: '',
    legs: '#d8262c',
    shoes: '#f2f2f2',
    gloves: '#d8262c',
    chest: rect(-3.4, 6, 6.8, 1.2, '#f2c21a', 0.3),
  }),
  wrestler: outfit({
    top: '',
    legs: '#8a2fd0',
    shoes: '#f2c21a',
    hidesHair: true,
    hat:
      path(
        'M-4.9 0.6C-5.2 -4.6 -3 -5.6 0 -5.6C3 -5.6 5.2 -4.6 4.9 0.6C4.6 4 3 5.4 0 5.4C-3 5.4 -4.6 4 -4.9 0.6Z',
        '#7a2fc0',
      ) +
      ellipse(-1.4, -0.2, 1.6, 1.3, '#ffffff') +
      ellipse(2.6, -0.2, 1.6, 1.3, '#ffffff') +
      circle(-1.2, 0, 0.8, '#22242a') +
      circle(2.8, 0, 0.8, '#22242a') +
      ellipse(0.7, 2.9, 1.8, 1, '#ffffff') +
      ellipse(0.7, 2.9, 1.2, 0.5, '#8a2f2a') +
      path('M0 -5.4L1 -3L0 -2L-1 -3Z', '#f2c21a'),
    chest: rect(-3.4, 6, 6.8, 1.2, '#f2c21a', 0.3),
  }),
  swimmer: outfit({ top: '', legs: '#2f6fe0', hat: helmet('#e0343f') }),
  diver: outfit({
    top: '#22303f',
    legs: '#22303f',
    shoes: '#f2b51a',
    gloves: '#22303f',
    hidesHair: true,
    hat: helmet('#22303f') + ring(0.6, 0, 3.9, 3, '#f2b51a'),
    back: rect(-3, -1.6, 6, 8, '#f2b51a', 2),
  }),
  scientist: outfit({
    top: '#4a86c8',
    legs: '#4a4f5a',
    chest: coat('#f6f7f9'),
    hat: ring(-1.3, 0, 1.6, 1.1, '#2c3444') + ring(2.5, 0, 1.6, 1.1, '#2c3444'),
  }),
  pirate: outfit({
    top: '#f0e6d0',
    legs: '#4a3a2c',
    chest: coat('#8c1f2e'),
    hat:
      path('M-6.6 -2.4C-5 -3.2 -4.6 -7 0 -7C4.6 -7 5 -3.2 6.6 -2.4C3 -3.4 -3 -3.4 -6.6 -2.4Z', '#22242a') +
      circle(0, -5, 1, '#f4f1ea'),
  }),
  ninja: outfit({
    top: '#23262f',
    legs: '#1c1f27',
    shoes: '#1c1f27',
    gloves: '#23262f',
    hidesHair: true,
    hat:
      path('M-5 -1.4C-5 -5 -3 -6 0 -6C3 -6 5 -5 5 -1.4Z', '#23262f') +
      path('M-5 1.2H5C4.8 4.2 3 5.4 0 5.4C-3 5.4 -4.8 4.2 -5 1.2Z', '#23262f') +
      rect(-5, -3, 10, 1, '#c8262c'),
    chest: rect(-4, 5.6, 8, 1.2, '#c8262c', 0.3),
  }),
  monk: outfit({
    top: '#e07a1c',
    legs: '#c4601a',
    hidesHair: true,
    chest: path('M-4 0L4 4V7.4L-4 3Z', '#b0400f'),
  }),
  suit: outfit({
    top: '#f4f4f2',
    legs: '#2b3242',
    shoes: '#1c1a1a',
    chest: coat('#2b3242') + path('M-0.5 0H0.5L0.8 4L0 5L-0.8 4Z', '#c8262c'),
  }),
  waiter: outfit({
    top: '#f4f4f2',
    legs: '#22242a',
    chest: apron('#22242a') + bar(-1, 0, 1, 0.8, 0.7, '#22242a'),
  }),
  baker: outfit({
    top: '#5f86b0',
    legs: '#5a4636',
    chest: apron('#f4efe4'),
    hat: path('M-4.6 -2C-5.6 -5.6 -2 -6.8 0 -6.4C2 -6.8 5.6 -5.6 4.6 -2Z', '#f4efe4'),
  }),
  rocker: outfit({ top: '#22242a', legs: '#2b3a5a', shoes: '#1c1a1a', chest: coat('#33302e') }),
  dancer: outfit({
    top: '#e86aa6',
    legs: '#f0c19c',
    shoes: '#e86aa6',
    chest: path('M-3 4.4C-6 6 -8 8.4 -8 9.4C-4 10.4 4 10.4 8 9.4C8 8.4 6 6 3 4.4Z', '#f2a0c6'),
  }),
  bride: outfit({
    top: '#fbfaf7',
    legs: '#fbfaf7',
    shoes: '#fbfaf7',
    chest: path('M-3 3.6L-7.4 15.4H7.4L3 3.6Z', '#f6f3ee'),
    back: path('M-5 -9C-8 0 -9 8 -8 14H8C9 8 8 0 5 -9Z', '#ffffff'),
  }),
  santa: outfit({
    top: '#c8262c',
    legs: '#b01e24',
    shoes: '#22242a',
    chest: rect(-4, 4.6, 8, 1.4, '#22242a') + rect(-1, -0.4, 2, 7.6, '#ffffff', 0.6),
    hat:
      path('M-4.8 -2.6C-4 -6.4 0 -8 6 -5.6L4.8 -2.6Z', '#c8262c') +
      circle(6.2, -5.2, 1.2, '#ffffff') +
      rect(-5.2, -3.4, 10.4, 1.8, '#ffffff', 0.9),
  }),
} as const satisfies Record<string, Outfit>;
export type OutfitName = keyof typeof outfits;
