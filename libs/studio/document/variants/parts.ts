import { isGround } from '../actions/ground';
import type { DocumentLayer, SceneDocument } from '../document.schema';
import { textOf } from '../fit-document-text';
import { boxOfLayer } from '../geometry';

type LayerOfKind<Kind extends DocumentLayer['kind']> = Extract<DocumentLayer, { kind: Kind }>;
/** A layer with the person or thing that a picture is about: a photo, or a main drawing. */
export type Subject = LayerOfKind<'photo' | 'illustration'>;

const visible = ({ layers }: Pick<SceneDocument, 'layers'>): DocumentLayer[] =>
  layers.filter(({ hidden }) => !hidden);

/** Returns the visible layers that together are the ground of a picture, lowest first. */
export const groundsOf = (document: Pick<SceneDocument, 'layers'>): DocumentLayer[] =>
  visible(document).filter(isGround);

/** Returns the visible photos and main drawings of a picture, lowest first. */
export const subjectsOf = (document: SceneDocument): Subject[] =>
  visible(document).filter(
    (layer): layer is Subject =>
      (layer.kind === 'photo' && !layer.isGround) || (layer.kind === 'illustration' && layer.role === 'hero'),
  );

const isText = (layer: DocumentLayer): layer is LayerOfKind<'text'> => layer.kind === 'text';

/** Returns the visible text that viewers read first: the largest headline, or the largest label; null without a text. */
export const headlineOf = (document: SceneDocument): LayerOfKind<'text'> | null => {
  const texts = visible(document).filter(isText);
  const headlines = texts.filter(({ role }) => role === 'headline');
  const sizeOf = ({ box }: LayerOfKind<'text'>) => box.width * box.height;
  const [largest] = (headlines.length > 0 ? headlines : texts).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest ?? null;
};

/** Returns all visible words of a picture in capitals, with one space between them. */
export const wordsOf = (document: SceneDocument): string =>
  visible(document)
    .flatMap((layer) => {
      if (layer.kind === 'text') return [textOf(layer)];
      return layer.kind === 'badge' ? [layer.text] : [];
    })
    .join(' ')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Middle and size of a layer, in shares of the picture. @returns null if the layer fills the whole picture */
export const placeOf = (
  { width, height }: SceneDocument,
  layer: DocumentLayer,
): { x: number; y: number; size: number } | null => {
  const box = boxOfLayer(layer);
  if (!box) return null;
  return {
    x: (box.x + box.width / 2) / width,
    y: (box.y + box.height / 2) / height,
    size: box.height / height,
  };
};
