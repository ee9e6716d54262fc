const amount =
  '(?:(?:US|MX)?[$€£]\\s?\\d[\\d.,]*\\d?[kKmM]?|\\d[\\d.,]*\\d?\\s?(?:[€$£]|(?:euros?|d[oó]lar(?:es)?|dollars?|bucks|pesos?|soles|libras?|pounds?)(?!\\p{L})))';
const pair = new RegExp(
  `(${amount})[^\\p{L}\\d$€£]{0,3}(?:\\s*(?:vs\\.?|versus|contra|and|or|y|o|to|a)\\s*|\\s*[/,–-]\\s*)[^\\p{L}\\d$€£]{0,3}(${amount})`,
  'iu',
);

/**
 * The prices of the two sides of a comparison, as the prompt writes them: "($8 vs $240)".
 * @param prompt as the creator wrote it
 * @param names names of the two sides
 * @returns null without two amounts beside each other, or if a name holds an amount itself
 */
export function pricesIn(prompt: string, names: readonly [string, string]): readonly [string, string] | null {
  const isPriced = names.some((name) => new RegExp(amount, 'iu').test(name));
  const [, left, right] = pair.exec(prompt) ?? [];
  return isPriced || left === undefined || right === undefined ? null : [left.trim(), right.trim()];
}
