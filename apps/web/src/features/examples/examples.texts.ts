import { defineTexts } from '../../shared/i18n/define-texts';

/** What the examples are called and what they show. */
export const examplesTexts = defineTexts(
  {
    home: 'Home',
    examples: 'Examples',
    way: 'You are here',
    seoTitle: 'AI thumbnail examples with their prompts · Portada',
    seoDescription:
      'Three thumbnails that Portada drew from one sentence each: a tutorial, a game and a vlog. With the prompt of each, so that you can try the same.',
    title: 'Three sentences, three thumbnails',
    lead: 'Each was drawn from the sentence beside it, chosen among a few tries as you would choose yours, and never retouched.',
    badge: 'AI Generated',
    notFound: 'Example Not Found',
    notFoundText: "The example you're looking for doesn't exist.",
    items: {
      'tech-tutorial': {
        category: 'Technology',
        title: 'Tech tutorial',
        seo: 'Tech tutorial thumbnail, drawn from one sentence · Portada',
        description:
          'A tutorial has to say what you will have at the end, and how long it takes. So the promise stands in the largest letters, the subject beside it, and nothing else asks for attention.',
        alt: 'Thumbnail: a green snake before a blue ground, a laptop, a stopwatch and the words PYTHON 1H',
      },
      'gaming-content': {
        category: 'Gaming',
        title: 'Gaming content',
        seo: 'Gaming thumbnail, drawn from one sentence · Portada',
        description:
          'Somebody who scrolls through gaming videos decides in a blink. Two swords, one enemy and a number are enough; the rest of the screen is there to make those three louder.',
        alt: 'Thumbnail: crossed swords, a small dragon and a life bar before orange rays, and the words 1 HP',
      },
      'lifestyle-vlog': {
        category: 'Lifestyle',
        title: 'Lifestyle vlog',
        seo: 'Lifestyle vlog thumbnail, drawn from one sentence · Portada',
        description:
          'A vlog sells a place and a mood, not a fact. The picture shows where we are and at what time of day, two lines say where and how long, and the title is left to tell the story.',
        alt: 'Thumbnail: a palm tree and a tuk-tuk before the rings of a retro sun, and the words BALI 24H',
      },
    },
  },
  {
    home: 'Inicio',
    examples: 'Ejemplos',
    way: 'Estás aquí',
    seoTitle: 'Ejemplos de portadas con IA y sus frases · Portada',
    seoDescription:
      'Tres portadas que Portada dibujó con una frase cada una: un tutorial, un videojuego y un vlog. Con la frase de cada una, para que pruebes lo mismo.',
    title: 'Tres frases, tres portadas',
    lead: 'Cada una se dibujó con la frase que la acompaña, se eligió entre unos pocos intentos, como harías tú, y no se retocó.',
    badge: 'Generada con IA',
    notFound: 'Ejemplo no encontrado',
    notFoundText: 'El ejemplo que buscas no existe.',
    items: {
      'tech-tutorial': {
        category: 'Tecnología',
        title: 'Tutorial de tecnología',
        seo: 'Portada de un tutorial, dibujada con una frase · Portada',
        description:
          'Un tutorial tiene que decir qué tendrás al final y cuánto se tarda. Por eso la promesa va en las letras más grandes, el protagonista a su lado, y nada más pide atención.',
        alt: 'Portada: una serpiente verde sobre fondo azul, un portátil, un cronómetro y las palabras PYTHON 1H',
      },
      'gaming-content': {
        category: 'Videojuegos',
        title: 'Vídeo de videojuegos',
        seo: 'Portada de videojuegos, dibujada con una frase · Portada',
        description:
          'Quien recorre vídeos de juegos decide en un parpadeo. Bastan dos espadas, un enemigo y una cifra; el resto de la pantalla está para que suenen más fuerte.',
        alt: 'Portada: espadas cruzadas, un dragón pequeño y una barra de vida sobre rayos naranjas, y las palabras 1 HP',
      },
      'lifestyle-vlog': {
        category: 'Estilo de vida',
        title: 'Vlog de estilo de vida',
        seo: 'Portada de un vlog, dibujada con una sola frase · Portada',
        description:
          'Un vlog vende un lugar y un ánimo, no un dato. La imagen enseña dónde estamos y a qué hora del día, dos líneas dicen dónde y cuánto, y la historia se la dejamos al título.',
        alt: 'Portada: una palmera y un tuk-tuk ante los anillos de un sol retro, y las palabras BALI 24H',
      },
    },
  },
);
