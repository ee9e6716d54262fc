import { defineTexts } from '../shared/i18n/define-texts';

/** Texts of the application that its public pages have no use for; they stand under `app` with the others. */
export const shellTexts = defineTexts(
  {
    toasts: 'Notifications',
    pageFailed: 'This page could not be shown',
    pageFailedText: 'Your thumbnails and credits are safe. Try again, or go on somewhere else.',
    offline: 'You are offline. What you see may be out of date.',
    backOnline: 'Back online',
    slow: 'This is taking longer than usual. Still trying.',
    sessionUnknown: 'We could not check who you are',
  },
  {
    toasts: 'Avisos',
    pageFailed: 'Esta página no se pudo mostrar',
    pageFailedText: 'Tus portadas y tus créditos están a salvo. Inténtalo de nuevo o sigue por otro lado.',
    offline: 'Estás sin conexión. Lo que ves puede no estar al día.',
    backOnline: 'De nuevo en línea',
    slow: 'Está tardando más de lo normal. Seguimos intentándolo.',
    sessionUnknown: 'No se pudieron obtener los datos del usuario',
  },
);
