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
import { type Box, type Layer, type Scene, sceneSchema } from '../scene/scene.schema';
import { contrastOf, readableContrast } from './color';
import type { SceneInput } from './draft';
import { coreOf, overlap } from './geometry';
import { isCutByEdge } from '../checks/is-cut-by-edge';
import { chipArea } from './layout';
import { planScene } from './plan-scene';
import { isTypeLed } from './type-blocks';

const knowledge = realKnowledge();

const inputOf = (request: { prompt: string; [field: string]: unknown }, seed = 1): SceneInput => {
  const parsed = pictureRequestSchema.parse(request);
  return { ...parsed, ...pictureSizes[parsed.aspectRatio], seed };
};

const matters = (layer: Layer) =>
  (layer.kind === 'illustration' && layer.role === 'hero') ||
  (layer.kind === 'text' && layer.role === 'headline') ||
  layer.kind === 'badge';

const drawnIds = (scene: Scene) =>
  scene.layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const words = [
  'rocket',
  'casa',
  'Bitcoin',
  'how',
  'the',
  'gané',
  '$500',
  '24',
  'pizza',
  'vs',
  'worst',
  'día',
  'a',
  'secret',
  'zzzxq',
  '🚀',
  'guitar',
  'extraordinarily',
  'perro',
  '"BIG DAY"',
];
const things = ['fire', 'money', 'red apple', 'perro', 'flurbel', 'rocket', 'star', 'cat', 'laptop', 'fuego'];

const requests = fc.record({
  prompt: fc
    .array(fc.constantFrom(...words), { minLength: 4, maxLength: 30 })
    .map((list) => `about ${list.join(' ')}`),
  style: fc.constantFrom(...styles, 'unheard of'),
  mood: fc.constantFrom(...moods, 'unheard of'),
  colorPalette: fc.constantFrom(...colorPalettes, 'unheard of'),
  aspectRatio: fc.constantFrom(...aspectRatios),
  elementsToInclude: fc.uniqueArray(fc.constantFrom(...things), { maxLength: 10 }),
  elementsToAvoid: fc.uniqueArray(fc.constantFrom('snake', 'trophy', 'arrow', 'face', 'text'), {
    maxLength: 2,
  }),
  headline: fc.option(fc.constantFrom('WOW', 'THE LAST ONE STANDING WINS $1,000,000 TODAY', '¿QUÉ PASÓ?'), {
    nil: undefined,
  }),
});

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const attempts = fc.integer({ min: 0, max: 3 });

const boxesOf = (scene: Scene, wanted: (layer: Layer) => boolean): Box[] =>
  scene.layers.filter(wanted).flatMap((layer) => ('box' in layer ? [layer.box] : []));

const isHeadline = (layer: Layer) => layer.kind === 'text' && layer.role === 'headline';
const isHero = (layer: Layer) => layer.kind === 'illustration' && layer.role === 'hero';

