import { productConfig, type Language } from '@portada/contracts';
import { useParams } from 'react-router-dom';
import type { ArticleKey } from './content/content';

/**
 * Metadata that the head of an article page shows. The text of the article is in `content/`, by its key, and all other
 * metadata is in `article-extras.ts`.
 */
export type Article = {
  key: ArticleKey;
  slug: string;
  category: 'Tools';
  /** Publication date of the article in ISO format (`2026-11-22`); `changed` is the date of the last change. */
  published: string;
  changed: string;
  /** Reading time of the article in minutes. A test compares the reading time with the number of words. */
  minutes: Record<Language, number>;
  title: Record<Language, string>;
  /** Summary of the article for lists and search engines, 110 to 160 characters. */
  excerpt: Record<Language, string>;
};

const measured = { category: 'Tools', published: '2026-11-28', changed: '2026-11-28' } as const;

/** All articles of the blog, newest first. */
export const articles: readonly [Article, ...Article[]] = [
  {
    ...measured,
    key: 'words',
    slug: 'how-many-words-on-a-thumbnail',
    minutes: { en: 4, es: 4 },
    title: { en: 'How many words fit on a thumbnail?', es: '¿Cuántas palabras caben en una miniatura?' },
    excerpt: {
      en: 'We set headlines of two to eight words in ten styles and measured the letters at 168 pixels. The length of the words counts more than their number.',
      es: 'Pusimos titulares de dos a ocho palabras en diez estilos y medimos las letras a 168 píxeles. Importa más lo largas que son que cuántas hay.',
    },
  },
  {
    ...measured,
    key: 'outlines',
    slug: 'text-outline-and-contrast',
    minutes: { en: 5, es: 5 },
    title: { en: 'How thick must a text outline be?', es: '¿Qué grosor necesita el contorno del texto?' },
    excerpt: {
      en: 'We set white letters on eighteen photographed grounds with outlines of four widths. A thin outline changes nothing at phone size; a thick one always works.',
      es: 'Pusimos letras blancas sobre dieciocho fondos fotografiados con cuatro contornos. En el móvil, uno fino no cambia nada; uno grueso funciona siempre.',
    },
  },
  {
    ...measured,
    key: 'corner',
    slug: 'timestamp-corner-of-a-thumbnail',
    minutes: { en: 4, es: 5 },
    title: { en: 'The corner that the timestamp covers', es: 'La esquina que tapa la duración del vídeo' },
    excerpt: {
      en: 'The duration of the video covers the lower right corner of its thumbnail. We measured the corner, and which layouts run into it when their sides are swapped.',
      es: 'La duración del vídeo tapa la esquina inferior derecha de su miniatura. Medimos la esquina y qué composiciones chocan con ella al cambiar los lados.',
    },
  },
  {
    ...measured,
    key: 'subjects',
    slug: 'one-subject-or-three',
    minutes: { en: 5, es: 5 },
    title: { en: 'One subject or three on a thumbnail?', es: '¿Un protagonista o tres en la miniatura?' },
    excerpt: {
      en: 'Ninety planned thumbnails with one, two and three things, measured at phone size: how large the first thing stays, and how little is left of the third.',
      es: 'Noventa miniaturas planificadas con una, dos y tres cosas, medidas a tamaño de móvil: qué le queda a la primera, y qué poco queda de la tercera.',
    },
  },
  {
    ...measured,
    key: 'files',
    slug: 'png-jpeg-webp-or-avif',
    minutes: { en: 4, es: 4 },
    title: {
      en: 'PNG, JPEG, WebP or AVIF for a thumbnail?',
      es: '¿PNG, JPEG, WebP o AVIF para la miniatura?',
    },
    excerpt: {
      en: 'The same pictures in four formats and two sizes, in bytes: which one YouTube accepts, which one breaks the limit of 2 MB, and which one to upload.',
      es: 'Las mismas imágenes en cuatro formatos y dos tamaños, en bytes: cuál acepta YouTube, cuál pasa del límite de 2 MB y cuál conviene subir.',
    },
  },
  {
    key: 'revolution',
    slug: `${productConfig.product.toLowerCase()}-revolution-youtube-thumbnails`,
    category: 'Tools',
    published: '2024-01-15',
    changed: '2026-11-22',
    minutes: { en: 5, es: 5 },
    title: {
      en: 'The quiet revolution in YouTube thumbnails',
      es: 'La revolución callada de las miniaturas de YouTube',
    },
    excerpt: {
      en: 'How one sentence becomes a thumbnail that still reads at the size of a stamp: what research says about clicks, and what we have learned ourselves.',
      es: 'Cómo una frase se convierte en una miniatura que se lee a tamaño de sello: lo que se sabe de los clics y lo que hemos aprendido nosotros.',
    },
  },
];

/** Returns the path of an article's page. */
export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/blog/${slug}`;

/** Returns the article at the address of the page; undefined if there is none. */
export const useArticle = (): Article | undefined => {
  const { slug } = useParams();
  return articles.find((article) => article.slug === slug);
};
