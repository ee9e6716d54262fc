import { facts, type Language } from '@portada/contracts';
import type { SitePictureName } from '../../shared/site/pictures';

/** What lists say about an article; its text is in `content/`. */
export type Article = {
  slug: string;
  category: 'Tools';
  image: SitePictureName;
  /** ISO days. */
  published: string;
  changed: string;
  /** What reading it takes, in minutes; the spec counts the words. */
  minutes: Record<Language, number>;
  title: Record<Language, string>;
  /** 110 to 160 characters. */
  excerpt: Record<Language, string>;
  tags: Record<Language, readonly string[]>;
};

/** What the blog holds, newest first. */
export const articles: readonly [Article, ...Article[]] = [
  {
    slug: `${facts.product.toLowerCase()}-revolution-youtube-thumbnails`,
    category: 'Tools',
    image: 'article',
    published: '2024-01-15',
    changed: '2026-11-22',
    minutes: { en: 5, es: 5 },
    title: {
      en: 'The quiet revolution in YouTube thumbnails',
      es: 'La revolución callada de las portadas de YouTube',
    },
    excerpt: {
      en: 'How one sentence becomes a thumbnail that still reads at the size of a stamp: what is known about clicks, and what is only our judgement.',
      es: 'Cómo una frase se convierte en una portada que se lee a tamaño de sello: lo que se sabe de los clics y lo que solo es criterio nuestro.',
    },
    tags: {
      en: ['YouTube', 'Thumbnails', 'Click-through rate', 'Design', 'AI'],
      es: ['YouTube', 'Portadas', 'CTR', 'Diseño', 'IA'],
    },
  },
];

/** Path of an article's page. */
export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/blog/${slug}`;
