import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages about images that are drawn while the user is on another page. */
export const drawingMessages = defineMessages(
  {
    one: 'An image is being drawn, {{percent}}%',
    several: '{{count}} images are being drawn, {{percent}}%',
    waiting: 'An image waits to be drawn',
    ready: 'Your image is ready',
    open: 'Open',
    failed: 'Your image could not be made',
  },
  {
    one: 'Se está dibujando una imagen, {{percent}} %',
    several: 'Se están dibujando {{count}} imágenes, {{percent}} %',
    waiting: 'Una imagen espera su turno',
    ready: 'Tu imagen está lista',
    open: 'Abrir',
    failed: 'No se pudo crear tu imagen',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    drawing: typeof drawingMessages.en;
  }
}
