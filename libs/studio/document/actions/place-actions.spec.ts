import { places } from '@portada/contracts';
import { type Action, type DocumentLayer, type SceneDocument, applyActions, documentSchema } from '..';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const editing = { name: '', locked: false, hidden: false };
const ground: DocumentLayer = {
  ...editing,
  kind: 'background',
  id: 'ground',
  angle: 90,
  stops: [
    { at: 0, color: '#102030' },
    { at: 1, color: '#405060' },
  ],
};
const ring: DocumentLayer = {
  ...editing,
  kind: 'ring',
  id: 'ring',
  box: { x: 100, y: 100, width: 200, height: 200 },
  rotation: 0,
  width: 10,
  color: '#ff0000',
  opacity: 1,
  blend: 'normal',
};
const document: SceneDocument = {
  version: 2,
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  seed: 0,
  idea: null,
  layout: null,
  layers: [ground, ring],
};

const apply = (before: SceneDocument, ...actions: Action[]) => {
  const applied = applyActions(before, actions, context);
  documentSchema.parse(applied.document);
  expect(applyActions(applied.document, applied.inverse, context).document).toEqual(before);
  return applied.document;
};
const use = (place: string, newId = 'place'): Action => ({ name: 'use-place', args: { newId, place } });
const set = (args: object, id = 'place'): Action => ({ name: 'set-place', args: { id, ...args } });
const placeOf = ({ layers }: SceneDocument) => layers.find((layer) => layer.kind === 'panorama');

test('each place becomes the ground beneath all other layers, and undoing puts the former ground back', () => {
  for (const place of places) {
    const { layers } = apply(document, use(place));
    expect(layers.map(({ id }) => id)).toEqual(['place', 'ring']);
    expect(layers[0]).toMatchObject({ kind: 'panorama', panorama: place });
  }
});

test('a place replaces another place', () => {
  const { layers } = apply(apply(document, use('forest')), use('city', 'other'));
  expect(layers.map(({ id }) => id)).toEqual(['other', 'ring']);
});

test('what an action names changes, and everything else stays', () => {
  const before = apply(document, use('forest'));
  const after = apply(before, set({ yaw: -120, blur: 30, tint: [1.5, 1, 0.5] }));
  expect(placeOf(after)).toEqual({ ...placeOf(before), yaw: -120, blur: 30, tint: [1.5, 1, 0.5] });
  expect(placeOf(apply(before, set({ place: 'sky' })))).toEqual({ ...placeOf(before), panorama: 'sky' });
});

test('an unknown place, a value out of bounds and another kind of layer are refused', () => {
  const before = apply(document, use('forest'));
  const refused = (action: Action) => {
    try {
      applyActions(before, [action], context);
    } catch (error) {
      return (error as { fault: string }).fault;
    }
    return null;
  };
  expect(refused(use('moon'))).toBe('invalid_args');
  for (const args of [
    { yaw: 181 },
    { pitch: 61 },
    { fov: 19 },
    { blur: 301 },
    { exposure: 9 },
    { tint: [5, 1, 1] },
  ])
    expect(refused(set(args))).toBe('invalid_args');
  expect(refused(set({ yaw: 1 }, 'ring'))).toBe('not_applicable');
  expect(refused(set({ yaw: 1 }, 'nothing'))).toBe('layer_unknown');
});
