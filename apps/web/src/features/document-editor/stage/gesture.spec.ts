import { applyActions } from '@portada/studio/document';
import { arrowLayer, evenLetters, ringLayer, sampleDocument } from '../testing/sample-document';
import { frameOf, layerAt } from './geometry';
import { cornerGesture, moveGesture, normalAngle, rotateGesture, sideGesture } from './gesture';
import { snapped } from './snap';

const document = sampleDocument();
const ring = ringLayer('ring-3');
const box = { x: 700, y: 300, width: 200, height: 200 };
const after = (actions: { name: string; args: object }[]) => {
  const { layers } = applyActions(document, actions, evenLetters).document;
  const layer = layers.find(({ id }) => id === 'ring-3');
  if (!layer) throw new Error('the ring is missing');
  return layer;
};

it('a dragged corner scales the layer, and the opposite corner stays', () => {
  const options = { corner: { x: 1, y: 1 }, from: { x: 900, y: 500 }, to: { x: 1000, y: 600 } } as const;
  const { actions, transform } = cornerGesture(ring, box, { ...options, fromMiddle: false });
  expect(frameOf(after(actions))).toEqual({ x: 700, y: 300, width: 300, height: 300 });
  expect(transform).toMatchObject({ scaleX: 1.5, scaleY: 1.5, origin: { x: 700, y: 300 } });
  const { actions: centered } = cornerGesture(ring, box, { ...options, fromMiddle: true });
  expect(frameOf(after(centered))).toEqual({ x: 600, y: 200, width: 400, height: 400 });
});

it('a dragged side stretches the layer in one direction', () => {
  const { actions } = sideGesture(ring, box, { side: 'right', dx: 50, dy: 80 });
  expect(frameOf(after(actions))).toEqual({ ...box, width: 250 });
});

it('rotates by the angle of the pointer, in steps of 15 degrees on request', () => {
  const options = { from: { x: 800, y: 250 }, to: { x: 850, y: 390 } };
  const { actions } = rotateGesture(ring, box, { ...options, inSteps: false });
  expect(after(actions)).toMatchObject({ rotation: expect.closeTo(78.7, 1) });
  const { actions: stepped } = rotateGesture(ring, box, { ...options, inSteps: true });
  expect(after(stepped)).toMatchObject({ rotation: 75 });
  expect([normalAngle(190), normalAngle(-190)]).toEqual([-170, 170]);
});

it('moves a layer, and snaps it to the middle of the picture and to other layers', () => {
  const { actions } = moveGesture(ring, box, 10, -20);
  expect(frameOf(after(actions))).toEqual({ ...box, x: 710, y: 280 });
  expect(snapped(document, 'ring-3', { ...box, x: 543, y: 1_000 })).toEqual({
    dx: -3,
    dy: 0,
    guides: [{ axis: 'x', at: 640 }],
  });
  // The right edge of the text is at 600.
  expect(snapped(document, 'ring-3', { ...box, x: 596, y: 1_000 })).toMatchObject({ dx: 4 });
});

it('selects the uppermost layer at a point, but no hidden or locked one', () => {
  const above = { ...ringLayer('above'), box: { ...box, x: 750 } };
  const layers = [...document.layers, above, arrowLayer('arrow')];
  const at = (x: number, y: number, changes: object = {}) =>
    layerAt(
      {
        ...document,
        layers: layers.map((layer) => (layer.id === 'above' ? { ...layer, ...changes } : layer)),
      },
      { x, y },
    )?.id;
  expect(at(800, 400)).toBe('above');
  expect([at(800, 400, { hidden: true }), at(800, 400, { locked: true })]).toEqual(['ring-3', 'ring-3']);
  expect([at(400, 505), at(320, 420)]).toEqual(['arrow', undefined]);
});
