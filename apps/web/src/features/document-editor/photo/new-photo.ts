import type { Asset } from '@portada/contracts';
import type { DocumentLayer, SceneDocument } from '@portada/studio/document';
import { newLayerId } from '../state/new-layer-id';

/** Largest share of the width and height of a picture that a new photo fills. */
const share = 0.7;

/** Mask that a document already has for a photo; null if it has none. */
export const maskIn = ({ layers }: SceneDocument, photoId: string): string | null =>
  layers.flatMap((layer) => (layer.kind === 'photo' && layer.assetId === photoId ? [layer.maskId] : []))[0] ??
  null;

/**
 * Creates a layer with a photo in the middle of a document, in its own ratio.
 * @param maskId mask that cuts the photo out; null shows the whole photo
 */
export const newPhoto = (
  document: SceneDocument,
  { id: assetId, width, height }: Pick<Asset, 'id' | 'width' | 'height'>,
  maskId: string | null = null,
): Extract<DocumentLayer, { kind: 'photo' }> => {
  const scale = Math.min((document.width * share) / width, (document.height * share) / height);
  const size = { width: width * scale, height: height * scale };
  return {
    kind: 'photo',
    id: newLayerId(document, 'photo'),
    name: '',
    locked: false,
    hidden: false,
    assetId,
    maskId,
    isCutOut: true,
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
