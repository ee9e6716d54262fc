import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge, withPeople } from '../knowledge/knowledge.fixture';
import type { Box, Scene } from '../scene/scene.schema';
import { realTaggers } from '../understanding/taggers.fixture';
import { planScene } from './plan-scene';

const knowledge = withPeople(realKnowledge());
const size = pictureSizes['16:9'];

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

const scenesOf = (prompt: string): Scene[] =>
  [1, 2, 3, 4].map((seed) =>
    planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge),
  );

const boxesOf = ({ layers }: Scene, kind: 'text' | 'ring' | 'illustration'): Box[] =>
  layers.flatMap((layer) => (layer.kind === kind ? [layer.box] : []));

const idsIn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const centerOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

describe('planScene for requests about the words', () => {
  it.each([
    'Cooking channel: white background, only the word "SALT" in black',
    'Canal de guitarra: fondo azul, solo la palabra "RITMO", nada más',
  ])('draws nothing beside the only requested words: %s', (prompt) => {
    for (const scene of scenesOf(prompt)) expect(idsIn(scene)).toEqual([]);
  });

  it.each([
    'Red circle around the word "SALE", white background',
    'Fondo blanco, la palabra "OFERTA" en negro con un círculo rojo alrededor',
  ])('puts the requested ring around the words and inside the picture: %s', (prompt) => {
    for (const scene of scenesOf(prompt)) {
      const [ring] = boxesOf(scene, 'ring');
      const words = boxesOf(scene, 'text');
      if (!ring) throw new Error('The picture has no ring.');
      for (const word of words) {
        const [x, y] = centerOf(word);
        expect(x > ring.x && x < ring.x + ring.width && y > ring.y && y < ring.y + ring.height).toBe(true);
        expect(word.width).toBeLessThan(ring.width);
      }
      expect(Math.min(ring.x, ring.y)).toBeGreaterThanOrEqual(0);
      expect(ring.y + ring.height).toBeLessThanOrEqual(size.height);
    }
  });
});

describe('planScene for a person and a thing with a side each', () => {
  const prompt = 'Mujer triste a la derecha, un coche roto a la izquierda, texto "SE ACABÓ" abajo';

  it('keeps the sides', () => {
    for (const { layers } of scenesOf(prompt)) {
      const shown = layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer] : []));
      const person = shown.find(({ id }) => id.startsWith('person-'));
      const thing = shown.find(({ id }) => !id.startsWith('person-'));
      if (!person || !thing) throw new Error('The picture lacks the person or the thing.');
      expect(centerOf(person.box)[0]).toBeGreaterThan(centerOf(thing.box)[0]);
    }
  });

  it('keeps words at the bottom beside the person and below the thing', () => {
    for (const scene of scenesOf(prompt)) {
      const person = scene.layers.find(
        (layer) => layer.kind === 'illustration' && layer.id.startsWith('person-'),
      );
      const thing = scene.layers.find(
        (layer) => layer.kind === 'illustration' && !layer.id.startsWith('person-'),
      );
      if (person?.kind !== 'illustration' || thing?.kind !== 'illustration')
        throw new Error('The picture lacks the person or the thing.');
      for (const words of boxesOf(scene, 'text')) {
        expect(words.x + words.width).toBeLessThan(centerOf(person.box)[0]);
        expect(words.y).toBeGreaterThan(centerOf(thing.box)[1]);
      }
    }
  });
});
