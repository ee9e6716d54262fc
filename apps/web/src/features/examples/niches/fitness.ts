import { fitnessDrawn } from '../drawn/fitness';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `fitness`, and its examples. */
export const fitness = {
  heading: { en: 'Fitness and sport thumbnails', es: 'Miniaturas de deporte' },
  seoTitle: {
    en: 'Fitness thumbnail examples with prompts · Portada',
    es: 'Miniaturas de deporte con su frase · Portada',
  },
  seoDescription: {
    en: 'Four sport thumbnails with the sentence and the settings that made them: a first big wave, a goal in a park, basics of boxing and a marathon.',
    es: 'Cuatro miniaturas de deporte con la frase y los ajustes que las hicieron: una gran ola, un gol en un parque, boxeo desde cero y un maratón.',
  },
  text: {
    en: 'Show one thing of the sport, large and whole: a glove, a goal or a wave is known at any size, a whole team is not. Say how long or how far in one figure with its unit. Dark grounds with one warm light look like effort, daylight looks like a day outside.',
    es: 'Muestra una sola cosa del deporte, grande y entera: un guante, una portería o una ola se reconocen a cualquier tamaño; un equipo entero, no. Di cuánto dura o qué distancia es con una cifra y su unidad. Un fondo oscuro con una luz cálida parece esfuerzo; la luz del día, un día al aire libre.',
  },
  examples: {
    'first-wave': {
      drawn: fitnessDrawn['first-wave'],
      title: { en: 'First big wave', es: 'La primera gran ola' },
      text: {
        en: 'A wave drawn like in a comic has more force than a photo of a small one. It breaks into the middle of the square, with one short word below.',
        es: 'Una ola dibujada como en un cómic tiene más fuerza que una foto de una pequeña. Rompe en el centro del cuadrado, con una palabra debajo.',
      },
      alt: {
        en: 'Square thumbnail: a large blue comic wave on the sea, and the word SURF below it',
        es: 'Miniatura cuadrada: una gran ola azul de cómic sobre el mar y debajo la palabra SURF',
      },
    },
    'football-goal': {
      drawn: fitnessDrawn['football-goal'],
      title: { en: 'The goal of my life', es: 'El gol de mi vida' },
      text: {
        en: 'The meadow is a photograph out of focus, so the goal stands out in full color. Where the ball went is left to the word and to the video.',
        es: 'El prado es una fotografía desenfocada, así que la portería destaca a todo color. Dónde entró el balón lo dicen la palabra y el vídeo.',
      },
      alt: {
        en: 'Thumbnail: a red and white goal on the grass of a photographed park, and the word GOAL',
        es: 'Miniatura: una portería roja y blanca sobre el césped de un parque fotografiado y la palabra GOAL',
      },
    },
    'boxing-basics': {
      drawn: fitnessDrawn['boxing-basics'],
      title: { en: 'Boxing basics', es: 'Boxeo desde cero' },
      text: {
        en: 'One glove in the light of a stage looks like the minute before a fight. The curtains of neon keep to the sides, so that the middle stays clear.',
        es: 'Un guante bajo la luz de un escenario parece el minuto antes de un combate. El telón de neón queda a los lados y deja libre el centro.',
      },
      alt: {
        en: 'Thumbnail: a boxing glove with a golden outline on a stage with curtains, and the word BOXING',
        es: 'Miniatura: un guante de boxeo con contorno dorado en un escenario con telón y la palabra BOXING',
      },
    },
    'first-marathon': {
      drawn: fitnessDrawn['first-marathon'],
      title: { en: 'First marathon', es: 'Primer maratón' },
      text: {
        en: 'A face and a distance, nothing else. The road behind them leads away to the horizon, which is how forty-two kilometers feel at the start.',
        es: 'Una cara y una distancia, nada más. La carretera se pierde en el horizonte, que es como se sienten cuarenta y dos kilómetros al empezar.',
      },
      alt: {
        en: 'Thumbnail: a man with a beard beside a road under lightning, and the words 42 KM',
        es: 'Miniatura: un hombre con barba junto a una carretera bajo relámpagos y el texto 42 KM',
      },
    },
  },
} satisfies NicheContent<'fitness'>;
