import { contrastOf } from '../../planning/color';
import { textLookNames, textLooks } from '.';
import { ground, headline } from '../../checks/sample.fixture';
import { reachOf } from '../../scene/capitals';
import type { TextLayer } from '../../scene/scene.schema';
import {
  type DocumentLayer,
  type SceneDocument,
  ActionError,
  applyActions,
  documentSchema,
  textOf,
} from '..';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const editing = { name: '', locked: false, hidden: false, opacity: 1, blend: 'normal' as const };
const [blue, orange] = [
  ['#0a2a66', '#2f6fe0'],
  ['#803000', '#ff8a20'],
] as const;

const documentOf = (text: TextLayer, colors: readonly [string, string] = blue): SceneDocument => ({
  ...{ version: 2, width: 1280, height: 720, aspectRatio: '16:9', seed: 0, idea: null, layout: null },
  layers: [ground(...colors), text].map((layer, place) => ({
    ...layer,
    ...editing,
    id: `layer-${place}`,
  })) as DocumentLayer[],
});

const textIn = ({ layers }: SceneDocument) => layers[1] as DocumentLayer & TextLayer;
const actionFor = (look: object) => ({ name: 'set-text-look', args: { id: 'layer-1', ...look } });
const document = documentOf(headline({ rotation: -3, arc: 20 }));
const looks = textLooks(document);

test.each(textLookNames)('the look %s keeps words, box, rotation and arc, and is undone exactly', (name) => {
  const before = textIn(document);
  const { document: changed, inverse } = applyActions(document, [actionFor(looks[name])], context);
  const after = textIn(changed);
  const { box, rotation, arc } = before;
  expect(after).toMatchObject({ box, rotation, arc, face: looks[name].face, finish: looks[name].finish });
  expect(textOf(after)).toBe(textOf(before));
  expect(documentSchema.safeParse(changed).success).toBe(true);
  expect(applyActions(changed, inverse, context).document).toEqual(document);
});

test.each(textLookNames)('the letters of the look %s can be read on their panel or outline', (name) => {
  const { panel, strokes, fill, highlight } = looks[name];
  const narrowest = strokes.toSorted((a, b) => a.width - b.width)[0];
  const backing = panel?.color ?? narrowest?.color ?? '';
  for (const letters of [...fill, ...highlight])
    expect(contrastOf(letters, backing)).toBeGreaterThanOrEqual(4.5);
});

test('the looks differ from each other, and follow the color of the ground', () => {
  const described = Object.values(looks).map((look) => JSON.stringify(look));
  expect(new Set(described).size).toBe(textLookNames.length);
  expect(textLooks(documentOf(headline(), orange)).outlined).not.toEqual(looks.outlined);
});

test('the effects of a look are as large as the letters are', () => {
  const small = documentOf(headline({ box: { x: 60, y: 60, width: 200, height: 90 } }));
  const { strokes, lines } = textIn(applyActions(small, [actionFor(looks.outlined)], context).document);
  const size = Math.min(...lines.map((line) => line.size));
  expect(size).toBeLessThan(90);
  expect(strokes[0]?.width).toBeCloseTo((looks.outlined.strokes[0]?.width ?? 0) * size);
});

test.each(['panels', 'strips', 'marker'] as const)('the panels of two lines of %s do not overlap', (name) => {
  const { document: changed } = applyActions(document, [actionFor(looks[name])], context);
  const { face, lines, panel } = textIn(changed);
  const [first, second] = lines;
  if (!first || !second || !panel) throw new Error('the look has no panels');
  // A panel ends 0.62 of its padding above and below the letters.
  const { rise, depth } = reachOf(face, textOf(textIn(changed)));
  const distance = second.baseline - first.baseline;
  expect(distance).toBeGreaterThan(second.size * (rise + depth) + panel.padding * 1.24);
});

test('refuses a look that is out of bounds, a locked text and another kind of layer', () => {
  const fault = (given: SceneDocument, args: object) => {
    try {
      applyActions(given, [{ name: 'set-text-look', args }], context);
    } catch (error) {
      return error instanceof ActionError ? error.fault : error;
    }
    return null;
  };
  const args = { id: 'layer-1', ...looks.solid };
  expect(fault(document, { ...args, strokes: [{ width: 3, color: '#000000' }] })).toBe('invalid_args');
  expect(fault(document, { ...args, face: 'Comic Sans' })).toBe('invalid_args');
  expect(fault(document, { id: 'layer-1', fill: ['#ffffff', '#ffffff'] })).toBe('invalid_args');
  expect(fault(document, { ...args, id: 'layer-0' })).toBe('not_applicable');
  const locked = { ...document, layers: document.layers.map((layer) => ({ ...layer, locked: true })) };
  expect(fault(locked, args)).toBe('layer_locked');
});
