import { aspectRatios, pictureRequestSchema, pictureSizes, styles } from '@portada/contracts';
import fc from 'fast-check';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { capitalHeight } from '../scene/capitals';
import { type Box, type Scene, type TextLayer, sceneSchema } from '../scene/scene.schema';
import { overlap } from './geometry';
import { chipArea } from './layout';
import { planScene } from './plan-scene';
import { isTypeLed } from './type-blocks';

const knowledge = realKnowledge();

const planned = (prompt: string, seed: number, more: object = {}): Scene => {
  const request = pictureRequestSchema.parse({ prompt, ...more });
  return planScene({ ...request, ...pictureSizes[request.aspectRatio], seed }, knowledge);
};

const drawn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const headlinesOf = ({ layers }: Scene): TextLayer[] =>
  layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'headline' ? [layer] : []));

const linesOf = (scene: Scene) =>
  headlinesOf(scene).flatMap(({ face, lines }) =>
    lines.map(({ runs, size }) => ({
      text: runs
        .map(({ text }) => text)
        .join('')
        .trim(),
      size,
      face,
    })),
  );

/** Prompts whose things have no drawing in the illustration set. */
const abstract = [
  'Why most people never change',
  '12 reglas para no fracasar',
  'You are not lazy, you are overwhelmed',
  'Nadie quiere contratarte',
];

const requests = fc.record({
  prompt: fc.constantFrom(...abstract),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  style: fc.constantFrom(...styles),
  aspectRatio: fc.constantFrom(...aspectRatios),
});

describe('an image whose prompt has no sure drawing', () => {
  it('shows only words, which are large and outside of the timestamp area', () => {
    fc.assert(
      fc.property(requests, ({ prompt, seed, ...more }) => {
        const scene = planned(prompt, seed, more);
        expect(sceneSchema.safeParse(scene).error).toBeUndefined();
        expect({ type: isTypeLed(scene.layout), drawn: drawn(scene) }).toEqual({ type: true, drawn: [] });
        const chip = chipArea(scene);
        for (const { box } of headlinesOf(scene)) expect(overlap(box as Box, chip)).toBe(false);
        for (const { size, face } of linesOf(scene))
          expect((size * capitalHeight(face) * 168) / scene.width).toBeGreaterThan(6);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['16:9', '4:3'])('uses at least five layouts in the ratio %s', (aspectRatio) => {
    const layouts = Array.from({ length: 12 }, (_, seed) =>
      planned('12 reglas para no fracasar', seed, { aspectRatio }),
    ).map(({ layout }) => layout);
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(5);
  });

  it('sets the number, or the word after the number, as the largest text', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const lines = linesOf(planned('12 reglas para no fracasar', seed));
      const [largest] = [...lines].sort((a, b) => b.size - a.size);
      expect(largest?.text).toMatch(/12|REGLAS/);
      expect(new Set(lines.map(({ size }) => Math.round(size))).size).toBeGreaterThanOrEqual(2);
    }
  });
});

it('a headline that consists only of important words is shown with every word', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const scene = planned('top 3 xyzzys', seed, { headline: 'ONLY 3 XYZZYS' });
    expect(sceneSchema.safeParse(scene).error).toBeUndefined();
    expect(
      linesOf(scene)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('ONLY 3 XYZZYS');
  }
});

describe('a comparison of two sides without fitting drawings', () => {
  it('shows the whole names of both sides with one badge "VS" and no drawing', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const scene = planned('Immanuel Kant vs Friedrich Nietzsche', seed);
      const said = linesOf(scene).map(({ text }) => text);
      const discs = scene.layers.filter((layer) => layer.kind === 'badge' && layer.text === 'VS');
      expect({ drawn: drawn(scene), discs: discs.length }).toEqual({ drawn: [], discs: 1 });
      expect(said.join(' ')).toBe('IMMANUEL KANT FRIEDRICH NIETZSCHE');
    }
  });

  it('shows no drawing if only one side has a drawing', () => {
    for (let seed = 0; seed < 6; seed += 1) expect(drawn(planned('Pizza vs Nietzsche', seed))).toEqual([]);
  });
});

describe('the composition of two things beside each other', () => {
  it('gives each of the two things at least three fifths of the height of the other thing', () => {
    let pairs = 0;
    for (const prompt of ['A lion and a tiger', 'Cat and dog in one house', 'A rocket and a bicycle'])
      for (let seed = 0; seed < 6; seed += 1) {
        const { layers } = planned(prompt, seed);
        const heroes = layers.flatMap((layer) =>
          layer.kind === 'illustration' && layer.role === 'hero' ? [layer] : [],
        );
        const [first, second] = heroes;
        if (!first || !second) continue;
        pairs += 1;
        const heights = [first.box.height, second.box.height];
        expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThanOrEqual(0.6);
        expect([first.rotation, second.rotation]).toEqual([0, 0]);
      }
    expect(pairs).toBeGreaterThan(8);
  });

  it('shows no ring or arrow that the prompt does not ask for', () => {
    for (const prompt of [
      'Why my cat hates the vacuum cleaner',
      'Is this phone worth it?',
      'I won $500 in a day',
    ])
      for (let seed = 0; seed < 6; seed += 1) {
        const kinds = planned(prompt, seed).layers.map(({ kind }) => kind);
        expect(kinds.filter((kind) => ['arrow', 'ring'].includes(kind))).toEqual([]);
      }
  });
});

describe('a prompt without a person that the studio can draw', () => {
  it.each([
    ['a child', 'A kid with a dragon'],
    ['a crowd', 'A crowd cheering in a stadium'],
    ['a recipe', 'How I cook the perfect rice'],
    ['a cat of one’s own', 'My cat is scared of cucumbers'],
  ])('leads to an image without a person: %s', (_, prompt) => {
    for (let seed = 0; seed < 6; seed += 1)
      expect(
        drawn(planned(prompt, seed)).filter((id) => id.startsWith('person-f') || id.startsWith('person-m')),
      ).toEqual([]);
  });
});
