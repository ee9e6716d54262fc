import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about the light of a photo, and about a photo as background. */
export const photoMessages = defineMessages(
  {
    section: 'Light of the photo',
    useAsGround: 'Use as background',
    usedAsGround: 'The photo is the background.',
    groundHint: 'Covers the whole picture behind all other layers. Select it in the list of layers.',
    blur: 'Blur',
    match: 'Match light',
    matchHint: 'Brightness and color follow the background.',
    rim: 'Rim',
    rimHint: 'An edge of light on the side from which the light comes.',
  },
  {
    section: 'Luz de la foto',
    useAsGround: 'Usar como fondo',
    usedAsGround: 'La foto es el fondo.',
    groundHint: 'Cubre toda la imagen detrás de las demás capas. Selecciónala en la lista de capas.',
    blur: 'Desenfoque',
    match: 'Igualar la luz',
    matchHint: 'El brillo y el color siguen al fondo.',
    rim: 'Contorno de luz',
    rimHint: 'Un borde de luz en el lado del que viene la luz.',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    photo: typeof photoMessages.en;
  }
}
