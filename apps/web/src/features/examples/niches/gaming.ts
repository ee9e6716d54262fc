import { gamingDrawn } from '../drawn/gaming';
import type { NicheContent } from '../niche-types';

/** Texts about thumbnails of the niche `gaming`, and its examples. */
export const gaming = {
  heading: { en: 'Gaming thumbnails', es: 'Miniaturas de videojuegos' },
  seoTitle: {
    en: 'Gaming thumbnail examples with prompts · Portada',
    es: 'Miniaturas de videojuegos con su frase · Portada',
  },
  seoDescription: {
    en: 'Four gaming thumbnails with the sentence and the settings that made them: a boss fight, a survival series, a race and a match of chess.',
    es: 'Cuatro miniaturas de videojuegos con la frase y los ajustes que las hicieron: un jefe final, una serie de supervivencia, una carrera y una partida.',
  },
  text: {
    en: 'A gaming thumbnail needs one enemy, one goal or one result, and the number that makes it hard: the day, the health, the speed. Strong contrasts and outlined letters stay readable at the small size of a list. A face that reacts tells how it went without giving away the end.',
    es: 'Una miniatura de videojuegos necesita un enemigo, una meta o un resultado, y la cifra que lo hace difícil: el día, la vida, la velocidad. Los contrastes fuertes y las letras con contorno aguantan el tamaño pequeño de una lista. Una cara que reacciona cuenta cómo fue sin contar el final.',
  },
  examples: {
    'gaming-content': {
      drawn: gamingDrawn['gaming-content'],
      title: { en: 'Gaming content', es: 'Vídeo de videojuegos' },
      seoTitle: {
        en: 'Gaming thumbnail made from one sentence · Portada',
        es: 'Miniatura de videojuegos, hecha con una frase · Portada',
      },
      text: {
        en: 'Viewers who scroll through gaming videos decide in a blink. One enemy and a number are enough; the rest of the image supports those two.',
        es: 'Quien recorre vídeos de juegos decide en un parpadeo. Bastan un enemigo y una cifra; el resto de la imagen los refuerza.',
      },
      alt: {
        en: 'Thumbnail: a turquoise dragon in front of orange rays, and the words 1 HP',
        es: 'Miniatura: un dragón turquesa sobre rayos naranjas y las palabras 1 HP',
      },
    },
    'zombie-survival': {
      drawn: gamingDrawn['zombie-survival'],
      title: { en: 'Zombie survival', es: 'Entre zombis' },
      text: {
        en: 'A series is told by its latest day. The face shows that the hundredth one goes badly, and the dark forest leaves the danger to the imagination.',
        es: 'Una serie se cuenta por su último día. La cara muestra que el número cien va mal, y el bosque oscuro deja el peligro a la imaginación.',
      },
      alt: {
        en: 'Thumbnail: a frightened man with a drop of sweat in a dark forest at night, and the words DAY 100',
        es: 'Miniatura: un hombre asustado con una gota de sudor en un bosque oscuro de noche y las palabras DAY 100',
      },
    },
    'racing-game': {
      drawn: gamingDrawn['racing-game'],
      title: { en: 'Racing game', es: 'Juego de carreras' },
      text: {
        en: 'The number is the reason to click, so it runs across the whole width. The red car stands still before a pale road and is seen at any size.',
        es: 'El número es el motivo para hacer clic, así que ocupa todo el ancho. El coche rojo destaca ante una carretera pálida y se ve a cualquier tamaño.',
      },
      alt: {
        en: 'Thumbnail: a red sports car on a road that leads to mountains at dusk, and the words 300 KM/H',
        es: 'Miniatura: un deportivo rojo en una carretera hacia las montañas al anochecer y el texto 300 KM/H',
      },
    },
    'chess-online': {
      drawn: gamingDrawn['chess-online'],
      title: { en: 'Chess match', es: 'Una partida de ajedrez' },
      text: {
        en: 'A board has too many pieces for a small image. One pawn and an open mouth tell who is winning, and red is kept for the word alone.',
        es: 'Un tablero tiene demasiadas piezas para una imagen pequeña. Un peón y una boca abierta dicen quién gana, y el rojo queda solo para la palabra.',
      },
      alt: {
        en: 'Square thumbnail: a shocked man and a black pawn in black and white, and the word CHESS on a red label',
        es: 'Miniatura cuadrada: un hombre asombrado y un peón negro en blanco y negro y la palabra CHESS en una etiqueta roja',
      },
    },
  },
} satisfies NicheContent<'gaming'>;
