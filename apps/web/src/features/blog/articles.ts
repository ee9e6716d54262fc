import { productConfig, type Language } from '@portada/contracts';
import type { SitePictureName } from '../../shared/site/pictures';

/** Metadata of an article. The text of the article is in `content/`. */
export type Article = {
  slug: string;
  category: 'Tools';
  image: SitePictureName;
  /** Publication date of the article in ISO format (`2026-11-22`); `changed` is the date of the last change. */
  published: string;
  changed: string;
  /** Reading time of the article in minutes. A test compares the reading time with the number of words. */
  minutes: Record<Language, number>;
  title: Record<Language, string>;
  /** Summary of the article for lists and search engines, 110 to 160 characters. */
  excerpt: Record<Language, string>;
  tags: Record<Language, readonly string[]>;
};

/** All articles of the blog, newest first. */
export const articles: readonly [Article, ...Article[]] = [
  {
    slug: `${productConfig.product.toLowerCase()}-revolution-youtube-thumbnails`,
    category: 'Tools',
    image: 'article',
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
    tags: {
      en: ['YouTube', 'Thumbnails', 'Click-through rate', 'Design', 'AI'],
      es: ['YouTube', 'Miniaturas', 'CTR', 'Diseño', 'IA'],
    },
  },
];

/** Returns the path of an article's page. */
export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/blog/${slug}`;
