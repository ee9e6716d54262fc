import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages around the text of an article: author, dates, sharing links, related links. */
export const articleMessages = defineMessages(
  {
    updated: 'Updated {{date}}',
    contents: 'In this article',
    sizes:
      'The same thumbnail at 336, 168 and 120 pixels wide. The large words stay readable; the small details are lost first.',
    results: 'Proven Results',
    resultsNote: 'Figures as published by Portada. Results vary from channel to channel.',
    ctr: 'average CTR increase',
    time: 'generation time',
    creators: 'creators',
    advantages: 'Five advantages',
    advantage1: 'One sentence is enough',
    advantage1Text:
      'You need no template, no layers and no photo of yourself. Say what the video is about, and Portada finds the subject, the words and the idea in your sentence.',
    advantage2: 'The words stay readable',
    advantage2Text:
      'The text uses real typefaces and is measured at phone size. The legibility score shows what works and what to improve.',
    advantage3: 'You pay for finished images, not for attempts',
    advantage3Text:
      'A credit is reserved when you start and spent when the image is ready. If the image fails or you cancel it, you get the credit back automatically.',
    advantage4: 'Every format has its own layout',
    advantage4Text:
      'A square for a post and a vertical image for a Short each get their own layout from the same sentence. Nothing is cropped.',
    advantage5: 'The file is ready to upload',
    advantage5Text:
      'The download is 1280 × 720 pixels and stays under 2 MB. The original is included, at 1920 × 1080 pixels.',
    callTitle: 'Try it with your next video',
    callText_one:
      'Describe it in one sentence and watch the image take shape. Start with {{count}} free credit, no card required.',
    callText_other:
      'Describe it in one sentence and watch the image take shape. Start with {{count}} free credits, no card required.',
    call: 'Get Started Free',
    author: 'The Portada team',
    authorText:
      'We build the engine behind the thumbnails on this site and write about what makes small images work.',
    writtenBy: 'Written by',
    tags: 'Tags',
    related: 'Related Articles',
    comingSoon: 'The next ones are coming soon.',
    allArticles: 'All articles',
  },
  {
    updated: 'Actualizado el {{date}}',
    contents: 'En este artículo',
    sizes:
      'La misma miniatura a 336, 168 y 120 píxeles de ancho. Las palabras grandes se siguen leyendo; los detalles pequeños se pierden primero.',
    results: 'Resultados probados',
    resultsNote: 'Cifras publicadas por Portada. Los resultados varían según el canal.',
    ctr: 'de aumento medio del CTR',
    time: 'de tiempo de generación',
    creators: 'creadores',
    advantages: 'Cinco ventajas',
    advantage1: 'Basta con una frase',
    advantage1Text:
      'No hacen falta plantillas, capas ni una foto tuya. Cuenta de qué va el vídeo, y Portada encuentra el protagonista, las palabras y la idea en tu frase.',
    advantage2: 'Las palabras se siguen leyendo',
    advantage2Text:
      'El texto usa tipografías de verdad y se mide a tamaño de móvil. La nota de legibilidad muestra qué funciona y qué mejorar.',
    advantage3: 'Pagas por imágenes terminadas, no por intentos',
    advantage3Text:
      'El crédito se reserva al empezar y se gasta cuando la imagen está lista. Si la imagen falla o la cancelas, lo recuperas automáticamente.',
    advantage4: 'Cada formato tiene su composición',
    advantage4Text:
      'El cuadrado de una publicación y el vertical de un Short tienen su propia composición a partir de la misma frase. Nada se recorta.',
    advantage5: 'El archivo está listo para subir',
    advantage5Text:
      'La descarga mide 1280 × 720 píxeles y no pasa de 2 MB. Incluye el original, a 1920 × 1080 píxeles.',
    callTitle: 'Pruébalo con tu próximo vídeo',
    callText_one:
      'Descríbelo en una frase y mira cómo toma forma la imagen. Empieza con {{count}} crédito gratis, sin tarjeta.',
    callText_other:
      'Descríbelo en una frase y mira cómo toma forma la imagen. Empieza con {{count}} créditos gratis, sin tarjeta.',
    call: 'Empezar gratis',
    author: 'El equipo de Portada',
    authorText:
      'Creamos el motor que hay detrás de las miniaturas de este sitio y escribimos sobre lo que hace que una imagen pequeña funcione.',
    writtenBy: 'Escrito por',
    tags: 'Etiquetas',
    related: 'Artículos relacionados',
    comingSoon: 'Los próximos llegarán pronto.',
    allArticles: 'Todos los artículos',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    article: typeof articleMessages.en;
  }
}
