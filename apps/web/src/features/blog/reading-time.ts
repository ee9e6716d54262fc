import type { ProseSection } from '../../shared/page/prose';

/** Words a minute, of somebody who reads on a screen. */
const pace = 200;

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How many words a text has, its headings included. */
export const countWords = (sections: readonly ProseSection[]): number =>
  sections
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        typeof block === 'string' ? block : 'pull' in block ? block.pull : block.list,
      ),
    ])
    .reduce((sum, text) => sum + words(text), 0);

/** What reading a text takes, in minutes begun, at least one. */
export const readingMinutes = (sections: readonly ProseSection[]): number =>
  Math.max(1, Math.ceil(countWords(sections) / pace));
