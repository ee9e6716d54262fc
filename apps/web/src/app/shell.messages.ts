import { defineMessages } from '../shared/i18n/define-messages';
import type { appMessages } from './app.messages';

/**
 * Messages of the application frame that public pages do not show. The messages are registered under `app`, together
 * with `appMessages`.
 */
export const shellMessages = defineMessages(
  {
    toasts: 'Notifications',
    pageFailed: 'This page could not be displayed',
    pageFailedText: 'Your thumbnails and credits are safe. Try again or open another page.',
    offline: 'You are offline. This page may be out of date.',
    backOnline: 'Back online',
    slow: 'This is taking longer than usual. Still trying.',
    sessionUnknown: 'We could not load your account',
  },
  {
    toasts: 'Avisos',
    pageFailed: 'Esta página no se pudo mostrar',
    pageFailedText: 'Tus miniaturas y tus créditos están a salvo. Inténtalo de nuevo o abre otra página.',
    offline: 'Estás sin conexión. Esta página puede no estar actualizada.',
    backOnline: 'De nuevo en línea',
    slow: 'Está tardando más de lo normal. Seguimos intentándolo.',
    sessionUnknown: 'No se pudieron obtener los datos del usuario',
  },
);

declare module '../shared/i18n/translation' {
  interface Catalogue {
    app: typeof appMessages.en & typeof shellMessages.en;
  }
}
