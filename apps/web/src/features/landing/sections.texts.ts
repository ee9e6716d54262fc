import { defineTexts } from '../../shared/i18n/define-texts';

/** What follows the first screen. */
export const sectionsTexts = defineTexts(
  {
    quote: '“{{text}}”',
    alt: {
      tech: 'Thumbnail: a python and the words Python 1H',
      gaming: 'Thumbnail: crossed swords, a small dragon and the words 1 HP',
      lifestyle:
        'Thumbnail: a palm tree and a tuk-tuk before the rings of a retro sun, and the words Bali 24H',
      recipe: 'Square picture: a burger and the words Burger $3',
      travel: 'Square picture: a camel cut from paper in the desert and the word Sahara',
      demo: 'Thumbnail: a dog and a cat face each other, VS between them, and the words IQ test',
    },
    examples: {
      title: 'Three videos, three sentences',
      lead: 'Nobody retouched these. The studio engine drew each from the sentence below it, a style and a short headline.',
      tech: 'Technology',
      gaming: 'Gaming',
      lifestyle: 'Lifestyle',
      all: 'View all examples',
    },
    shelf: {
      title: 'The shelf test',
      lead: 'Nobody meets your thumbnail at full size. It stands in a row of strangers, two fingers wide. Look at it there before they do.',
      text: 'Every finished picture is measured at 168 pixels: how far the letters stand out, how tall the smallest capital is, whether the duration covers a word. The editor shows the score, and what would raise it.',
      home: 'Home',
      search: 'Search',
      next: 'Up next',
      pixels: '{{width}} px',
    },
    benefits: {
      title: 'What you can hold us to',
      size: 'The file your upload form wants',
      sizeText:
        'The download has these exact pixels and stays under {{megabytes}} MB. Square, 4:3 and upright pictures have exact sizes of their own.',
      percent: 'A percentage that is real',
      percentText:
        'You see the picture develop, stage by stage, at the pace the engine reports. An engine that reports nothing gets no number from us.',
      score: 'A score for legibility',
      scoreText:
        'Contrast, type, room for the duration: measured as small as phones show it, with a hint for every point that was lost.',
      variants: 'Takes that differ',
      variantsText: 'Ask for up to four at once. Each follows another idea, not just another shade.',
      back: 'Credits that come back',
      backText:
        'A picture that fails or is cancelled returns its credit by itself. Unused credits never expire.',
    },
    results: {
      title: 'Claims, printed as claims',
      text: 'These are figures of our marketing. Portada cannot see your views, so it has measured none of them: hold them against your own channel. What it can measure, it shows beside every picture.',
      ctr: 'average CTR increase',
      hoursFigure: '{{count}} hrs',
      hours: 'saved',
      satisfied: 'satisfaction',
      time: 'generation time',
      creators: 'creators',
      rating: 'from {{count}} ratings',
      quote:
        'I used to finish the edit at nine and the thumbnail at midnight. Now I write one sentence, and argue with the result.',
      by: 'No customer said this: we wrote it ourselves. Yours would be better.',
      send: 'Send us yours',
    },
    squares: {
      title: 'Square, for everywhere else',
      text: 'A post, a cover, a community page: the same sentence makes a picture of {{width}} × {{height}} pixels. It is composed anew, not cropped, so no word loses its last letter.',
    },
    demo: {
      title: 'From prompt to picture',
      lead: 'The stages below are the ones the studio reports, in the words of the editor.',
      prompt: 'The prompt',
      stages: 'The stages',
      result: 'The result',
      understanding: 'Reading your idea',
      composing: 'Composing the layout',
      background: 'Drawing the background',
      subject: 'Placing the subject',
      headline: 'Setting the headline',
      finishing: 'Finishing touches',
      storing: 'Storing the picture',
    },
    pricing: {
      title: 'Pay for pictures, not for months',
      lead: 'One credit makes one picture. No subscription, and credits never expire.',
      choose: 'Choose {{name}}',
      more: 'Compare the packs',
    },
    faq: {
      title: 'Frequently asked questions',
      free: 'Can I try it for free?',
      freeText:
        'Yes. A new account starts with {{count}} free credits, no card required, and one credit makes one picture. After that, {{credits}} credits cost {{price}}.',
      like: 'What if I don’t like a picture?',
      likeText:
        'Change a word and ask again, or ask for several variants at once; each costs one credit. Only a picture that fails or is cancelled gives its credit back.',
      time: 'How long does a picture take?',
      timeText:
        'Usually a few seconds. You see the real percentage, and if it takes longer, the time left as measured on the latest pictures.',
      engine: 'What draws the pictures?',
      engineText:
        'Our own studio engine. It reads your sentence, chooses an idea and a layout, and draws picture and letters itself: drawn, not photographed. If another engine is at work, the editor names it.',
      file: 'Which file do I get?',
      fileText:
        'One that a video site takes as it is: 1280 × 720 pixels and under 2 MB. The original is a PNG of 1920 × 1080. Pictures in 1:1, 4:3 and 9:16 come in sizes of their own.',
      own: 'Whose are the pictures?',
      ownText: 'They are yours to use wherever you publish. On Portada nobody sees them but you.',
      expire: 'Do credits expire?',
      expireText: 'No. What you buy today still makes pictures next year.',
    },
    closing: {
      title: 'Frame 10 is yours',
      text: 'Your next video already has a title. Give it a face.',
    },
  },
  {
    quote: '«{{text}}»',
    alt: {
      tech: 'Portada: una pitón y las palabras Python 1H',
      gaming: 'Portada: espadas cruzadas, un pequeño dragón y las letras 1 HP',
      lifestyle:
        'Portada: una palmera y un tuk-tuk ante los anillos de un sol retro, y las palabras Bali 24H',
      recipe: 'Imagen cuadrada: una hamburguesa y las palabras Burger $3',
      travel: 'Imagen cuadrada: un camello de papel en el desierto y la palabra Sahara',
      demo: 'Portada: un perro y un gato frente a frente, con VS en medio y las palabras IQ test',
    },
    examples: {
      title: 'Tres vídeos, tres frases',
      lead: 'Nadie las ha retocado. El motor Studio dibujó cada una con la frase de debajo, un estilo y un titular corto.',
      tech: 'Tecnología',
      gaming: 'Videojuegos',
      lifestyle: 'Estilo de vida',
      all: 'Ver todos los ejemplos',
    },
    shelf: {
      title: 'La prueba del escaparate',
      lead: 'Nadie ve tu portada a tamaño completo. La encuentran entre desconocidas, y mide dos dedos. Mírala ahí antes que los demás.',
      text: 'Cada imagen terminada se mide a 168 píxeles: cuánto destacan las letras, cuánto mide la mayúscula más pequeña, si la duración tapa una palabra. El editor muestra la nota y qué la subiría.',
      home: 'Inicio',
      search: 'Búsqueda',
      next: 'A continuación',
      pixels: '{{width}} px',
    },
    benefits: {
      title: 'Lo que puedes exigirnos',
      size: 'El archivo que te pide la plataforma',
      sizeText:
        'La descarga tiene exactamente estos píxeles y pesa menos de {{megabytes}} MB. Las cuadradas, las verticales y las 4:3 tienen su propio tamaño exacto.',
      percent: 'Un porcentaje de verdad',
      percentText:
        'Ves revelarse la imagen, etapa a etapa, al ritmo que marca el motor. Si un motor no dice nada, no nos inventamos un número.',
      score: 'Una nota de legibilidad',
      scoreText:
        'Contraste, letra, sitio para la duración: medidos al tamaño de un móvil, con un consejo por cada punto perdido.',
      variants: 'Tomas distintas de verdad',
      variantsText: 'Pide hasta cuatro a la vez. Cada una sigue otra idea, no solo otro tono.',
      back: 'Créditos que vuelven',
      backText: 'Si una imagen falla o la cancelas, su crédito vuelve solo. Los que no usas no caducan.',
    },
    results: {
      title: 'Promesas, impresas como promesas',
      text: 'Son cifras de nuestro marketing. Portada no ve tus visitas, así que no ha medido ninguna: compáralas con tu propio canal. Lo que sí puede medir lo muestra junto a cada imagen.',
      ctr: 'de CTR de media',
      hoursFigure: '{{count}} h',
      hours: 'ahorradas',
      satisfied: 'de satisfacción',
      time: 'por imagen',
      creators: 'creadores',
      rating: 'en {{count}} valoraciones',
      quote:
        'Antes terminaba el montaje a las nueve y la miniatura a medianoche. Ahora escribo una frase y discuto con el resultado.',
      by: 'No lo dijo ningún cliente: lo escribimos nosotros. El tuyo sería mejor.',
      send: 'Mándanos el tuyo',
    },
    squares: {
      title: 'Cuadrada, para todo lo demás',
      text: 'Una publicación, una carátula, tu comunidad: la misma frase da una imagen de {{width}} × {{height}} píxeles. Se compone de nuevo, no se recorta, y ninguna palabra pierde su última letra.',
    },
    demo: {
      title: 'De la frase a la imagen',
      lead: 'Las etapas son las que comunica el motor Studio, con las palabras del editor.',
      prompt: 'La frase',
      stages: 'Las etapas',
      result: 'El resultado',
      understanding: 'Leyendo tu idea',
      composing: 'Componiendo la imagen',
      background: 'Dibujando el fondo',
      subject: 'Colocando el motivo',
      headline: 'Escribiendo el titular',
      finishing: 'Últimos retoques',
      storing: 'Guardando la imagen',
    },
    pricing: {
      title: 'Paga por imágenes, no por meses',
      lead: 'Un crédito es una imagen. Sin suscripción, y los créditos no caducan.',
      choose: 'Elegir {{name}}',
      more: 'Comparar los paquetes',
    },
    faq: {
      title: 'Preguntas frecuentes',
      free: '¿Puedo probarlo gratis?',
      freeText:
        'Sí. Una cuenta nueva empieza con {{count}} créditos gratis, sin tarjeta, y un crédito es una imagen. Después, {{credits}} créditos cuestan {{price}}.',
      like: '¿Y si una imagen no me gusta?',
      likeText:
        'Cambia una palabra y pide otra, o pide varias variantes a la vez; cada una cuesta un crédito. Solo devuelve su crédito la imagen que falla o que se cancela.',
      time: '¿Cuánto tarda una imagen?',
      timeText:
        'Normalmente unos segundos. Ves el porcentaje real y, si tarda más, el tiempo que queda según lo medido en las últimas imágenes.',
      engine: '¿Qué dibuja las imágenes?',
      engineText:
        'Nuestro propio motor, Studio. Lee tu frase, elige una idea y una composición, y dibuja la imagen y las letras: dibujado, no fotografiado. Si trabaja otro motor, el editor dice cuál.',
      file: '¿Qué archivo recibo?',
      fileText:
        'Uno que las plataformas aceptan tal cual: 1280 × 720 píxeles y menos de 2 MB. El original es un PNG de 1920 × 1080. Las imágenes 1:1, 4:3 y 9:16 tienen su propio tamaño.',
      own: '¿De quién son las imágenes?',
      ownText: 'Son tuyas, para usarlas donde publiques. En Portada no las ve nadie más que tú.',
      expire: '¿Caducan los créditos?',
      expireText: 'No. Lo que compras hoy sigue dando imágenes el año que viene.',
    },
    closing: {
      title: 'El fotograma 10 es tuyo',
      text: 'Tu próximo vídeo ya tiene título. Ponle cara.',
    },
  },
);
