import { photoDocument } from '../photo-document.fixture';
import { type Action, type SceneDocument, applyActions, documentSchema, relayout } from '..';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const use: Action = { name: 'use-as-ground', args: { id: 'photo' } };

const apply = (before: SceneDocument, ...actions: Action[]) => {
  const applied = applyActions(before, actions, context);
  documentSchema.parse(applied.document);
  expect(applyActions(applied.document, applied.inverse, context).document).toEqual(before);
  return applied.document;
};
const photoOf = ({ layers }: SceneDocument) => {
  const photo = layers.find(({ id }) => id === 'photo');
  if (photo?.kind !== 'photo') throw new Error('the photo is missing');
  return photo;
};
const expectCovered = ({ width, height, ...document }: SceneDocument) => {
  const { box } = photoOf({ width, height, ...document });
  expect(box.x).toBeLessThanOrEqual(0);
  expect(box.y).toBeLessThanOrEqual(0);
  expect(box.x + box.width).toBeGreaterThanOrEqual(width - 0.01);
  expect(box.y + box.height).toBeGreaterThanOrEqual(height - 0.01);
};

test('a photo becomes the only ground, covers the picture and keeps its crop; undoing puts all back', () => {
  const crop = { left: 0.1, top: 0.2, width: 0.5, height: 0.5 };
  const document = photoDocument({ crop, rotation: 20, outline: { width: 9, color: '#ffffff' } });
  const ring = { ...document.layers[0]!, id: 'second' };
  const before = { ...document, layers: [...document.layers, ring] };
  const after = apply(before, use);
  expect(after.layers.map(({ id }) => id)).toEqual(['photo']);
  expect(photoOf(after)).toMatchObject({ isGround: true, crop, rotation: 0, outline: null, isCutOut: false });
  expect(photoOf(after).box).toEqual({ x: 0, y: -210, width: 960, height: 960 });
});

test('the ground covers the picture in every aspect ratio, and its middle stays in view', () => {
  const wide = apply(photoDocument({ box: { x: 0, y: 0, width: 500, height: 100 } }), use);
  expectCovered(wide);
  for (const ratio of ['1:1', '9:16', '4:3'] as const) expectCovered(relayout(wide, ratio));
  const moved = apply(wide, { name: 'move', args: { id: 'photo', dx: 500, dy: 0 } });
  const { box: left } = photoOf(relayout(moved, '1:1'));
  const { box: middle } = photoOf(relayout(wide, '1:1'));
  expect(left.x).toBeGreaterThan(middle.x);
});

test('a ground replaces a photo that is the ground; another kind of layer and a locked ground are refused', () => {
  const grounded = apply(photoDocument(), use);
  const { layers } = apply(grounded, { name: 'use-place', args: { newId: 'place', place: 'city' } });
  expect(layers.map(({ id }) => id)).toEqual(['place']);
  // A photo that is the ground already covers the picture again.
  const shrunk = apply(grounded, { name: 'stretch', args: { id: 'photo', width: 200, height: 200 } });
  expect(photoOf(apply(shrunk, use))).toEqual(photoOf(grounded));
  const refused = (document: SceneDocument, action: Action) => {
    expect(() => applyActions(document, [action], context)).toThrow();
  };
  refused(photoDocument(), { name: 'use-as-ground', args: { id: 'ground' } });
  const [ground, photo] = photoDocument().layers;
  if (!ground || !photo) throw new Error('a layer is missing');
  refused({ ...photoDocument(), layers: [{ ...ground, locked: true }, photo] }, use);
});
