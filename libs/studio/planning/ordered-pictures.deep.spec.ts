import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge, withPeople } from '../knowledge/knowledge.fixture';
import type { LayerOf, Scene } from '../scene/scene.schema';
import { realTaggers } from '../understanding/taggers.fixture';
import { planScene } from './plan-scene';

const knowledge = withPeople(realKnowledge());
const size = pictureSizes['16:9'];

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

const scenesOf = (prompt: string): Scene[] =>
  [1, 2, 3].map((seed) => planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge));

const drawings = ({ layers }: Scene): LayerOf<'illustration'>[] =>
  layers.filter((layer) => layer.kind === 'illustration');

const idsIn = (scene: Scene): string[] => drawings(scene).map(({ id }) => id);

const tintOf = (scene: Scene, id: string): string | undefined =>
  drawings(scene).find((layer) => layer.id === id)?.tint?.color;

describe('planScene for a picture that the words around a quoted headline describe', () => {
  it('draws every named thing, and the worn thing on the head of its wearer', () => {
    for (const scene of scenesOf('my dog wearing a birthday hat with a cake, text "HE IS 10!" yellow')) {
      const [hat, dog] = ['own-party-hat', 'dog-face'].map((id) =>
        drawings(scene).find((layer) => layer.id === id),
      );
      if (!hat || !dog) throw new Error(`The scene has only ${idsIn(scene).join(', ')}.`);
      expect(idsIn(scene)).toContain('birthday-cake');
      expect(hat.box.x + hat.box.width / 2).toBeGreaterThan(dog.box.x);
      expect(hat.box.x + hat.box.width / 2).toBeLessThan(dog.box.x + dog.box.width);
    }
  });

  it('gives the headphones of "sad man with headphones" to the man behind another topic', () => {
    const prompt = 'podcast about divorce, sad man with headphones on the left, text "SHE LEFT"';
    for (const scene of scenesOf(prompt))
      expect(scene.layers).toContainEqual(expect.objectContaining({ kind: 'body', part: 'headphones' }));
  });

  it('draws a thing once that the prompt names twice', () => {
    const prompt = 'shocked woman looking at her phone, red circle around the phone, text "HE KNEW"';
    for (const scene of scenesOf(prompt))
      expect(idsIn(scene).filter((id) => id === 'mobile-phone')).toHaveLength(1);
    for (const scene of scenesOf('Compré un coche eléctrico. Coche blanco, texto "ME ARREPIENTO"'))
      expect(idsIn(scene)).not.toContain('automobile');
  });

  it.each(['two people arm wrestling, text "STRONGER?"', 'pareja discutiendo, texto "SE ACABÓ"'])(
    'draws two people for "%s"',
    (prompt) => {
      for (const scene of scenesOf(prompt))
        expect(idsIn(scene).filter((id) => id.startsWith('person-'))).toHaveLength(2);
    },
  );

  it('puts the things above words at the bottom, and below words at the top', () => {
    const things = 'laptop on a desk with a cup of coffee and a plant';
    for (const [position, isAbove] of [
      ['top', true],
      ['bottom', false],
    ] as const)
      for (const scene of scenesOf(`${things}, text "WORK FROM ANYWHERE" at the ${position}`)) {
        const words = scene.layers.find((layer) => layer.kind === 'text');
        const laptop = drawings(scene).find(({ id }) => id === 'laptop');
        if (!words || !laptop) throw new Error('The scene has no words or no laptop.');
        expect(words.box.y + words.box.height / 2 < laptop.box.y + laptop.box.height / 2).toBe(isAbove);
      }
  });
});

describe('planScene for a title whose only thing is in its verb', () => {
  it.each([
    ['Cómo empezar a invertir con 100 euros', 'chart-increasing'],
    ['Llamé a este número a las 3 AM y alguien contestó', 'mobile-phone'],
  ])('draws the thing of "%s"', (prompt, id) => {
    for (const scene of scenesOf(prompt)) expect(idsIn(scene)).toContain(id);
  });
});

describe('planScene for a quoted headline with two times', () => {
  it('shows no two times', () => {
    const prompt = 'Portada de podcast, un micrófono dorado y el texto "DE CERO A MILLÓN"';
    for (const scene of scenesOf(prompt)) expect(idsIn(scene)).toEqual(['own-podcast-mic']);
  });
});

describe('planScene for two halves', () => {
  it.each([
    ['split screen keto vs vegan, steak on one side and salad on the other', ['cut-of-meat', 'green-salad']],
    [
      'pantalla dividida: PlayStation contra Xbox, azul y verde, un VS grande',
      ['own-console-white', 'own-console-black'],
    ],

    ['pantalla dividida: café a la izquierda y té a la derecha', ['hot-beverage', 'teacup-without-handle']],
    [
      'pantalla dividida, a la izquierda pesas a la derecha esterilla de yoga',
      ['own-dumbbell', 'own-yoga-mat'],
    ],
  ])('draws both things of "%s"', (prompt, ids) => {
    for (const scene of scenesOf(prompt)) expect(idsIn(scene)).toEqual(expect.arrayContaining(ids));
  });
});

describe('planScene for a thing with a color', () => {
  it.each([
    ['yellow tram, title "LISBON"', 'tram', '#f2c21a'],
    ['Mi coche azul en la nieve, texto "TIRADO"', 'automobile', '#2f6fe0'],
  ])('gives the thing of "%s" its color', (prompt, id, color) => {
    for (const scene of scenesOf(prompt)) expect(tintOf(scene, id)).toBe(color);
  });

  it('leaves a thing as it is whose drawing has the color or whose whole phrase has a drawing', () => {
    for (const scene of scenesOf('red car, title "FAST"'))
      expect(tintOf(scene, 'automobile')).toBeUndefined();
    for (const scene of scenesOf('What happens inside a black hole?'))
      expect(drawings(scene).every(({ tint }) => tint?.parts === undefined)).toBe(true);
  });
});
