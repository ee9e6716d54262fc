import { defineTexts } from '../shared/i18n/define-texts';

export const appTexts = defineTexts(
  {
    skip: 'Skip to content',
    scrollTop: 'Back to top',
    toasts: 'Notifications',
    crashed: 'Unexpected Application Error!',
    crashedText: 'The page stopped working. Your thumbnails and credits are safe.',
    reload: 'Reload the page',
    pageFailed: 'This page could not be shown',
    pageFailedText: 'Your thumbnails and credits are safe. Try again, or go on somewhere else.',
    sessionUnknown: 'We could not check who you are',
  },
  {
    skip: 'Saltar al contenido',
    scrollTop: 'Volver arriba',
    toasts: 'Avisos',
    crashed: '¡Error inesperado de la aplicación!',
    crashedText: 'La página dejó de funcionar. Tus portadas y tus créditos están a salvo.',
    reload: 'Recargar la página',
    pageFailed: 'Esta página no se pudo mostrar',
    pageFailedText: 'Tus portadas y tus créditos están a salvo. Inténtalo de nuevo o sigue por otro lado.',
    sessionUnknown: 'No pudimos comprobar quién eres',
  },
);
