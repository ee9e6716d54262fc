import {
  type LegibilityLine,
  type LegibilityRule,
  legibilityRules,
  legibilitySchema,
} from '@portada/contracts';
import type { Layer, Scene } from '../scene/scene.schema';
import { sceneSchema } from '../scene/scene.schema';
import { drawDraft } from './draw-small';
import { meetsLegibility, measurePicture } from './measure-picture';
import { ground, headline, hero, panel, sampleAssets, sceneOf } from './sample.fixture';

const measured = async (scene: Scene, bytes: number | null = 400_000, width = 480) => {
  expect(sceneSchema.safeParse(scene).error).toBeUndefined();
  return measurePicture({ ...(await drawDraft(scene, sampleAssets, width)), scene, bytes });
};

const lineOf = (lines: readonly LegibilityLine[], rule: LegibilityRule): LegibilityLine => {
  const line = lines.find((candidate) => candidate.rule === rule);
  if (!line) throw new Error(`The measurement has no line for the rule ${rule}.`);
  return line;
};

const dusk = ground('#10103a', '#3b1f7a', '#e0559a');
const legible: Layer[] = [dusk, hero('#ffcc22'), headline()];
const bare = { strokes: [] };
const halfWhite = panel('#ffffff', { x: 0, y: 0, width: 380, height: 720 });
const chip = { x: 1000, y: 420, width: 270, height: 270 };
const grey = ground('#808080', '#828282');

