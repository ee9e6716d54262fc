import type { Template, Templates } from './template';

/** A layout without a drawing: the words fill a frame, and the timestamp area stays free. */
const typeLed = (
  frame: Template['words'][0],
  focus: Template['heroes'][0],
  badge: Template['badge'],
  more: Partial<Template> = {},
): Template => ({ words: [frame, 'left'], heroes: [focus], badge, most: 1, ...more });

const half = { at: 0.5, slant: 0.08, edge: 'straight' } as const;
const jagged = { at: 0.5, slant: 0.3, edge: 'jagged' } as const;

const wideBadge = [0.045, 0.85, 0.5, 0.965] as const;
const tallBadge = [0.06, 0.855, 0.78, 0.935] as const;

/** Layouts of 16:9 and 4:3 that are made of type. */
const wide: Templates = {
  'type-stack': typeLed([0.055, 0.06, 0.955, 0.83], [0.55, 0.05, 0.98, 0.8], wideBadge),
  'type-bottom': typeLed([0.045, 0.13, 0.815, 0.95], [0.55, -0.1, 1.05, 0.6], [0.045, 0.035, 0.45, 0.135]),
  'type-centre': {
    ...typeLed([0.06, 0.06, 0.94, 0.83], [0.2, 0.05, 0.8, 0.95], wideBadge),
    words: [[0.06, 0.06, 0.94, 0.83], 'center'],
  },
  'type-band': {
    ...typeLed([0.045, 0.055, 0.955, 0.945], [0.3, 0.1, 0.7, 0.9], wideBadge),
    words: [[0.045, 0.055, 0.955, 0.945], 'center'],
  },
  'type-giant': typeLed([0.035, 0.06, 0.965, 0.94], [0.5, 0.1, 0.95, 0.85], [0.5, 0.85, 0.81, 0.965]),
  'type-split': typeLed([0.035, 0.07, 0.965, 0.93], [0.55, 0.1, 0.95, 0.85], wideBadge, { split: half }),
  names: typeLed([0.03, 0.24, 0.97, 0.83], [0.1, 0.2, 0.4, 0.8], [0.32, 0.86, 0.68, 0.97], {
    split: half,
    second: [0.43, 0.05, 0.57, 0.29],
  }),
  'names-diagonal': typeLed([0.035, 0.06, 0.965, 0.83], [0.1, 0.1, 0.5, 0.6], [0.035, 0.85, 0.36, 0.96], {
    split: jagged,
    second: [0.44, 0.35, 0.56, 0.55],
  }),
  'names-bands': typeLed([0.05, 0.06, 0.95, 0.94], [0.3, 0.2, 0.7, 0.8], [0.05, 0.86, 0.4, 0.97], {
    second: [0.44, 0.415, 0.56, 0.585],
  }),
  times: typeLed([0.05, 0.3, 0.95, 0.82], [0.1, 0.2, 0.4, 0.8], [0.045, 0.85, 0.45, 0.965], {
    slots: [
      [0.035, 0.05, 0.44, 0.25],
      [0.56, 0.05, 0.965, 0.25],
    ],
    split: { at: 0.5, slant: 0, edge: 'straight' },
  }),
  'times-wide': typeLed([0.045, 0.05, 0.955, 0.58], [0.6, 0.2, 0.9, 0.8], [0.36, 0.86, 0.64, 0.97], {
    slots: [
      [0.045, 0.63, 0.42, 0.83],
      [0.58, 0.63, 0.955, 0.83],
    ],
    split: { at: 0.5, slant: 0.18, edge: 'straight' },
  }),
};

/** Layouts of 1:1 and 9:16 that are made of type; the two sides of a comparison are one above the other. */
const tall: Templates = {
  'type-stack': typeLed([0.07, 0.07, 0.95, 0.82], [0.3, 0.1, 0.95, 0.5], tallBadge),
  'type-bottom': typeLed([0.06, 0.22, 0.94, 0.83], [0.3, -0.1, 1.05, 0.5], [0.06, 0.05, 0.7, 0.12]),
  'type-centre': {
    ...typeLed([0.06, 0.07, 0.94, 0.82], [0.1, 0.2, 0.9, 0.7], tallBadge),
    words: [[0.06, 0.07, 0.94, 0.82], 'center'],
  },
  'type-band': typeLed([0.06, 0.07, 0.94, 0.82], [0.2, 0.2, 0.8, 0.7], tallBadge),
  names: typeLed([0.06, 0.06, 0.94, 0.82], [0.1, 0.1, 0.6, 0.4], tallBadge, {
    split: { at: 0.4, slant: 1.4, edge: 'straight' },
    second: [0.38, 0.36, 0.62, 0.52],
  }),
  'names-diagonal': typeLed([0.06, 0.06, 0.94, 0.82], [0.1, 0.1, 0.6, 0.4], tallBadge, {
    split: { at: 0.4, slant: 1.4, edge: 'jagged' },
    second: [0.38, 0.36, 0.62, 0.52],
  }),
  'names-bands': typeLed([0.06, 0.06, 0.94, 0.82], [0.2, 0.2, 0.8, 0.7], tallBadge, {
    second: [0.42, 0.39, 0.58, 0.49],
  }),
  times: typeLed([0.06, 0.17, 0.94, 0.7], [0.1, 0.2, 0.6, 0.5], tallBadge, {
    slots: [
      [0.06, 0.06, 0.6, 0.15],
      [0.4, 0.73, 0.94, 0.82],
    ],
    split: { at: 0.4, slant: 1.4, edge: 'straight' },
  }),
  'times-wide': typeLed([0.06, 0.06, 0.94, 0.52], [0.2, 0.2, 0.9, 0.7], tallBadge, {
    slots: [
      [0.06, 0.56, 0.66, 0.67],
      [0.34, 0.71, 0.94, 0.82],
    ],
    split: { at: 0.4, slant: 1, edge: 'jagged' },
  }),
};

/** Layouts of pictures without a drawing: `wide` for 16:9 and 4:3, `tall` for 1:1 and 9:16. */
export const typeLayouts = { wide, tall };
