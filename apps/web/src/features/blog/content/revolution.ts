import type { TranslatedContent } from './article-content';
import { revolutionEn } from './revolution.en';
import { revolutionEs } from './revolution.es';

/** The article on thumbnails and Portada. `article-text.tsx` adds its figure. */
export const content: TranslatedContent = {
  en: { sections: revolutionEn, figures: {} },
  es: { sections: revolutionEs, figures: {} },
};
