import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about the choice of a photographed place as background. */
export const placeFieldMessages = defineMessages(
  {
    label: 'Place',
    any: 'Chosen by the studio',
    shown: 'Place: {{place}}',
    hint: 'A photographed place, out of focus, as the background of the image. Other image models get it as words.',
  },
  {
    label: 'Lugar',
    any: 'Lo elige Studio',
    shown: 'Lugar: {{place}}',
    hint: 'Un lugar fotografiado y desenfocado como fondo de la imagen. Los demás modelos de imagen lo reciben en palabras.',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    placeField: typeof placeFieldMessages.en;
  }
}
