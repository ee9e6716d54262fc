import { reachOf } from './capitals';
import type { Face } from './scene.schema';

/** Padding of the narrowest text panel below its letters, at font size 1: 62 % of the padding beside the letters. */
const panelPadding = 0.14 * 0.62;

// Depths of characters below the baseline at font size 1, measured in the font files.
it.each<[Face, string, number]>([
  ['Barlow Condensed', '¿CUÁL?', 0.22],
  ['Anton', '¿CUÁL?', 0.08],
  ['Permanent Marker', '¡SÍ!', 0.03],
])('a text panel in the typeface %s encloses the inverted mark of "%s"', (face, text, depth) => {
  expect(reachOf(face, text).depth + panelPadding).toBeGreaterThanOrEqual(depth);
});

it('a text panel encloses a superscript digit, which is higher than the capitals', () => {
  const height = 0.83;
  expect(reachOf('Barlow Condensed', '30 M²').rise + panelPadding).toBeGreaterThanOrEqual(height);
});
