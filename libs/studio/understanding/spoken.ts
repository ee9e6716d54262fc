/**
 * A pattern that finds whole words.
 * @param words alternatives of a regular expression, in lower case without accents
 */
export const spoken = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u');
