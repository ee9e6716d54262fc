import type { ProseSection } from '../../shared/page/prose';

/** Assumed reading speed on a screen in words per minute. */
const pace = 200;

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the number of words of a text including its headings. */
export const countWords = (sections: readonly ProseSection[]): number =>
  sections
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        typeof block === 'string' ? block : 'pull' in block ? block.pull : block.list,
      ),
    ])
    .reduce((sum, text) => sum + words(text), 0);

/** Returns the reading time of a text in minutes, rounded up. */
export const readingMinutes = (sections: readonly ProseSection[]): number =>
  Math.max(1, Math.ceil(countWords(sections) / pace));
