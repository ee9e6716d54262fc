import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the screen that continues with a kept prompt. */
export const startMessages = defineMessages(
  {
    title: 'Your new thumbnail',
    opening: 'Opening your thumbnail…',
    failed: 'Your thumbnail could not be opened',
    nothing: 'There is no sentence to continue with. Start a thumbnail on the dashboard.',
    dashboard: 'Go to the dashboard',
  },
  {
    title: 'Tu nueva miniatura',
    opening: 'Abriendo tu miniatura…',
    failed: 'No se pudo abrir tu miniatura',
    nothing: 'No hay ninguna frase con la que continuar. Crea una miniatura en el panel.',
    dashboard: 'Ir al panel',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    start: typeof startMessages.en;
  }
}
