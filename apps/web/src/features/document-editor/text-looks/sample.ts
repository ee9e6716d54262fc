import {
  type DocumentLayer,
  type SceneDocument,
  type TextLook,
  applyActions,
  textOf,
} from '@portada/studio/document';
import { loadFonts, measureText } from '../../../shared/drawing/fonts';

type TextLayer = Extract<DocumentLayer, { kind: 'text' }>;

/** Size in pixels of the document of a sample, and the distance of its word from the edges. */
const size = { width: 320, height: 180 };
const edge = { x: 34, y: 40 };
/** Most characters of the word of a sample. */
const longestWord = 12;

/** Returns the first word of a text, which the samples of its looks show. */
export const firstWordOf = (layer: TextLayer): string =>
  [...(textOf(layer).trim().split(/\s+/)[0] ?? '')].slice(0, longestWord).join('');

/**
 * Creates a document that shows one word in a look, without a ground.
 * @throws if the typeface cannot be loaded
 */
export const sampleOf = async (layer: TextLayer, word: string, look: TextLook): Promise<SceneDocument> => {
  await loadFonts(look.face, word);
  const { arc: _arc, ...straight } = layer;
  const box = { ...edge, width: size.width - 2 * edge.x, height: size.height - 2 * edge.y };
  const lines = [{ runs: [{ text: word, highlighted: false }], size: 1, x: 0, baseline: 0 }];
  const text = {
    ...straight,
    box,
    lines,
    rotation: 0,
    locked: false,
    hidden: false,
    opacity: 1,
    blend: 'normal' as const,
  };
  const document: SceneDocument = {
    ...{ version: 2, ...size, aspectRatio: '16:9', seed: 0, idea: null, layout: null },
    layers: [text],
  };
  const action = { name: 'set-text-look', args: { id: layer.id, ...look } };
  return applyActions(document, [action], { measure: measureText }).document;
};
