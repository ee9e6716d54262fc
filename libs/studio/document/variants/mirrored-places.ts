import { chipArea } from '../../planning/layout';
import type { Action } from '../actions/action';
import type { DocumentLayer, SceneDocument } from '../document.schema';
import { boxOfLayer } from '../geometry';
import { headlineOf, placeOf, subjectsOf } from './parts';

/** Distance from the middle below which a headline or subject is in the middle, in shares of the picture. */
const middle = 0.06;
/** Least distance that is another place of a headline, and its distance from the upper edge, in shares. */
const [leastShift, upperEdge] = [0.16, 0.06];

const moved = ({ id }: DocumentLayer, dx: number, dy: number): Action => ({
  name: 'move',
  args: { id, dx, dy },
});

/**
 * Distance by which words at a new place move up, so that the timestamp does not cover them.
 * @param by distance from the present place to the new one, in pixels
 */
const upwards = (document: SceneDocument, layer: DocumentLayer, by: { x: number; y: number }): number => {
  const box = boxOfLayer(layer);
  if (!box || (layer.kind !== 'text' && layer.kind !== 'badge')) return 0;
  const chip = chipArea(document);
  const [right, bottom] = [box.x + by.x + box.width, box.y + by.y + box.height];
  if (right <= chip.x || bottom <= chip.y) return 0;
  return Math.max(chip.y - bottom, Math.min(0, -box.y - by.y));
};

/** A body looks to the other side, at its mirrored place. */
const mirroredBody = (
  { width }: SceneDocument,
  layer: Extract<DocumentLayer, { kind: 'body' }>,
): DocumentLayer => {
  const [left, right] = layer.hands;
  return {
    ...layer,
    box: { ...layer.box, x: width - layer.box.x - layer.box.width },
    hands: [
      { ...right, x: width - right.x },
      { ...left, x: width - left.x },
    ],
    flip: !layer.flip,
  };
};

const mirrored = (document: SceneDocument, layer: DocumentLayer): Action[] => {
  const place = placeOf(document, layer);
  if (!place) return [];
  if (layer.kind === 'body')
    return [{ name: 'replace', args: { id: layer.id, layer: mirroredBody(document, layer) } }];
  // A drawing is flipped about the middle of its frame, other layers about the middle of their boxes.
  const x = layer.kind === 'illustration' ? layer.frame.x + layer.frame.size / 2 : place.x * document.width;
  const dx = document.width - 2 * x;
  const dy = upwards(document, layer, { x: dx, y: 0 });
  const shift = Math.abs(dx) < 0.5 ? [] : [moved(layer, dx, dy)];
  const isTurned = layer.kind === 'illustration' || layer.kind === 'photo' || layer.kind === 'arrow';
  return isTurned ? [...shift, { name: 'flip', args: { id: layer.id } }] : shift;
};

/** Returns the distance by which a headline in the middle moves down or up; 0 if it has no other place. */
const otherHeight = (document: SceneDocument, headline: DocumentLayer): number => {
  const [box, place] = [boxOfLayer(headline), placeOf(document, headline)];
  if (!box || !place) return 0;
  const opposite = document.height * (1 - 2 * place.y);
  const dy = opposite + upwards(document, headline, { x: 0, y: opposite });
  const least = leastShift * document.height;
  if (Math.abs(dy) > least) return dy;
  const toTop = upperEdge * document.height - box.y;
  return Math.abs(toTop) > least ? toTop : 0;
};

/**
 * Returns the actions that give a document another layout: all layers at mirrored places, looking to the other side. A
 * headline in the middle moves to the other half instead. No actions if neither is possible.
 */
export const otherLayout = (document: SceneDocument): Action[] => {
  const headline = headlineOf(document);
  const place = headline && placeOf(document, headline);
  if (headline && place && Math.abs(place.x - 0.5) <= middle) {
    const dy = otherHeight(document, headline);
    return dy === 0 ? [] : [moved(headline, 0, dy)];
  }
  const seen = [...subjectsOf(document), ...(headline ? [headline] : [])];
  const isMoved = seen.some((layer) => Math.abs((placeOf(document, layer)?.x ?? 0.5) - 0.5) > middle);
  return isMoved ? document.layers.flatMap((layer) => mirrored(document, layer)) : [];
};
