import { homeDrawn } from '../drawn/home';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `home`, and its examples. */
export const home = {
  heading: { en: 'Home and DIY thumbnails', es: 'Miniaturas de bricolaje' },
  seoTitle: {
    en: 'DIY thumbnail examples with their prompts · Portada',
    es: 'Miniaturas de bricolaje con su frase · Portada',
  },
  seoDescription: {
    en: 'Four home and DIY thumbnails with the sentence and the settings that made them: a faucet, a garden makeover, a tiny house and seven tools.',
    es: 'Cuatro miniaturas de casa y bricolaje con la frase y los ajustes que las hicieron: un grifo, un jardín nuevo, una casa diminuta y herramientas.',
  },
  text: {
    en: 'Show the problem or the result, not the whole room. Before and after work if both halves show the same thing and only its color or state changes. Name the budget or the time, because that is what decides whether viewers try it themselves.',
    es: 'Muestra el problema o el resultado, no toda la habitación. El antes y el después funcionan si las dos mitades muestran lo mismo y solo cambia su color o estado. Di el presupuesto o el tiempo, porque eso decide si alguien lo intenta.',
  },
  examples: {
    'leaking-faucet': {
      drawn: homeDrawn['leaking-faucet'],
      title: { en: 'Leaking faucet', es: 'Un grifo que gotea' },
      text: {
        en: 'Whoever has this problem knows it at once. The drop is the whole story, and the two words say that the video has the answer.',
        es: 'Quien tiene este problema lo reconoce al momento. La gota es toda la historia, y las dos palabras dicen que el vídeo tiene la respuesta.',
      },
      alt: {
        en: 'Thumbnail: a faucet with a red handle and a drop of water on turquoise rays, and the words FIX IT',
        es: 'Miniatura: un grifo con mando rojo y una gota de agua sobre rayos turquesa y las palabras FIX IT',
      },
    },
    'garden-makeover': {
      drawn: homeDrawn['garden-makeover'],
      title: { en: 'Garden makeover', es: 'Un jardín nuevo' },
      text: {
        en: 'Before and after need the same thing twice. Gray against green shows the change even without the labels, and the budget stands above both.',
        es: 'El antes y el después necesitan lo mismo dos veces. El gris contra el verde muestra el cambio sin etiquetas, y el presupuesto está encima.',
      },
      alt: {
        en: 'Square thumbnail: a gray seedling before and a green one after, with the price $100 above them',
        es: 'Miniatura cuadrada: una planta gris antes y una verde después, con el precio $100 encima',
      },
    },
    'tiny-house': {
      drawn: homeDrawn['tiny-house'],
      title: { en: 'Tiny house tour', es: 'Una casa diminuta' },
      text: {
        en: 'A tour begins at the door. The house stands there in one piece, wheels included, and a single word explains what is special about it.',
        es: 'Una visita empieza en la puerta. La casa se ve entera, con ruedas y todo, y una sola palabra explica qué tiene de especial.',
      },
      alt: {
        en: 'Thumbnail: a small house with a red roof on wheels on an orange background, and the word TINY',
        es: 'Miniatura: una casita de tejado rojo sobre ruedas con fondo naranja y la palabra TINY',
      },
    },
    'seven-tools': {
      drawn: homeDrawn['seven-tools'],
      title: { en: 'Seven useful tools', es: 'Siete herramientas' },
      text: {
        en: 'A blueprint looks like somebody who knows what they do. Two tools stand for the seven, and the dimension lines frame them without a border.',
        es: 'Un plano parece hecho por alguien que sabe. Dos herramientas representan las siete, y las líneas de cota las enmarcan sin borde.',
      },
      alt: {
        en: 'Thumbnail: a crossed hammer and wrench as a blueprint with dimension lines, and the words 7 TOOLS',
        es: 'Miniatura: un martillo y una llave cruzados como en un plano con cotas y las palabras 7 TOOLS',
      },
    },
  },
} satisfies NicheContent<'home'>;
