/**
 * Returns the beginning of a text, cut after a whole word if the text is too long.
 * @param text text to cut
 * @param longest maximum number of characters, including the ellipsis
 */
export const excerpt = (text: string, longest = 100): string => {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : longest - 1).replace(/[\s,;:.–-]+$/, '')}…`;
};
