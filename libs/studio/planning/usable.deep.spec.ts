import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { LayoutName, Scene } from '../scene/scene.schema';
import { isGrave } from './contradicts';
import { layoutOf } from './layout';
import { keyOf } from './phrases';
import { planScene } from './plan-scene';
import { realTaggers } from '../understanding/taggers.fixture';

const knowledge = realKnowledge();

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

const scenesOf = (prompt: string): Scene[] =>
  [1, 2, 3, 4, 5, 6].map((seed) => {
    const request = pictureRequestSchema.parse({ prompt });
    return planScene({ ...request, ...pictureSizes[request.aspectRatio], seed }, knowledge);
  });

const idsIn = (scene: Scene): string[] =>
  scene.layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const motifsIn = (scene: Scene): string[] =>
  scene.layers.flatMap((layer) => (layer.kind === 'motif' ? [layer.motif] : []));

describe('planScene (rules that make a picture usable)', () => {
  it.each<LayoutName>(['words-above', 'words-below', 'scene-above', 'scene-below'])(
    'has the words and the thing of %s on the middle axis of a wide picture',
    (name) => {
      for (const aspectRatio of ['16:9', '4:3'] as const) {
        const { width, height } = pictureSizes[aspectRatio];
        const { blocks, heroes } = layoutOf(name, { aspectRatio, width, height });
        for (const box of [blocks[0].box, heroes[0]])
          expect((box.x + box.width / 2) / width).toBeCloseTo(0.5, 3);
      }
    },
  );

  it('has the room of a narrator on the right up to the right edge of the picture', () => {
    const { width, height } = pictureSizes['16:9'];
    const { heroes, blocks } = layoutOf('person-right', { aspectRatio: '16:9', width, height });
    expect(heroes[0].x + heroes[0].width).toBeGreaterThanOrEqual(width);
    expect(blocks[0].box.width).toBeGreaterThan(width * 0.45);
  });

  it('shows neither a face nor a person for a prompt without faces', () => {
    for (const scene of scenesOf('My first marathon, no face, only a medal, black and gold')) {
      expect(idsIn(scene).filter((id) => /person|runner|running|\bman\b|face/.test(id))).toEqual([]);
      expect(idsIn(scene).some((id) => /medal/.test(id))).toBe(true);
    }
  });

  it.each([
    ['a grandmother holding a huge lasagna, kitchen', false],
    ['una niña con velas de cumpleaños', false],
    ['a woman holding a letter at a cemetery', true],
    ['un hombre llorando en un hospital abandonado', true],
  ])('finds whether a smile contradicts "%s"', (prompt, grave) => {
    expect(isGrave(prompt)).toBe(grave);
  });

  it('sets only the given text for a scene whose attribute has no drawing', () => {
    for (const scene of scenesOf('a kid covering his eyes in front of a birthday cake, text "NOT YET"')) {
      expect(idsIn(scene)).toEqual([]);
      expect(scene.layers.some((layer) => layer.kind === 'text' && layer.role === 'headline')).toBe(true);
    }
  });

  it.each(['The house where nobody sleeps, abandoned house', 'La casa donde nadie quiere dormir'])(
    'has neither rays nor spotlights behind "%s"',
    (prompt) => {
      for (const scene of scenesOf(prompt))
        expect(motifsIn(scene).filter((motif) => motif === 'rays' || motif === 'beams')).toEqual([]);
    },
  );

  it('draws no strip beside the words of a statement', () => {
    const all = scenesOf('Stop watering your succulents like this');
    const statements = all.filter(({ layout }) => layout === 'type-stack');
    expect(statements.length).toBeGreaterThan(0);
    for (const { layers } of statements) expect(layers.filter(({ kind }) => kind === 'plate')).toEqual([]);
  });

  it('keeps an amount together with its time in the key', () => {
    expect(keyOf(['I', 'LIVED', 'ON', '$1', 'A', 'DAY', 'FOR', 'A', 'WEEK'], [3], [])).toEqual([3, 4, 5]);
    expect(keyOf(['VIVIR', 'CON', '5€', 'AL', 'DÍA'], [2], [])).toEqual([2, 3, 4]);
  });
});
