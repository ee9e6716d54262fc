import type { Language } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';
import { revolutionEn } from './revolution.en';
import { revolutionEs } from './revolution.es';

/** The text of the one article; both languages together are smaller than the code that would load one alone. */
export const contentOf = (language: Language): readonly ProseSection[] =>
  language === 'es' ? revolutionEs : revolutionEn;
