import { moneyDrawn } from '../drawn/money';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `money`, and its examples. */
export const money = {
  heading: { en: 'Money and finance thumbnails', es: 'Miniaturas de dinero' },
  seoTitle: {
    en: 'Finance thumbnail examples with prompts · Portada',
    es: 'Miniaturas de finanzas con su frase · Portada',
  },
  seoDescription: {
    en: 'Four finance thumbnails with the sentence and the settings that made them: saved money, a piggy bank, the costs of a coffee shop and the rent.',
    es: 'Cuatro miniaturas de finanzas con la frase y los ajustes que las hicieron: lo ahorrado, una hucha, los costes de una cafetería y el alquiler.',
  },
  text: {
    en: 'The amount is the picture. Write it with its currency and make it the largest thing, in gold or green if it is good news and in black and white if it is not. For a question without a figure, show the thing that costs or earns the money, such as a house or a cup of coffee.',
    es: 'La cantidad es la imagen. Escríbela con su moneda y haz que sea lo más grande, en dorado o verde si es una buena noticia y en blanco y negro si no lo es. Para una pregunta sin cifra, muestra lo que cuesta o da dinero, como una casa o una taza de café.',
  },
  examples: {
    'saved-5000': {
      drawn: moneyDrawn['saved-5000'],
      title: { en: 'How I saved $5,000', es: 'Así ahorré 5.000 $' },
      text: {
        en: 'If the amount is the story, it may take the whole image. Gold on green is the code for money, and the bills stay small enough not to disturb.',
        es: 'Si la cantidad es la historia, puede ocupar toda la imagen. Dorado sobre verde significa dinero, y los billetes son pequeños y no molestan.',
      },
      alt: {
        en: 'Thumbnail: the amount $5,000 in large golden letters between falling bills and coins on green',
        es: 'Miniatura: la cantidad $5,000 en grandes letras doradas entre billetes y monedas que caen sobre verde',
      },
    },
    'piggy-bank': {
      drawn: moneyDrawn['piggy-bank'],
      title: { en: 'Piggy bank challenge', es: 'El reto de la hucha' },
      text: {
        en: 'Saving is not dramatic, so the image is friendly. Soft colors, two things that everybody knows and a single verb in the largest letters.',
        es: 'Ahorrar no es dramático, así que la imagen es amable. Colores suaves, dos cosas que todos conocen y un solo verbo en las letras más grandes.',
      },
      alt: {
        en: 'Square thumbnail: a pink piggy bank and a golden coin on a pale background, and the word SAVE',
        es: 'Miniatura cuadrada: una hucha rosa y una moneda dorada sobre un fondo pálido y la palabra SAVE',
      },
    },
    'coffee-shop-costs': {
      drawn: moneyDrawn['coffee-shop-costs'],
      title: { en: 'Costs of a coffee shop', es: 'Costes de una cafetería' },
      text: {
        en: 'A business is easier to grasp by its product. The cup stands for the shop, the shelf and the wall for the place, and the label asks for the price.',
        es: 'Un negocio se entiende mejor por su producto. La taza es la cafetería, el estante y la pared son el lugar, y la etiqueta pregunta cuánto cuesta.',
      },
      alt: {
        en: 'Thumbnail: a large cup of coffee of cut paper in a café with a brick wall, and the word COSTS',
        es: 'Miniatura: una gran taza de café de papel recortado en una cafetería de ladrillo y la palabra COSTS',
      },
    },
    'rent-rises': {
      drawn: moneyDrawn['rent-rises'],
      title: { en: 'Why rent rises', es: 'Por qué sube el alquiler' },
      text: {
        en: 'Serious topics gain from restraint. A gray house, a white page and one figure look like a report, and the figure is what viewers argue about.',
        es: 'Los temas serios ganan con la contención. Una casa gris, una página blanca y una cifra parecen un informe, y la cifra es lo que se discute.',
      },
      alt: {
        en: 'Thumbnail: a gray house with a tree, and the figure +20% in heavy black letters below it',
        es: 'Miniatura: una casa gris con un árbol y debajo la cifra +20% en gruesas letras negras',
      },
    },
  },
} satisfies NicheContent<'money'>;
