import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { IllustrationLayer, Scene } from '../scene/scene.schema';
import { realTaggers } from '../understanding/taggers.fixture';
import { planScene } from './plan-scene';

const knowledge = realKnowledge();
const size = { width: 1280, height: 720 };
const seeds = [0, 1, 2, 3];

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

const planned = (prompt: string, seed: number): Scene =>
  planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge);

/** The layer of a drawing. */
function drawn({ layers }: Scene, id: string): IllustrationLayer {
  const found = layers.find((layer) => layer.kind === 'illustration' && layer.id === id);
  if (found?.kind !== 'illustration') throw new Error(`The scene has no drawing ${id}.`);
  return found;
}

const bottomOf = ({ box }: IllustrationLayer): number => box.y + box.height;

describe('plan of a described scene', () => {
  it('places a thing on the upper part of the thing below it', () => {
    for (const seed of seeds) {
      const scene = planned('an elephant sitting on a tiny car, text "BAD IDEA"', seed);
      const [elephant, car] = [drawn(scene, 'elephant'), drawn(scene, 'automobile')];
      expect(scene.idea).toBe('scene');
      expect(bottomOf(elephant)).toBeLessThan(car.box.y + car.box.height / 2);
      expect(bottomOf(car)).toBeGreaterThan(bottomOf(elephant));
    }
  });

  it('stands things that are beside each other on one floor', () => {
    for (const seed of seeds) {
      const scene = planned('una vela encendida junto a una calavera, fondo negro', seed);
      const [candle, skull] = [drawn(scene, 'candle'), drawn(scene, 'skull')];
      expect(Math.abs(bottomOf(candle) - bottomOf(skull))).toBeLessThan(size.height * 0.03);
    }
  });

  it('draws as many things as the prompt counts', () => {
    for (const seed of seeds) {
      const { layers } = planned('two coffee cups on a wooden table, text "WHICH ONE?"', seed);
      const cups = layers.filter((layer) => layer.kind === 'illustration' && layer.id === 'hot-beverage');
      expect(cups).toHaveLength(2);
      expect(layers.some((layer) => layer.kind === 'surface' && layer.material === 'wood')).toBe(true);
    }
  });

  it('shows a thing through its transparent container', () => {
    for (const seed of seeds) {
      const { layers } = planned('una bombilla encendida dentro de una pecera', seed);
      const ids = layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));
      expect(ids).toEqual(['own-aquarium', 'light-bulb', 'own-aquarium']);
    }
  });

  it('cracks only the broken one of two things', () => {
    for (const seed of seeds) {
      const { layers } = planned('un celular con la pantalla rota sobre hielo y otro intacto al lado', seed);
      const states = layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.state ?? null] : []));
      expect(states.filter((state) => state === 'broken')).toHaveLength(1);
      expect(states.filter((state) => state === null)).toHaveLength(1);
    }
  });

  it('sets no fragment of the description as text', () => {
    for (const seed of seeds) {
      const { layers } = planned('un pulpo abrazando un cofre del tesoro bajo el mar', seed);
      expect(layers.filter(({ kind }) => kind === 'text')).toEqual([]);
    }
  });

  it('changes the layout with the seed', () => {
    const layouts = seeds.map(
      (seed) => planned('a tiny robot sitting on a keyboard, blue light', seed).layout,
    );
    expect(layouts).toEqual(['scene-whole', 'scene-mirrored', 'scene-whole', 'scene-mirrored']);
  });

  it('draws the driver within the vehicle', () => {
    for (const seed of seeds) {
      const scene = planned('a farmer driving a green tractor through a wheat field', seed);
      const [tractor, driver] = [drawn(scene, 'tractor'), drawn(scene, 'own-person-figure')];
      expect(driver.box.x).toBeGreaterThan(tractor.box.x);
      expect(driver.box.x + driver.box.width).toBeLessThan(tractor.box.x + tractor.box.width);
      expect(bottomOf(driver)).toBeLessThan(tractor.box.y + tractor.box.height * 0.6);
    }
  });
});

describe('plan of a title that places several things', () => {
  it('draws each thing at its place, with a cross over the one that is crossed out', () => {
    for (const seed of seeds) {
      const scene = planned(
        'Tools: put a tablet in the center, a stack of books on the left, red X over the books, text "STOP"',
        seed,
      );
      const [tablet, stack] = [drawn(scene, 'own-tablet'), drawn(scene, 'books')];
      expect(stack.box.x + stack.box.width).toBeLessThan(tablet.box.x + tablet.box.width / 2);
      const cross = scene.layers.find((layer) => layer.kind === 'mark');
      if (cross?.kind !== 'mark') throw new Error('The scene has no cross.');
      const middle = cross.box.x + cross.box.width / 2;
      expect(middle).toBeGreaterThan(stack.box.x);
      expect(middle).toBeLessThan(stack.box.x + stack.box.width);
    }
  });

  it('numbers each copy of a thing', () => {
    const scene = planned('Dogs compared, three dogs in a row with numbers 1 2 3 over them, no text', 1);
    const numbers = scene.layers.flatMap((layer) => (layer.kind === 'badge' ? [layer.text] : []));
    expect(numbers).toEqual(['1', '2', '3']);
  });
});
