/** Entry of the studio for pictures as references: their colors and layout, taken over by a document. */
export { type Reference, paletteFrom, readReference, referenceSide } from './reference-picture';
export { takeColors, takeLayout } from './take-over';
