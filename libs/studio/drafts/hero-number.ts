import type { HeroNumber } from '../formats/slots';

/** A number with its sign of money, percent or degrees, and the letter of thousands or millions: "$1.2M", "1960S", "800€", "-40°". */
const amount = /-?[$€£]?\s?\d[\d.,:]*(?:\s?[KM]|S)?(?!\p{L})\s?[€$£%°]?/u;
const onlyMarks = /^[¿¡("]*$/;

/**
 * Splits words at their first number. Marks that open the words stay with the number.
 * @param words words in capitals, such as "¿800€ AL MES?"
 * @returns null for words without a number
 */
export const heroNumberOf = (words: string): HeroNumber | null => {
  const found = amount.exec(words);
  if (!found) return null;
  const before = words.slice(0, found.index).trim();
  const big = found[0].trim();
  const after = words.slice(found.index + found[0].length).trim();
  return onlyMarks.test(before) ? { before: '', big: before + big, after } : { before, big, after };
};
