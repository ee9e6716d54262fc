import type { Asset } from '@portada/contracts';
import type { DocumentLayer, SceneDocument } from '@portada/studio/document';
import { newLayerId } from '../state/new-layer-id';

/** Largest share of the width and height of a picture that a new photo fills. */
const share = 0.7;

/** Creates a layer with a photo in the middle of a document, in its own ratio. */
export const newPhoto = (
  document: SceneDocument,
  { id: assetId, width, height }: Pick<Asset, 'id' | 'width' | 'height'>,
): DocumentLayer => {
  const scale = Math.min((document.width * share) / width, (document.height * share) / height);
  const size = { width: width * scale, height: height * scale };
  return {
    kind: 'photo',
    id: newLayerId(document, 'photo'),
    name: '',
    locked: false,
    hidden: false,
    assetId,
    maskId: null,
    box: { x: (document.width - size.width) / 2, y: (document.height - size.height) / 2, ...size },
    crop: null,
    rotation: 0,
    flip: false,
    radius: 0,
    blur: 0,
    outline: null,
    border: null,
    shadow: null,
    glow: null,
    opacity: 1,
    blend: 'normal',
  };
};
