import { cookingDrawn } from '../drawn/cooking';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `cooking`, and its examples. */
export const cooking = {
  heading: { en: 'Cooking thumbnails', es: 'Miniaturas de cocina' },
  seoTitle: {
    en: 'Cooking thumbnail examples with prompts · Portada',
    es: 'Miniaturas de cocina con su frase · Portada',
  },
  seoDescription: {
    en: 'Four cooking thumbnails with the sentence and the settings that made them: quick pizza, sushi at home, street tacos and the hottest chili.',
    es: 'Cuatro miniaturas de cocina con la frase y los ajustes que las hicieron: pizza rápida, sushi en casa, tacos de la calle y el chile más picante.',
  },
  text: {
    en: 'Show the finished dish so large that it touches the edge, and nothing else to eat. Add the one figure that decides: minutes, price or number of ingredients. Warm palettes look appetizing; black and white is rare in this niche and stands out for that reason.',
    es: 'Muestra el plato terminado, tan grande que casi toque el borde, y nada más de comer. Añade la cifra que decide: minutos, precio o número de ingredientes. Las paletas cálidas abren el apetito; el blanco y negro es raro en este tema y por eso destaca.',
  },
  examples: {
    'quick-pizza': {
      drawn: cookingDrawn['quick-pizza'],
      title: { en: 'Quick pizza', es: 'Pizza rápida' },
      text: {
        en: 'Recipes sell appetite and time. The slice is so large that it leaves no doubt, the steam says fresh, and the short time answers the first question.',
        es: 'Las recetas venden apetito y tiempo. La porción es tan grande que no deja dudas, el humo dice recién hecha y los minutos responden lo primero.',
      },
      alt: {
        en: 'Thumbnail: a steaming slice of pizza on a warm orange background, and the words 20 MIN',
        es: 'Miniatura: una porción de pizza humeante sobre un fondo naranja cálido y el texto 20 MIN',
      },
    },
    'sushi-at-home': {
      drawn: cookingDrawn['sushi-at-home'],
      title: { en: 'Sushi at home', es: 'Sushi en casa' },
      text: {
        en: 'Black and white among colorful recipes is what stands out. Two pieces on an empty page look as simple as the video promises that they are.',
        es: 'El blanco y negro destaca entre recetas de colores. Dos piezas sobre una página vacía se ven tan sencillas como promete el vídeo.',
      },
      alt: {
        en: 'Vertical thumbnail: two pieces of sushi in black and white, and the word SUSHI on a black label',
        es: 'Miniatura vertical: dos piezas de sushi en blanco y negro y la palabra SUSHI en una etiqueta negra',
      },
    },
    'street-tacos': {
      drawn: cookingDrawn['street-tacos'],
      title: { en: 'Street tacos', es: 'Tacos de la calle' },
      text: {
        en: 'One dish, one price, one place. The taco sits in the middle of rays, the city behind it says street food, and $1 is read before anything else.',
        es: 'Un plato, un precio, un lugar. El taco está en el centro de los rayos, la ciudad dice comida callejera y $1 se lee antes que nada.',
      },
      alt: {
        en: 'Thumbnail: a yellow taco in front of a pink city skyline, and the price $1 above it',
        es: 'Miniatura: un taco amarillo ante una ciudad rosa y encima el precio $1',
      },
    },
    'hottest-chili': {
      drawn: cookingDrawn['hottest-chili'],
      title: { en: 'The hottest chili', es: 'El chile más picante' },
      text: {
        en: 'A dare can look like a horror film. The pepper glows as if it burned already, the room is black, and the figure on torn paper is the warning.',
        es: 'Un reto puede parecer una película de terror. El chile brilla como si ya quemara, la sala es negra y la cifra en papel roto es el aviso.',
      },
      alt: {
        en: 'Thumbnail: a chili pepper that glows red in a dark room, and a torn label with the words 2M SHU',
        es: 'Miniatura: un chile que brilla en rojo en una sala oscura y una etiqueta rota con el texto 2M SHU',
      },
    },
  },
} satisfies NicheContent<'cooking'>;
