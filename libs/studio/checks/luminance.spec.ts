import { contrastRatio, luminance } from './luminance';

type Color = [number, number, number];

describe('contrastRatio', () => {
  // The cases include the lightest grey with a contrast of 4.5 on white, and the highest and lowest ratio.
  it.each<[string, Color, Color, number]>([
    ['black on white', [0, 0, 0], [255, 255, 255], 21],
    ['#767676 on white', [118, 118, 118], [255, 255, 255], 4.54],
    ['red on white', [255, 0, 0], [255, 255, 255], 4],
    ['a color on itself', [12, 200, 99], [12, 200, 99], 1],
  ])('is the contrast ratio of the accessibility standard WCAG for %s', (_, a, b, ratio) => {
    expect(contrastRatio(luminance(...a), luminance(...b))).toBeCloseTo(ratio, 2);
    expect(contrastRatio(luminance(...b), luminance(...a))).toBeCloseTo(ratio, 2);
  });
});
