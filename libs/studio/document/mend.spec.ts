import type { LegibilityRule } from '@portada/contracts';
import { headline, hero } from '../checks/sample.fixture';
import type { Layer } from '../scene/scene.schema';
import { type DocumentLayer, type SceneDocument, applyActions, measureDocument, mendingActions } from '.';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const editing = { name: '', locked: false, hidden: false, opacity: 1, blend: 'normal' as const };

const documentOf = (...layers: Layer[]): SceneDocument => ({
  version: 2,
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  seed: 0,
  idea: null,
  layout: null,
  layers: layers.map((layer, place) => ({
    ...layer,
    ...(layer.kind === 'illustration' && { drawing: layer.id }),
    ...editing,
    id: `layer-${place}`,
  })) as DocumentLayer[],
});

const [width, height] = [320, 180];
/** A picture of two greys. `letters` has no pixels, so the contrast of the words is not measured. */
const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 8 < 4 ? 120 : 130));
const lineOf = (document: SceneDocument, rule: LegibilityRule) => {
  const { lines } = measureDocument(document, { width, height, pixels, letters: null });
  const line = lines.find((one) => one.rule === rule);
  if (!line) throw new Error(`${rule} is not measured`);
  return line;
};
const mended = (document: SceneDocument, rule: LegibilityRule, value = lineOf(document, rule).value) => {
  const actions = mendingActions(document, { rule, value }, 'new-grade');
  expect(actions).not.toEqual([]);
  return applyActions(document, actions, context).document;
};

const small = headline({ box: { x: 60, y: 60, width: 300, height: 50 } }, 40);

it.each([
  ['text_height', documentOf(small)],
  ['text_area', documentOf(small)],
  ['safe_area', documentOf(headline({ box: { x: 900, y: 600, width: 360, height: 110 } }, 100))],
  ['safe_area', documentOf(hero('#ff0000', { x: 1000, y: 500, width: 200, height: 200 }))],
  ['subject', documentOf(hero('#ff0000', { x: 100, y: 100, width: 120, height: 120 }))],
] as const)('mends %s', (rule, document) => {
  expect(lineOf(document, rule).verdict).not.toBe('good');
  const after = mended(document, rule);
  expect(lineOf(after, rule).verdict).toBe('good');
  for (const layer of after.layers) {
    if (!('box' in layer)) continue;
    expect(layer.box.x).toBeGreaterThanOrEqual(-0.01);
    expect(layer.box.x + layer.box.width).toBeLessThanOrEqual(1280.01);
  }
});

it('gives letters an outline that differs from their fill', () => {
  const white = documentOf(headline({ fill: ['#ffffff', '#ffffff'], strokes: [] }));
  expect(mended(white, 'contrast', 1.5).layers).toMatchObject([{ strokes: [{ color: '#000000' }] }]);
  const black = documentOf(headline({ fill: ['#000000', '#000000'], strokes: [] }));
  expect(mended(black, 'contrast', 1.5).layers).toMatchObject([{ strokes: [{ color: '#ffffff' }] }]);
});

it('adds a grade for more contrast, and weakens colors that are too strong', () => {
  expect(mended(documentOf(small), 'brightness').layers.at(-1)).toMatchObject({
    kind: 'grade',
    contrast: 0.25,
  });
  expect(mended(documentOf(small), 'saturation', 95).layers.at(-1)).toMatchObject({ grey: 0.25 });
});

it('offers nothing for locked layers, for words, and for colors that a grade cannot strengthen', () => {
  const document = documentOf(small);
  const locked = { ...document, layers: document.layers.map((layer) => ({ ...layer, locked: true })) };
  expect(mendingActions(locked, { rule: 'text_height', value: 2 }, 'x')).toEqual([]);
  expect(mendingActions(document, { rule: 'word_count', value: 9 }, 'x')).toEqual([]);
  expect(mendingActions(document, { rule: 'saturation', value: 5 }, 'x')).toEqual([]);
});
