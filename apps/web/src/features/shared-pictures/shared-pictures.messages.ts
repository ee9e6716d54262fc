import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the public page of a share link. */
export const sharedPicturesMessages = defineMessages(
  {
    title: 'Which one would you click?',
    titleOfOne: 'A shared thumbnail',
    card: { title: 'Would you click this thumbnail?', picture: 'The shared thumbnail' },
    lead: 'Choose the thumbnail that you would click. No account is needed, and each browser has one vote.',
    loading: 'Loading the thumbnails…',
    missing: 'This link is not valid',
    failed: 'The thumbnails could not be loaded',
    sizes: 'Size of the thumbnails',
    size: { '168': 'Beside a video', '360': 'Home page' },
    picture: 'Thumbnail {{letter}}',
    vote: 'Vote for {{letter}}',
    thanks: 'Thank you. Your vote for {{letter}} is counted.',
    voteFailed: 'The vote could not be counted',
    made: 'Made with Portada',
  },
  {
    title: '¿En cuál harías clic?',
    titleOfOne: 'Una miniatura compartida',
    card: { title: '¿Harías clic en esta miniatura?', picture: 'La miniatura compartida' },
    lead: 'Elige la miniatura en la que harías clic. No hace falta una cuenta y cada navegador tiene un voto.',
    loading: 'Cargando las miniaturas…',
    missing: 'Este enlace no es válido',
    failed: 'No se pudieron cargar las miniaturas',
    sizes: 'Tamaño de las miniaturas',
    size: { '168': 'Junto a un vídeo', '360': 'Página de inicio' },
    picture: 'Miniatura {{letter}}',
    vote: 'Votar por {{letter}}',
    thanks: 'Gracias. Tu voto por {{letter}} está contado.',
    voteFailed: 'No se pudo contar el voto',
    made: 'Hecho con Portada',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    sharedPictures: typeof sharedPicturesMessages.en;
  }
}
