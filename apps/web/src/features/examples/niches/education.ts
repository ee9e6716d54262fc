import { educationDrawn } from '../drawn/education';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `education`, and its examples. */
export const education = {
  heading: { en: 'Education thumbnails', es: 'Miniaturas educativas' },
  seoTitle: {
    en: 'Education thumbnail examples with prompts · Portada',
    es: 'Miniaturas educativas con su frase · Portada',
  },
  seoDescription: {
    en: 'Four education thumbnails with the sentence and the settings that made them: the solar system, chemistry at home, a black hole and a volcano.',
    es: 'Cuatro miniaturas educativas con la frase y los ajustes que las hicieron: el sistema solar, química en casa, un agujero negro y un volcán.',
  },
  text: {
    en: 'Turn the topic into one model that can be drawn: orbits, a beaker, a cut through a volcano. A surprising figure asks the question better than the word “explained”. Bright palettes suit experiments, dark ones suit space, and the terms of a school book can wait for the title.',
    es: 'Convierte el tema en un modelo que se pueda dibujar: órbitas, un vaso, un volcán. Una cifra que sorprende pregunta mejor que la palabra «explicado». Las paletas vivas van con los experimentos, las oscuras con el espacio, y los términos del libro pueden esperar al título.',
  },
  examples: {
    'solar-system': {
      drawn: educationDrawn['solar-system'],
      title: { en: 'The solar system', es: 'El sistema solar' },
      text: {
        en: 'A model says more than a photo of space. The orbits make the topic clear at once, and the number in gold promises that it does not take long.',
        es: 'Un modelo dice más que una foto del espacio. Las órbitas aclaran el tema al momento, y el número dorado promete que no se tarda mucho.',
      },
      alt: {
        en: 'Thumbnail: the sun with planets on their orbits above a dark floor, and the words 8 MIN',
        es: 'Miniatura: el sol con planetas en sus órbitas sobre un suelo oscuro y el texto 8 MIN',
      },
    },
    'home-chemistry': {
      drawn: educationDrawn['home-chemistry'],
      title: { en: 'Chemistry at home', es: 'Química en casa' },
      text: {
        en: 'Learning may be loud. Green against purple is as strong as a contrast gets, and the sound is written out, so that it is heard without audio.',
        es: 'Aprender puede ser ruidoso. El verde contra el morado contrasta al máximo, y el ruido está escrito, así que se oye hasta sin sonido.',
      },
      alt: {
        en: 'Thumbnail: a beaker with a bubbling green liquid on purple rays, and the word BOOM',
        es: 'Miniatura: un vaso con un líquido verde que burbujea sobre rayos morados y la palabra BOOM',
      },
    },
    'black-hole': {
      drawn: educationDrawn['black-hole'],
      title: { en: 'Inside a black hole', es: 'En un agujero negro' },
      text: {
        en: 'A tall format suits a fall. The eye drops from the words to the dark center and on to the small planet below, which gives the sense of size.',
        es: 'Un formato vertical va bien con una caída. La mirada baja de las palabras al centro oscuro y sigue al pequeño planeta, que da la escala.',
      },
      alt: {
        en: 'Vertical thumbnail: a black hole with a glowing ring between stars and a planet, and the words NO EXIT',
        es: 'Miniatura vertical: un agujero negro con un anillo que brilla entre estrellas y un planeta y las palabras NO EXIT',
      },
    },
    volcanoes: {
      drawn: educationDrawn['volcanoes'],
      title: { en: 'How volcanoes erupt', es: 'Cómo estalla un volcán' },
      text: {
        en: 'A question about nature starts with its strongest word. The eruption is in the center, and the rays carry its force to all the edges.',
        es: 'Una pregunta sobre la naturaleza empieza por su palabra más fuerte. La erupción está en el centro y los rayos llevan su fuerza a los bordes.',
      },
      alt: {
        en: 'Thumbnail: a purple volcano with lava and a cloud of steam on red rays, and the word LAVA',
        es: 'Miniatura: un volcán morado con lava y una nube de vapor sobre rayos rojos y la palabra LAVA',
      },
    },
  },
} satisfies NicheContent<'education'>;
