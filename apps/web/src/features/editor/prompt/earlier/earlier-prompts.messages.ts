import { defineMessages } from '../../../../shared/i18n/define-messages';

/** Messages about the earlier prompts of the user. */
export const earlierPromptMessages = defineMessages(
  {
    open: 'Earlier prompts',
    title: 'Earlier prompts',
    search: 'Search in your prompts',
    hint: 'Your last {{count}} different prompts. A click puts prompt and settings into the form.',
    loading: 'Loading your prompts...',
    none: 'No prompts yet. The prompt of each image that you generate is listed here.',
    notFound: 'No prompt contains these words.',
    failed: 'Your prompts could not be loaded.',
    use: 'Use this prompt: {{prompt}}',
    used: 'Prompt and settings are in the form',
    undo: 'Undo',
    headline: 'Headline: {{headline}}',
  },
  {
    open: 'Descripciones anteriores',
    title: 'Descripciones anteriores',
    search: 'Buscar en tus descripciones',
    hint: 'Tus últimas {{count}} descripciones distintas. Al pulsar una, pasa al formulario con sus ajustes.',
    loading: 'Cargando tus descripciones...',
    none: 'Aún no hay descripciones. Aquí aparece la de cada imagen que generas.',
    notFound: 'Ninguna descripción contiene estas palabras.',
    failed: 'No se pudieron cargar tus descripciones.',
    use: 'Usar esta descripción: {{prompt}}',
    used: 'La descripción y sus ajustes están en el formulario',
    undo: 'Deshacer',
    headline: 'Titular: {{headline}}',
  },
);

declare module '../../../../shared/i18n/translation' {
  interface Catalogue {
    earlierPrompts: typeof earlierPromptMessages.en;
  }
}
