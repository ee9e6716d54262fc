import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Scene } from '../scene/scene.schema';
import { planScene } from './plan-scene';
import { variationFor } from './variation';

const knowledge = realKnowledge();

const planned = (prompt: string, seed: number): Scene => {
  const request = pictureRequestSchema.parse({ prompt });
  return planScene({ ...request, ...pictureSizes[request.aspectRatio], seed }, knowledge);
};

const drawn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const groundsOf = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'motif' ? [layer.motif] : []));

const saidIn = ({ layers }: Scene): string =>
  layers
    .flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'headline'
        ? layer.lines.map(({ runs }) => runs.map(({ text }) => text).join(''))
        : [],
    )
    .join(' ')
    .replace(/\s+/g, ' ');

const seeds = [0, 1, 2, 3, 4, 5];

describe('a title', () => {
  it.each([
    ['the owner of a thing', "Something is living in my grandfather's well", 'old-man'],
    ['the shop of a thing', 'I tried the cheapest electric guitar on Amazon', 'package'],
    ['a smiling person for a bad event', 'The nurse who faked her own death', 'health-worker'],
    [
      'a person of today for another time',
      "The plague doctor's job was worse than you think",
      'health-worker',
    ],
    ['a verb that looks like a noun', 'Viví una semana con 20 euros y casi no lo cuento', 'open-book'],
    ['a human leg for a leg of an animal', 'We rescued a fox with a broken leg', 'leg'],
  ])('shows no drawing of %s', (_, prompt, wrong) => {
    for (const seed of seeds) expect(drawn(planned(prompt, seed))).not.toContain(wrong);
  });

  it.each([
    ['outer space', '¿Por qué tiembla la Tierra?', 'space'],
    ['bookshelves', 'Tapar humedades en la pared paso a paso', 'bookshelf'],
    ['a kitchen', 'Growing garlic in winter: what nobody tells you', 'kitchen'],
  ])('has no background of %s for "%s"', (_, prompt, wrong) => {
    for (const seed of seeds) expect(groundsOf(planned(prompt, seed))).not.toContain(wrong);
  });

  it.each([
    'Beating Hollow Knight without taking damage',
    'How to clean a cast iron pan without ruining it',
    'How a tiny football club went from glory to bankruptcy',
  ])('keeps its last phrase: "%s"', (prompt) => {
    for (const seed of seeds) expect(saidIn(planned(prompt, seed))).toBe(prompt.toUpperCase());
  });
});

describe('variationFor', () => {
  const request = { prompt: 'How volcanoes erupt', mood: 'intense', colorPalette: 'Vibrant' };

  it('gives five consecutive seeds five different hues', () => {
    const turns = [0, 1, 2, 3, 4].map(
      (seed) => variationFor({ ...request, seed }, { film: true, dark: false }).turn,
    );
    expect(new Set(turns).size).toBe(5);
  });

  it('keeps a frightening picture dark', () => {
    for (const seed of seeds)
      expect(variationFor({ ...request, seed }, { film: true, dark: true }).lift).toBeLessThan(0.1);
  });
});
