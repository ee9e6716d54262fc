import { colorPalettes, moods, styles } from '@portada/contracts';
import { contrastOf, readable, readableContrast } from './color';
import { moodOf } from './mood';
import { type Palette, paletteOf } from './palette';
import { rampOf } from './ramps';
import { seededRandom } from '../scene/random';
import { joined, styleRulesOf } from './style';
import { backingOf, treatmentOf } from './treatment';
import { bent, turnOf, variationFor } from './variation';

const hues = Array.from({ length: 12 }, (_, place) => place * 30);

type Case = { style: string; mood: string; palette: string; hue: number };

const cases: Case[] = styles.flatMap((style) =>
  moods.flatMap((mood) =>
    colorPalettes.flatMap((palette) => hues.map((hue) => ({ style, mood, palette, hue }))),
  ),
);

function colorsOf({ style, mood: moodName, palette: name, hue }: Case) {
  const [styleRules, mood] = [styleRulesOf(style), moodOf(moodName)];
  const accentHue = styleRules.accent ?? mood.accent;
  // Consecutive seeds have different variations, so every variation occurs among the hues.
  const variation = variationFor(
    { prompt: '', seed: hue / 30, mood: moodName, colorPalette: name },
    { film: styleRules.lettering === 'film', dark: false },
  );
  const input = {
    name,
    topicHue: hue,
    heroHue: (hue * 7) % 360,
    accentHue,
    turn: turnOf(variation, false),
    bend: bent(joined(styleRules, mood.bend), variation),
  };
  const palette = paletteOf(input, seededRandom(hue + 1));
  return { palette, treatment: treatmentOf({ styleRules, palette, mood }, 100) };
}

/** Returns the contrast of every pair of text color and background color on a thumbnail: letters, badge, tag. */
function pairsOf(of: Case): { what: string; contrast: number }[] {
  const { palette, treatment } = colorsOf(of);
  const backing = backingOf(treatment, palette);
  const letters = [...treatment.fill, ...treatment.highlight].flatMap((ink) =>
    backing.map((ground) => ({ what: 'letters', contrast: contrastOf(ink, ground) })),
  );
  return [
    ...letters,
    { what: 'badge', contrast: contrastOf(palette.onPop, palette.pop) },
    { what: 'tag', contrast: contrastOf(palette.onTag, palette.tag) },
  ];
}

describe('colors of text in a planned scene', () => {
  it('text colors have enough contrast with their background in every palette, style, mood and hue', () => {
    const poor = cases.flatMap((of) =>
      pairsOf(of)
        .filter(({ contrast }) => contrast < readableContrast)
        .map((pair) => ({ ...of, ...pair })),
    );
    expect(cases.length).toBe(10 * 8 * 8 * 12);
    expect(poor.slice(0, 5)).toEqual([]);
  });

  it('readable() returns a readable color for any preferred color on any background', () => {
    const shades = [
      '#000000',
      '#333333',
      '#767676',
      '#777777',
      '#aaaaaa',
      '#ffffff',
      '#ff0000',
      '#0000ff',
      '#ffff00',
    ];
    for (const preferred of shades) {
      for (const ground of shades)
        expect(contrastOf(readable(preferred, [ground]), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** Returns the colorfulness of a color: the difference between its highest and lowest channel, 0 to 255. */
const spread = (color: string): number => {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

const greys = ({ ground, rival, motif, plate, glow, rim, text, ink }: Palette): string[] => [
  ...ground,
  ...rival,
  ...motif,
  ...text,
  plate,
  glow,
  rim,
  ink,
];

describe('palettes of a scene', () => {
  it('makes the palette Monochrome grey except for one accent color', () => {
    for (const of of cases.filter(({ palette }) => palette === 'Monochrome')) {
      const { palette } = colorsOf(of);
      expect(Math.max(...greys(palette).map(spread))).toBeLessThanOrEqual(3);
      for (const accent of [palette.highlight[1], palette.pop]) expect(spread(accent)).toBeGreaterThan(60);
    }
  });

  it('makes the background dark for the palette Dark and pale for the palette Pastel', () => {
    const ground = (palette: string) =>
      moods.map((mood) =>
        contrastOf(
          colorsOf({ style: 'photorealistic', mood, palette, hue: 210 }).palette.ground[1],
          '#000000',
        ),
      );
    expect(Math.max(...ground('Dark'))).toBeLessThan(2);
    expect(Math.min(...ground('Pastel'))).toBeGreaterThan(6);
  });

  it('treats an unknown palette name as Vibrant', () => {
    expect(rampOf('sunset over Lima')).toBe(rampOf('Vibrant'));
  });
});
