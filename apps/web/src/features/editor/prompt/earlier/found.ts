import type { EarlierPrompt } from '@portada/contracts';

/** A text in lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * Finds the earlier prompts whose prompt or headline contains all words. Letter case and accents are ignored.
 * @param prompts earlier prompts, newest first
 * @param words words that the user typed; without words all prompts are found
 */
export const found = (prompts: readonly EarlierPrompt[], words: string): EarlierPrompt[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return prompts.filter(({ request: { prompt, headline = '' } }) => {
    const text = plain(`${prompt} ${headline}`);
    return wanted.every((word) => text.includes(word));
  });
};
