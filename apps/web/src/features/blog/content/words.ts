import type { TranslatedContent } from './article-content';
import { wordsEn } from './words.en';
import { wordsEs } from './words.es';

/** The article on the number of words. */
export const content: TranslatedContent = { en: wordsEn, es: wordsEs };
