import type { TranslatedContent } from './article-content';
import { subjectsEn } from './subjects.en';
import { subjectsEs } from './subjects.es';

/** The article on the number of subjects. */
export const content: TranslatedContent = { en: subjectsEn, es: subjectsEs };
