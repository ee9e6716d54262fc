import { randomUUID } from 'node:crypto';
import { photoDocument } from '../photo-document.fixture';
import {
  type Action,
  type DocumentLayer,
  type SceneDocument,
  ActionError,
  applyActions,
  documentLimits,
  documentSchema,
  limitFault,
} from '..';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const start = photoDocument();
const [ground, photo] = start.layers as [DocumentLayer, DocumentLayer & { kind: 'photo' }];
const arrow: DocumentLayer = {
  ...{ kind: 'arrow', id: 'arrow', name: '', locked: false, hidden: false },
  ...{ from: { x: 1, y: 1 }, to: { x: 9, y: 9 }, bend: 0, width: 9, color: '#ff0000', outline: '#ffffff' },
  ...{ opacity: 1, blend: 'normal' },
};
const text: DocumentLayer = {
  ...{ kind: 'text', id: 'text', name: '', locked: false, hidden: false, role: 'headline', face: 'Anton' },
  ...{ box: { x: 10, y: 10, width: 900, height: 500 }, rotation: 0, skew: 0, finish: 'plain' },
  lines: [{ runs: [{ text: 'WORDS', highlighted: false }], size: 100, x: 10, baseline: 200 }],
  ...{ fill: ['#ffffff', '#ffffff'], highlight: ['#ffee00', '#ffee00'], strokes: [], panel: null },
  ...{ extrusion: null, shadow: null, glow: null, opacity: 1, blend: 'normal' },
};

const withLayers = (...layers: DocumentLayer[]): SceneDocument => ({ ...start, layers: [ground, ...layers] });
const photoNr = (nr: number) => ({
  ...photo,
  id: `photo-${nr}`,
  assetId: randomUUID(),
  maskId: randomUUID(),
});
const add = (layer: DocumentLayer): Action => ({ name: 'add', args: { layer } });
const remove = (id: string): Action => ({ name: 'remove', args: { id } });

/** Applies actions; the result can be stored. */
const apply = (before: SceneDocument, ...actions: Action[]): SceneDocument => {
  const { document } = applyActions(before, actions, context);
  documentSchema.parse(document);
  expect(limitFault(document, start)).toBeNull();
  return document;
};
/** Returns the fault of refused actions, and the position of the refused one. */
const refusalOf = (before: SceneDocument, ...actions: Action[]): [string, number] => {
  const untouched = structuredClone(before);
  try {
    applyActions(before, actions, context);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    expect(before).toEqual(untouched);
    return [error.fault, error.place];
  }
  throw new Error('the actions were not refused');
};

const full: Record<string, SceneDocument> = {
  layers_full: withLayers(
    ...Array.from({ length: documentLimits.layers - 1 }, (_, nr) => ({ ...arrow, id: `arrow-${nr}` })),
  ),
  pictures_full: withLayers(...Array.from({ length: documentLimits.pictures }, (_, nr) => photoNr(nr))),
};
const grade = { angle: 10, light: '#ffffff', shade: '#000000', amount: 1, contrast: 0.1, grey: 0 };

test.each<[fault: string, what: string, action: Action]>([
  ['layers_full', 'a new layer', add(arrow)],
  ['layers_full', 'a copy', { name: 'duplicate', args: { id: 'arrow-1', newId: 'copy' } }],
  ['layers_full', 'a grade', { name: 'set-grade', args: { newId: 'grade', grade } }],
  ['pictures_full', 'another photo', add(photoNr(99))],
  [
    'pictures_full',
    'another photo in a layer with a photo that stays elsewhere',
    { name: 'replace', args: { id: 'ground', layer: photoNr(99) } },
  ],
])('at its limit, a document refuses with %s: %s', (fault, _what, action) => {
  const before = full[fault]!;
  expect(refusalOf(before, { name: 'rename', args: { id: 'ground', name: 'Sky' } }, action)).toEqual([
    fault,
    1,
  ]);
  // The room of a removed layer is free, also if it is removed later in the same list.
  const freed = remove(before.layers[1]!.id);
  apply(before, freed, action);
  apply(before, action, freed);
});

test('masks, and a photo that is in the picture already, take no room for pictures', () => {
  const before = full['pictures_full']!;
  const [, first] = before.layers as [DocumentLayer, DocumentLayer & { kind: 'photo' }];
  apply(before, { name: 'cut-out', args: { id: first.id, isCutOut: true, maskId: randomUUID() } });
  apply(before, add({ ...first, id: 'again' }));
});

test('a document with as many bytes as can be stored refuses more of them, and takes changes that need none', () => {
  const words = 'W'.repeat(300);
  let document = apply(withLayers(text), { name: 'set-text', args: { id: 'text', text: words } });
  const copy = (nr: number): Action => ({ name: 'duplicate', args: { id: 'text', newId: `copy-${nr}` } });
  const copies = Array.from({ length: 100 }, (_, nr) => copy(nr));
  document = apply(document, ...copies);
  const [fault, place] = refusalOf(document, ...Array.from({ length: 90 }, (_, nr) => copy(100 + nr)));
  expect(fault).toBe('document_full');
  expect(place).toBeGreaterThan(0);
  const whole = apply(document, ...Array.from({ length: place }, (_, nr) => copy(100 + nr)));
  expect(refusalOf(whole, copy(199))).toEqual(['document_full', 0]);
  apply(whole, { name: 'hide', args: { id: 'text', hidden: true } });
});

test('a document beyond a limit can be made smaller step by step, but not larger', () => {
  const large = withLayers(...Array.from({ length: documentLimits.pictures + 3 }, (_, nr) => photoNr(nr)));
  const smaller = applyActions(large, [remove('photo-0')], context).document;
  expect(smaller.layers).toHaveLength(large.layers.length - 1);
  expect(refusalOf(smaller, add(photoNr(99)))).toEqual(['pictures_full', 0]);
});

test.each<[what: string, fault: string, action: Action, times: number]>([
  ['a layer moved out of reach', 'invalid_args', { name: 'move', args: { id: 'text', dx: 8000, dy: 0 } }, 3],
  ['a layer beyond every size', 'invalid_args', { name: 'resize', args: { id: 'text', scale: 50 } }, 1],
  [
    'an outline that is too wide',
    'invalid_args',
    { name: 'set-effects', args: { id: 'photo', outline: { width: 500, color: '#ffffff' } } },
    1,
  ],
  [
    'a new layer out of reach',
    'invalid_args',
    add({ ...photo, id: 'far', box: { ...photo.box, x: 30_000 } }),
    1,
  ],
  [
    'a text with too many words in a line',
    'text_full',
    { name: 'set-text', args: { id: 'text', text: `TWO\n${'A '.repeat(70)}` } },
    1,
  ],
  [
    'a text with too many lines',
    'text_full',
    { name: 'set-text', args: { id: 'text', text: 'A\n'.repeat(70) } },
    1,
  ],
])('%s is refused by the action that makes it: %s', (_what, fault, action, times) => {
  const actions = Array.from({ length: times }, () => action);
  const rename = { name: 'rename', args: { id: 'text', name: 'Title' } };
  expect(refusalOf(withLayers(photo, text), ...actions, rename)).toEqual([fault, times - 1]);
});
