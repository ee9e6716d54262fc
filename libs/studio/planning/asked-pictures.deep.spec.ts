import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge, withPeople } from '../knowledge/knowledge.fixture';
import type { Layer, Scene } from '../scene/scene.schema';
import { realTaggers } from '../understanding/taggers.fixture';
import { toOklch } from './color';
import { planScene } from './plan-scene';

const knowledge = withPeople(realKnowledge());
const size = pictureSizes['16:9'];

beforeAll(async () => {
  knowledge.taggers = await realTaggers();
});

const scenesOf = (prompt: string): Scene[] =>
  [1, 2, 3, 4, 5, 6].map((seed) =>
    planScene({ ...pictureRequestSchema.parse({ prompt }), ...size, seed }, knowledge),
  );

const drawingsIn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : []));

const badgesIn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) => (layer.kind === 'badge' ? [layer.text] : []));

const wordsIn = ({ layers }: Scene): string =>
  layers
    .flatMap((layer) =>
      layer.kind === 'text' ? layer.lines.flatMap(({ runs }) => runs.map(({ text }) => text)) : [],
    )
    .join(' ');

const boxesOf = (scene: Scene, kind: Layer['kind']) =>
  scene.layers.flatMap((layer) => (layer.kind === kind && 'box' in layer ? [layer.box] : []));

