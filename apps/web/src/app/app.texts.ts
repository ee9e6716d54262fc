import { defineTexts } from '../shared/i18n/define-texts';

export const appTexts = defineTexts(
  {
    skip: 'Skip to content',
    scrollTop: 'Back to top',
    crashed: 'Unexpected Application Error!',
    crashedText: 'The page stopped working. Your thumbnails and credits are safe.',
    reload: 'Reload the page',
    cutOff: 'You are offline',
    cutOffText: 'This page is not on your device yet. It opens by itself when the connection is back.',
  },
  {
    skip: 'Saltar al contenido',
    scrollTop: 'Volver arriba',
    crashed: '¡Error inesperado de la aplicación!',
    crashedText: 'La página dejó de funcionar. Tus portadas y tus créditos están a salvo.',
    reload: 'Recargar la página',
    cutOff: 'Estás sin conexión',
    cutOffText: 'Esta página aún no está en tu dispositivo. Se abrirá sola cuando vuelva la conexión.',
  },
);
