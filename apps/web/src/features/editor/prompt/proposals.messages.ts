import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about proposed titles of the video. */
export const proposalMessages = defineMessages(
  {
    titles: 'Title ideas for your video',
    titlesHint: 'Made of the words of your description. Copy one and change it as you like.',
    noTitles: 'No title ideas for this description. They work in English and Spanish.',
    titlesFailed: 'The title ideas could not be loaded.',
    copy: 'Copy the title “{{title}}”',
    copied: 'Title copied',
    copyFailed: 'The title could not be copied. Select the text and copy it.',
  },
  {
    titles: 'Ideas de título para tu vídeo',
    titlesHint: 'Hechas con las palabras de tu descripción. Copia una y cámbiala como quieras.',
    noTitles: 'No hay ideas de título para esta descripción. Funcionan en inglés y español.',
    titlesFailed: 'No se pudieron cargar las ideas de título.',
    copy: 'Copiar el título «{{title}}»',
    copied: 'Título copiado',
    copyFailed: 'No se pudo copiar el título. Selecciona el texto y cópialo.',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    proposals: typeof proposalMessages.en;
  }
}
