import type { Language } from '@portada/contracts';
import type { SitePictureName } from '../../shared/site/pictures';
import type { NamedPicture } from '../../shared/site/site-picture';
import { articlePictures } from './article-pictures';
import type { ArticleKey } from './content/content';

/** Metadata of an article that only static islands and files for feed readers contain. */
type ArticleExtras = {
  image: SitePictureName | NamedPicture;
  /** Alternative text of the image in the list of articles. */
  imageAlt: Record<Language, string>;
  tags: Record<Language, readonly string[]>;
};

/** The extras of every article by its key. */
export const articleExtras: Readonly<Record<ArticleKey, ArticleExtras>> = {
  words: {
    image: articlePictures['words-two'],
    imageAlt: {
      en: 'Thumbnail: a small house on wheels and the words TINY HOUSE',
      es: 'Miniatura: una casa pequeña con ruedas y las palabras TINY HOUSE',
    },
    tags: { en: ['Headline', 'Legibility', 'Phone'], es: ['Titular', 'Legibilidad', 'Móvil'] },
  },
  outlines: {
    image: articlePictures['outline-thick'],
    imageAlt: {
      en: 'The word ALONE in white with a thick black outline on a blurred sunset',
      es: 'La palabra ALONE en blanco con un contorno negro grueso sobre una puesta de sol desenfocada',
    },
    tags: { en: ['Contrast', 'Outline', 'Legibility'], es: ['Contraste', 'Contorno', 'Legibilidad'] },
  },
  corner: {
    image: articlePictures['corner-free'],
    imageAlt: {
      en: 'Thumbnail: a rocket at the left and the words I BUILT A ROCKET IN 24 HOURS at the right',
      es: 'Miniatura: un cohete a la izquierda y las palabras I BUILT A ROCKET IN 24 HOURS a la derecha',
    },
    tags: { en: ['Layout', 'Timestamp', 'YouTube'], es: ['Composición', 'Duración', 'YouTube'] },
  },
  subjects: {
    image: articlePictures['subject-one'],
    imageAlt: {
      en: 'Thumbnail: a large burger at the left and the word WOW at the right',
      es: 'Miniatura: una hamburguesa grande a la izquierda y la palabra WOW a la derecha',
    },
    tags: { en: ['Subject', 'Layout', 'Phone'], es: ['Protagonista', 'Composición', 'Móvil'] },
  },
  files: {
    image: articlePictures['files-flat'],
    imageAlt: {
      en: 'Thumbnail: a piggy bank, a rising line and the words SAVE $500 on pink',
      es: 'Miniatura: una hucha de cerdito, una línea que sube y las palabras SAVE $500 sobre rosa',
    },
    tags: { en: ['Export', 'File size', 'YouTube'], es: ['Exportar', 'Tamaño de archivo', 'YouTube'] },
  },
  revolution: {
    image: 'article',
    imageAlt: {
      en: 'Thumbnail: a film clapper, a play button, a chart and the characters 1M on pink',
      es: 'Miniatura: una claqueta, un botón de reproducir, una gráfica y los caracteres 1M sobre rosa',
    },
    tags: {
      en: ['YouTube', 'Thumbnails', 'Click-through rate', 'Design', 'AI'],
      es: ['YouTube', 'Miniaturas', 'CTR', 'Diseño', 'IA'],
    },
  },
};
