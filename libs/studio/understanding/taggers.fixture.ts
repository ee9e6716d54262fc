import { loadTaggers } from './language-tools';
import type { Taggers } from './taggers';

/** Loads the taggers of English and Spanish from their packages. */
export async function realTaggers(): Promise<Taggers> {
  const [english, spanish] = await Promise.all([loadTaggers('en'), loadTaggers('es')]);
  return { en: english.en, es: spanish.es };
}
