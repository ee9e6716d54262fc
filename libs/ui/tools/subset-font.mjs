/**
 * Writes `src/styles/figtree-texts.woff2`: the characters that our own texts are made of, in the weights that we set, at
 * half the size of the whole font. Which characters, `fonts.css` says: its first `unicode-range`. Run it after a change
 * there or of the package: `node libs/ui/tools/subset-font.mjs`; with `--check` it only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';

const styles = join(import.meta.dirname, '../src/styles');
const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

const [, ranges = ''] = /unicode-range:([^;]+);/.exec(readFileSync(join(styles, 'fonts.css'), 'utf8')) ?? [];
const characters = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from, to = from]) => {
  const first = parseInt(from, 16);
  return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
});

const subset = await subsetFont(readFileSync(whole), characters.join(''), {
  targetFormat: 'woff2',
  // Pairs of letters, and figures of one width; the pages use no other feature.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // No text of ours is heavier; 300 is where the font's own outlines lie, and to begin later makes it larger.
  variationAxes: { wght: { min: 300, max: 800 } },
  // Names of styles, which no browser asks for; and widths that follow from the outlines.
  dropTables: ['STAT', 'HVAR'],
});

const file = join(styles, 'figtree-texts.woff2');
if (!process.argv.includes('--check')) writeFileSync(file, subset);
else if (!readFileSync(file).equals(subset)) {
  process.stderr.write(`${file} is not what this script writes: run it.\n`);
  process.exitCode = 1;
}
