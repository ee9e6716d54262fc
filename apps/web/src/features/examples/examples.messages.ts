import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the examples: names, descriptions and prompts. */
export const examplesMessages = defineMessages(
  {
    home: 'Home',
    examples: 'Examples',
    way: 'You are here',
    seoTitle: 'AI thumbnail examples with their prompts · Portada',
    seoDescription:
      'Three thumbnails that Portada made from one sentence each: a tutorial, a game and a vlog. See each prompt and try the same with your own video.',
    title: 'Three sentences, three thumbnails',
    lead: 'Each one was made from the sentence next to it. Picked from a few variants, never retouched.',
    badge: 'AI Generated',
    notFound: 'Example Not Found',
    notFoundText: "The example you're looking for doesn't exist.",
    items: {
      'tech-tutorial': {
        category: 'Technology',
        title: 'Tech tutorial',
        seo: 'Tech tutorial thumbnail from one sentence · Portada',
        description:
          'A tutorial has to show what you will learn and how long it takes. So the promise is in the largest letters, the subject is next to it, and nothing else asks for attention.',
        alt: 'Thumbnail: a window with lines of code on a blue background, and the words PYTHON 1H',
      },
      'gaming-content': {
        category: 'Gaming',
        title: 'Gaming content',
        seo: 'Gaming thumbnail made from one sentence · Portada',
        description:
          'Viewers who scroll through gaming videos decide in a blink. One enemy and a number are enough; the rest of the image supports those two.',
        alt: 'Thumbnail: a turquoise dragon in front of orange rays, and the words 1 HP',
      },
      'lifestyle-vlog': {
        category: 'Lifestyle',
        title: 'Lifestyle vlog',
        seo: 'Lifestyle vlog thumbnail from one sentence · Portada',
        description:
          'A vlog sells a place and a mood. The image shows the place and the time of day, two lines name the place and the length of the trip, and the title tells the story.',
        alt: 'Thumbnail: a beach umbrella between palm trees by the sea, and the words BALI 24H',
      },
    },
  },
  {
    home: 'Inicio',
    examples: 'Ejemplos',
    way: 'Estás aquí',
    seoTitle: 'Ejemplos de miniaturas con IA y sus frases · Portada',
    seoDescription:
      'Tres miniaturas que Portada creó con una frase cada una: un tutorial, un videojuego y un vlog. Mira cada frase y prueba con tu propio vídeo.',
    title: 'Tres frases, tres miniaturas',
    lead: 'Cada una se hizo con la frase que la acompaña, se eligió entre unas pocas variantes y no se retocó.',
    badge: 'Generada con IA',
    notFound: 'Ejemplo no encontrado',
    notFoundText: 'El ejemplo que buscas no existe.',
    items: {
      'tech-tutorial': {
        category: 'Tecnología',
        title: 'Tutorial de tecnología',
        seo: 'Miniatura de un tutorial, hecha con una frase · Portada',
        description:
          'Un tutorial tiene que mostrar qué aprenderás y cuánto se tarda. Por eso la promesa va en las letras más grandes, el protagonista a su lado, y nada más pide atención.',
        alt: 'Miniatura: una ventana con líneas de código sobre fondo azul y las palabras PYTHON 1H',
      },
      'gaming-content': {
        category: 'Videojuegos',
        title: 'Vídeo de videojuegos',
        seo: 'Miniatura de videojuegos, hecha con una frase · Portada',
        description:
          'Quien recorre vídeos de juegos decide en un parpadeo. Bastan un enemigo y una cifra; el resto de la imagen los refuerza.',
        alt: 'Miniatura: un dragón turquesa sobre rayos naranjas y las palabras 1 HP',
      },
      'lifestyle-vlog': {
        category: 'Estilo de vida',
        title: 'Vlog de estilo de vida',
        seo: 'Miniatura de un vlog, hecha con una sola frase · Portada',
        description:
          'Un vlog vende un lugar y una atmósfera. La imagen muestra el lugar y la hora del día, dos líneas dicen dónde y cuánto tiempo, y el título cuenta la historia.',
        alt: 'Miniatura: una sombrilla entre palmeras junto al mar y las palabras BALI 24H',
      },
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    examples: typeof examplesMessages.en;
  }
}
