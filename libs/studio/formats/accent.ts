import { leaning } from '../planning/phrases';

/** Which words have the highlight color: the last number, otherwise the last strong word; all words; or none. */
export type Accent = 'strong' | 'all' | 'none';

/** Letters of a word, without signs. */
const lettersOf = (word: string): number => word.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Most letters of a word that is too small to be highlighted as the last one. */
const weak = 3;

/**
 * Positions of the highlighted words. A number without a sign of money is highlighted with the word after it in a text of three
 * words or more. A text of one word has none.
 * @param words words of the text in order
 */
export function accented(words: readonly string[], accent: Accent): number[] {
  if (accent === 'all') return words.map((_, place) => place);
  if (accent === 'none' || words.length < 2) return [];
  const number = words.findLastIndex((word) => /\d/.test(word));
  if (number >= 0) {
    const isBare = /^\P{L}*\d+\P{L}*$/u.test(words[number] ?? '') && !/[$€£¥%?!]/.test(words[number] ?? '');
    const unit = words[number + 1];
    const hasUnit = words.length > 2 && isBare && unit !== undefined && !leaning.test(unit);
    return hasUnit ? [number, number + 1] : [number];
  }
  const last = words.length - 1;
  if (lettersOf(words[last] ?? '') > weak) return [last];
  const lengths = words.map(lettersOf);
  return [lengths.lastIndexOf(Math.max(...lengths))];
}
