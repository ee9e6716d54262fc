import type { SceneDocument } from './document.schema';

/** Everything outside of itself that a document refers to. */
export type DocumentReferences = {
  /** Ids of the user's assets: photos and masks. */
  assets: string[];
  /** Ids of generated images. */
  images: string[];
  /** Names of drawings of the illustration set. */
  drawings: string[];
  /** Shapes of drawings that were made for a picture. */
  bodies: string[];
};

/** Lists what a document refers to, each reference once. */
export const referencesOf = ({ layers }: SceneDocument): DocumentReferences => {
  const assets = layers.flatMap((layer) =>
    layer.kind === 'photo' ? [layer.assetId, ...(layer.maskId === null ? [] : [layer.maskId])] : [],
  );
  const images = layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.imageId] : []));
  const drawn = layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer] : []));
  return {
    assets: [...new Set(assets)],
    images: [...new Set(images)],
    drawings: [...new Set(drawn.flatMap(({ body, drawing }) => (body === undefined ? [drawing] : [])))],
    bodies: [...new Set(drawn.flatMap(({ body }) => body ?? []))],
  };
};
