/** Position of a part of a text: the offset of its first character, and the offset after its last character. */
export type Span = { start: number; end: number };

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds whole words in a text. Letter case is ignored, and spaces and punctuation marks may separate the words.
 * @param text text to search, such as a prompt
 * @param words words to find, such as "golden retriever"
 * @returns the position of the first match; null if the text does not contain the words in this order
 */
export const spanOf = (text: string, words: string): Span | null => {
  const parts = words.split(/\s+/).filter((word) => word !== '');
  if (parts.length === 0) return null;
  const pattern = parts.map(literal).join('[\\s\\p{P}]+');
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
};

/**
 * Returns as many first words of a text as fit into a length.
 * @param text text to shorten
 * @param most maximum number of characters; a longer first word is cut
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > 0 ? end : most);
};
