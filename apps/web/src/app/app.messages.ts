import { defineMessages } from '../shared/i18n/define-messages';

/** Messages of the application frame that every page needs. */
export const appMessages = defineMessages(
  {
    skip: 'Skip to content',
    scrollTop: 'Back to top',
    crashed: 'Unexpected Application Error!',
    crashedText: 'The page stopped working. Your thumbnails and credits are safe.',
    reload: 'Reload the page',
    cutOff: 'You are offline',
    cutOffText: 'This page will open automatically when you are back online.',
  },
  {
    skip: 'Saltar al contenido',
    scrollTop: 'Volver arriba',
    crashed: '¡Error inesperado de la aplicación!',
    crashedText: 'La página dejó de funcionar. Tus miniaturas y tus créditos están a salvo.',
    reload: 'Recargar la página',
    cutOff: 'Estás sin conexión',
    cutOffText: 'Esta página se abrirá automáticamente cuando vuelva la conexión.',
  },
);
