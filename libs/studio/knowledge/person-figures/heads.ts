import { circle, ellipse, path, rect, tube } from '../own-objects/shapes';

/** The head of a figure: radius 4.7, the middle at (0, 0), turned a little to the right. */
export type HeadLook = {
  skin: string;
  hair: string;
  /** Hair; `covered` is a cloth over the hair in the color `hair`. */
  style: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'covered';
  beard: boolean;
  glasses: boolean;
  child: boolean;
};

const dark = '#2b1d14';

/** Brows and mouths by mood; a mood without a line has a calm smile. */
const faces: Readonly<Record<string, { brows: readonly [string, string]; mouth: string }>> = {
  angry: { brows: ['-3 -2.2 -0.6 -1.2', '1.8 -1.2 4 -2.2'], mouth: tube('-0.8 3 0.7 2.3 2.2 3', 0.7, dark) },
  effort: {
    brows: ['-3 -2.2 -0.6 -1.2', '1.8 -1.2 4 -2.2'],
    mouth: rect(-0.8, 2, 3, 1.2, '#ffffff', 0.4) + rect(-0.8, 2.5, 3, 0.25, dark),
  },
  sad: {
    brows: ['-3 -1.3 -0.6 -2.2', '1.8 -2.2 4 -1.3'],
    mouth: tube('-0.7 3.1 0.7 2.4 2.1 3.1', 0.6, dark),
  },
  shocked: {
    brows: ['-3 -2.8 -1.4 -3 -0.4 -2.6', '1.8 -2.6 2.8 -3 4 -2.8'],
    mouth: ellipse(0.7, 2.7, 1.1, 1.4, '#7a2a24'),
  },
  tired: {
    brows: ['-3 -1.6 -0.6 -1.9', '1.8 -1.9 4 -1.6'],
    mouth: tube('-0.5 2.8 0.7 2.7 1.9 2.9', 0.6, dark),
  },
  happy: {
    brows: ['-3 -2.2 -1.8 -2.6 -0.6 -2.3', '1.8 -2.3 2.9 -2.6 4 -2.2'],
    mouth: path(
      'M-1.4 1.7C0 2.3 1.4 2.3 2.8 1.7C2.6 3.6 1.6 4.1 0.7 4.1C-0.2 4.1 -1.2 3.6 -1.4 1.7Z',
      '#8a2f2a',
    ),
  },
  calm: {
    brows: ['-3 -2.1 -1.8 -2.4 -0.6 -2.2', '1.8 -2.2 2.9 -2.4 4 -2.1'],
    mouth: tube('-0.8 2.2 0.7 3 2.2 2.2', 0.6, '#8a3a2e'),
  },
};

/** The face of each feeling that a prompt names. */
const faceOf: Readonly<Record<string, string>> = {
  angry: 'angry',
  screaming: 'shocked',
  shocked: 'shocked',
  amazed: 'shocked',
  scared: 'shocked',
  sad: 'sad',
  crying: 'sad',
  desperate: 'sad',
  confused: 'sad',
  disgusted: 'angry',
  tired: 'tired',
  thinking: 'tired',
  asleep: 'tired',
  effort: 'effort',
  happy: 'happy',
  laughing: 'happy',
  proud: 'happy',
  loving: 'happy',
};

/**
 * The shapes of a head.
 * @param look skin, hair and age
 * @param mood English name of a feeling; null for a calm face
 * @param view `back` for a person who looks into the picture
 * @param hidesHair true below a helmet
 */
