import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the picture as viewers see it. */
export const previewMessages = defineMessages(
  {
    title: 'Title of the video',
    channel: 'Channel',
    length: 'Length of the video',
    overlay: 'Over the picture',
    isWatched: 'Watched',
    isHovered: 'Pointer on the picture',
    neighbour: 'Example channel {{number}}',
    theme: 'Theme of YouTube',
    light: 'Light',
    dark: 'Dark',
    view: 'View',
    plain: 'As it is',
    squint: 'Squint',
    grey: 'Gray',
    home: 'Home page',
    search: 'Search',
    sidebar: 'Next to a video',
    phone: 'Phone',
    tv: 'Television',
    pixels: '{{width}} px',
  },
  {
    title: 'Título del vídeo',
    channel: 'Canal',
    length: 'Duración del vídeo',
    overlay: 'Sobre la imagen',
    isWatched: 'Visto en parte',
    isHovered: 'Puntero sobre la imagen',
    neighbour: 'Canal de ejemplo {{number}}',
    theme: 'Tema de YouTube',
    light: 'Claro',
    dark: 'Oscuro',
    view: 'Vista',
    plain: 'Tal cual',
    squint: 'Borrosa',
    grey: 'Gris',
    home: 'Página principal',
    search: 'Búsqueda',
    sidebar: 'Junto a un vídeo',
    phone: 'Teléfono',
    tv: 'Televisor',
    pixels: '{{width}} px',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    preview: typeof previewMessages.en;
  }
}
