import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the sections below the first screen of the landing page. */
export const sectionsMessages = defineMessages(
  {
    quote: '“{{text}}”',
    alt: {
      tech: 'Thumbnail: a window with lines of code and the words Python 1H',
      gaming: 'Thumbnail: a turquoise dragon and the words 1 HP',
      lifestyle: 'Thumbnail: a beach umbrella between palm trees by the sea, and the words Bali 24H',
      recipe: 'Square image: a burger and the words Burger $3',
      travel: 'Square image: a paper-cut camel in the desert and the word Sahara',
      demo: 'Thumbnail: a dog and a cat face each other, VS between them, and the words IQ test',
    },
    examples: {
      title: 'Three videos, three sentences',
      lead: 'Made from the sentence below, a style and a short headline. No retouching.',
      tech: 'Technology',
      gaming: 'Gaming',
      lifestyle: 'Lifestyle',
      all: 'All forty examples',
    },
    shelf: {
      title: 'Readable at every size',
      lead: 'Viewers see your thumbnail small, next to many others. Check it at those sizes before you publish.',
      text: 'Portada measures every finished image at 168 pixels wide: the contrast of the text, the height of the smallest capital letter, and whether the timestamp covers a word. The editor shows the score and how to raise it.',
      home: 'Home',
      search: 'Search',
      next: 'Up next',
      pixels: '{{width}} px',
    },
    benefits: {
      title: 'What you get',
      size: 'A file that is ready to upload',
      sizeText:
        'The download has exactly this size in pixels and stays under {{megabytes}} MB. Square, 4:3 and vertical images have their own exact sizes.',
      percent: 'Real progress',
      percentText:
        'Watch your image take shape step by step. The percentage comes from the image model and is never invented.',
      score: 'A legibility score',
      scoreText:
        'Contrast, text size and room for the timestamp, measured at phone size, with a tip for every point lost.',
      variants: 'Variants that really differ',
      variantsText:
        'Ask for up to four at once. Each one follows a different idea, not just a different color.',
      back: 'Your credit back if it fails',
      backText:
        'If an image fails or you cancel it, you get the credit back automatically. Unused credits never expire.',
    },
    results: {
      title: 'More clicks, less work',
      note: 'Figures as published by Portada. Results vary from channel to channel.',
      ctr: 'average CTR increase',
      hoursFigure: '{{count}} hrs',
      hours: 'saved',
      satisfied: 'satisfaction',
      time: 'generation time',
      creators: 'creators',
      rating: 'from {{count}} ratings',
      quote:
        'We used to finish the edit at nine and the thumbnail at midnight. Now we write one sentence and pick the best result.',
      by: 'The Portada team, on why we built it',
      send: 'Tell us your story',
    },
    squares: {
      title: 'Square images for social posts',
      text: 'A post, a cover, a community page: the same sentence makes an image of {{width}} × {{height}} pixels. It gets its own layout instead of a crop, so nothing is cut off.',
    },
    demo: {
      title: 'From prompt to image',
      lead: 'This is what you see while Portada works on your image.',
      prompt: 'The prompt',
      stages: 'The steps',
      result: 'The result',
      understanding: 'Reading your idea',
      composing: 'Composing the layout',
      background: 'Drawing the background',
      subject: 'Placing the subject',
      headline: 'Adding the headline',
      finishing: 'Finishing touches',
      storing: 'Saving the image',
    },
    pricing: {
      title: 'Pay for images, not for months',
      lead: 'One credit makes one image. No subscription, and credits never expire.',
      choose: 'Choose {{name}}',
      more: 'Compare the packs',
    },
    faq: {
      title: 'Frequently asked questions',
      free: 'Can I try it for free?',
      freeText:
        'Yes. A new account starts with {{count}} free credits, no card required, and one credit makes one image. After that, {{credits}} credits cost {{price}}.',
      like: 'What if I don’t like an image?',
      likeText:
        'Change a word and generate again, or ask for several variants at once. Each image costs one credit; images that fail or are cancelled cost nothing.',
      time: 'How long does an image take?',
      timeText:
        'Usually a few seconds. You see the real percentage and, if it takes longer, an estimate of the time left.',
      engine: 'Which AI makes the images?',
      engineText:
        'Our own Studio engine. It reads your sentence, chooses an idea and a layout, and draws the image and its text as an illustration. If another image model is used, the editor shows its name.',
      file: 'Which file do I get?',
      fileText:
        'A thumbnail that video platforms accept as it is: 1280 × 720 pixels and under 2 MB. The original is a PNG of 1920 × 1080 pixels. Images in 1:1, 4:3 and 9:16 have their own sizes.',
      own: 'Who owns the images?',
      ownText: 'You do, and you can use them wherever you publish. On Portada only you can see them.',
      expire: 'Do credits expire?',
      expireText: 'No. The credits you buy today still work next year.',
    },
    closing: {
      title: 'Your next thumbnail starts here',
      text: 'Your video already has a title. Now give it a thumbnail.',
    },
  },
  {
    quote: '«{{text}}»',
    alt: {
      tech: 'Miniatura: una ventana con líneas de código y las palabras Python 1H',
      gaming: 'Miniatura: un dragón turquesa y las letras 1 HP',
      lifestyle: 'Miniatura: una sombrilla entre palmeras junto al mar y las palabras Bali 24H',
      recipe: 'Imagen cuadrada: una hamburguesa y las palabras Burger $3',
      travel: 'Imagen cuadrada: un camello de papel en el desierto y la palabra Sahara',
      demo: 'Miniatura: un perro y un gato frente a frente, con VS en medio y las palabras IQ test',
    },
    examples: {
      title: 'Tres vídeos, tres frases',
      lead: 'Cada una se hizo con la frase de debajo, un estilo y un titular corto. Sin retoques.',
      tech: 'Tecnología',
      gaming: 'Videojuegos',
      lifestyle: 'Estilo de vida',
      all: 'Ver los cuarenta ejemplos',
    },
    shelf: {
      title: 'Se lee a cualquier tamaño',
      lead: 'Tu público ve la miniatura en pequeño, junto a muchas otras. Compruébala a esos tamaños antes de publicar.',
      text: 'Portada mide cada imagen terminada a 168 píxeles de ancho: el contraste del texto, la altura de la mayúscula más pequeña y si la duración tapa una palabra. El editor muestra la nota y cómo subirla.',
      home: 'Página principal',
      search: 'Búsqueda',
      next: 'A continuación',
      pixels: '{{width}} px',
    },
    benefits: {
      title: 'Lo que obtienes',
      size: 'Un archivo listo para subir',
      sizeText:
        'La descarga tiene exactamente este tamaño en píxeles y pesa menos de {{megabytes}} MB. Las imágenes cuadradas, 4:3 y verticales tienen su propio tamaño exacto.',
      percent: 'Progreso real',
      percentText:
        'Mira cómo tu imagen toma forma paso a paso. El porcentaje viene del modelo de imagen y nunca es inventado.',
      score: 'Una nota de legibilidad',
      scoreText:
        'Contraste, tamaño del texto y espacio para la duración, medidos al tamaño de un móvil, con un consejo por cada punto perdido.',
      variants: 'Variantes distintas de verdad',
      variantsText: 'Pide hasta cuatro a la vez. Cada una sigue una idea diferente, no solo otro color.',
      back: 'Tu crédito vuelve si algo falla',
      backText:
        'Si una imagen falla o la cancelas, recuperas el crédito automáticamente. Los créditos que no usas no caducan.',
    },
    results: {
      title: 'Más clics, menos trabajo',
      note: 'Cifras publicadas por Portada. Los resultados varían según el canal.',
      ctr: 'de aumento medio del CTR',
      hoursFigure: '{{count}} h',
      hours: 'ahorradas',
      satisfied: 'de satisfacción',
      time: 'de tiempo de generación',
      creators: 'creadores',
      rating: 'en {{count}} valoraciones',
      quote:
        'Antes terminábamos el montaje a las nueve y la miniatura a medianoche. Ahora escribimos una frase y elegimos el mejor resultado.',
      by: 'El equipo de Portada, sobre por qué la creamos',
      send: 'Cuéntanos tu historia',
    },
    squares: {
      title: 'Imágenes cuadradas para tus redes',
      text: 'Una publicación, una carátula, tu comunidad: la misma frase da una imagen de {{width}} × {{height}} píxeles. Tiene su propia composición en lugar de un recorte, así que no se pierde nada.',
    },
    demo: {
      title: 'De la frase a la imagen',
      lead: 'Esto es lo que ves mientras Portada crea tu imagen.',
      prompt: 'La frase',
      stages: 'Los pasos',
      result: 'El resultado',
      understanding: 'Leyendo tu idea',
      composing: 'Componiendo la imagen',
      background: 'Dibujando el fondo',
      subject: 'Colocando el motivo',
      headline: 'Añadiendo el titular',
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
        'Cambia una palabra y genera otra, o pide varias variantes a la vez. Cada imagen cuesta un crédito; las que fallan o se cancelan no cuestan nada.',
      time: '¿Cuánto tarda una imagen?',
      timeText:
        'Normalmente unos segundos. Ves el porcentaje real y, si tarda más, una estimación del tiempo que queda.',
      engine: '¿Qué IA crea las imágenes?',
      engineText:
        'Nuestro propio motor, Studio. Lee tu frase, elige una idea y una composición, y dibuja la imagen y su texto como una ilustración. Si se usa otro modelo de imagen, el editor muestra cuál.',
      file: '¿Qué archivo recibo?',
      fileText:
        'Una miniatura que las plataformas aceptan tal cual: 1280 × 720 píxeles y menos de 2 MB. El original es un PNG de 1920 × 1080 píxeles. Las imágenes 1:1, 4:3 y 9:16 tienen su propio tamaño.',
      own: '¿De quién son las imágenes?',
      ownText: 'Son tuyas, y puedes usarlas donde publiques. En Portada solo las ves tú.',
      expire: '¿Caducan los créditos?',
      expireText: 'No. Los créditos que compras hoy siguen sirviendo el año que viene.',
    },
    closing: {
      title: 'Tu próxima miniatura empieza aquí',
      text: 'Tu vídeo ya tiene título. Ahora dale una miniatura.',
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    sections: typeof sectionsMessages.en;
  }
}
