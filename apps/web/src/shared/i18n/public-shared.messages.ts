import { defineMessages } from './define-messages';

/** Messages that several public pages use. The messages are registered under `shared` together with `shared.messages.ts`. */
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
