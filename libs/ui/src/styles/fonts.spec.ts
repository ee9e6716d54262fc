import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');

const ownCss = readFileSync(require.resolve('@fontsource-variable/figtree/index.css'), 'utf8');

/** Returns the code points of every `unicode-range` of a style sheet. */
const rangesOf = (styles: string): number[][] =>
  [...styles.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, list = '']) =>
    [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  );

const [texts = [], others = []] = rangesOf(css);

test('each printable Latin character is in exactly one of the two font files', () => {
  const latin = rangesOf(ownCss).find((range) => range.includes(65)) ?? [];
  const printable = latin.filter((code) => code >= 32).sort((one, other) => one - other);
  expect([...texts, ...others].sort((one, other) => one - other)).toEqual(printable);
});

test('the small font file is the output of subset-font.mjs', () => {
  const script = join(__dirname, '../../tools/subset-font.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
