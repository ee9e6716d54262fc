import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the screen that continues with a kept prompt. */
export const startMessages = defineMessages(
  {
    title: 'Your new thumbnail',
    opening: 'Opening your thumbnail…',
    failed: 'Your thumbnail could not be opened',
    nothing: 'There is no sentence to continue with. Start a thumbnail on the dashboard.',
    dashboard: 'Go to the dashboard',
    photo: {
      title: 'Your photo',
      alt: 'The photo that you shared',
      prompt: 'What is the video about?',
      hint: 'One sentence of at least 10 characters. The image is made from it.',
      continue: 'Continue',
      storing: 'Storing the photo…',
      discard: 'Discard the photo',
      stored: 'Your photo is stored',
      where: 'Make the image first. Then edit it, and add the photo in “My photo”.',
      failed: 'Your photo could not be stored',
      unreadable: 'This browser cannot read the file as a picture.',
      tooLarge: 'The picture is too large.',
    },
  },
  {
    title: 'Tu nueva miniatura',
    opening: 'Abriendo tu miniatura…',
    failed: 'No se pudo abrir tu miniatura',
    nothing: 'No hay ninguna frase con la que continuar. Crea una miniatura en el panel.',
    dashboard: 'Ir al panel',
    photo: {
      title: 'Tu foto',
      alt: 'La foto que compartiste',
      prompt: '¿De qué trata el vídeo?',
      hint: 'Una frase de al menos 10 caracteres. La imagen se crea a partir de ella.',
      continue: 'Continuar',
      storing: 'Guardando la foto…',
      discard: 'Descartar la foto',
      stored: 'Tu foto está guardada',
      where: 'Primero crea la imagen. Después edítala y añade la foto en «Mi foto».',
      failed: 'No se pudo guardar tu foto',
      unreadable: 'Este navegador no puede leer el archivo como imagen.',
      tooLarge: 'La imagen es demasiado grande.',
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    start: typeof startMessages.en;
  }
}
