import { defineTexts } from './define-texts';

/** Those of the words that features share which the public pages need; they stand under `shared` with the others. */
export const publicSharedTexts = defineTexts(
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
