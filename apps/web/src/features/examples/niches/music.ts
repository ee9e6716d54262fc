import { musicDrawn } from '../drawn/music';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `music`, and its examples. */
export const music = {
  heading: { en: 'Music thumbnails', es: 'Miniaturas de música' },
  seoTitle: {
    en: 'Music thumbnail examples with their prompts · Portada',
    es: 'Miniaturas de música con su frase · Portada',
  },
  seoDescription: {
    en: 'Four music thumbnails with the sentence and the settings that made them: a drum solo, a beat, a first piano song and thirty days of guitar.',
    es: 'Cuatro miniaturas de música con la frase y los ajustes que las hicieron: un solo de batería, un ritmo, una canción al piano y treinta días de guitarra.',
  },
  text: {
    en: 'Show the instrument, because sound has no picture. For a lesson add the time that it takes, for a performance use the light of a stage. Lines, dots and neon suggest loud music; an empty page and two colors suggest a quiet piece.',
    es: 'Muestra el instrumento, porque el sonido no tiene imagen. En una lección añade el tiempo que lleva; en una actuación usa la luz de un escenario. Las líneas, los puntos y el neón sugieren música fuerte; una página vacía y dos colores, una pieza tranquila.',
  },
  examples: {
    'drum-solo': {
      drawn: musicDrawn['drum-solo'],
      title: { en: 'The hardest drum solo', es: 'El solo más difícil' },
      text: {
        en: 'Music has no picture, its instruments do. The kit stands in the spotlight of a stage, and the dots and outlines of a comic bring the noise.',
        es: 'La música no tiene imagen, pero sus instrumentos sí. La batería está bajo el foco, y los puntos y contornos de cómic ponen el ruido.',
      },
      alt: {
        en: 'Thumbnail: a red drum kit on a purple stage with rays of light, and the word DRUMS in green',
        es: 'Miniatura: una batería roja en un escenario morado con rayos de luz y la palabra DRUMS en verde',
      },
    },
    'make-a-beat': {
      drawn: musicDrawn['make-a-beat'],
      title: { en: 'Make a beat', es: 'Crea tu propio ritmo' },
      text: {
        en: 'Electronic music looks like light in the dark. Notes and headphones share one green, and the yellow word below is the only other color.',
        es: 'La música electrónica parece luz en la oscuridad. Notas y auriculares comparten un verde, y la palabra amarilla es el único otro color.',
      },
      alt: {
        en: 'Vertical thumbnail: green glowing notes and headphones in front of mountains of light, and the word BEAT',
        es: 'Miniatura vertical: notas y auriculares que brillan en verde ante montañas de luz y la palabra BEAT',
      },
    },
    'first-piano-song': {
      drawn: musicDrawn['first-piano-song'],
      title: { en: 'First piano song', es: 'Tu primera canción' },
      text: {
        en: 'Seven keys are less frightening than eighty-eight. The image is as black and white as they are, and a red edge is its only accent.',
        es: 'Siete teclas asustan menos que ochenta y ocho. La imagen es tan blanca y negra como ellas, y un borde rojo es su único acento.',
      },
      alt: {
        en: 'Square thumbnail: a few black and white piano keys, and the word PIANO on a black and red label',
        es: 'Miniatura cuadrada: unas teclas de piano blancas y negras y la palabra PIANO en una etiqueta negra y roja',
      },
    },
    'guitar-30-days': {
      drawn: musicDrawn['guitar-30-days'],
      title: { en: 'Guitar in 30 days', es: 'Guitarra en 30 días' },
      text: {
        en: 'A person, an instrument and a deadline. The light of the photographed studio is behind the guitar, so that the eye goes from the face to it.',
        es: 'Una persona, un instrumento y un plazo. La luz del estudio fotografiado está tras la guitarra, así que la mirada va de la cara hacia ella.',
      },
      alt: {
        en: 'Thumbnail: a young man and a red electric guitar in a bright photo studio, and the words 30 DAYS',
        es: 'Miniatura: un joven y una guitarra eléctrica roja en un estudio de fotos luminoso y las palabras 30 DAYS',
      },
    },
  },
} satisfies NicheContent<'music'>;
