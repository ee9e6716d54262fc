import { lifestyleDrawn } from '../drawn/lifestyle';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `lifestyle`, and its examples. */
export const lifestyle = {
  heading: { en: 'Lifestyle and vlog thumbnails', es: 'Miniaturas de vlogs' },
  seoTitle: {
    en: 'Vlog thumbnail examples with their prompts · Portada',
    es: 'Miniaturas de vlogs con su frase · Portada',
  },
  seoDescription: {
    en: 'Four lifestyle thumbnails with the sentence and the settings that made them: a day at the beach, a week offline, a move and a life in a van.',
    es: 'Cuatro miniaturas de estilo de vida con la frase y los ajustes que las hicieron: un día de playa, una semana sin móvil, una mudanza y una furgoneta.',
  },
  text: {
    en: 'A vlog sells a mood, so choose the palette first: warm colors for a holiday, calm and few colors for a routine. Say where it is or how long it lasts in at most three words. One object that stands for the change, such as a suitcase or a van, works better than a collage.',
    es: 'Un vlog vende una atmósfera, así que elige primero la paleta: cálida para unas vacaciones, pocos colores y calma para una rutina. Di dónde es o cuánto dura en tres palabras como mucho. Un objeto que represente el cambio, como una maleta, funciona mejor que un collage.',
  },
  examples: {
    'lifestyle-vlog': {
      drawn: lifestyleDrawn['lifestyle-vlog'],
      title: { en: 'Lifestyle vlog', es: 'Vlog de estilo de vida' },
      seoTitle: {
        en: 'Lifestyle vlog thumbnail from one sentence · Portada',
        es: 'Miniatura de un vlog, hecha con una sola frase · Portada',
      },
      text: {
        en: 'A vlog sells a place and a mood. The image shows the place and the time of day, two lines name the place and the length of the trip, and the title tells the story.',
        es: 'Un vlog vende un lugar y una atmósfera. La imagen muestra el lugar y la hora del día, dos líneas dicen dónde y cuánto tiempo, y el título cuenta la historia.',
      },
      alt: {
        en: 'Thumbnail: a beach umbrella between palm trees by the sea, and the words BALI 24H',
        es: 'Miniatura: una sombrilla entre palmeras junto al mar y las palabras BALI 24H',
      },
    },
    'no-phone': {
      drawn: lifestyleDrawn['no-phone'],
      title: { en: 'A week without a phone', es: 'Una semana sin móvil' },
      text: {
        en: 'The prompt says what is missing, so the phone is crossed out. Together with a span of time, the whole story is told before anybody reads the title.',
        es: 'La frase dice lo que falta, así que el móvil está tachado. Junto con el plazo, la historia entera se entiende antes de leer el título.',
      },
      alt: {
        en: 'Thumbnail: a phone crossed out in red in a blue room, and the words 7 DAYS',
        es: 'Miniatura: un móvil tachado en rojo en una habitación azul y las palabras 7 DAYS',
      },
    },
    'new-york-suitcase': {
      drawn: lifestyleDrawn['new-york-suitcase'],
      title: { en: 'Moving to New York', es: 'Mudanza a Nueva York' },
      text: {
        en: 'Two things tell the move: where to, and with how little. Behind them is a photographed city, out of focus, so that nothing competes with the name.',
        es: 'Dos cosas cuentan la mudanza: adónde y con qué poco. Detrás hay una ciudad fotografiada y desenfocada, para que nada compita con el nombre.',
      },
      alt: {
        en: 'Thumbnail: the Statue of Liberty and a blue suitcase in front of a blurred city, and the words NEW YORK',
        es: 'Miniatura: la Estatua de la Libertad y una maleta azul ante una ciudad desenfocada y las palabras NEW YORK',
      },
    },
    'van-life': {
      drawn: lifestyleDrawn['van-life'],
      title: { en: 'Life in a van', es: 'Vivir en una furgoneta' },
      text: {
        en: 'Calm videos need calm images. Few colors, the grain of an old print and a van seen from the side let the duration of the trip do the talking.',
        es: 'Los vídeos tranquilos piden imágenes tranquilas. Pocos colores, el grano de un cartel antiguo y una furgoneta de lado dejan hablar a los días.',
      },
      alt: {
        en: 'Thumbnail: a green and white camper van in the style of an old poster, and the words 30 DAYS',
        es: 'Miniatura: una furgoneta verde y blanca al estilo de un cartel antiguo y las palabras 30 DAYS',
      },
    },
  },
} satisfies NicheContent<'lifestyle'>;
