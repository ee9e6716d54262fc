import type { Language } from './product-config';

type Sentence = Record<Language, string>;

/** Messages of the `errorCode` of a failed generation. Screens add the sentence "Your credit was returned." */
export const generationErrors = {
  safety: {
    en: 'The image model declined this prompt.',
    es: 'El modelo de imagen rechazó esta descripción.',
  },
  not_understood: {
    en: 'We did not recognize anything in this prompt. Name a thing, a person or a place to show.',
    es: 'No reconocimos nada en esta descripción. Nombra una cosa, una persona o un lugar que mostrar.',
  },
  rate_limited: { en: 'The image model is too busy.', es: 'El modelo de imagen está demasiado ocupado.' },
  quota: { en: 'The image model has no capacity left.', es: 'El modelo de imagen no tiene más capacidad.' },
  timeout: { en: 'The image model took too long.', es: 'El modelo de imagen tardó demasiado.' },
  bad_request: {
    en: 'The image model could not use this request.',
    es: 'El modelo no pudo usar esta petición.',
  },
  unsupported: {
    en: 'No image model can do what this request needs.',
    es: 'Ningún modelo de imagen puede hacer lo que pide esta petición.',
  },
  provider: { en: 'Failed to generate image', es: 'Error desconocido al generar la imagen' },
  models_unavailable: {
    en: 'No image model can draw at the moment. Please try again in a few minutes.',
    es: 'Ningún modelo de imagen puede dibujar en este momento. Inténtalo de nuevo en unos minutos.',
  },
  deadline: { en: 'The image took too long.', es: 'La imagen tardó demasiado.' },
  worker_lost: {
    en: 'Our server stopped while making the image.',
    es: 'Nuestro servidor se detuvo mientras creaba la imagen.',
  },
  storage: { en: 'The image could not be stored.', es: 'No se pudo guardar la imagen.' },
} as const satisfies Record<string, Sentence>;

export type GenerationErrorCode = keyof typeof generationErrors;

/** Message that screens show for a cancelled generation. */
export const cancelledSentence: Sentence = {
  en: 'The generation was cancelled. Your credit was returned.',
  es: 'La generación se canceló. Hemos devuelto tu crédito.',
};
