import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the drafts of a prompt: small pictures that cost nothing, of which the creator picks one. */
export const draftsMessages = defineMessages(
  {
    section: 'Drafts',
    free: 'Free. An image is drawn from the draft that you pick.',
    show: 'Show drafts',
    option: 'Draft {{number}} of {{count}}: {{name}}',
    name: '{{words}}, {{format}}',
    withoutWords: 'no words',
    formats: {
      thing: 'one thing',
      words: 'words alone',
      face: 'face',
      photo: 'your photo',
      number: 'number',
      versus: 'versus',
      'before-after': 'before and after',
      'close-up': 'close-up',
      mystery: 'mystery',
      poster: 'poster',
      place: 'place',
    },
    drawing: 'Drawing the drafts...',
    ready_one: '{{count}} draft',
    ready_other: '{{count}} drafts',
    notDrawable: 'This draft could not be drawn.',
    more: 'Six more',
    notDrawn: 'Not drawn: {{words}}',
    none: 'There are no drafts for this prompt. Name a thing, a number or a place to show.',
    offline: 'You are offline. The drafts appear when the connection is back.',
    busy: 'The drafts take a moment. They appear without your help.',
    failed: 'The drafts could not be loaded. {{reason}}',
    retry: 'Try again',
    onStage: 'Draft, free',
    stageAlt: 'Draft: {{name}}',
    otherModel: '{{model}} draws the image. The drafts show the idea.',
    photo: {
      alone: 'Studio draws and cannot photograph. Use your own photo, or go on with an illustration.',
      models:
        'Studio draws and cannot photograph. Use your own photo, choose an image model that makes photographs, or go on with an illustration.',
    },
    words: {
      section: 'Words to choose from',
      use: 'Use the words “{{words}}”',
      putBack: 'Put back “{{words}}”',
      clear: 'Clear the words',
    },
  },
  {
    section: 'Bocetos',
    free: 'Gratis. La imagen se dibuja a partir del boceto que elijas.',
    show: 'Mostrar bocetos',
    option: 'Boceto {{number}} de {{count}}: {{name}}',
    name: '{{words}}, {{format}}',
    withoutWords: 'sin texto',
    formats: {
      thing: 'una cosa',
      words: 'solo texto',
      face: 'cara',
      photo: 'tu foto',
      number: 'número',
      versus: 'versus',
      'before-after': 'antes y después',
      'close-up': 'primer plano',
      mystery: 'misterio',
      poster: 'cartel',
      place: 'lugar',
    },
    drawing: 'Dibujando los bocetos...',
    ready_one: '{{count}} boceto',
    ready_other: '{{count}} bocetos',
    notDrawable: 'No se pudo dibujar este boceto.',
    more: 'Seis más',
    notDrawn: 'No se dibuja: {{words}}',
    none: 'No hay bocetos para esta descripción. Nombra una cosa, un número o un lugar que mostrar.',
    offline: 'No tienes conexión. Los bocetos aparecerán cuando vuelva.',
    busy: 'Los bocetos tardan un momento. Aparecerán sin que hagas nada.',
    failed: 'No se pudieron cargar los bocetos. {{reason}}',
    retry: 'Reintentar',
    onStage: 'Boceto, gratis',
    stageAlt: 'Boceto: {{name}}',
    otherModel: 'La imagen la dibuja {{model}}. Los bocetos muestran la idea.',
    photo: {
      alone: 'Studio dibuja y no puede fotografiar. Usa tu propia foto o sigue con una ilustración.',
      models:
        'Studio dibuja y no puede fotografiar. Usa tu propia foto, elige un modelo de imagen que haga fotografías o sigue con una ilustración.',
    },
    words: {
      section: 'Textos para elegir',
      use: 'Usar el texto «{{words}}»',
      putBack: 'Volver a poner «{{words}}»',
      clear: 'Vaciar el texto',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    drafts: typeof draftsMessages.en;
  }
}
