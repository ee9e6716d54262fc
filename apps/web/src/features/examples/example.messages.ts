import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the page of one example: how the image was made, and the benefits of the product. */
export const exampleMessages = defineMessages(
  {
    prompt: 'The prompt',
    use: 'Use this prompt',
    see: 'See how it was made',
    why: 'Why Choose Our AI?',
    whyLead: 'It works like a thumbnail designer, not like a generic image generator.',
    legible: 'Checked at phone size',
    legibleText:
      'Every image is measured at phone size before you see it. You get a score and the reasons behind it.',
    fair: 'You pay only for finished images',
    fairText: 'One credit per image. If it fails or you cancel it, you get the credit back automatically.',
    formats: 'Four formats, four layouts',
    formatsText: '16:9, 4:3, 1:1 and 9:16 each have their own layouts. No format is cropped from another.',
    yours: 'Ready to upload',
    yoursText:
      '1280 × 720 pixels and under 2 MB, the size that video platforms ask for. The full-size original is included.',
    start: 'Get Started Free',
    prices: 'See the prices',
    features: 'Key features',
    made: 'How it was made',
    format: 'Format',
    drawn: 'Original size',
    engine: 'Image model',
    cost: 'Price',
    call: 'Now try your own sentence',
    callText_one: 'A new account comes with {{count}} credit. No card required.',
    callText_other: 'A new account comes with {{count}} credits. No card required.',
    more: 'View More Examples',
    others: 'Other examples',
    items: {
      'tech-tutorial': {
        made: 'Made from the prompt above with the headline “PYTHON 1H”, the 3D style, the happy mood and the cool palette.',
        feature1: 'The topic and the time in the largest letters',
        feature2: 'One subject that viewers recognize at once',
        feature3: 'Lines of code that show the topic without words',
        feature4: 'The lower right corner left free for the timestamp',
        feature5: 'Only blues and greens, so that a series looks consistent',
      },
      'gaming-content': {
        made: 'Made from the prompt above with the headline “1 HP”, the comic style, the intense mood and the vibrant palette.',
        feature1: 'A number that viewers see first',
        feature2: 'One enemy that fills a third of the image',
        feature3: 'Rays that lead the eye to the fight',
        feature4: 'Turquoise against orange, clearly separated on a small screen',
        feature5: 'Outlined letters that read on any background',
      },
      'lifestyle-vlog': {
        made: 'Made from the prompt above with the headline “BALI 24H”, the retro style, the happy mood and the warm palette.',
        feature1: 'A place you recognize by its silhouette',
        feature2: 'The place and the time in two short lines',
        feature3: 'An umbrella, the sea and palm trees that show the trip at once',
        feature4: 'Sand and sea in soft colors, as in a vintage print',
        feature5: 'A calm background that keeps the island in front',
      },
    },
  },
  {
    prompt: 'La frase',
    use: 'Usar esta frase',
    see: 'Ver cómo se hizo',
    why: '¿Por qué nuestra IA?',
    whyLead: 'Trabaja como un diseñador de miniaturas, no como un generador de imágenes cualquiera.',
    legible: 'Comprobada a tamaño de móvil',
    legibleText:
      'Cada imagen se mide a tamaño de móvil antes de mostrártela. Recibes una nota y sus motivos.',
    fair: 'Solo pagas por imágenes terminadas',
    fairText: 'Un crédito por imagen. Si falla o la cancelas, recuperas el crédito automáticamente.',
    formats: 'Cuatro formatos, cuatro composiciones',
    formatsText:
      '16:9, 4:3, 1:1 y 9:16 tienen cada uno sus propias composiciones. Ningún formato es un recorte de otro.',
    yours: 'Lista para subir',
    yoursText:
      '1280 × 720 píxeles y menos de 2 MB, como piden las plataformas de vídeo. Incluye el original a tamaño completo.',
    start: 'Empezar gratis',
    prices: 'Ver los precios',
    features: 'Características principales',
    made: 'Cómo se hizo',
    format: 'Formato',
    drawn: 'Tamaño original',
    engine: 'Modelo de imagen',
    cost: 'Precio',
    call: 'Ahora prueba con tu frase',
    callText_one: 'Una cuenta nueva trae {{count}} crédito. Sin tarjeta.',
    callText_other: 'Una cuenta nueva trae {{count}} créditos. Sin tarjeta.',
    more: 'Ver más ejemplos',
    others: 'Otros ejemplos',
    items: {
      'tech-tutorial': {
        made: 'Hecha con esta frase en inglés, el titular «PYTHON 1H», el estilo 3D, la atmósfera alegre y la paleta fría.',
        feature1: 'El tema y el tiempo en las letras más grandes',
        feature2: 'Un solo protagonista que se reconoce al momento',
        feature3: 'Líneas de código que muestran el tema sin palabras',
        feature4: 'La esquina inferior derecha libre para la duración',
        feature5: 'Solo azules y verdes, para que la serie se vea uniforme',
      },
      'gaming-content': {
        made: 'Hecha con esta frase en inglés, el titular «1 HP», el estilo cómic, la atmósfera intensa y la paleta vibrante.',
        feature1: 'Una cifra que se ve en primer lugar',
        feature2: 'Un enemigo que ocupa un tercio de la imagen',
        feature3: 'Rayos que llevan la mirada al combate',
        feature4: 'Turquesa y naranja, bien separados en una pantalla pequeña',
        feature5: 'Letras con contorno que se leen sobre cualquier fondo',
      },
      'lifestyle-vlog': {
        made: 'Hecha con esta frase en inglés, el titular «BALI 24H», el estilo retro, la atmósfera alegre y la paleta cálida.',
        feature1: 'Un lugar que se reconoce por su silueta',
        feature2: 'El lugar y el tiempo en dos líneas cortas',
        feature3: 'Una sombrilla, el mar y palmeras que muestran el viaje al momento',
        feature4: 'Arena y mar en colores suaves, como en una estampa antigua',
        feature5: 'Un fondo tranquilo que deja la isla en primer plano',
      },
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    example: typeof exampleMessages.en;
  }
}
