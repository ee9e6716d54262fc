import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the characters of the small font file, which every page loads. They are the first `unicode-range` in the
 * style sheet of the font.
 */
export const smallFontCharacters = (): ReadonlySet<number> => {
  const css = readFileSync(join(__dirname, '../../../../libs/ui/src/styles/fonts.css'), 'utf8');
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(css) ?? [];
  return new Set(
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  );
};
