import type { Language } from '@portada/contracts';
import type { DrawnExample } from './drawn/drawn-example';
import type { ExampleId } from './example-ids';
import type { NicheId } from '../../shared/niches';

/** A text in every language. */
type Texts = Record<Language, string>;

/** An example: its picture with prompt and settings, and its texts. */
export type ExampleContent = {
  drawn: DrawnExample;
  /** Title of the example, at most 27 characters. */
  title: Texts;
  /** Title for search engines, 30 to 60 characters; undefined if the title of the example decides it. */
  seoTitle?: Texts;
  /** One or two sentences about the picture. The first 160 characters are the description for search engines. */
  text: Texts;
  /** Description of the picture for visitors who do not see it. */
  alt: Texts;
};

/** The texts of a niche and its examples. */
export type NicheContent<N extends NicheId = NicheId> = {
  heading: Texts;
  /** Title for search engines, 30 to 60 characters. */
  seoTitle: Texts;
  /** Description for search engines, 110 to 160 characters. */
  seoDescription: Texts;
  /** Two or three sentences of advice about thumbnails of the niche. */
  text: Texts;
  examples: Record<ExampleId<N>, ExampleContent>;
};
