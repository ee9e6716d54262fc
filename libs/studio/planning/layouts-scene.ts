import type { Template, Templates } from './template';

/** The whole picture for the action. */
const whole: Template = {
  words: [[0.04, 0.035, 0.96, 0.3], 'center'],
  heroes: [[0.05, 0.05, 0.95, 0.96]],
  anchor: [0.5, 1],
  badge: [0.035, 0.8, 0.34, 0.95],
};
const tallWhole: Template = {
  words: [[0.05, 0.04, 0.95, 0.32], 'center'],
  heroes: [[0.03, 0.12, 0.97, 0.95]],
  anchor: [0.5, 1],
  badge: [0.05, 0.86, 0.5, 0.95],
};

/** Layouts of a described scene in 16:9 and 4:3; the first hero's room is the room of the action. */
const wide: Templates = {
  'scene-right': {
    words: [[0.035, 0.06, 0.43, 0.9], 'left'],
    heroes: [[0.41, 0.04, 0.985, 0.96]],
    anchor: [0.5, 1],
    badge: [0.04, 0.8, 0.4, 0.95],
  },
  'scene-left': {
    words: [[0.57, 0.06, 0.965, 0.83], 'left'],
    heroes: [[0.015, 0.04, 0.59, 0.96]],
    anchor: [0.5, 1],
    badge: [0.58, 0.7, 0.815, 0.83],
  },
  'scene-above': {
    words: [[0.04, 0.035, 0.96, 0.3], 'center'],
    heroes: [[0.05, 0.31, 0.95, 0.96]],
    anchor: [0.5, 1],
    badge: [0.035, 0.8, 0.34, 0.95],
  },
  'scene-below': {
    words: [[0.172, 0.68, 0.828, 0.965], 'center'],
    heroes: [[0.05, 0.03, 0.95, 0.7]],
    anchor: [0.5, 1],
    badge: [0.035, 0.045, 0.3, 0.19],
  },
  'scene-whole': whole,
  'scene-mirrored': whole,
};

/** Layouts of a described scene in 1:1 and 9:16, with the words above the action. */
const tall: Templates = {
  'scene-above': {
    words: [[0.05, 0.04, 0.95, 0.32], 'center'],
    heroes: [[0.03, 0.33, 0.97, 0.95]],
    anchor: [0.5, 1],
    badge: [0.05, 0.86, 0.5, 0.95],
  },
  'scene-below': {
    words: [[0.05, 0.62, 0.82, 0.95], 'center'],
    heroes: [[0.03, 0.05, 0.97, 0.62]],
    anchor: [0.5, 1],
    badge: [0.05, 0.045, 0.5, 0.13],
  },
  'scene-whole': tallWhole,
  'scene-mirrored': tallWhole,
};

/** Layouts of described scenes by the shape of the picture. */
export const sceneLayouts = { wide, tall };
