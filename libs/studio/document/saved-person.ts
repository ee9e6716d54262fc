import type { PhotoCrop } from '@portada/contracts';
import { personNamed } from '../knowledge/people';
import type { Scene } from '../scene/scene.schema';
import type { DocumentLayer, PhotoLayer, SceneDocument } from './document.schema';
import { boxOfLayer } from './geometry';
import { migrateDocument } from './migrate';
import { personLight } from './tone';

/** Width in pixels of the outline of a cut-out person, in a picture 1,920 pixels wide. */
const outlineWidth = 12;
/** Largest share of the width of a picture that a person fills. */
const widest = 0.6;

/** A cut-out person: the size of its whole photo in pixels, the part that is shown, and the ids of photo and mask. */
export type PlacedPerson = {
  width: number;
  height: number;
  crop: PhotoCrop | null;
  photo: { id: string };
  mask: { id: string };
};

const heightOf = (layer: DocumentLayer): number => boxOfLayer(layer)?.height ?? 0;

/** Returns the drawn head and shoulders of the one person of a picture; null without a person and for several people. */
const personIn = ({ layers }: SceneDocument): DocumentLayer | null => {
  // The photo of a person has no pose, so a whole drawn person stays.
  if (layers.some(({ kind }) => kind === 'body')) return null;
  const people = layers.filter(
    (layer) => layer.kind === 'illustration' && personNamed(layer.drawing) !== null,
  );
  return people.length === 1 ? (people[0] ?? null) : null;
};

/** Creates the layer of a person at the place of a drawn one: as high, and with the same middle and lower edge. */
const photoAt = (
  drawn: DocumentLayer,
  { width }: SceneDocument,
  person: PlacedPerson,
): PhotoLayer & DocumentLayer => {
  const box = boxOfLayer(drawn) ?? { x: 0, y: 0, width, height: heightOf(drawn) };
  const ratio = (person.width * (person.crop?.width ?? 1)) / (person.height * (person.crop?.height ?? 1));
  const height = Math.min(box.height, (width * widest) / ratio);
  const size = { width: height * ratio, height };
  return {
    kind: 'photo',
    id: 'photo-person',
    name: '',
    locked: false,
    hidden: false,
    assetId: person.photo.id,
    maskId: person.mask.id,
    isCutOut: true,
    box: { x: box.x + (box.width - size.width) / 2, y: box.y + box.height - height, ...size },
    crop: person.crop,
    rotation: 0,
    flip: false,
    radius: 0,
    blur: 0,
    outline: { width: (outlineWidth * width) / 1920, color: '#ffffff' },
    border: null,
    shadow: null,
    glow: null,
    ...personLight,
  };
};

/**
 * Gives the part of the person in a scene to a saved person.
 * @returns the document of the picture; null if the scene has no single person in head and shoulders
 */
export const withSavedPerson = (scene: Scene, person: PlacedPerson): SceneDocument | null => {
  const document = migrateDocument(scene);
  const drawn = document && personIn(document);
  if (!document || !drawn) return null;
  const layers = document.layers.map((layer) => (layer === drawn ? photoAt(drawn, document, person) : layer));
  return { ...document, layers };
};
