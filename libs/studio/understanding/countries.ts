import { tokensOf } from '../knowledge/words';
import { cityFlagOf, drawingOf, flagOf, longestNoun } from './nouns';

/** Number of words that are searched: a country that the prompt names later is no subject. */
const mostWords = 60;

/**
 * Drawing of language in general. A phrase with this drawing, such as "English grammar", still names the flag of
 * English.
 */
const anyLanguage = 'own-language';

/**
 * The flags of the countries, peoples, languages and cities that a text names. A word inside a longer known name counts as a
 * part of that name only, such as "french fries" and "german shepherd".
 * @param text a prompt
 * @param language language of the text
 * @returns names of drawings in the order of the text, each once
 */
export function flagsIn(text: string, language: 'en' | 'es'): string[] {
  const words = tokensOf(text).slice(0, mostWords);
  const found = new Set<string>();
  for (let from = 0; from < words.length;) {
    let read = 1;
    for (let length = longestNoun; length > 0; length -= 1) {
      const said = words.slice(from, from + length).join(' ');
      const flag = flagOf(said, language) ?? cityFlagOf(said, language);
      const drawing = flag ?? drawingOf(said, language);
      if (drawing === null || drawing === anyLanguage) continue;
      if (flag) found.add(flag);
      read = length;
      break;
    }
    from += read;
  }
  return [...found];
}
