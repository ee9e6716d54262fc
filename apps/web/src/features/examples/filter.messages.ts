import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the filter of the gallery. */
export const filterMessages = defineMessages(
  {
    title: 'Filter the examples',
    niche: 'Niche',
    format: 'Format',
    style: 'Style',
    all: 'All',
    clear: 'Show all',
  },
  {
    title: 'Filtrar los ejemplos',
    niche: 'Tema',
    format: 'Formato',
    style: 'Estilo',
    all: 'Todos',
    clear: 'Ver todos',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    exampleFilter: typeof filterMessages.en;
  }
}
