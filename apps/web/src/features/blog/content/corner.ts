import type { TranslatedContent } from './article-content';
import { cornerEn } from './corner.en';
import { cornerEs } from './corner.es';

/** The article on the corner of the timestamp. */
export const content: TranslatedContent = { en: cornerEn, es: cornerEs };
