import {
  aspectRatios,
  colorPalettes,
  moods,
  pictureRequestSchema,
  pictureSizes,
  styles,
} from '@portada/contracts';
import fc from 'fast-check';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Box, Idea, IllustrationLayer, Scene, TextLayer } from '../scene/scene.schema';
import { isOutlined } from './keep-apart';
import { planScene } from './plan-scene';
import { styleRulesOf } from './style';

const knowledge = realKnowledge();

const prompts = [
  'I survived 50 hours in Antarctica',
  'Last to leave the swimming pool wins $10,000',
  'I built a rocket in 24 hours',
  'Learn Python in one hour',
  'Honest review of the new iPhone after 30 days',
  'iPhone vs Android: which one is better?',
  'My 90 day body transformation, before and after',
  'Breaking news: alien signal found',
  'Minecraft hardcore day 100',
  'Why your phone is secretly listening to you',
  'No duermas en este hotel embrujado',
  'Cómo tocar el piano sin saber música',
  'Reacciono a los peores regalos de Navidad',
  '5 minute pasta that tastes amazing',
  'Crypto and bitcoin crash, investors in panic',
  'T-Rex attacks the city',
  'Backpacking Japan on $20 a day',
  'Dog rescue',
];

const scenes = fc
  .record({
    prompt: fc.constantFrom(...prompts),
    style: fc.constantFrom(...styles),
    mood: fc.constantFrom(...moods),
    colorPalette: fc.constantFrom(...colorPalettes),
    aspectRatio: fc.constantFrom(...aspectRatios),
    elementsToInclude: fc.uniqueArray(fc.constantFrom('fire', 'helicopter', 'star'), { maxLength: 2 }),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  })
  .map(({ seed, ...request }) => {
    const parsed = pictureRequestSchema.parse(request);
    const scene = planScene({ ...parsed, ...pictureSizes[parsed.aspectRatio], seed }, knowledge);
    return { request: { ...request, seed }, scene };
  });

const drawings = (scene: Scene, role: IllustrationLayer['role']): IllustrationLayer[] =>
  scene.layers.filter((layer) => layer.kind === 'illustration').filter((layer) => layer.role === role);

const lettersOf = (scene: Scene): TextLayer[] =>
  scene.layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'headline' ? [layer] : []));
const words = (scene: Scene): Box[] =>
  scene.layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'headline' ? [layer.box] : []));

const areaOf = ({ width, height }: Box): number => width * height;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Returns the box of a whole drawing in pixels, including the part that the edge of the picture cuts off. */
function wholeOf({ id, frame, rotation, flip }: IllustrationLayer): Box {
  const ink = knowledge.index.get(id)?.ink ?? [0, 0, 1, 1];
  const [left, top, right, bottom] = flip ? [1 - ink[2], ink[1], 1 - ink[0], ink[3]] : ink;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [(left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5];
  const center = { x: frame.x + frame.size / 2, y: frame.y + frame.size / 2 };
  const width = ((right - left) * Math.abs(cos) + (bottom - top) * Math.abs(sin)) * frame.size;
  const height = ((right - left) * Math.abs(sin) + (bottom - top) * Math.abs(cos)) * frame.size;
  return {
    x: center.x + (across * cos - down * sin) * frame.size - width / 2,
    y: center.y + (across * sin + down * cos) * frame.size - height / 2,
    width,
    height,
  };
}

/**
 * Ideas with several heroes of equal size, or with a hero on a card; these ideas are exempt from the minimum size of
 * a hero (main drawing).
 */
const several = new Set<Idea>(['list', 'versus', 'choice', 'reaction', 'before-after', 'progress']);

const told = (scene: Scene) => `${scene.idea} ${scene.layout} ${scene.aspectRatio}`;

describe('composition of a thumbnail', () => {
  it('places letters without an outline next to the heroes (main drawings) and never on them', () => {
    fc.assert(
      fc.property(scenes, ({ request, scene }) => {
        fc.pre(!isOutlined(styleRulesOf(request.style)));
        // Letters on a panel and solid letters are readable on any drawing, so such letters may overlap a hero (main
        // drawing).
        fc.pre(lettersOf(scene).every(({ panel, finish }) => panel === null && finish !== 'bevel'));
        for (const box of words(scene))
          for (const hero of drawings(scene, 'hero')) {
            const share = shared(box, hero.box) / Math.min(areaOf(box), areaOf(hero.box));
            expect({ told: told(scene), on: share > 0.05 ? share : 0 }).toEqual({ told: told(scene), on: 0 });
          }
      }),
      { numRuns: 300 },
    );
  });

  it('shows at least three quarters of every hero (main drawing), including its upper edge', () => {
    fc.assert(
      fc.property(scenes, ({ scene }) => {
        for (const hero of drawings(scene, 'hero')) {
          const whole = wholeOf(hero);
          const share = areaOf(hero.box) / areaOf(whole);
          const cut = share < 0.74 || whole.y < -scene.height * 0.01;
          expect({ told: told(scene), cut: cut && [share, whole.y] }).toEqual({
            told: told(scene),
            cut: false,
          });
        }
      }),
      { numRuns: 600 },
    );
  });

  it('gives a single hero (main drawing) at least 16 % of the image, even if the hero is narrow', () => {
    fc.assert(
      fc.property(scenes, ({ scene }) => {
        fc.pre(!several.has(scene.idea) && drawings(scene, 'hero').length === 1);
        const share = Math.max(...drawings(scene, 'hero').map(({ box }) => areaOf(box)));
        const large = share / areaOf({ x: 0, y: 0, ...scene });
        expect({ told: told(scene), small: large < 0.16 && large }).toEqual({
          told: told(scene),
          small: false,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('lets the edge of the image cut more than a fifth of a prop (small drawing) or none of it', () => {
    fc.assert(
      fc.property(scenes, ({ scene }) => {
        for (const prop of drawings(scene, 'prop')) {
          const outside = 1 - areaOf(prop.box) / areaOf(wholeOf(prop));
          const chance = outside > 0.02 && outside < 0.2;
          expect({ told: told(scene), id: prop.id, chance: chance && outside }).toEqual({
            told: told(scene),
            id: prop.id,
            chance: false,
          });
        }
      }),
      { numRuns: 300 },
    );
  });
});
