/**
 * The beginning of a text, cut after a whole word where it is too long.
 * @param longest characters of the excerpt, the mark of the cut included
 */
export const excerpt = (text: string, longest = 100): string => {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : longest - 1).replace(/[\s,;:.–-]+$/, '')}…`;
};
