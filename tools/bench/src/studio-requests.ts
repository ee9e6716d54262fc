import { type PictureRequest, pictureRequestSchema, styles } from '@portada/contracts';

/** Prompts in English and Spanish, for images with one and two main objects (heroes), and with few and many objects. */
const prompts = [
  'I survived 50 hours in Antarctica',
  'El último en salir del círculo gana 5.000 €',
  'Messi vs Ronaldo: who is the greatest of all time',
  'Crypto and bitcoin crash, investors in panic',
  'Mi rutina de mañana para ser más productivo',
  'Backpacking Japan on $20 a day',
  'How to draw a realistic eye, step by step',
  'Cómo cambiar una rueda del coche paso a paso',
  'How I made $10,000 with AI in one month',
  'No duermas en este hotel embrujado',
];

/** One request for a picture in each style of the studio. */
export const studioRequests: readonly PictureRequest[] = prompts.map((prompt, place) =>
  pictureRequestSchema.parse({ prompt, style: styles[place] }),
);
