import { defineMessages } from './define-messages';

/** Shared messages of the public pages. They are registered under `shared` together with `shared.messages.ts`. */
export const publicSharedMessages = defineMessages(
  {
    loading: 'Loading...',
    backToHome: 'Back to Home',
    credits_one: '{{count}} credit',
    credits_other: '{{count}} credits',
  },
  {
    loading: 'Cargando...',
    backToHome: 'Volver al inicio',
    credits_one: '{{count}} crédito',
    credits_other: '{{count}} créditos',
  },
);
