import { wcagContrast } from 'culori';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../../../..');
const css = readFileSync(join(workspace, 'libs/ui/src/styles/tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

/** All strings in the sources of components that may contain lists of CSS classes. */
const classLists = ['apps/web/src', 'libs/ui/src'].flatMap((folder) =>
  readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(workspace, folder, name), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g),
    ])
    .map(([, , list = '']) => list),
);

/**
 * Returns the colors that the CSS classes of one kind (such as `text`) name, by state: `text-3` of `hover:text-text-3`.
 */
const coloursOf = (list: string, kind: 'bg' | 'text'): Map<string, string> =>
  new Map(
    [...list.matchAll(/(?<=^|\s)((?:[\w[\]=-]+:)*)(bg|text)-([a-z][\w-]*)(?=\s|$)/g)]
      .filter(([, , found, name = '']) => found === kind && tokens.has(name))
      .map(([, state = '', , name = '']) => [state, name]),
  );

const pairs = new Set(
  classLists.flatMap((list) => {
    const [grounds, texts] = [coloursOf(list, 'bg'), coloursOf(list, 'text')];
    return [...new Set([...grounds.keys(), ...texts.keys()])].flatMap((state) => {
      const ground = grounds.get(state) ?? grounds.get('');
      const text = texts.get(state) ?? texts.get('');
      return ground === undefined || text === undefined ? [] : [`${text} on ${ground}`];
    });
  }),
);

it('the contrast check finds the pairs of text color and background color that components use', () => {
  expect([...pairs]).toEqual(expect.arrayContaining(['on-primary on primary', 'danger-text on danger-soft']));
});

it.each([...pairs])('the color pair %s has enough contrast in the light and the dark theme', (pair) => {
  const [text = '', ground = ''] = pair.split(' on ');
  for (const theme of [0, 1]) {
    const [above, below] = [tokens.get(text)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? ''];
    // The text color `border-control` only draws crop marks, which need the contrast of graphics (3), not of text
    // (4.5).
    const least = text === 'border-control' ? 3 : 4.5;
    expect(wcagContrast(above, below)).toBeGreaterThanOrEqual(least);
  }
});
