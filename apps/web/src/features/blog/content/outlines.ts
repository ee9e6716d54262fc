import type { TranslatedContent } from './article-content';
import { outlinesEn } from './outlines.en';
import { outlinesEs } from './outlines.es';

/** The article on the outlines of letters. */
export const content: TranslatedContent = { en: outlinesEn, es: outlinesEs };
