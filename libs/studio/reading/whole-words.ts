/**
 * Returns a pattern of whole words, for text with or without accents and in any case. A letter or a digit on either side of
 * a match is part of another word.
 * @param pattern alternatives of a regular expression, without a group around them
 * @param flags flags besides `i` and `u`
 */
export const wholeWords = (pattern: string, flags = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, `iu${flags}`);

/**
 * Joins the words of a list to alternatives of a pattern.
 * @param list words, separated by white space
 */
export const anyOf = (list: string): string => list.trim().split(/\s+/).join('|');
