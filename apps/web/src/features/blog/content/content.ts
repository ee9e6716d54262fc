import type { Language } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';
import { revolutionEn } from './revolution.en';
import { revolutionEs } from './revolution.es';

/**
 * Returns the text of the only article. Both languages are in the bundle, because code that loads one language
 * would be larger.
 */
export const contentOf = (language: Language): readonly ProseSection[] =>
  language === 'es' ? revolutionEs : revolutionEn;