describe('measurePicture (the legibility score of an image)', () => {
  it('gives every rule of legibility a good result for a good image', async () => {
    const { score, lines } = legibilitySchema.parse(await measured(sceneOf(...legible)));
    // A scene does not contain the prompt of its image, so `measurePicture` gives no line for the rule `words`.
    expect(lines.map(({ rule }) => rule)).toEqual(legibilityRules.filter((rule) => rule !== 'words'));
    expect(lines.filter(({ verdict }) => verdict !== 'good')).toEqual([]);
    expect(lines.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100);
    expect(score).toBeGreaterThanOrEqual(95);
  });

  it.each<[string, LegibilityRule, Layer[], number]>([
    [
      'white letters on white',
      'contrast',
      [ground('#ffffff', '#fefefe'), hero('#101010'), headline(bare)],
      4e5,
    ],
    [
      'letters of which some lie on their own color',
      'contrast',
      [dusk, halfWhite, hero('#ffcc22'), headline(bare)],
      4e5,
    ],
    [
      'letters in an outline of nearly their own color, on that color',
      'contrast',
      [
        ground('#e8e8e8', '#f4f4f4'),
        hero('#101010'),
        headline({ strokes: [{ width: 18, color: '#f0f0f0' }] }),
      ],
      4e5,
    ],
    ['letters that something covers', 'contrast', [...legible, panel('#553311', headline().box)], 4e5],
    ['letters of 2 px', 'text_height', [dusk, hero('#ffcc22'), headline({}, (2 * 1280) / 168 / 0.86)], 4e5],
    ['a subject over the chip', 'safe_area', [dusk, hero('#ffcc22', chip), headline()], 4e5],
    ['a picture of one grey', 'brightness', [grey, hero('#7c7c7c')], 4e5],
    ['3 MB', 'file', legible, 3_000_000],
  ])(
    'detects the fault "%s" by the rule %s, and gives a higher score when the fault is fixed',
    async (_, rule, layers, bytes) => {
      const faulty = await measured(sceneOf(...layers), bytes);
      expect(lineOf(faulty.lines, rule).verdict).toBe('poor');
      expect(meetsLegibility(faulty)).toBe(false);
      const hard = ['contrast', 'text_height', 'safe_area', 'brightness', 'file'];
      // In a small draft, letters of 2 px do not keep their color, so the rule `contrast` fails too.
      const also = rule === 'text_height' ? ['contrast'] : [];
      const others = faulty.lines.filter((line) => line.rule !== rule && !also.includes(line.rule));
      expect(others.filter((line) => hard.includes(line.rule) && line.verdict === 'poor')).toEqual([]);
      const mended = await measured(sceneOf(...legible));
      expect(meetsLegibility(mended)).toBe(true);
      expect(mended.score).toBeGreaterThan(faulty.score);
    },
  );

  it('measures the higher of two contrasts of letters: fill to outline, and outer edge to background', async () => {
    const contrast = async (back: Layer, changes: Parameters<typeof headline>[0]) =>
      lineOf((await measured(sceneOf(back, headline(changes)))).lines, 'contrast').value;
    const white = ground('#ffffff', '#ffffff');
    expect(await contrast(white, bare)).toBe(1);
    const outlined = await contrast(white, { strokes: [{ width: 26, color: '#000000' }] });
    expect(outlined).toBeGreaterThan(4.5);
    // A thin outline is nearly invisible at the width of a suggested video.
    expect(await contrast(white, { strokes: [{ width: 3, color: '#000000' }] })).toBeLessThan(outlined / 2);
    // For white letters with a yellow outline on black, the outline has the higher contrast.
    const yellowEdge = { strokes: [{ width: 12, color: '#ffee00' }] };
    expect(await contrast(ground('#000000', '#080808'), yellowEdge)).toBeGreaterThan(7);
    expect(
      await contrast(white, {
        panel: { color: '#101010', padding: 40, cut: 'slab', radius: 0, edge: null, drop: null },
        ...bare,
      }),
    ).toBeGreaterThan(4.5);
  });

  it.each([
    ['good', sceneOf(...legible)],
    [
      'middling',
      sceneOf(
        ground('#3b1f7a', '#5a3fa0'),
        hero('#ffcc22'),
        headline({ ...bare, fill: ['#b8b0d0', '#b8b0d0'] }),
      ),
    ],
  ])('scores a %s image nearly the same as a small draft and at full size', async (name, scene) => {
    const small = await measured(scene, null, 320);
    const large = await measured(scene, null, 1280);
    for (const { rule, points, outOf } of large.lines) {
      expect(Math.abs(lineOf(small.lines, rule).points - points)).toBeLessThanOrEqual(outOf * 0.1);
    }
    const middling = lineOf(large.lines, 'contrast').points;
    expect(middling < 20).toBe(name === 'middling');
    expect(middling).toBeGreaterThan(2);
  });

  it('measures the covered share of the area that must stay free for the timestamp, counting an overlap once', async () => {
    const left = { x: 1280 * 0.83, y: 720 * 0.84, width: 1280 * 0.085, height: 720 * 0.16 };
    const covered = async (...layers: Layer[]) =>
      lineOf((await measured(sceneOf(dusk, ...layers))).lines, 'safe_area').value;
    expect(await covered(hero('#ffcc22'))).toBe(0);
    expect(await covered(hero('#ffcc22', left))).toBe(50);
    expect(await covered(hero('#ffcc22', left), hero('#ffcc22', left))).toBe(50);
  });

  it('allows the timestamp over a large thing that the lower edge cuts, and not over a thing that ends above the edge', async () => {
    const covered = async (height: number) => {
      const thing = hero('#ffcc22', { x: 560, y: 0, width: 720, height });
      return lineOf((await measured(sceneOf(dusk, thing, headline()))).lines, 'safe_area').value;
    };
    expect(await covered(760)).toBe(0);
    expect(await covered(700)).toBeGreaterThan(50);
  });

  it('returns no line for a rule of legibility that does not apply to the image', async () => {
    const rules = async (scene: Scene | null, bytes: number | null) => {
      const draft = await drawDraft(scene ?? sceneOf(dusk), sampleAssets, 320);
      return measurePicture({ ...draft, scene, bytes }).lines.map(({ rule }) => rule);
    };
    expect(await rules(null, 1000)).toEqual(['brightness', 'saturation', 'file']);
    expect(await rules(sceneOf(dusk), null)).toEqual(['safe_area', 'brightness', 'saturation']);
    expect(await rules(sceneOf(dusk, headline({ role: 'label' })), null)).not.toContain('word_count');
  });

  it('measures the brightness and the saturation of an image', async () => {
    const tone = async (...layers: Layer[]) => {
      const { lines } = await measured(sceneOf(...layers), null);
      return (['brightness', 'saturation'] as const).map((rule) => Math.round(lineOf(lines, rule).value));
    };
    const half = panel('#ffffff', { x: 0, y: 0, width: 640, height: 720 });
    expect(await tone(ground('#000000', '#000000'), half)).toEqual([50, 0]);
    expect(await tone(ground('#ff0000', '#ff0000'))).toEqual([0, 100]);
    expect(await tone(ground('#000000', '#000000'))).toEqual([0, 0]);
  });
});
