import { travelDrawn } from '../drawn/travel';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `travel`, and its examples. */
export const travel = {
  heading: { en: 'Travel thumbnails', es: 'Miniaturas de viajes' },
  seoTitle: {
    en: 'Travel thumbnail examples with their prompts · Portada',
    es: 'Miniaturas de viajes con su frase · Portada',
  },
  seoDescription: {
    en: 'Four travel thumbnails with the sentence and the settings that made them: Tokyo on a budget, a sailing trip, a night in a forest and Paris.',
    es: 'Cuatro miniaturas de viajes con la frase y los ajustes que las hicieron: Tokio con poco dinero, un viaje en velero, una noche en el bosque y París.',
  },
  text: {
    en: 'Name the place and show its silhouette: a tower or a bay is recognized before any word is read. Add what makes your trip different, such as the budget or the number of days. A photographed place behind the picture gives depth, if it stays out of focus.',
    es: 'Nombra el lugar y muestra su silueta: una torre o una bahía se reconocen antes de leer nada. Añade lo que hace distinto tu viaje, como el presupuesto o los días. Un lugar fotografiado detrás da profundidad, siempre que quede desenfocado.',
  },
  examples: {
    'tokyo-budget': {
      drawn: travelDrawn['tokyo-budget'],
      title: { en: 'Tokyo on a budget', es: 'Tokio con poco dinero' },
      text: {
        en: 'Cities of the night are told with light. The tower glows in one color and the name in another, and both read against a skyline of thin lines.',
        es: 'Las ciudades de noche se cuentan con luz. La torre brilla de un color y el nombre de otro, y los dos se leen sobre edificios de líneas finas.',
      },
      alt: {
        en: 'Thumbnail: a green glowing tower between dark skyscrapers with neon outlines, and the word TOKYO',
        es: 'Miniatura: una torre que brilla en verde entre rascacielos con contornos de neón y la palabra TOKYO',
      },
    },
    'sailing-trip': {
      drawn: travelDrawn['sailing-trip'],
      title: { en: 'Sailing the world', es: 'La vuelta al mundo' },
      text: {
        en: 'A long journey begins small. Layers of cut paper make the sea, the boat has all the bright colors, and the handwritten note reads like a logbook.',
        es: 'Un viaje largo empieza por poco. Capas de papel hacen el mar, el barco tiene los colores vivos y la nota a mano parece un cuaderno de bitácora.',
      },
      alt: {
        en: 'Thumbnail: a sailing boat of cut paper on blue waves, and a note with the words DAY 1',
        es: 'Miniatura: un velero de papel recortado sobre olas azules y una nota con las palabras DAY 1',
      },
    },
    'forest-camping': {
      drawn: travelDrawn['forest-camping'],
      title: { en: 'Alone in the forest', es: 'A solas en el bosque' },
      text: {
        en: 'The forest is a photograph, out of focus and in low light, so that the tent is the only warm spot. One word says why it is worth watching.',
        es: 'El bosque es una fotografía desenfocada y con poca luz, así que la tienda es lo único cálido. Una palabra dice por qué merece la pena.',
      },
      alt: {
        en: 'Thumbnail: an orange tent under a moon in a dark photographed forest, and the word ALONE',
        es: 'Miniatura: una tienda naranja bajo la luna en un bosque oscuro fotografiado y la palabra ALONE',
      },
    },
    'paris-weekend': {
      drawn: travelDrawn['paris-weekend'],
      title: { en: 'Weekend in Paris', es: 'Un finde en París' },
      text: {
        en: 'A city with a known silhouette needs no second picture. The rings of a retro poster lead to the tower, and the name stands above it in one piece.',
        es: 'Una ciudad de silueta conocida no necesita más. Los anillos de un cartel retro llevan a la torre, y el nombre está encima de una pieza.',
      },
      alt: {
        en: 'Thumbnail: the Eiffel Tower in front of circles in the colors of a sunset, and the word PARIS',
        es: 'Miniatura: la torre Eiffel ante círculos con los colores del atardecer y la palabra PARIS',
      },
    },
  },
} satisfies NicheContent<'travel'>;
