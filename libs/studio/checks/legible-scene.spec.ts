import type { Scene } from '../scene/scene.schema';
import { drawDraft } from './draw-small';
import { measurePicture } from './measure-picture';
import { ground, headline, hero, panel, sampleAssets, sceneOf } from './sample.fixture';
import { findLegibleScene } from './legible-scene';

const dusk = ground('#10103a', '#3b1f7a', '#e0559a');
const good = sceneOf(dusk, hero('#ffcc22'), headline());
const unreadable = sceneOf(ground('#ffffff', '#fefefe'), hero('#101010'), headline({ strokes: [] }));
const worst = sceneOf(dusk, hero('#ffcc22'), headline({}, 24), panel('#553311', headline().box));
const covered = sceneOf(dusk, hero('#ffcc22'), headline(), panel('#553311', headline().box));

const tried = async (scenes: [Scene, ...Scene[]]) => {
  const attempts: number[] = [];
  const plan = (attempt: number) => {
    attempts.push(attempt);
    return scenes[attempt] ?? scenes[0];
  };
  const { scene } = await findLegibleScene(plan, sampleAssets);
  return { scene, attempts };
};

describe('findLegibleScene (plans a scene until the letters can be read)', () => {
  it('returns the first plan of a scene if this plan is legible', async () => {
    expect(await tried([good, unreadable])).toEqual({ scene: good, attempts: [0] });
  });

  it('plans the scene again until a plan is legible', async () => {
    expect(await tried([unreadable, covered, good])).toEqual({ scene: good, attempts: [0, 1, 2] });
  });

  it('returns the best of four plans of a scene if no plan is legible', async () => {
    const scenes = [unreadable, worst, covered, worst] as const;
    const measures = await Promise.all(
      scenes.map(async (scene) =>
        measurePicture({ ...(await drawDraft(scene, sampleAssets, 320)), scene, bytes: null }),
      ),
    );
    const { scene, attempts } = await tried([...scenes]);
    expect(attempts).toEqual([0, 1, 2, 3]);
    // Two hard rules of legibility fail in the scene `worst`, and one hard rule fails in each other scene. Of the
    // other scenes, `covered` has the highest score.
    expect(measures[2]?.score).toBeGreaterThan(measures[0]?.score ?? 100);
    expect(scene).toBe(covered);
  });

  it('starts at the second plan if the first plan is already drawn, and returns the first plan if no other plan is better', async () => {
    const first = await findLegibleScene(() => covered, sampleAssets);
    const attempts: number[] = [];
    const plan = (attempt: number) => {
      attempts.push(attempt);
      return worst;
    };
    expect(await findLegibleScene(plan, sampleAssets, { first })).toBe(first);
    expect(attempts).toEqual([1, 2, 3]);
    const legible = await findLegibleScene(() => good, sampleAssets);
    expect(await findLegibleScene(plan, sampleAssets, { first: legible })).toBe(legible);
    expect(attempts).toHaveLength(3);
  });

  it('stops between two attempts to plan a scene if the search is cancelled', async () => {
    let asked = 0;
    const throwIfCancelled = () => {
      if (++asked === 3) throw new Error('search cancelled');
    };
    const planned = findLegibleScene(() => unreadable, sampleAssets, { throwIfCancelled });
    await expect(planned).rejects.toThrow('search cancelled');
    expect(asked).toBe(3);
  });
});
