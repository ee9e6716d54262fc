import { type AspectRatio, pictureSizes } from '@portada/contracts';
import { type Scene, sceneSchema } from '../scene/scene.schema';
import {
  type DocumentLayer,
  type SceneDocument,
  documentSchema,
  documentSchemaVersion,
} from './document.schema';

/**
 * The image of which a document starts: its id and size in pixels. `plateId` is the image beneath the layers of its
 * scene; null if no plate is stored.
 */
export type BaseImage = { id: string; width: number; height: number; plateId: string | null };

/** Kinds of layers that fill the whole picture with color. A scene without such a layer lies over an image. */
const coveringKinds: readonly string[] = ['background', 'panorama', 'backdrop'];

/** Fields that a layer gets when it becomes part of a document. */
const editable = (kind: string, place: number, name = '') => ({
  id: `${kind}-${place + 1}`,
  name,
  locked: false,
  hidden: false,
});

const nameOf = (layer: Scene['layers'][number]): string => {
  if (layer.kind === 'badge') return layer.text.slice(0, 80);
  if (layer.kind !== 'text') return '';
  const words = layer.lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
  return words.replace(/\p{Cc}/gu, ' ').slice(0, 80);
};

/**
 * Step of version 1, the scene of a generation, to version 2: layers get id, name, lock and visibility. The name of a
 * drawing moves from `id` to `drawing`.
 */
const fromVersion1 = ({ version: _, layers, ...scene }: Scene): unknown => ({
  ...scene,
  version: 2,
  layers: layers.map((layer, place) => ({
    ...layer,
    ...(layer.kind === 'illustration' && { drawing: layer.id }),
    ...editable(layer.kind, place, nameOf(layer)),
  })),
});

/**
 * Reads a stored document or scene of any version, and brings it to the present version step by step.
 * @param stored a document, or the scene of a generation
 * @returns null if the value is of no known version or not valid
 */
export const migrateDocument = (stored: unknown): SceneDocument | null => {
  const version =
    typeof stored === 'object' && stored !== null && 'version' in stored ? stored.version : null;
  if (version === documentSchemaVersion) return documentSchema.safeParse(stored).data ?? null;
  if (version !== 1) return null;
  const scene = sceneSchema.safeParse(stored).data;
  return scene ? (documentSchema.safeParse(fromVersion1(scene)).data ?? null) : null;
};

const nearestRatio = (width: number, height: number): AspectRatio => {
  const distance = (ratio: AspectRatio) =>
    Math.abs(Math.log(width / height / (pictureSizes[ratio].width / pictureSizes[ratio].height)));
  return (Object.keys(pictureSizes) as AspectRatio[]).reduce((a, b) => (distance(b) < distance(a) ? b : a));
};

/** A layer that shows an image as the ground of a document. */
const pictureLayer = (imageId: string): DocumentLayer => ({
  kind: 'picture',
  imageId,
  opacity: 1,
  blend: 'normal',
  ...editable('picture', 0),
});

/** The document of an image without layers: the image alone. */
const documentOfImage = ({ id, width, height }: BaseImage): SceneDocument => {
  const aspectRatio = nearestRatio(width, height);
  return {
    version: documentSchemaVersion,
    ...pictureSizes[aspectRatio],
    aspectRatio,
    seed: 0,
    idea: null,
    layout: null,
    layers: [pictureLayer(id)],
  };
};

/**
 * Creates the document of a generated image. The studio stores the whole scene of an image. For an image of a hosted
 * model, the scene has the headline, and the plate is the image beneath it. Without a plate, and without a headline of
 * ours, the document has the image as its only layer.
 * @param image the generated image
 * @param scene its stored scene; null if it has none
 */
export const documentOfGeneration = (image: BaseImage, scene: unknown): SceneDocument => {
  const document = migrateDocument(scene);
  if (!document) return documentOfImage(image);
  if (document.layers.some(({ kind }) => coveringKinds.includes(kind))) return document;
  if (image.plateId === null) return documentOfImage(image);
  return { ...document, layers: [pictureLayer(image.plateId), ...document.layers] };
};
