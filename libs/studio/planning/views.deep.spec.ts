import { pictureRequestSchema, pictureSizes, styles } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Scene } from '../scene/scene.schema';
import { planScene } from './plan-scene';

const knowledge = realKnowledge();

const plans = (prompt: string, more: object = {}): Scene[] =>
  [0, 1, 2, 3, 4, 5].map((seed) =>
    planScene(
      { ...pictureRequestSchema.parse({ prompt, ...more }), ...pictureSizes['16:9'], seed },
      knowledge,
    ),
  );

const viewsIn = (scenes: readonly Scene[]) =>
  scenes.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === 'panorama' ? [layer] : [])));

describe('a place that the creator chose', () => {
  const prompts = [
    'I built a rocket in 24 hours',
    'Two boys play chess in a park at night',
    'iPhone vs Android: which one is better?',
    'A shark at the bottom of the sea',
    'No duermas en este hotel embrujado',
    'Before and after my garden on a red background',
  ];

  it.each(prompts)('is the background in every style, with nothing drawn in its place: %s', (prompt) => {
    for (const style of styles) {
      for (const { layers } of plans(prompt, { style, place: 'warehouse' })) {
        const grounds = layers.filter(({ kind }) => kind === 'panorama' || kind === 'backdrop');
        expect(grounds).toMatchObject([{ kind: 'panorama', panorama: 'warehouse' }]);
        for (const layer of layers)
          if (layer.kind === 'split') expect(layer.view).toMatchObject({ panorama: 'warehouse' });
      }
    }
  });

  it('is as dark as the mood asks for', () => {
    const exposureOf = (mood: string) =>
      viewsIn(plans('A cake in a kitchen', { mood, place: 'park' })).map((view) => view.exposure);
    expect(Math.max(...exposureOf('dark'))).toBeLessThan(Math.min(...exposureOf('happy')));
  });
});

describe('photographic backgrounds of the studio', () => {
  it('show the place that a prompt names, for every seed', () => {
    for (const view of viewsIn(plans('I lost my dog in a dark forest'))) expect(view.panorama).toBe('forest');
    for (const view of viewsIn(plans('A robot teacher in a school'))) expect(view.panorama).toBe('lab');
  });

  it('are used only in the cinematic style and in horror', () => {
    const prompt = 'I lost my dog in a dark forest';
    expect(viewsIn(plans(prompt)).length).toBeGreaterThan(0);
    for (const style of ['cartoon', 'comic', 'minimal', 'retro', 'paper', 'blueprint', 'neon', '3d'])
      expect(viewsIn(plans(prompt, { style }))).toEqual([]);
  });

  it('are darker in the mood "dark" than in the mood "happy"', () => {
    const exposureOf = (mood: string) =>
      viewsIn(plans('A cake in a kitchen', { mood })).map((view) => view.exposure);
    expect(Math.max(...exposureOf('dark'))).toBeLessThan(Math.min(...exposureOf('happy')));
  });
});
