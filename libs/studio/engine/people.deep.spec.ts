import { join } from 'node:path';
import { type PictureRequest, pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { type IllustrationLayer, type Scene, looks, personId, personMoods, planScene } from '@portada/studio';
import { openPack } from './pack';
import { knowledgeFor, openRenderContext } from './render-context';

const directory = join(__dirname, '../../../dist/studio');
const context = openRenderContext(directory);

/** Plans a prompt with the seeds 0 to 5. */
async function plansOf(prompt: string, more: Partial<PictureRequest> = {}): Promise<Scene[]> {
  const request = pictureRequestSchema.parse({ prompt, ...more });
  const knowledge = await knowledgeFor(context, prompt);
  return [0, 1, 2, 3, 4, 5].map((seed) =>
    planScene({ ...request, ...pictureSizes[request.aspectRatio], seed }, knowledge),
  );
}

const peopleIn = ({ layers }: Scene): IllustrationLayer[] =>
  layers.flatMap((layer) => (layer.kind === 'illustration' && layer.id.startsWith('person-') ? [layer] : []));

describe('people in images of the studio', () => {
  it('are in the asset pack with every mood', () => {
    for (const look of looks)
      for (const mood of personMoods) expect(context.knowledge.index.get(personId(look, mood))).toBeDefined();
  });

  it.each([
    ['Shocked woman finding a snake in her bathtub', /^person-f\d+-shocked$/],
    ['Angry man yelling at his broken laptop', /^person-m\d+-angry$/],
    ['Una chica asustada en un bosque oscuro', /^person-f\d+-scared$/],
    ['Hombre triste con su guitarra', /^person-m\d+-sad$/],
    ['My little girl cries every night', /^person-kf\d+-crying$/],
    ['My son was amazed by this toy', /^person-km\d+-amazed$/],
    ['Man asleep on the train', /^person-m\d+-asleep$/],
    ['Hombre dormido en la oficina', /^person-m\d+-asleep$/],
    ['Woman disgusted by her food', /^person-f\d+-disgusted$/],
    ['An angry old fisherman and a shark', /^person-m11-angry$|^person-m12-angry$/],
    ['Teenage girl embarrassed at school', /^person-f\d+-embarrassed$/],
  ])('are drawn with the right person and mood for "%s" with every seed', async (prompt, id) => {
    for (const scene of await plansOf(prompt)) {
      expect(peopleIn(scene).map((layer) => layer.id)).toEqual([expect.stringMatching(id)]);
    }
  });

  it.each([
    ['Why my mom quit her job', 0.7],
    // A headline above a described scene leaves less room for the person.
    ['Shocked woman finding a snake in her bathtub', 0.7],
  ])(
    'for "%s" have at least the share %s of the image height and look at the words',
    async (prompt, share) => {
      for (const scene of await plansOf(prompt)) {
        const [person] = peopleIn(scene);
        const words = scene.layers.find((layer) => layer.kind === 'text');
        if (!person || !words) throw new Error('The plan has no person or no words.');
        expect(person.box.height / scene.height).toBeGreaterThanOrEqual(share);
        // A drawing of a person that is not flipped looks to the right.
        expect(person.flip).toBe(words.box.x < person.box.x);
      }
    },
  );

  it('have the sex, skin and hair that the creator chose, in a close-up and as a whole figure', async () => {
    const person = { gender: 'm', skin: 'dark', hair: 'blond' } as const;
    for (const scene of await plansOf('Angry person yelling at a laptop', { person }))
      expect(peopleIn(scene).map(({ id }) => id)).toEqual([
        expect.stringMatching(/^person-m\d+-angry-7d4a2c-d6b370$/),
      ]);
    const [scene] = await plansOf('A person running on a beach at sunset', { person });
    const figure = scene?.layers.find(
      (layer) => layer.kind === 'illustration' && layer.id === 'own-person-figure',
    );
    expect(figure).toMatchObject({ body: expect.stringContaining('#7d4a2c') });
    expect(figure).toMatchObject({ body: expect.stringContaining('#d6b370') });
  });

  it('are drawn with the skin and hair of their names', () => {
    const pack = openPack(directory);
    const packed = pack.svg('person-f1-shocked', 64).toString();
    const other = pack.svg('person-f1-shocked-7d4a2c-d6b370', 64).toString();
    expect(packed).toContain('#ffdbb4');
    expect(other).not.toContain('#ffdbb4');
    expect(other.replaceAll('#7d4a2c', '#ffdbb4').replaceAll('#d6b370', '#a55728')).toBe(packed);
    expect(() => pack.svg('person-f1-shocked-7d4a2c-123456', 64)).toThrow('no drawing named');
  });

  it('perform the act that a prompt describes without naming the person, and no headline is shown', async () => {
    for (const { layers } of await plansOf('a man crying in front of a laptop')) {
      expect(layers.some(({ kind }) => kind === 'text')).toBe(false);
    }
  });

  it('are drawn beside the thing of the prompt', async () => {
    for (const { layers } of await plansOf('Shocked woman finding a snake in her bathtub'))
      expect(layers).toContainEqual(expect.objectContaining({ kind: 'illustration', id: 'snake' }));
  });

  it('include the narrator of a story in some variants', async () => {
    const shown = (await plansOf('I quit my job to travel the world')).filter(
      (scene) => peopleIn(scene).length > 0,
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(6);
  });

  it.each(['people', 'faces', 'personas', 'woman'])(
    'are omitted if "%s" is an element to avoid',
    async (element) => {
      for (const scene of await plansOf('Shocked woman with a pizza', { elementsToAvoid: [element] }))
        expect(peopleIn(scene)).toEqual([]);
    },
  );
});
