import { colorOfTint, exposureOf, stopsOf, tintOfColor } from './tone';

test('a neutral color is a neutral tint', () => {
  for (const color of ['#ffffff', '#808080', '#000000'])
    for (const factor of tintOfColor(color)) expect(factor).toBeCloseTo(1);
  expect(colorOfTint([1, 1, 1])).toBe('#ffffff');
});

test('a bright color is shown again as it was chosen, within four steps of 255', () => {
  for (const color of ['#ffb070', '#70b0ff', '#ff90f0', '#ffffff', '#80ff80']) {
    const shown = colorOfTint(tintOfColor(color));
    for (const at of [1, 3, 5]) {
      const difference = parseInt(shown.slice(at, at + 2), 16) - parseInt(color.slice(at, at + 2), 16);
      expect(Math.abs(difference)).toBeLessThanOrEqual(4);
    }
  }
});

test('a tint of any color is within its bounds', () => {
  for (const color of ['#0000ff', '#ff0000', '#00ff00'])
    for (const factor of tintOfColor(color)) {
      expect(factor).toBeGreaterThan(0);
      expect(factor).toBeLessThanOrEqual(4);
    }
});

test('stops and exposure are inverse, and a dark picture is the lowest stop', () => {
  for (const stops of [-4, -0.5, 0, 3]) expect(stopsOf(exposureOf(stops))).toBeCloseTo(stops);
  expect(stopsOf(0)).toBe(-4);
  expect(stopsOf(8)).toBe(3);
});
