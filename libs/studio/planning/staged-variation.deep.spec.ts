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

/** The scenes of five consecutive seeds, after which the variations repeat. */
const scenesOf = (prompt: string): Scene[] =>
  [1, 2, 3, 4, 5].map((seed) =>
    planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge),
  );

const backdropOf = ({ layers }: Scene): LayerOf<'backdrop'> | undefined =>
  layers.find((layer) => layer.kind === 'backdrop');

const heroHeight = ({ layers }: Scene): number =>
  Math.round(
    layers.filter((layer) => layer.kind === 'illustration').find(({ role }) => role === 'hero')?.box.height ??
      0,
  );

describe('the variants of a scene with a drawn place', () => {
  it('differ in time of day and in the size of the people', () => {
    const scenes = scenesOf('two friends camping by a lake');
    expect(new Set(scenes.map((scene) => backdropOf(scene)?.time))).toEqual(
      new Set(['day', 'sunset', 'night']),
    );
    expect(new Set(scenes.map(heroHeight)).size).toBeGreaterThanOrEqual(4);
  });

  it('keep the time of day that the prompt names', () => {
    const scenes = scenesOf('three kids building a snowman at dawn');
    expect(new Set(scenes.map((scene) => backdropOf(scene)?.time)).size).toBe(1);
  });

  it('show no room by night unless the prompt names it', () => {
    for (const scene of scenesOf('a boxer training in a gym'))
      expect(backdropOf(scene)?.time).not.toBe('night');
  });
});