describe('planScene (idea, layout and drawings for a request)', () => {
  it.each([
    ['only emoji', '🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶', ''],
    ['words of a script that cannot be set', 'איך לבשל פסטה בבית', ''],
    ['words of a script that cannot be set, about a known topic', '我赚了很多钱学习编程吗真的', 'CODE'],
  ])('uses no word of the prompt in the headline for a prompt of %s', (_, prompt, text) => {
    const { layers } = planScene(inputOf({ prompt }), knowledge);
    const said = layers.flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'headline'
        ? layer.lines.flatMap(({ runs }) => runs.map((run) => run.text))
        : [],
    );
    expect(said.join(' ')).toBe(text);
  });

  it('plans a valid scene for any request, in which the timestamp area and the margins stay free', () => {
    fc.assert(
      fc.property(requests, seeds, attempts, (request, seed, attempt) => {
        const scene = planScene(inputOf(request, seed), knowledge, attempt);
        expect(sceneSchema.safeParse(scene).error).toBeUndefined();
        expect(scene).toMatchObject(pictureSizes[request.aspectRatio]);
        const chip = chipArea(scene);
        for (const layer of scene.layers.filter(matters)) {
          if (!('box' in layer)) continue;
          // The timestamp may cover the chest of a large person whom the lower edge cuts.
          const isOver = overlap(layer.box, chip) && !isCutByEdge(layer, scene);
          expect({ layout: scene.layout, on: isOver }).toEqual({
            layout: scene.layout,
            on: false,
          });
          expect(layer.box.x).toBeGreaterThanOrEqual(0);
          expect(layer.box.y).toBeGreaterThanOrEqual(0);
          expect(layer.box.x + layer.box.width).toBeLessThanOrEqual(scene.width);
          expect(layer.box.y + layer.box.height).toBeLessThanOrEqual(scene.height);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('places no words on a face and limits the area of the words, for any request', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const scene = planScene(inputOf(request, seed), knowledge);
        const words = boxesOf(scene, isHeadline);
        const covered = words.reduce((sum, { width, height }) => sum + width * height, 0);
        const share = covered / (scene.width * scene.height);
        // The limit allows for the box of a tilted text, which is larger than the text. In a scene without a drawing,
        // the area of the words has no limit.
        if (!isTypeLed(scene.layout)) expect(share).toBeLessThan(0.46);
        for (const hero of boxesOf(scene, isHero).map(coreOf))
          for (const box of words)
            expect({ layout: scene.layout, covers: overlap(hero, box) }).toEqual({
              layout: scene.layout,
              covers: false,
            });
      }),
      { numRuns: 300 },
    );
  });

  it('shows requested elements as a whole, clear of text, timestamp area and face', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const scene = planScene(inputOf(request, seed), knowledge);
        const last = scene.layers.filter(({ kind }) => kind === 'illustration' || kind === 'badge');
        const meant = request.elementsToInclude.map((element) => knowledge.index.allMeant(element));
        const free = [...boxesOf(scene, isHeadline), chipArea(scene)];
        for (const ids of meant) {
          const shown = last.filter(
            (layer) => layer.kind === 'illustration' && ids.has(layer.id) && layer.blur === 0,
          );
          if (shown.length === 0) continue;
          const clear = shown.some((layer) => 'box' in layer && !free.some((box) => overlap(box, layer.box)));
          expect({ ids: [...ids].slice(0, 3), clear }).toMatchObject({ clear: true });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('plans different ideas in different layouts for the variants of one request', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const first = Math.min(seed, 2 ** 32 - 5);
        const variants = [0, 1, 2, 3].map((more) => planScene(inputOf(request, first + more), knowledge));
        // An order around a quoted headline is drawn as a scene, which has two layouts.
        fc.pre(variants.some(({ idea }) => idea !== 'scene'));
        // A comparison of a thing with itself has two layouts.
        fc.pre(!/(\S+) (?:vs|contra) \1(?:\W|$)/i.test(request.prompt));
        const pairs = variants.map(({ idea, layout }) => `${idea} ${layout}`);
        expect(new Set(pairs).size).toBeGreaterThanOrEqual(3);
        variants.slice(1).forEach(({ idea, layout }, place) => {
          expect(idea).not.toBe(variants[place]?.idea);
          expect(layout).not.toBe(variants[place]?.layout);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('plans the same idea in later attempts, with panels behind the words from the second attempt on', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const [first, next, careful] = [0, 1, 2].map((attempt) =>
          planScene(inputOf(request, seed), knowledge, attempt),
        );
        expect(next).toMatchObject({ idea: first?.idea, layout: first?.layout });
        expect(next).not.toEqual(first);
        const texts = careful?.layers.filter(isHeadline) ?? [];
        for (const text of texts)
          expect(text).toMatchObject({ panel: { padding: expect.any(Number) as number } });
      }),
      { numRuns: 40 },
    );
  });

  it.each(styles)('plans plain letters on a panel with high contrast as the last attempt: %s', (style) => {
    const scene = planScene(inputOf({ prompt: 'I built a rocket in 24 hours', style }), knowledge, 3);
    const texts = scene.layers.filter((layer) => layer.kind === 'text');
    expect(texts.length).toBeGreaterThan(0);
    for (const { finish, panel, fill, highlight } of texts) {
      expect({ finish, opaque: panel?.color.length }).toEqual({ finish: 'plain', opaque: 7 });
      for (const color of [...fill, ...highlight])
        expect(contrastOf(color, panel?.color ?? color)).toBeGreaterThanOrEqual(readableContrast);
    }
  });

  it('plans every requested element and no element to avoid, for any request', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const scene = planScene(inputOf(request, seed), knowledge);
        const ids = drawnIds(scene);
        const tags = scene.layers.flatMap((layer) => (layer.kind === 'badge' ? [layer.text] : []));
        for (const element of request.elementsToInclude) {
          const meant = knowledge.index.allMeant(element);
          const there = ids.some((id) => meant.has(id)) || tags.includes(element.toUpperCase());
          expect({ element, there }).toEqual({ element, there: true });
        }
        for (const element of request.elementsToAvoid) {
          const meant = knowledge.index.allMeant(element);
          expect(ids.filter((id) => meant.has(id))).toEqual([]);
        }
        if (request.elementsToAvoid.includes('text'))
          expect(scene.layers.some(({ kind }) => kind === 'text')).toBe(false);
        if (request.elementsToAvoid.includes('arrow'))
          expect(scene.layers.some(({ kind }) => kind === 'arrow')).toBe(false);
      }),
      { numRuns: 250 },
    );
  });

  it('plans the same scene for the same request and seed, and a different scene for a different seed', () => {
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const scene = planScene(inputOf(request, seed), knowledge);
        expect(planScene(inputOf(request, seed), knowledge)).toEqual(scene);
        expect(planScene(inputOf(request, (seed + 1) % 2 ** 32), knowledge)).not.toEqual(scene);
      }),
      { numRuns: 40 },
    );
  });

  it.each(aspectRatios)(
    'plans letters that are tall enough to be read at an image width of 168 pixels, in the ratio %s',
    (aspectRatio) => {
      const scene = planScene(inputOf({ prompt: 'I built a rocket in 24 hours', aspectRatio }), knowledge);
      const text = scene.layers.find((layer) => layer.kind === 'text');
      const smallest = Math.min(...(text?.lines.map(({ size }) => size) ?? [0]));
      expect((smallest * 168) / scene.width).toBeGreaterThan(14);
    },
  );

  const looksOf = (scene: Scene) =>
    JSON.stringify(
      scene.layers.flatMap((layer): unknown[] => {
        if (layer.kind === 'background') return [layer.stops.map(({ color }) => color)];
        if (layer.kind === 'motif') return [[layer.motif, layer.colors]];
        return layer.kind === 'text' ? [[layer.face, layer.strokes.length, layer.highlight]] : [];
      }),
    );

  it.each([
    ['style', styles],
    ['mood', moods],
    ['colorPalette', colorPalettes],
  ])('plans a different scene for every value of the setting %s', (field, names) => {
    const looks = names.map((name) =>
      looksOf(planScene(inputOf({ prompt: 'a rocket to the moon', [field]: name }), knowledge)),
    );
    expect(new Set(looks).size).toBe(names.length);
  });

  it('uses the idea "list" only for a ranking that names three things', () => {
    const ideasOf = (prompt: string) =>
      Array.from({ length: 12 }, (_, seed) => planScene(inputOf({ prompt }, seed), knowledge).idea);
    expect(ideasOf('5 mistakes beginners make in chess')).not.toContain('list');
    expect(ideasOf('Top 10 horror games')).not.toContain('list');
    expect(ideasOf('Top 3 pets: a dog, a rabbit, a turtle')).toContain('list');
  });

  it('points a requested arrow at the thing of the prompt and not at the person', () => {
    const prompt =
      'a scared man looks at a broken laptop, red arrow pointing at the screen, text "DON\'T UPDATE"';
    let checked = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const { layers } = planScene(inputOf({ prompt }, seed), knowledge);
      const arrow = layers.find((layer) => layer.kind === 'arrow');
      const laptop = layers.find((layer) => layer.kind === 'illustration' && layer.id === 'laptop');
      if (!arrow || laptop?.kind !== 'illustration') continue;
      const { box } = laptop;
      checked += 1;
      expect(arrow.to.x).toBeGreaterThan(box.x);
      expect(arrow.to.x).toBeLessThan(box.x + box.width);
      expect(arrow.to.y).toBeGreaterThan(box.y);
      expect(arrow.to.y).toBeLessThan(box.y + box.height);
    }
    expect(checked).toBeGreaterThan(3);
  });
});
