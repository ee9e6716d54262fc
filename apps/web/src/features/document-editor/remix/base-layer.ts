import type { Asset } from '@portada/contracts';
import type { SceneDocument } from '@portada/studio/document';
import { newPhoto } from '../photo/new-photo';

/** Kinds of layers that are the ground of a picture; a base layer is put over them. */
const grounds: readonly string[] = [
  'background',
  'panorama',
  'backdrop',
  'picture',
  'split',
  'motif',
  'surface',
  'light',
];

/** Creates a layer with a picture that covers a document, and its place above the ground. */
export const newBaseLayer = (
  document: SceneDocument,
  asset: Pick<Asset, 'id' | 'width' | 'height'>,
  name: string,
) => {
  const photo = newPhoto(document, asset);
  const scale = Math.max(document.width / asset.width, document.height / asset.height);
  // The parts outside of the picture are cropped, so that the layer ends at its edges.
  const shown = {
    width: document.width / (asset.width * scale),
    height: document.height / (asset.height * scale),
  };
  const crop = { left: (1 - shown.width) / 2, top: (1 - shown.height) / 2, ...shown };
  const box = { x: 0, y: 0, width: document.width, height: document.height };
  const top = document.layers.findLastIndex(({ kind }) => grounds.includes(kind));
  return { layer: { ...photo, name, isCutOut: false, crop, box }, at: top + 1 };
};
