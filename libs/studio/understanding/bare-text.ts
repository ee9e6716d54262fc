/**
 * A text in lower case without accents, character by character, with the letters of quoted texts as `§`. Offsets are
 * those of the text.
 * @param text a prompt
 */
export function bareText(text: string): string {
  const bare = Array.from(text, (char) => {
    const low = (char.normalize('NFD')[0] ?? char).toLowerCase();
    return low.length === char.length ? low : char;
  }).join('');
  return bare.replace(
    /(["“«„])([^"“”«»„]{1,80})(["”»“])/gu,
    (_, open: string, inside: string, close: string) => `${open}${'§'.repeat(inside.length)}${close}`,
  );
}

/** Pattern of a quoted text of `bareText`. */
export const quotePattern = '["“”«»„][§]+["“”«»„]';

/**
 * Returns true if an offset lies behind the first clause of a text, where a prompt gives instructions.
 * @param bare result of `bareText`
 * @param at offset in the text
 */
export const isLater = (bare: string, at: number): boolean => /[,.;:–—(]|\s-\s|\?|!/.test(bare.slice(0, at));

/** A pattern of whole words, for `bareText`. */
export const spoken = (pattern: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
