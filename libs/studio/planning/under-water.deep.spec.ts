import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge, withPeople } from '../knowledge/knowledge.fixture';
import { realTaggers } from '../understanding/taggers.fixture';
import { planScene } from './plan-scene';
import { isUnderWater } from './under-water';

const knowledge = withPeople(realKnowledge());

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

it.each([
  ['Who Lives on the Ocean Floor?', true],
  ['Exploré el fondo del océano', true],
  ['Cave Diving Gone Wrong', true],
  ['Primera vez que buceo en un arrecife', true],
  ['Life in a WW1 trench', false],
  ['Mi apnea del sueño', false],
  ['A walk beside the sea', false],
])('reads whether "%s" is about a place under water', (prompt, isDeep) => {
  expect(isUnderWater(prompt)).toBe(isDeep);
});

it.each(['Who Lives on the Ocean Floor?', 'Exploré el fondo del océano'])(
  'draws a ground under water for "%s"',
  (prompt) => {
    const { layers } = planScene(
      { ...pictureRequestSchema.parse({ prompt }), ...pictureSizes['16:9'], seed: 3 },
      knowledge,
    );
    expect(layers).toContainEqual(expect.objectContaining({ kind: 'backdrop', place: 'underwater' }));
  },
);

it('keeps the background that the prompt asks for', () => {
  const { layers } = planScene(
    {
      ...pictureRequestSchema.parse({ prompt: 'Cave Diving Gone Wrong, red background' }),
      ...pictureSizes['16:9'],
      seed: 3,
    },
    knowledge,
  );
  expect(layers).not.toContainEqual(expect.objectContaining({ kind: 'backdrop' }));
});
