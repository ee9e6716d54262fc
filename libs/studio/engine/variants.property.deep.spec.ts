import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { planScene } from '@portada/studio';
import {
  type SceneDocument,
  applyActions,
  documentOfGeneration,
  documentSchema,
} from '@portada/studio/document';
import {
  type Axis,
  type VariantAxis,
  differingAxes,
  headlineOf,
  variantActions,
  variantAxes,
} from '@portada/studio/variants';
import { seeded } from '@portada/testing';
import fc from 'fast-check';
import { randomInputs } from './testing/random-requests.fixture';
import { openRenderContext } from './render-context';

const { knowledge } = openRenderContext(join(__dirname, '../../../dist/studio'));
const random = seeded('variants');
const context = { measure: knowledge.measure };
const image = { id: randomUUID(), width: 1920, height: 1080, plateId: null };

const documents = fc
  .sample(randomInputs, { seed: random.seed, numRuns: 60 })
  .map((input) => documentOfGeneration(image, planScene(input, knowledge)));

const variantOf = (document: SceneDocument, axis: VariantAxis): SceneDocument | null => {
  const actions = variantActions(document, axis, 'QUITE OTHER WORDS');
  return actions && applyActions(document, actions, context).document;
};

test.each(variantAxes)(
  'a variant on the axis %s differs on this axis alone, whatever the picture',
  (axis) => {
    let made = 0;
    for (const document of documents) {
      const variant = variantOf(document, axis);
      if (!variant) continue;
      made += 1;
      expect(documentSchema.safeParse(variant).success).toBe(true);
      const found = differingAxes(document, variant, true);
      expect({ axis, found, idea: document.idea }).toEqual({ axis, found: [axis], idea: document.idea });
      expect(differingAxes(variant, document, true)).toEqual([axis]);
    }
    expect(made).toBeGreaterThan(documents.length / 2);
  },
);

test('a document does not differ from itself, and locked layers are changed and stay locked', () => {
  for (const document of documents) {
    expect(differingAxes(document, structuredClone(document), false)).toEqual([]);
    const locked = { ...document, layers: document.layers.map((layer) => ({ ...layer, locked: true })) };
    for (const axis of variantAxes) {
      const variant = variantOf(locked, axis);
      if (!variant) continue;
      const unlocked = variant.layers.filter((layer) => !layer.locked && layer.kind !== 'grade');
      expect(unlocked).toEqual([]);
    }
  }
});

test('the variants of two axes differ on both axes', () => {
  const axes: Axis[] = ['headline', 'color'];
  const document = documents.find((one) => headlineOf(one) !== null && variantOf(one, 'color'));
  if (!document) throw new Error('no document has a headline and colors');
  const both = variantOf(variantOf(document, 'color') ?? document, 'headline');
  expect(differingAxes(document, both ?? document, true)).toEqual(axes);
});
