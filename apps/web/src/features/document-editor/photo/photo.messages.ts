import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about the light of a photo, and about a photo as background. */
export const photoMessages = defineMessages(
  {
    useAsGround: 'Use as background',
    usedAsGround: 'The photo is the background.',
    groundHint: 'Covers the whole picture behind all other layers. Select it in the list of layers.',
    blur: 'Blur',
    match: 'Match light',
    rim: 'Rim',
  },
  {
    useAsGround: 'Usar como fondo',
    usedAsGround: 'La foto es el fondo.',
    groundHint: 'Cubre toda la imagen detrás de las demás capas. Selecciónala en la lista de capas.',
    blur: 'Desenfoque',
    match: 'Igualar la luz',
    rim: 'Contorno de luz',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    photo: typeof photoMessages.en;
  }
}
