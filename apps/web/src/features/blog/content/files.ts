import type { TranslatedContent } from './article-content';
import { filesEn } from './files.en';
import { filesEs } from './files.es';

/** The article on the file formats. */
export const content: TranslatedContent = { en: filesEn, es: filesEs };
