import type { SceneDocument } from '@portada/studio/document';

/**
 * Returns an id that no layer of a document has.
 * @param kind first part of the id
 */
export const newLayerId = ({ layers }: SceneDocument, kind: string): string => {
  const taken = new Set(layers.map(({ id }) => id));
  let number = layers.length + 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
};
