import { productConfig } from '@portada/contracts';
import { splitElements } from './prompt-form';

/**
 * The clicks that changed a comma-separated list: the text before the clicks, and the elements that the clicks added
 * and removed.
 */
export type ElementEdits = { text: string; added: readonly string[]; removed: readonly string[] };

/**
 * Returns true if two phrases are the same element of a list. Letter case and outer spaces are ignored.
 * @param a first phrase
 * @param b second phrase
 */
export const isSameElement = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns true if a list contains an element. Letter case and outer spaces are ignored. */
export const hasElement = (list: readonly string[], element: string): boolean =>
  list.some((one) => isSameElement(one, element));

/**
 * Returns words of a prompt as one element of a list. Commas, which would separate the element into two, are removed,
 * and the words are cut to the allowed length.
 * @param words such as "10,000 bees"
 */
export const elementOf = (words: string): string =>
  words.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().slice(0, productConfig.elements.maxLength).trim();

/**
 * Returns the text of a comma-separated list after clicks added or removed elements. Without clicks the text is
 * unchanged, character by character.
 */
export const editedText = ({ text, added, removed }: ElementEdits): string => {
  const kept =
    removed.length === 0
      ? text
      : text
          .split(',')
          .filter((part) => !hasElement(removed, part))
          .join(',')
          .trimStart();
  if (added.length === 0) return kept;
  return [...[kept.replace(/[\s,]+$/, '')].filter((part) => part !== ''), ...added].join(', ');
};

const without = (list: readonly string[], element: string): string[] =>
  list.filter((one) => !isSameElement(one, element));

/**
 * Adds an element to a comma-separated list, or removes the element. A second call for the same element restores
 * the text of the list exactly.
 * @param text the current text of the list
 * @param element one entry, without a comma
 * @param before the earlier clicks; they are ignored if the creator typed in the list since
 */
export const toggleElement = (text: string, element: string, before: ElementEdits | null): ElementEdits => {
  const edits = before && editedText(before) === text ? before : { text, added: [], removed: [] };
  const { added, removed } = edits;
  if (hasElement(added, element)) return { ...edits, added: without(added, element) };
  if (hasElement(removed, element)) return { ...edits, removed: without(removed, element) };
  if (hasElement(splitElements(edits.text), element)) return { ...edits, removed: [...removed, element] };
  return { ...edits, added: [...added, element] };
};
