import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { IllustrationLayer, Layer } from '../scene/scene.schema';
import { toOklch } from './color';
import { planScene } from './plan-scene';

const knowledge = realKnowledge();
const size = pictureSizes['16:9'];

const layersOf = (prompt: string, seed: number): Layer[] =>
  planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge).layers;

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

const heroIn = (layers: readonly Layer[]): IllustrationLayer | undefined =>
  layers.find((layer): layer is IllustrationLayer => layer.kind === 'illustration' && layer.role === 'hero');

describe('planScene with instructions in the prompt', () => {
  it.each([
    ['a red car with a yellow background', 95],
    ['un gato naranja, fondo azul', 258],
  ])('gives the background of "%s" the requested color', (prompt, hue) => {
    for (const seed of seeds) {
      const layers = layersOf(prompt, seed);
      const [ground] = layers;
      if (ground?.kind !== 'background')
        throw new Error('The first layer of the scene is not the background.');
      expect(Math.abs(toOklch(ground.stops[1]?.color ?? '').h - hue)).toBeLessThan(25);
      expect(layers.some(({ kind }) => kind === 'panorama')).toBe(false);
    }
  });

  it('draws an arrow that the prompt requests', () => {
    for (const seed of seeds) {
      const layers = layersOf('a broken laptop, red arrow pointing at the screen', seed);
      expect(layers.filter(({ kind }) => kind === 'arrow')).toHaveLength(1);
    }
  });

  it('sets the letters in the color that the prompt requests', () => {
    for (const seed of seeds) {
      const texts = layersOf('a volcano at night, title in yellow letters', seed).filter(
        ({ kind }) => kind === 'text',
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        if (text.kind !== 'text') continue;
        expect(Math.abs(toOklch(text.fill[0]).h - 95)).toBeLessThan(12);
      }
    }
  });

  it.each([
    ['a shiba dog on the left', 'left'],
    ['a shiba dog, text on the left', 'right'],
    ['un perro shiba a la derecha', 'right'],
  ] as const)('puts the subject of "%s" to the %s', (prompt, side) => {
    for (const seed of seeds) {
      const hero = heroIn(layersOf(prompt, seed));
      if (!hero) throw new Error('The scene has no hero.');
      const middle = (hero.box.x + hero.box.width / 2) / size.width;
      if (side === 'left') expect(middle).toBeLessThan(0.5);
      else expect(middle).toBeGreaterThan(0.5);
    }
  });

  it.each([
    ['How to buy your first house, text "FIRST DOOR" in yellow', 95],
    ['Una vela en la mesa, texto "VOLVIÓ" en rojo', 27],
    ['Stop buying protein bars, black and yellow', 95],
  ])('lets no panel hide the requested color of the letters of "%s"', (prompt, hue) => {
    for (const seed of seeds) {
      for (const layer of layersOf(prompt, seed)) {
        if (layer.kind !== 'text') continue;
        expect(Math.abs(toOklch(layer.fill[0]).h - hue)).toBeLessThan(12);
        expect(layer.panel).toBeNull();
      }
    }
  });

  it('gives both halves of a comparison the requested background color', () => {
    for (const seed of seeds) {
      const split = layersOf('iPhone vs Samsung, fondo negro', seed).find(({ kind }) => kind === 'split');
      if (split?.kind !== 'split') continue;
      for (const { color } of split.stops) expect(toOklch(color).l).toBeLessThan(0.35);
    }
  });

  it.each([
    'una mesa con una vela a la izquierda y una manzana a la derecha',
    'dos sillas vacías frente a micrófonos en un estudio, "EPISODIO 100"',
    'two boxers facing each other in a gym, "ROUND 1"',
  ])('shows the scene "%s" without a comparison', (prompt) => {
    for (const seed of seeds) {
      const layers = layersOf(prompt, seed);
      expect(layers.some(({ kind }) => kind === 'split')).toBe(false);
      expect(layers.some((layer) => layer.kind === 'badge' && layer.text === 'VS')).toBe(false);
    }
  });

  it('sets a number that is requested to be giant in the largest line, without other words', () => {
    for (const seed of seeds) {
      const texts = layersOf('3 libros de terror que no pude terminar, numero 3 gigante', seed).filter(
        (layer) => layer.kind === 'text',
      );
      const sizes = texts.flatMap((text) =>
        text.kind === 'text'
          ? text.lines.map(({ runs, size: height }) => ({
              text: runs.map((run) => run.text).join(''),
              height,
            }))
          : [],
      );
      const largest = sizes.reduce((a, b) => (b.height > a.height ? b : a));
      expect(largest.text).toBe('3');
    }
  });
});
