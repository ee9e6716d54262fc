import { aspectRatios, pictureRequestSchema, pictureSizes, styles } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { planScene } from '../planning/plan-scene';
import { type Scene, sceneSchema } from '../scene/scene.schema';
import { scaleScene } from './scale-scene';

const knowledge = realKnowledge();
const scenes: Scene[] = styles.flatMap((style, place) =>
  aspectRatios.map((aspectRatio, seed) => {
    const request = pictureRequestSchema.parse({
      prompt: 'iPhone vs Android: $500 in 24 hours',
      style,
      aspectRatio,
    });
    return planScene({ ...request, ...pictureSizes[aspectRatio], seed: seed + place }, knowledge);
  }),
);

/** Returns the names of the numbers of a scene that scaling did not change; numbers that are 0 are left out. */
function untouched(before: unknown, after: unknown, name = ''): string[] {
  if (typeof before === 'number') return before !== 0 && before === after ? [name] : [];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([key, value]: [string, unknown]) =>
    untouched(value, (after as Record<string, unknown>)[key], Array.isArray(before) ? name : key),
  );
}

describe('scaleScene (a scene enlarged or reduced)', () => {
  it('scales every length of a scene and no other number', () => {
    const left = new Set(scenes.flatMap((scene) => untouched(scene, scaleScene(scene, scene.width / 2))));
    // Numeric fields of a scene that are no lengths. Every numeric field is either in this list or in the list of
    // lengths in `scale-scene.ts`.
    const noLengths = [
      'amount',
      'angle',
      'at',
      'bend',
      'contrast',
      'grey',
      'mirror',
      'opacity',
      'rotation',
      'seed',
      'share',
      'skew',
      'slant',
      'strength',
      'version',
      // Fields for the light on an illustration with relief (lit as a body).
      'harmonics',
      // Fields for the direction and the colors of a photographic view.
      'yaw',
      'pitch',
      'fov',
      'exposure',
      'tint',
      'saturation',
    ];
    expect([...left].filter((name) => !noLengths.includes(name))).toEqual([]);
  });

  it('returns a valid scene, and the original scene when scaled back', () => {
    for (const scene of scenes) {
      const small = scaleScene(scene, scene.width / 2);
      expect(sceneSchema.safeParse(small).error).toBeUndefined();
      expect(scaleScene(small, scene.width)).toEqual(scene);
    }
  });
});
