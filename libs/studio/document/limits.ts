import { type SceneDocument, documentLimits } from './document.schema';

/**
 * Reason for which a document is too large to be stored. layers_full: too many layers · pictures_full: too many own photos
 * and generated images, without masks · document_full: too many bytes.
 */
export type LimitFault = 'layers_full' | 'pictures_full' | 'document_full';

type Limit = { fault: LimitFault; most: number; sizeOf: (document: SceneDocument) => number };

const limits: readonly Limit[] = [
  { fault: 'layers_full', most: documentLimits.layers, sizeOf: ({ layers }) => layers.length },
  {
    fault: 'pictures_full',
    most: documentLimits.pictures,
    sizeOf: ({ layers }) =>
      new Set(
        layers.flatMap((layer) => {
          if (layer.kind === 'photo') return layer.assetId;
          return layer.kind === 'picture' ? layer.imageId : [];
        }),
      ).size,
  },
  {
    fault: 'document_full',
    most: documentLimits.bytes,
    sizeOf: (document) => new TextEncoder().encode(JSON.stringify(document)).length,
  },
];

/**
 * Finds the limit that a changed document exceeds. A document that exceeded a limit before may stay as large, so that it can
 * be made smaller step by step.
 * @param before the document before the change
 * @returns null if the document can be stored
 */
export const limitFault = (document: SceneDocument, before: SceneDocument): LimitFault | null =>
  limits.find(({ most, sizeOf }) => {
    const size = sizeOf(document);
    return size > most && size > sizeOf(before);
  })?.fault ?? null;
