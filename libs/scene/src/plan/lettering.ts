import type { Box, Face, TextLayer } from '../scene.schema';
import { contrastOf } from './color';
import type { Draft } from './draft';
import { type Fitted, fitText } from './fit-text';
import { shareOut } from './share-words';
import type { Block } from './template';
import { treatmentOf } from './treatment';

/** Height of capitals, in pixels of a picture 168 across, below which nobody reads a headline. */
const leastAtSmall = 10;

/**
 * The headline, fitted into its rooms, one layer for each; none where there is nothing to say or text is to be avoided.
 * @param draft what was decided
 */
export function headlineLayers(draft: Draft): TextLayer[] {
  if (draft.headline.words.length === 0) return [];
  const { face, rotation, skew } = settingOf(draft);
  const parts = shareOut(draft);
  const spread = draft.random.pick([1.3, 1.6, 2.1]);
  const fit = (largest?: number): Fitted[] =>
    parts.map(({ words, block }) =>
      fitText(words, {
        face,
        box: roomForTilt(block.box, rotation, skew),
        align: block.align,
        measure: draft.knowledge.measure,
        spread,
        least: leastHeight(draft),
        most: (draft.layout.most * draft.input.width * draft.input.height) / parts.length,
        rightToLeft: draft.headline.script === 'arabic',
        ...(largest === undefined ? {} : { largest }),
      }),
    );
  const alone = fit();
  // Words of equal weight, such as two names, are set nearly alike.
  const fitted =
    parts.length > 1 ? fit(Math.min(...alone.map(({ lines }) => largestOf(lines))) * 1.35) : alone;
  const smallest = Math.min(...fitted.flatMap(({ lines }) => lines.map(({ size }) => size)));
  return fitted.map(({ lines, box }) => ({
    kind: 'text',
    role: 'headline',
    face,
    box: leaning(box, rotation, skew),
    lines,
    rotation,
    skew,
    ...lettersOf(draft, smallest),
  }));
}

const largestOf = (lines: Fitted['lines']): number => Math.max(...lines.map(({ size }) => size));

const leastHeight = ({ input }: Draft): number =>
  (leastAtSmall * Math.min(input.width, input.height * (16 / 9))) / 168;

/** Face, turn and lean of the headline; long scripts and calm layouts stand straight. */
function settingOf({ headline, look, mood, layout }: Draft): {
  face: Face;
  rotation: number;
  skew: number;
} {
  const straight = layout.name === 'lower-third' || layout.name === 'before-after' || layout.name === 'row';
  return {
    face: headline.face ?? look.face,
    rotation: look.tilt === 0 || straight ? 0 : look.tilt + mood.tilt,
    skew: headline.script !== 'latin' || look.skew === 0 ? 0 : look.skew + mood.lean,
  };
}

/** The style's letters; where an earlier plan was hard to read, with more outline and a panel behind. */
function lettersOf(draft: Draft, size: number): ReturnType<typeof treatmentOf> {
  const letters = treatmentOf(draft, size);
  if (!draft.cautious) return letters;
  const strokes =
    letters.strokes.length > 0
      ? letters.strokes.map(({ width, color }) => ({ width: width * 1.25, color }))
      : [{ width: size * 0.12, color: draft.palette.ink }];
  const ground = contrastOf(letters.fill[0], '#ffffff') > contrastOf(letters.fill[0], '#000000') ? '#ffffff' : '#0b0910';
  const panel = { color: `${ground}d9`, padding: size * 0.1, radius: size * 0.12 };
  return { ...letters, strokes, panel };
}

/** A turned or leaning text needs a smaller box to stay in its place. */
const roomForTilt = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return {
    x: box.x + x,
    y: box.y + y,
    width: Math.max(box.width * 0.4, box.width - 2 * x),
    height: Math.max(box.height * 0.4, box.height - 2 * y),
  };
};

const leaning = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
};

/** Room for the headline that a badge below it leaves. */
export function besideBadge(block: Block, badge: Box): Block {
  const { box } = block;
  const apart =
    badge.x >= box.x + box.width ||
    badge.x + badge.width <= box.x ||
    badge.y >= box.y + box.height ||
    badge.y <= box.y + box.height / 2;
  return apart ? block : { ...block, box: { ...box, height: (badge.y - box.y) * 0.98 } };
}

