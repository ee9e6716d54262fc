import type { MotifName } from '../scene.schema';
import { type Bend, straight } from './palette';

/** How a mood bends a look. */
export type Mood = {
  bend: Bend;
  /** What floats in the air. */
  air: MotifName | null;
  vignette: number;
  /** Degrees added to the headline's rise. */
  tilt: number;
  /** Faces that feel it, best first. */
  faces: readonly string[];
};

/** The moods that the editor offers; any other text is read as intense. */
export const moodTable: Record<string, Mood> = {
  intense: {
    bend: { ...straight, chroma: 1.08 },
    air: 'embers',
    vignette: 0.12,
    tilt: -1,
    faces: ['face-screaming-in-fear', 'exploding-head', 'astonished-face'],
  },
  happy: {
    bend: { ...straight, lightness: 0.09, chroma: 1.05 },
    air: 'confetti',
    vignette: -0.25,
    tilt: 0,
    faces: ['star-struck', 'partying-face', 'grinning-face-with-big-eyes'],
  },
  mysterious: {
    bend: { ...straight, lightness: -0.1, chroma: 0.8 },
    air: 'fog',
    vignette: 0.2,
    tilt: 1,
    faces: ['shushing-face', 'thinking-face', 'face-with-monocle'],
  },
  calm: {
    bend: { ...straight, lightness: 0.05, chroma: 0.6 },
    air: 'bubbles',
    vignette: -0.3,
    tilt: 2,
    faces: ['relieved-face', 'smiling-face', 'face-exhaling'],
  },
  dramatic: {
    bend: { ...straight, lightness: -0.06, chroma: 1 },
    air: 'speed',
    vignette: 0.28,
    tilt: -1,
    faces: ['anguished-face', 'face-with-open-mouth', 'loudly-crying-face'],
  },
  funny: {
    bend: { ...straight, lightness: 0.06, chroma: 1.1 },
    air: 'bokeh',
    vignette: -0.2,
    tilt: -3,
    faces: ['face-with-tears-of-joy', 'zany-face', 'rolling-on-the-floor-laughing'],
  },
  epic: {
    bend: { ...straight, lightness: -0.02, chroma: 1.1 },
    air: 'bolts',
    vignette: 0.2,
    tilt: -2,
    faces: ['exploding-head', 'star-struck', 'smiling-face-with-sunglasses'],
  },
  dark: {
    bend: { ...straight, lightness: -0.15, chroma: 0.55 },
    air: 'stars',
    vignette: 0.35,
    tilt: 0,
    faces: ['fearful-face', 'pouting-face', 'smiling-face-with-horns'],
  },
};

/**
 * What a mood changes.
 * @param mood as asked for, any text
 */
export const moodOf = (mood: string): Mood =>
  moodTable[mood.trim().toLowerCase()] ?? (moodTable['intense'] as Mood);
