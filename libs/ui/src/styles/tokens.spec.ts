/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const surfaces = ['bg', 'surface', 'surface-2', 'surface-3'];
const on = (texts: string[], grounds: string[], least: number) =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

const pairs = [
  ...on(['text'], surfaces, 7),
  ...on(['text-2', 'text-3'], surfaces, 4.5),
  ...on(['border-control'], ['bg', 'surface', 'surface-2'], 3),
  ...on(['focus'], surfaces, 3),
  ...on(['accent-text'], ['bg', 'surface', 'accent-soft'], 4.5),
  ...on(['on-primary'], ['primary'], 7),
  // A primary button has the background color `text-2` and the text color `bg` while the pointer is over the button.
  ...on(['bg'], ['text-2'], 4.5),
  ...on(['on-accent'], ['accent'], 7),
  ...on(['on-danger'], ['danger-fill'], 4.5),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone) =>
    on([`${tone}-text`], ['bg', 'surface', `${tone}-soft`], 4.5),
  ),
];

const colour = (name: string, theme: 'light' | 'dark'): string => {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no --color-${name} for both themes`);
  return token[theme];
};

describe.each(['light', 'dark'] as const)('color contrast in the %s theme', (theme) => {
  it.each(pairs)('the contrast of $text on $ground is at least $least', ({ text, ground, least }) => {
    expect(wcagContrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

it('tokens.css defines every color for both themes', () => {
  const named = [...css.matchAll(/--color-([\w-]+): (?!transparent|currentColor)/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'scrim' && !tokens.has(name ?? ''))).toEqual([]);
});

it('tokens.css removes the default palette, type scale, radii and shadows of Tailwind', () => {
  for (const family of ['color', 'text', 'radius', 'shadow', 'font'])
    expect(css).toContain(`--${family}-*: initial`);
});
