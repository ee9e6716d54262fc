/** Words of a suggested headline: short enough to be read at a small size. */
const mostWords = 4;

const plain = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim();

/**
 * Suggests other words for a headline from the title of the thumbnail: its first words, its last words, or its longest
 * one.
 * @param present words of the present headline
 * @returns an empty text if the title has no other words
 */
export const suggestedHeadline = (title: string, present: string): string => {
  const words = plain(title).split(' ');
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const candidates = [words.slice(-mostWords).join(' '), words.slice(0, mostWords).join(' '), longest];
  return candidates.find((candidate) => candidate !== plain(present)) ?? '';
};
