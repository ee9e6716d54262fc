import type { Language } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';
import type { articlePictures } from '../article-pictures';

/** Name of a picture of the articles. */
type ArticlePictureName = keyof typeof articlePictures;

/** A picture in an article: alternative text and a caption of one sentence. */
type ShownPicture = { name: ArticlePictureName; alt: string; caption: string };

/**
 * An addition to a section of an article: a table with a header row and a header column, pictures that are compared, or a
 * list of sources. `timestamp` is the duration that is shown on the pictures as on YouTube.
 */
export type ArticleFigure =
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly [string, ...string[]])[];
    }
  | { kind: 'pictures'; pictures: readonly ShownPicture[]; timestamp?: string }
  | { kind: 'sources'; sources: readonly { title: string; url: string }[] };

/** Text of an article in one language, and the additions to its sections by the id of the section. */
export type ArticleContent = {
  sections: readonly ProseSection[];
  figures: Readonly<Record<string, readonly ArticleFigure[]>>;
};

/** An article in all languages. */
export type TranslatedContent = Record<Language, ArticleContent>;
