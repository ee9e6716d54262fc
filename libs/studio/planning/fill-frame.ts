import type { Box, LayoutName } from '../scene/scene.schema';
import type { Draft } from './draft';
import type { Fitted } from './fit-text';
import type { Fitter } from './lettering';
import { chipArea } from './layout';
import type { Part } from './share-words';

/** Layouts whose words are one block that fills the picture. */
const whole = new Set<LayoutName>(['type-stack', 'type-centre', 'type-bottom']);

/** Returns true if the words of a picture are one block that fills the picture, with no side and no other element. */
export const fillsFrame = ({ layout, asked, subject, input }: Draft): boolean =>
  whole.has(layout.name) &&
  asked.side === null &&
  asked.arrow === null &&
  subject.included.length === 0 &&
  input.width > input.height;

/** Upper and lower edge of a room between the timestamp area and its mirror image, as shares of the height. */
const upright = { top: 0.05, bottom: 0.95 };

/** Share of the picture's width from which a block of words counts as wide. */
const wide = 0.82;

/** Sum of the areas of the letters, in square pixels. */
const inkOf = ({ lines }: Fitted, widthOf: (line: Fitted['lines'][number]) => number): number =>
  lines.reduce((sum, line) => sum + line.size * widthOf(line), 0);

/**
 * Fits words that are the whole picture. A narrow block may use the height beside the timestamp area, which makes its
 * letters larger, and is moved to the middle, so that neither side of the picture is empty.
 * @param draft the decisions about the picture
 * @param part the words and their room
 * @param fit fits the words to a room
 */
export function inFrame(draft: Draft, part: Part, fit: Fitter): Fitted {
  const { input } = draft;
  const broad = fit(part);
  const chip = chipArea(input);
  const left = input.width - chip.x + input.width * 0.012;
  const tall: Box = {
    x: left,
    y: input.height * upright.top,
    width: input.width - 2 * left,
    height: input.height * (upright.bottom - upright.top),
  };
  const narrow = fit({ ...part, block: { ...part.block, box: tall } });
  const ink = (one: Fitted): number =>
    inkOf(one, (line) => one.lineBoxes[one.lines.indexOf(line)]?.width ?? 0);
  const best = raised(ink(narrow) > ink(broad) * 1.02 ? narrow : broad, input);
  return best.box.width < input.width * wide ? centred(best, input) : best;
}

/**
 * A block of words in the middle of the picture, or as near to the middle as the timestamp area allows. The lines keep
 * their positions in the block.
 */
function centred(one: Fitted, size: { width: number; height: number }): Fitted {
  const chip = chipArea(size);
  const reaches = one.box.y + one.box.height > chip.y - size.height * 0.004;
  const right = one.box.x + one.box.width;
  // The box of slanted letters is wider than the block.
  const most = reaches ? chip.x - size.width * 0.045 - right : Infinity;
  return moved(one, Math.min((size.width - one.box.width) / 2 - one.box.x, most), 0);
}

/** Share of the picture's height below which a block of words at the lower edge leaves the upper half empty. */
const low = 0.62;

/** A block of words that is too low for its picture, moved to the middle of the height. */
function raised(one: Fitted, { height }: { height: number }): Fitted {
  const up = (height - one.box.height) / 2 - one.box.y;
  return one.box.height < height * low && up < 0 ? moved(one, 0, up) : one;
}

const moved = (one: Fitted, right: number, down: number): Fitted => ({
  box: { ...one.box, x: one.box.x + right, y: one.box.y + down },
  lines: one.lines.map((line) => ({ ...line, x: line.x + right, baseline: line.baseline + down })),
  lineBoxes: one.lineBoxes.map((box) => ({ ...box, x: box.x + right, y: box.y + down })),
});
