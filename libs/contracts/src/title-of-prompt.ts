import { oneLine } from './one-line';
import { productConfig } from './product-config';

/** Returns a text on one line: each run of refused characters and spaces becomes one space. */
export const oneLineOf = (text: string): string =>
  [...text]
    .map((character) => (oneLine.test(character) ? character : ' '))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Returns the title of a thumbnail that is created for a prompt: as many of the first words of the prompt as fit.
 * @param prompt a validated prompt, which is long enough for a title
 */
export const titleOfPrompt = (prompt: string): string => {
  const { min, max } = productConfig.thumbnailTitle;
  const text = oneLineOf(prompt);
  if (text.length < min) return 'Thumbnail';
  if (text.length <= max) return text;
  const cut = text.lastIndexOf(' ', max);
  // Removes half of a surrogate pair at the end of a title, because it is not a character.
  const title = cut >= min ? text.slice(0, cut) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '');
  const bare = title.replace(/[\s,;:.\-–—]+$/u, '');
  return bare.length >= min ? bare : title;
};
