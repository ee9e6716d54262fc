import { technologyDrawn } from '../drawn/technology';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `technology`, and its examples. */
export const technology = {
  heading: { en: 'Technology thumbnails', es: 'Miniaturas de tecnología' },
  seoTitle: {
    en: 'Technology thumbnail examples with prompts · Portada',
    es: 'Miniaturas de tecnología con su frase · Portada',
  },
  seoDescription: {
    en: 'Four technology thumbnails with the sentence and the settings that made them: a tutorial, a comparison, a short tip and a project of your own.',
    es: 'Cuatro miniaturas de tecnología con la frase y los ajustes que las hicieron: un tutorial, una comparación, un consejo breve y un proyecto propio.',
  },
  text: {
    en: 'Show one device, large and whole: viewers know a phone or a laptop by its outline. Put the answer to “is it worth it?” into two or three words, or show both sides of a comparison with their names. Cool palettes look precise, neon looks like the night before a launch.',
    es: 'Muestra un solo aparato, grande y entero: un móvil o un portátil se reconocen por su silueta. Resume en dos o tres palabras si vale la pena, o pon los dos lados de una comparación con su nombre. Las paletas frías se ven precisas; el neón, como la noche antes de un lanzamiento.',
  },
  examples: {
    'tech-tutorial': {
      drawn: technologyDrawn['tech-tutorial'],
      title: { en: 'Tech tutorial', es: 'Tutorial de tecnología' },
      seoTitle: {
        en: 'Tech tutorial thumbnail from one sentence · Portada',
        es: 'Miniatura de un tutorial, hecha con una frase · Portada',
      },
      text: {
        en: 'A tutorial has to show what you will learn and how long it takes. So the promise is in the largest letters, the subject is next to it, and nothing else asks for attention.',
        es: 'Un tutorial tiene que mostrar qué aprenderás y cuánto se tarda. Por eso la promesa va en las letras más grandes, el protagonista a su lado, y nada más pide atención.',
      },
      alt: {
        en: 'Thumbnail: a window with lines of code on a blue background, and the words PYTHON 1H',
        es: 'Miniatura: una ventana con líneas de código sobre fondo azul y las palabras PYTHON 1H',
      },
    },
    'electric-car': {
      drawn: technologyDrawn['electric-car'],
      title: { en: 'Electric or gasoline', es: 'Eléctrico o gasolina' },
      text: {
        en: 'A comparison needs two sides that nobody confuses. Each car has its half, its color and its name, and the jagged line says that only one wins.',
        es: 'Una comparación necesita dos lados que nadie confunda. Cada coche tiene su mitad, su color y su nombre, y la línea quebrada dice que solo gana uno.',
      },
      alt: {
        en: 'Thumbnail: a white electric car at a charger on the left, a red car on the right, and VS between them',
        es: 'Miniatura: un coche eléctrico blanco en el cargador a la izquierda, uno rojo a la derecha y VS entre los dos',
      },
    },
    'phone-settings': {
      drawn: technologyDrawn['phone-settings'],
      title: { en: 'Phone settings', es: 'Ajustes del móvil' },
      text: {
        en: 'A short tip in a tall format. The phone fills the upper half, the two words below say what to do, and the bottom stays free for the buttons.',
        es: 'Un consejo breve en formato vertical. El móvil ocupa la mitad superior, las dos palabras dicen qué hacer y abajo queda sitio para los botones.',
      },
      alt: {
        en: 'Vertical thumbnail: a glowing phone with a red alert on a dark grid, and the words TURN OFF in neon',
        es: 'Miniatura vertical: un móvil que brilla con un aviso rojo sobre una cuadrícula oscura y las palabras TURN OFF en neón',
      },
    },
    'cleaning-robot': {
      drawn: technologyDrawn['cleaning-robot'],
      title: { en: 'Homemade robot', es: 'Un robot casero' },
      text: {
        en: 'A project video lives from its result. The robot looks at the viewer and takes half of the image; one word and a quiet room are enough beside it.',
        es: 'Un vídeo de un proyecto vive de su resultado. El robot mira al espectador y ocupa media imagen; a su lado bastan una palabra y una sala tranquila.',
      },
      alt: {
        en: 'Thumbnail: a large white robot head with pink antennas in a bright room, and the word ROBOT',
        es: 'Miniatura: una gran cabeza de robot blanca con antenas rosas en una habitación clara y la palabra ROBOT',
      },
    },
  },
} satisfies NicheContent<'technology'>;