describe('planScene for a title with instructions', () => {
  it.each([
    ['I ate gas station food for 24 hours, text "24H" and a disgusted face', 'disgusted'],
    ['Reacciono al peor restaurante de mi ciudad, cara de asco, texto "NO VUELVO"', 'disgusted'],
    ['How I lost 30 lbs. Shocked face on the left, text "NO GYM" in white', 'shocked'],
    ['Qué pasa si duermes 4 horas, mujer cansada a la derecha, texto "4 HORAS"', 'tired'],
  ])('shows the face that "%s" asks for', (prompt, mood) => {
    for (const scene of scenesOf(prompt))
      expect(drawingsIn(scene).filter((id) => id.startsWith('person-') && id.endsWith(mood))).toHaveLength(1);
  });

  it('shows the face of a requested close-up on its side', () => {
    const prompt =
      'Maquillaje de novia, cara de mujer en primer plano a la derecha, fondo dorado, texto "NOVIA" a la izquierda';
    for (const scene of scenesOf(prompt)) {
      const at = drawingsIn(scene).findIndex((id) => id.startsWith('person-f'));
      const box = boxesOf(scene, 'illustration')[at];
      if (!box) throw new Error('The scene has no face of a woman.');
      expect((box.x + box.width / 2) / size.width).toBeGreaterThan(0.5);
    }
  });

  it('keeps a quoted word of the title in the title', () => {
    for (const scene of scenesOf('Stop Saying "Very"! 20 Better Words to Sound Fluent'))
      expect(wordsIn(scene)).toMatch(/STOP SAYING|BETTER/);
  });

  it('gives the face of an animal no person', () => {
    for (const scene of scenesOf('Cats react to cucumbers, cat with a shocked face'))
      expect(drawingsIn(scene).filter((id) => id.startsWith('person-'))).toEqual([]);
  });

  it.each([
    ['Tacos de 1 dólar vs tacos de 100 dólares, pon el precio en cada lado', 'taco', []],
    ['Cheapest vs most expensive steak ($8 vs $240), prices on each side', 'cut-of-meat', ['$8', '$240']],
    ['Aldi vs Whole Foods grocery haul ($38 vs $112)', 'shopping-bags', ['$38', '$112']],
  ])('draws the thing of both sides of "%s", with the prices', (prompt, id, prices) => {
    for (const scene of scenesOf(prompt)) {
      expect(drawingsIn(scene).filter((drawing) => drawing === id)).toHaveLength(2);
      const tags = badgesIn(scene).filter((text) => text !== 'VS');
      expect(tags).toEqual(prices);
    }
  });

  it('keeps the word "most" in the name of a side', () => {
    for (const scene of scenesOf('Cheapest vs most expensive steak ($8 vs $240)'))
      expect(wordsIn(scene)).toContain('MOST EXPENSIVE');
  });

  it('shows one large "VS" near the middle', () => {
    for (const scene of scenesOf('iPhone 17 vs Pixel 10, split screen, big "VS" in the middle')) {
      expect(badgesIn(scene).filter((text) => text === 'VS')).toHaveLength(1);
      expect(wordsIn(scene)).not.toContain('VS');
      const [mark] = scene.layers.filter((layer) => layer.kind === 'badge' && layer.text === 'VS');
      if (mark?.kind !== 'badge') throw new Error('The scene has no "VS".');
      const { x, y, width, height } = mark.box;
      expect(Math.abs((x + width / 2) / size.width - 0.5)).toBeLessThan(0.06);
      expect(Math.abs((y + height / 2) / size.height - 0.5)).toBeLessThan(0.15);
      expect(height / size.height).toBeGreaterThan(0.3);
    }
  });

  it('names both sides on tags beside a quoted text', () => {
    const prompt = 'Samsung S26 vs iPhone 17, pantalla dividida, VS en el centro, texto "¿CUÁL COMPRO?"';
    for (const scene of scenesOf(prompt))
      expect(badgesIn(scene).filter((text) => text !== 'VS')).toEqual(['SAMSUNG S26', 'IPHONE 17']);
  });

  it.each([
    ['Real Madrid vs Barcelona, white and blue', 258],
    ['Real Madrid vs Barcelona highlights, red and blue halves', 258],
  ])('gives the two sides of "%s" a color each', (prompt, hue) => {
    for (const { layers } of scenesOf(prompt)) {
      const [split] = layers.filter(({ kind }) => kind === 'split');
      if (split?.kind !== 'split') throw new Error('The scene has no halves.');
      expect(Math.abs(toOklch(split.stops[1]?.color ?? '').h - hue)).toBeLessThan(25);
    }
  });

  it('draws the thing of each half with its color', () => {
    const prompt =
      'Title: Rent vs Buy. split screen, left side red with an apartment key, right side green with a house';
    for (const scene of scenesOf(prompt)) {
      expect(drawingsIn(scene)).toEqual(['key', 'house-with-garden']);
      const [ground] = scene.layers;
      const [split] = scene.layers.filter(({ kind }) => kind === 'split');
      if (ground?.kind !== 'background' || split?.kind !== 'split')
        throw new Error('The scene has no halves.');
      const hues = [ground, split].map(({ stops }) => toOklch(stops[1]?.color ?? '').h);
      expect(Math.abs((hues[0] ?? 0) - 27)).toBeLessThan(25);
      expect(Math.abs((hues[1] ?? 0) - 145)).toBeLessThan(25);
    }
  });

  it('draws a thing at its requested side, without a narrator', () => {
    const prompt = 'I built a tiny house for $5,000, wooden house on the left, yellow text "ONLY $5K"';
    for (const scene of scenesOf(prompt)) {
      expect(drawingsIn(scene)).toEqual(['own-tiny-house']);
      const [house] = boxesOf(scene, 'illustration');
      expect(((house?.x ?? 0) + (house?.width ?? 0) / 2) / size.width).toBeLessThan(0.5);
    }
  });

  it('shows two makes of a phone for two phones', () => {
    for (const scene of scenesOf('iPhone 17 vs Pixel 10, which one should you buy?'))
      expect(drawingsIn(scene)).toEqual(['own-phone-dark', 'own-phone-light']);
  });

  it.each([
    'My 12 week glow up, before and after, arrow pointing right in red',
    'Bajé 20 kilos en 6 meses, antes y después',
  ])('shows one person in two moods for "%s"', (prompt) => {
    for (const scene of scenesOf(prompt)) {
      const [before = '', after = ''] = drawingsIn(scene);
      expect([before.split('-')[2], after.split('-')[2]]).toEqual(['tired', 'proud']);
      expect(before.split('-')[1]).toBe(after.split('-')[1]);
    }
  });

  it('points an arrow of a picture of two times from the earlier time to the later time', () => {
    for (const { layers } of scenesOf('My 12 week glow up, before and after, red arrow')) {
      const [arrow] = layers.filter(({ kind }) => kind === 'arrow');
      if (arrow?.kind !== 'arrow') throw new Error('The scene has no arrow.');
      expect(arrow.from.x).toBeLessThan(size.width / 2);
      expect(arrow.to.x).toBeGreaterThan(size.width / 2);
    }
  });

  it.each([
    ['Interview with a retired firefighter, text "I WENT BACK IN"', 'firefighter'],
    ['Entrevista a una neurocirujana, texto "ME EQUIVOQUÉ" a la izquierda', 'own-surgeon'],
  ])('shows the guest of "%s"', (prompt, id) => {
    for (const scene of scenesOf(prompt)) {
      expect(drawingsIn(scene)).toContain(id);
      expect(drawingsIn(scene).filter((drawing) => drawing.startsWith('person-'))).toEqual([]);
    }
  });

  it('shows a person for a guest without a drawing', () => {
    for (const scene of scenesOf('Podcast with a retired FBI negotiator, text "HE TALKED" on the left'))
      expect(drawingsIn(scene).filter((id) => /^person-.*-neutral$/.test(id))).toHaveLength(1);
  });

  it('runs a background of two colors from one to the other', () => {
    for (const { layers } of scenesOf('GTA 6 todo lo que sabemos, tonos rosas y morados, texto "YA"')) {
      const [ground] = layers;
      if (ground?.kind !== 'background') throw new Error('The first layer is not the background.');
      const [from, to] = [ground.stops[0], ground.stops.at(-1)].map((stop) => toOklch(stop?.color ?? '').h);
      expect(Math.abs((from ?? 0) - (to ?? 0))).toBeGreaterThan(25);
    }
  });

  it.each([
    [
      'Recetas saludables para la semana, fondo verde claro, letras blancas "7 RECETAS"',
      'shallow-pan-of-food',
    ],
    ['Save cash every month, text "$1 A DAY" at the top', 'own-cash'],
  ])('draws the topic beside the quoted text of "%s"', (prompt, id) => {
    for (const scene of scenesOf(prompt)) expect(drawingsIn(scene).join(' ')).toContain(id);
  });

  it('leaves the words of a picture of type clear of its arrow', () => {
    const prompt =
      'Cómo invertir tus primeros 500 euros, flecha verde hacia arriba, texto "500 €" en amarillo';
    for (const scene of scenesOf(prompt)) {
      const [arrow] = scene.layers.filter(({ kind }) => kind === 'arrow');
      if (arrow?.kind !== 'arrow') throw new Error('The scene has no arrow.');
      const left = Math.min(arrow.from.x, arrow.to.x);
      for (const { x, width, y, height } of boxesOf(scene, 'text')) {
        const isLevel =
          y < Math.max(arrow.from.y, arrow.to.y) && y + height > Math.min(arrow.from.y, arrow.to.y);
        if (isLevel) expect(x + width).toBeLessThan(left);
      }
    }
  });

  it('fills a picture without words with two things', () => {
    for (const scene of scenesOf('Maquillaje de fiesta paso a paso, fondo morado, sin texto')) {
      const widths = boxesOf(scene, 'illustration').map(({ width }) => width / size.width);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(0.6);
    }
  });

  it.each([
    ['Tiny kitchen makeover in one weekend', 'own-kitchen'],
    ['My bathroom renovation before and after', 'bathtub'],
  ])('shows the thing of "%s" before and after', (prompt, id) => {
    for (const scene of scenesOf(prompt)) expect(drawingsIn(scene)).toEqual([id, id]);
  });

  it('shows one thing in two states without a VS and without its name twice', () => {
    const prompt = 'Split screen: messy desk on the left, clean desk on the right, text "5 MINUTE RESET"';
    for (const scene of scenesOf(prompt)) {
      expect(drawingsIn(scene)).toEqual(['own-desk', 'own-desk']);
      expect(badgesIn(scene)).toEqual([]);
    }
  });

  it('draws requested confetti before a ground of a requested color', () => {
    const [scene] = scenesOf('dark blue background, a golden trophy in the middle, text "WE WON", confetti');
    const [plain] = scenesOf('dark blue background, a golden trophy in the middle, text "WE WON"');
    expect([scene, plain].map((one) => JSON.stringify(one).includes('"confetti"'))).toEqual([true, false]);
  });

  it('shows a person who flies a kite on the ground, and the kite in the sky', () => {
    for (const { layers } of scenesOf('un niño volando una cometa en la playa')) {
      const turns = layers.flatMap((layer) =>
        layer.kind === 'illustration' && /^(?:kite|own-person-figure)$/.test(layer.id)
          ? [[layer.id, layer.rotation]]
          : [],
      );
      expect(turns).toEqual(
        expect.arrayContaining([
          ['kite', 0],
          ['own-person-figure', 0],
        ]),
      );
    }
  });

  it('does not set the request for a split picture as the name of a side', () => {
    for (const scene of scenesOf('split screen iPhone vs Samsung, red on the left and blue on the right'))
      expect(badgesIn(scene).join(' ').toLowerCase()).not.toContain('split');
  });

  it.each([
    ['compré un coche y me arrepiento, coche blanco, texto en rojo ME ARREPIENTO', 'ME ARREPIENTO'],
    ['miniatura para un video sobre dejar las redes sociales, solo una palabra: BASTA', 'BASTA'],
  ])('sets the capitals that "%s" asks for', (prompt, words) => {
    for (const scene of scenesOf(prompt)) expect(wordsIn(scene).split(/\s+/).join(' ')).toBe(words);
  });

  it('avoids an excluded color in the ground', () => {
    for (const { layers } of scenesOf('Bitcoin is crashing again, worried guy, no green please')) {
      const [ground] = layers;
      if (ground?.kind !== 'background') throw new Error('The first layer is no background.');
      for (const { color } of ground.stops) {
        const { c, h } = toOklch(color);
        expect(c < 0.03 || Math.abs(((h - 145 + 540) % 360) - 180) > 30).toBe(true);
      }
    }
  });

  it('shows the flag that is requested as background', () => {
    for (const scene of scenesOf('Learn Japanese in 6 months, put the japanese flag in the background'))
      expect(JSON.stringify(scene)).toContain('own-flag-jp');
  });
});

describe('planScene for a described scene', () => {
  it('draws two nouns for one thing once', () => {
    for (const scene of scenesOf('volcán en erupción de noche con lava bajando'))
      expect(drawingsIn(scene).filter((id) => id === 'volcano')).toHaveLength(1);
  });

  it('draws one Earth above the moon, and an astronaut from the front', () => {
    for (const scene of scenesOf('un astronauta sentado en la luna mirando la Tierra'))
      expect(drawingsIn(scene).filter((id) => id.startsWith('globe'))).toEqual([]);
  });

  it('draws dough, not a loaf, in the hands of a baker', () => {
    for (const scene of scenesOf('abuela amasando pan en una cocina antigua'))
      expect(drawingsIn(scene)).toContain('own-pizza-dough');
  });
});
