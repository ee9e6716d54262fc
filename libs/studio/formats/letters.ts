import { type Fit, type MeasureText, fitText } from '../planning/fit-text';
import type { Palette } from '../planning/palette';
import type { Align } from '../planning/template';
import { capitalHeight } from '../scene/capitals';
import type { Box, LayerOf } from '../scene/scene.schema';
import { type Accent, accented } from './accent';
import type { FormatSize } from './format';
import { smallScale } from './frame';
import { type Setting, inked } from './settings';
import type { Slots } from './slots';

/** How words fill their box. `largest` is a size in pixels, `tilt` in degrees instead of the setting's. */
export type Put = {
  setting: Setting;
  palette: Palette;
  accent?: Accent;
  align?: Align;
  spread?: number;
  tilt?: number;
  largest?: number;
  top?: boolean;
};

/** Words set in a box: their layers, the box around them, and the height of their smallest capitals in pixels. */
export type SetWords = { layers: LayerOf<'text'>[]; box: Box | null; capitals: number };

/** Height in pixels of the smallest capitals in a small copy of 168 pixels width that are readable. */
export const leastCapitals = 10;

const nothing: SetWords = { layers: [], box: null, capitals: Infinity };

/** Sets a text as large as its box allows. No text, and a prompt without letters, give no layers. */
export function wordsIn(
  slots: Slots,
  text: string,
  box: Box,
  put: Put,
  measure: MeasureText,
  size: FormatSize,
): SetWords {
  if (slots.noText || text === '') return nothing;
  const setting = inked(put.setting, slots.ink);
  const { face, skew, turns, letters } = setting;
  const tilt = put.tilt ?? setting.tilt;
  const list = text.split(' ');
  const fit: Fit = {
    ...{ face, box, measure, spacing: setting.spacing, spread: put.spread ?? 1.7 },
    align: put.align ?? 'left',
    least: leastCapitals * 1.4 * smallScale(size),
    most: size.width * size.height,
    rightToLeft: false,
    ...(put.largest !== undefined && { largest: put.largest }),
    ...(put.top !== undefined && { top: put.top }),
  };
  const fitted = fitText(
    // Two words may always stand below each other.
    {
      words: list,
      highlighted: accented(list, put.accent ?? 'strong'),
      ...(list.length < 3 && { bonds: [] }),
    },
    fit,
  );
  const smallest = Math.min(...fitted.lines.map((line) => line.size));
  const base = { kind: 'text', role: 'headline', face, skew } as const;
  const layers = turns
    ? fitted.lines.map((line, position): LayerOf<'text'> => ({
        ...base,
        rotation: tilt + (turns[position % turns.length] ?? 0),
        box: fitted.lineBoxes[position] ?? box,
        lines: [line],
        ...letters(put.palette, line.size, {
          position,
          highlighted: line.runs.every((run) => run.highlighted),
        }),
      }))
    : [
        {
          ...base,
          rotation: tilt,
          box: fitted.box,
          lines: fitted.lines,
          ...letters(put.palette, smallest, { position: 0, highlighted: false }),
        },
      ];
  return { layers, box: fitted.box, capitals: smallest * capitalHeight(face) };
}
