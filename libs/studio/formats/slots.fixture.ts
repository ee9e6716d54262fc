import type { Slots } from './slots';

/** Slots of a prompt that says nothing but one thing and a hook. */
export const plainSlots: Slots = {
  seed: 1,
  language: 'en',
  hook: 'NEVER AGAIN',
  label: null,
  thing: { id: 'hamburger', group: 4, ink: [0.06, 0.09, 0.94, 0.91], hue: 60 },
  second: null,
  sides: [],
  isBeforeAfter: false,
  number: null,
  face: null,
  place: null,
  motif: null,
  ground: null,
  ink: null,
  tint: null,
  isCrossed: false,
  state: null,
  isBurning: false,
  noText: false,
  noFaces: false,
  tone: 'plain',
  isMysterious: false,
};
