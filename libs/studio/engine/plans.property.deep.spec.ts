import { join } from 'node:path';
import {
  type Box,
  type Layer,
  type Scene,
  type SceneInput,
  chipArea,
  isCutByEdge,
  planScene,
  sceneSchema,
} from '@portada/studio';
import { seeded } from '@portada/testing';
import fc from 'fast-check';
import { isInstructed, randomInputs } from './testing/random-requests.fixture';
import { openRenderContext } from './render-context';

const { knowledge } = openRenderContext(join(__dirname, '../../../dist/studio'));
const numRuns = 2000;
/**
 * Maximum planning time of a request, as a multiple of the median. Most requests skip some planning steps, so the
 * factor is large.
 */
const mostTimes = 100;
const { seed } = seeded('random requests');

/** Random requests with their planned scenes, created once for all tests of this file. */
let plans: { input: SceneInput; scene: Scene; ms: number }[] = [];
beforeAll(() => {
  plans = fc.sample(randomInputs, { seed, numRuns }).map((input) => {
    const began = performance.now();
    const scene = planScene(input, knowledge);
    return { input, scene, ms: performance.now() - began };
  });
});

/**
 * Expects that no planned scene has a fault.
 * @param faults returns the faults of a scene; an empty list if the scene has no fault
 */
function noneHas(faults: (scene: Scene, input: SceneInput) => unknown[]): void {
  const faulty = plans.flatMap(({ scene, input }) => {
    const found = faults(scene, input);
    return found.length > 0 ? [{ found, input, idea: scene.idea, layout: scene.layout }] : [];
  });
  // The test reports only three faulty scenes, which are enough to find the cause.
  expect({ faulty: faulty.length, first: faulty.slice(0, 3) }).toEqual({ faulty: 0, first: [] });
}

/**
 * Returns true for layers that must be visible: text, signs and heroes (main drawings). A ring only points at another
 * layer, so rings are left out.
 */
const matters = (layer: Layer): layer is Layer & { box: Box } =>
  ['text', 'badge', 'mark', 'trend'].includes(layer.kind) ||
  (layer.kind === 'illustration' && layer.role === 'hero');

/**
 * Width of the margin that text and signs keep free at the edge, as a share of the picture's side. A hero may be cut
 * off by the edge on purpose.
 */
const margin = 0.015;

/** Largest error, in pixels, of sums and products of positions. */
const rounding = 1e-6;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const within = ({ x, y, width, height }: Box, scene: Scene): boolean =>
  x >= margin * scene.width - rounding &&
  y >= margin * scene.height - rounding &&
  x + width <= (1 - margin) * scene.width + rounding &&
  y + height <= (1 - margin) * scene.height + rounding;

const idsOf = (scene: Scene): string[] =>
  scene.layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

/**
 * Returns the Latin letters and digits of a text, which every typeface has. Elements without such characters can be
 * neither drawn nor written.
 */
const lettersOf = (text: string): string => text.toUpperCase().replace(/[^\p{Script=Latin}\p{N}]/gu, '');

/** Returns true if a scene shows an element as a drawing, or as text on a tag as far as space and letters allow. */
function shows(scene: Scene, element: string): boolean {
  const meant = knowledge.index.allMeant(element);
  const tags = scene.layers.flatMap((layer) => (layer.kind === 'badge' ? [lettersOf(layer.text)] : []));
  const written = lettersOf(element);
  return (
    written === '' ||
    idsOf(scene).some((id) => meant.has(id)) ||
    tags.some((tag) => tag !== '' && written.startsWith(tag))
  );
}

describe(`planning ${numRuns} random requests`, () => {
  it('plans valid scenes of the requested size', () => {
    noneHas((scene, { width, height, aspectRatio }) => [
      ...(sceneSchema.safeParse(scene).error?.issues ?? []),
      ...(scene.width === width && scene.height === height && scene.aspectRatio === aspectRatio
        ? []
        : ['another size']),
    ]);
  });

  it('keeps the timestamp area free of text, signs and faces', () => {
    noneHas((scene) =>
      scene.layers
        .filter(matters)
        .filter((layer) => overlaps(layer.box, chipArea(scene)) && !isCutByEdge(layer, scene)),
    );
  });

  it('keeps the outer margin of the image free of text and signs', () => {
    noneHas((scene) =>
      scene.layers.filter(matters).filter(({ kind, box }) => kind !== 'illustration' && !within(box, scene)),
    );
  });

  it('plans no element that the request avoids', () => {
    noneHas((scene, { elementsToAvoid }) => {
      const avoided = avoidedIn(elementsToAvoid);
      const kinds = ['text', 'arrow'].filter((kind) => elementsToAvoid.includes(kind));
      return [
        ...idsOf(scene).filter((id) => avoided.has(id)),
        ...scene.layers.map(({ kind }) => kind).filter((kind) => kinds.includes(kind)),
      ];
    });
  });

  it('plans every element that the request includes, unless the request also avoids the element', () => {
    noneHas((scene, { elementsToInclude, elementsToAvoid }) => {
      const avoided = avoidedIn(elementsToAvoid);
      return elementsToInclude
        .filter((element) => ![...knowledge.index.allMeant(element)].some((id) => avoided.has(id)))
        .filter((element) => !shows(scene, element));
    });
  });

  it('plans different ideas and layouts for different seeds and the same scene for one seed', () => {
    noneHas((scene, input) => {
      // An instruction about positions or sizes leaves a single layout.
      if (isInstructed(input.prompt)) return [];
      const next = planScene({ ...input, seed: input.seed + 1 }, knowledge);
      return [
        // Every variant of a described scene shows the scene, in another layout.
        ...(next.idea === scene.idea && scene.idea !== 'scene' ? [`again ${next.idea}`] : []),
        ...(next.layout === scene.layout ? [`again ${next.layout}`] : []),
      ];
    });
    for (const { input, scene } of plans.slice(0, 200)) expect(planScene(input, knowledge)).toEqual(scene);
  });

  it('takes about the same time for every request', () => {
    const sorted = [...plans].sort((a, b) => b.ms - a.ms);
    const middle = sorted[numRuns / 2]?.ms ?? 0;
    // A busy machine may have slowed a request down, so the best of five runs counts.
    const times = sorted.slice(0, 10).map(({ input }) => ({ input, times: fastestOf(input) / middle }));
    expect(times.filter((one) => one.times > mostTimes)).toEqual([]);
  });
});

const avoidedIn = (elements: readonly string[]): Set<string> =>
  new Set(elements.flatMap((element) => [...knowledge.index.allMeant(element)]));

/** Returns the time in ms of the fastest of five runs that plan a scene. */
function fastestOf(input: SceneInput): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    planScene(input, knowledge);
    return performance.now() - began;
  });
  return Math.min(...times);
}
