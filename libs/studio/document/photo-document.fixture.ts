import type { DocumentLayer, PhotoLayer, SceneDocument } from './document.schema';

const editing = { name: '', locked: false, hidden: false };

/** A plain ground in one color. */
const plainGround: DocumentLayer = {
  ...editing,
  kind: 'background',
  id: 'ground',
  angle: 90,
  stops: [0, 1].map((at) => ({ at, color: '#1030a0' })),
};

/** A document of 960 by 540 pixels with a square photo in the middle of a plain ground. @param fields fields of the photo */
export const photoDocument = (fields: Partial<PhotoLayer> = {}): SceneDocument => {
  const lines = { outline: null, border: null, shadow: null, glow: null };
  const photo: PhotoLayer & DocumentLayer = {
    ...{ ...editing, ...lines, kind: 'photo', id: 'photo', assetId: '7d444840-9dc0-41d1-b245-5ffdce74fad1' },
    ...{ maskId: null, isCutOut: true, crop: null, rotation: 0, flip: false, radius: 0, blur: 0 },
    ...{ box: { x: 280, y: 70, width: 400, height: 400 }, opacity: 1, blend: 'normal' },
    ...fields,
  };
  const size = { width: 960, height: 540, aspectRatio: '16:9' as const };
  return { version: 2, ...size, seed: 0, idea: null, layout: null, layers: [plainGround, photo] };
};
