import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the trial image on the landing page. */
export const trialMessages = defineMessages(
  {
    figure: 'The image of your sentence',
    drawing: 'Drawing your sentence…',
    usually: 'This usually takes a second or two.',
    drawn: 'Your image is ready.',
    alt: 'Thumbnail drawn from your sentence: {{prompt}}',
    keep: 'Keep it',
    keepText_one: 'Full size and without the mark, for 1 credit. A new account has {{count}} free credit.',
    keepText_other: 'Full size and without the mark, for 1 credit. A new account has {{count}} free credits.',
    other: 'Change the sentence',
    failed: 'This image was not drawn',
    unknown: 'Portada cannot be reached at the moment. Please try again.',
    again: 'Try again',
  },
  {
    figure: 'La imagen de tu frase',
    drawing: 'Dibujando tu frase…',
    usually: 'Suele tardar uno o dos segundos.',
    drawn: 'Tu imagen está lista.',
    alt: 'Miniatura dibujada a partir de tu frase: {{prompt}}',
    keep: 'Quedármela',
    keepText_one:
      'A tamaño completo y sin la marca, por 1 crédito. Una cuenta nueva tiene {{count}} crédito gratis.',
    keepText_other:
      'A tamaño completo y sin la marca, por 1 crédito. Una cuenta nueva tiene {{count}} créditos gratis.',
    other: 'Cambiar la frase',
    failed: 'Esta imagen no se dibujó',
    unknown: 'Ahora mismo no se puede conectar con Portada. Inténtalo de nuevo.',
    again: 'Reintentar',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    trial: typeof trialMessages.en;
  }
}
