import { defineTexts } from '../../shared/i18n/define-texts';

/** What stands below the picture of an article, beside its own text. */
export const articleTexts = defineTexts(
  {
    updated: 'Updated {{date}}',
    contents: 'In this article',
    sizes: 'The same thumbnail at 336, 168 and 120 pixels. The large words last; the stopwatch goes first.',
    results: 'Proven Results',
    resultsNote:
      'These are the figures that Portada is advertised with. Nothing here measures clicks, and how long a picture takes depends on the machine that draws it.',
    ctr: 'average CTR increase',
    time: 'generation time',
    creators: 'creators',
    advantages: 'Five advantages',
    advantage1: 'One sentence is enough',
    advantage1Text:
      'You need no template, no layers and no photo of yourself. Say what the video is about; the engine finds subject, words and idea in what you wrote.',
    advantage2: 'The words stay readable',
    advantage2Text:
      'Letters are set in real typefaces and measured at the sizes of a phone. The score beside the picture tells which rule was kept and which was not.',
    advantage3: 'You pay for pictures, not for attempts',
    advantage3Text:
      'A credit is held when you begin and spent when the picture is there. If it fails or you cancel it, the credit is yours again, without asking anybody.',
    advantage4: 'Every format has its own layout',
    advantage4Text:
      'A square for a post and an upright picture for a short are composed anew from the same sentence. Nothing is cut off at the side.',
    advantage5: 'The file fits at once',
    advantage5Text:
      'The download is 1280 by 720 pixels and stays under 2 MB. The original is there as well, at 1920 by 1080 pixels.',
    callTitle: 'Your video has a sentence, too',
    callText_one:
      'Write it down and see the picture develop. {{count}} credit to begin with, no card required.',
    callText_other:
      'Write it down and see the picture develop. {{count}} credits to begin with, no card required.',
    call: 'Get Started Free',
    author: 'The Portada team',
    authorText:
      'We build the engine that draws the thumbnails on this site, and write down what it teaches us about pictures that have to be small.',
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
      'La misma portada a 336, 168 y 120 píxeles. Las palabras grandes aguantan; el cronómetro se pierde primero.',
    results: 'Resultados probados',
    resultsNote:
      'Son las cifras con las que Portada se anuncia. Aquí nada mide clics, y lo que tarda una imagen depende de la máquina que la dibuja.',
    ctr: 'de aumento medio del CTR',
    time: 'de tiempo de generación',
    creators: 'creadores',
    advantages: 'Cinco ventajas',
    advantage1: 'Basta con una frase',
    advantage1Text:
      'No hacen falta plantillas, capas ni una foto tuya. Cuenta de qué va el vídeo; el motor encuentra el protagonista, las palabras y la idea en lo que escribiste.',
    advantage2: 'Las palabras se siguen leyendo',
    advantage2Text:
      'Las letras se componen en tipografías de verdad y se miden a tamaño de móvil. La nota junto a la imagen dice qué regla se cumplió y cuál no.',
    advantage3: 'Pagas por imágenes, no por intentos',
    advantage3Text:
      'El crédito se aparta al empezar y se gasta cuando la imagen está. Si falla o la cancelas, vuelve a ser tuyo sin que tengas que pedirlo.',
    advantage4: 'Cada formato tiene su composición',
    advantage4Text:
      'El cuadrado de una publicación y el vertical de un vídeo corto se componen de nuevo con la misma frase. No se corta nada por los lados.',
    advantage5: 'El archivo encaja a la primera',
    advantage5Text:
      'La descarga mide 1280 por 720 píxeles y no pasa de 2 MB. También tienes el original, a 1920 por 1080 píxeles.',
    callTitle: 'Tu vídeo también tiene su frase',
    callText_one: 'Escríbela y mira cómo se revela la imagen. {{count}} crédito para empezar, sin tarjeta.',
    callText_other:
      'Escríbela y mira cómo se revela la imagen. {{count}} créditos para empezar, sin tarjeta.',
    call: 'Empezar gratis',
    author: 'El equipo de Portada',
    authorText:
      'Hacemos el motor que dibuja las portadas de este sitio, y apuntamos lo que nos enseña sobre las imágenes que tienen que ser pequeñas.',
    writtenBy: 'Escrito por',
    tags: 'Etiquetas',
    related: 'Artículos relacionados',
    comingSoon: 'Los próximos llegarán pronto.',
    allArticles: 'Todos los artículos',
  },
);
