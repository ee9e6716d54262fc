/**
 * Writes the small font file `src/styles/figtree-texts.woff2`, which has half the size of the whole font. The file
 * contains the characters of the first `unicode-range` in `fonts.css`, in the weights that Portada's texts use. Run
 * `node libs/ui/tools/subset-font.mjs` after a change of this range or of the font package. With `--check` the
 * script writes nothing and fails if the file is outdated.
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
  // The pages use two font features: kerning, and digits of equal width.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // No text on the pages is heavier than 800. The outlines of the font are drawn at weight 300; a higher minimum
  // weight would make the file larger.
  variationAxes: { wght: { min: 300, max: 800 } },
  // The font table STAT has style names, which browsers do not need. The table HVAR has advance widths, which the
  // outlines contain too.
  dropTables: ['STAT', 'HVAR'],
});

const file = join(styles, 'figtree-texts.woff2');
if (!process.argv.includes('--check')) writeFileSync(file, subset);
else if (!readFileSync(file).equals(subset)) {
  process.stderr.write(`${file} is outdated: run node libs/ui/tools/subset-font.mjs\n`);
  process.exitCode = 1;
}
