import type { Token } from '../understanding/tokens';

/**
 * Writes tokens as a hook: in capitals, with a space where the prompt has one.
 * @param tokens tokens of a prompt, in order
 */
export const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, at }, place) => {
      const before = tokens[place - 1];
      return before && at > before.end ? ` ${text}` : text;
    })
    .join('')
    .trim()
    .toUpperCase();