export function headShapes(
  look: HeadLook,
  mood: string | null,
  view: 'front' | 'back',
  hidesHair: boolean,
): string {
  const { skin, hair, style } = look;
  const isCovered = style === 'covered' && !hidesHair;
  const hasHair = !hidesHair && style !== 'bald' && style !== 'covered';
  const behind = isCovered
    ? path('M-5.6 -0.5C-5.8 3 -5.4 6.4 -4 8.2H4C5.4 6.4 5.8 3 5.6 -0.5C5.2 -6.6 -5.2 -6.6 -5.6 -0.5Z', hair)
    : !hasHair || (style !== 'long' && style !== 'curly')
      ? ''
      : style === 'long'
        ? path('M-5.4 -1C-5.8 4 -5.6 7 -4.8 8.4H4.8C5.6 7 5.8 4 5.4 -1C5 -6 -5 -6 -5.4 -1Z', hair)
        : [-4.6, -3, 0, 3, 4.6].map((x, at) => circle(x, [1, -3, -4.6, -3, 1][at]!, 2.6, hair)).join('');
  const bun = hasHair && style === 'bun' ? circle(0, -5.6, 2.1, hair) : '';
  const ears = isCovered ? '' : circle(-4.6, 0.6, 1, skin) + circle(4.6, 0.6, 1, skin);
  const skull = ellipse(0, 0.2, 4.6, 4.9, skin);
  if (view === 'back')
    return (
      behind +
      bun +
      ears +
      skull +
      (hidesHair || style === 'bald'
        ? ''
        : path(
            'M-4.8 0.6C-5 -4.4 -2.8 -5.4 0 -5.4C2.8 -5.4 5 -4.4 4.8 0.6C4.4 3.4 3 4.2 0 4.2C-3 4.2 -4.4 3.4 -4.8 0.6Z',
            hair,
          ))
    );
  const fringe = isCovered
    ? path(
        'M-5.2 2C-5.8 -4.8 -3 -6 0 -6C3 -6 5.8 -4.8 5.2 2C5 5.4 3.4 7 0.2 7C-3 7 -4.8 5.4 -5.2 2ZM-3.9 0.6C-3.8 3.8 -2.2 5.6 0.4 5.6C3 5.6 4.4 3.8 4.4 0.6C4.4 -2.6 2.8 -3.8 0.4 -3.8C-2.2 -3.8 -4 -2.6 -3.9 0.6Z',
        hair,
      )
    : !hasHair
      ? ''
      : style === 'short'
        ? path(
            'M-4.9 -0.4C-5.2 -4.6 -3 -5.8 0.2 -5.7C3.4 -5.7 5.2 -4.2 4.9 -0.6C4.4 -2 3.6 -2.9 2.6 -3.3C0.4 -2.7 -2.4 -2.6 -3.8 -2.9C-4.4 -2.2 -4.7 -1.4 -4.9 -0.4Z',
            hair,
          )
        : path(
            'M-5 1C-5.4 -4.6 -3 -5.8 0 -5.7C3 -5.8 5.4 -4.6 5 1C4.4 -1.4 3.4 -2.8 1.4 -3.6C-0.6 -2.4 -3.4 -2.2 -4.2 -1.6C-4.7 -0.8 -4.9 0 -5 1Z',
            hair,
          );
  const face = faces[faceOf[mood ?? ''] ?? 'calm'] ?? faces['calm'];
  if (!face) return '';
  const closed = mood === 'asleep' || mood === 'laughing';
  const wide = face === faces['shocked'];
  const eye = (x: number): string =>
    closed
      ? tube(`${x - 0.9} 0.2 ${x} 0.6 ${x + 0.9} 0.2`, 0.5, dark)
      : wide
        ? circle(x, -0.1, 1.25, '#ffffff') + circle(x + 0.1, 0, 0.65, dark)
        : ellipse(x, 0, 0.72, 0.9, dark);
  const browColor = hasHair ? hair : dark;
  const beard = look.beard
    ? path(
        'M-4.7 0.8C-4.6 4.6 -2.6 6.4 0.2 6.4C3 6.4 4.8 4.6 4.7 0.8C3.6 1.4 2.4 1.2 0.8 1.4C-0.8 1.2 -3.4 1.6 -4.7 0.8Z',
        hair,
      )
    : '';
  const glasses = look.glasses
    ? rect(-2.9, -1.2, 3, 2.3, '#cfe4f2', 0.8) +
      rect(1.2, -1.2, 3, 2.3, '#cfe4f2', 0.8) +
      rect(-0.2, -0.3, 1.6, 0.5, dark)
    : '';
  return [
    behind,
    bun,
    ears,
    skull,
    beard,
    fringe,
    glasses,
    eye(-1.4),
    eye(2.6),
    ...face.brows.map((line) => tube(line, 0.55, browColor)),
    ellipse(0.7, 1.1, 0.6, 0.5, skin),
    face.mouth,
    mood === 'crying' ? ellipse(-1.6, 2, 0.5, 0.9, '#7cc4f0') + ellipse(3, 2, 0.5, 0.9, '#7cc4f0') : '',
  ].join('');
}
