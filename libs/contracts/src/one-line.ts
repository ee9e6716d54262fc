import { productConfig } from './product-config';

/**
 * Characters that a name or a title must not contain: control characters, separators of lines and paragraphs, marks that
 * embed, override or isolate a direction of text (Unicode UAX #9), and characters without width. The joiners U+200C and
 * U+200D are part of words and of emoji, and are allowed.
 */
const refused = String.raw`\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff`;

/** Pattern of a name or a title on one line, without invisible characters. */
export const oneLine = new RegExp(`^[^${refused}]*$`, 'u');

const refusedRun = new RegExp(`[${refused}\\s]+`, 'gu');

/** Returns a text on one line: each run of refused characters and spaces becomes one space. */
export const oneLineOf = (text: string): string => text.replace(refusedRun, ' ').trim();

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
