import { GlobalFonts, createCanvas } from '@napi-rs/canvas';
import type { MeasureText } from '../planning/fit-text';

/** Font files of the typefaces that formats use. */
const fonts = {
  Anton: 'anton/files/anton-latin-400-normal.woff2',
  'Archivo Black': 'archivo-black/files/archivo-black-latin-400-normal.woff2',
  Bangers: 'bangers/files/bangers-latin-400-normal.woff2',
  'Barlow Condensed': 'barlow-condensed/files/barlow-condensed-latin-900-normal.woff2',
};

/** Measures texts in the real typefaces. */
export function realMeasure(): MeasureText {
  for (const [face, file] of Object.entries(fonts))
    GlobalFonts.registerFromPath(require.resolve(`@fontsource/${file}`), face);
  const ruler = createCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  return (face, text) => {
    const key = `${face}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    ruler.font = `100px "${face}"`;
    const width = ruler.measureText(text).width / 100;
    widths.set(key, width);
    return width;
  };
}
