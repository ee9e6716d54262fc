import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Scene, TextLayer } from '../scene/scene.schema';
import { contrastOf } from './color';
import { planScene } from './plan-scene';

const knowledge = realKnowledge();

const planned = (prompt: string, seed: number, more: object = {}): Scene =>
  planScene({ ...pictureRequestSchema.parse({ prompt, ...more }), ...pictureSizes['16:9'], seed }, knowledge);

const headlineOf = ({ layers }: Scene): TextLayer[] =>
  layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'headline' ? [layer] : []));

/**
 * Returns the properties in which type systems (forms of a headline) differ: typeface, finish, and cut and hard
 * shadow of the panel.
 */
const lookOf = (scene: Scene): string =>
  headlineOf(scene)
    .slice(0, 1)
    .map(({ face, finish, panel, rotation }) =>
      [face, finish, panel?.cut, panel?.drop === null, rotation === 0].join(' '),
    )
    .join();

describe('type systems (forms in which a headline is set)', () => {
  it('differ between the images of one request with three consecutive seeds', () => {
    for (const prompt of ['How to save money in 2026', 'My morning routine', 'Cómo hacer pan casero']) {
      const looks = [1, 2, 3].map((seed) => lookOf(planned(prompt, seed)));
      expect({ prompt, different: new Set(looks).size }).toEqual({ prompt, different: 3 });
    }
  });

  it('give every letter on a panel a contrast ratio of at least 4.5', () => {
    for (let seed = 0; seed < 12; seed += 1)
      for (const { panel, fill, highlight } of headlineOf(planned('How to save money in 2026', seed)))
        if (panel)
          for (const color of [...fill, ...highlight])
            expect(contrastOf(color, panel.color)).toBeGreaterThanOrEqual(4.5);
  });

  it('do not change the letters of the cartoon style', () => {
    for (let seed = 0; seed < 6; seed += 1)
      for (const layer of headlineOf(planned('My morning routine', seed, { style: 'cartoon' })))
        expect(layer).toMatchObject({ face: 'Luckiest Guy', panel: null });
  });

  it('do not change the typeface of a script other than Latin', () => {
    for (let seed = 0; seed < 6; seed += 1)
      for (const { face, skew } of headlineOf(planned('東京で一番おいしいラーメン', seed)))
        expect({ face, skew }).toEqual({ face: 'Dela Gothic One', skew: 0 });
  });
});
