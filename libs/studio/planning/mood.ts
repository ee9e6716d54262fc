import type { MotifName } from '../scene/scene.schema';
import { type Bend, straight } from './palette';

/** How a mood changes a style. */
export type Mood = {
  bend: Bend;
  /** Hue of highlighted words in degrees, if style and palette set none; null for none. */
  accent: number | null;
  /** Motif of the particles in the air; null for none. */
  air: MotifName | null;
  vignette: number;
  /** Degrees added to the rotation of the headline (`tilt`) and to its skew (`lean`). */
  tilt: number;
  lean: number;
  /**
   * The light: the direction of its source in degrees (0 right, 90 below, -90 above), its color and its strength (0-1).
   */
  light: { angle: number; color: string; strength: number };
  /**
   * The grade: color of the side away from the light; contrast, loss of color, and amount of light and shade color
   * (each 0-1).
   */
  grade: { shade: string; contrast: number; grey: number; amount: number };
  /**
   * Factors of the outlines (`weight`) and of the depth of the letters, strength of their glow (0-1), and whether they
   * look metallic.
   */
  letters: { weight: number; depth: number; glow: number; metal: boolean };
};

/** The moods that the editor offers; any other text is treated as intense. */
export const moodTable: Record<string, Mood> = {
  intense: {
    bend: { ...straight, chroma: 1.12, lightness: -0.02 },
    accent: 92,
    air: 'embers',
    vignette: 0.1,
    tilt: -2,
    lean: -3,
    light: { angle: -40, color: '#ff7a2e', strength: 0.6 },
    grade: { shade: '#3a0612', contrast: 0.38, grey: 0, amount: 0.4 },
    letters: { weight: 1.15, depth: 1.2, glow: 0, metal: false },
  },
  happy: {
    bend: { ...straight, lightness: 0.11, chroma: 1.08 },
    accent: 95,
    air: 'confetti',
    vignette: -0.4,
    tilt: -1,
    lean: 0,
    light: { angle: -125, color: '#fff0a8', strength: 0.55 },
    grade: { shade: '#ff5fa2', contrast: 0, grey: 0, amount: 0.22 },
    letters: { weight: 1, depth: 0.8, glow: 0, metal: false },
  },
  mysterious: {
    bend: { ...straight, lightness: -0.12, chroma: 0.75 },
    accent: 175,
    air: 'fog',
    vignette: 0.3,
    tilt: 1,
    lean: 2,
    light: { angle: 150, color: '#48e0c8', strength: 0.6 },
    grade: { shade: '#1c0b46', contrast: 0.15, grey: 0.22, amount: 0.55 },
    letters: { weight: 0.9, depth: 0.5, glow: 0.5, metal: false },
  },
  calm: {
    bend: { ...straight, lightness: 0.14, chroma: 0.55 },
    accent: 75,
    air: 'bubbles',
    vignette: -0.4,
    tilt: 3,
    lean: 4,
    light: { angle: -90, color: '#fff6e6', strength: 0.3 },
    grade: { shade: '#8fb4ff', contrast: 0, grey: 0.14, amount: 0.3 },
    letters: { weight: 0.72, depth: 0.35, glow: 0, metal: false },
  },
  dramatic: {
    bend: { ...straight, lightness: -0.09, chroma: 0.92 },
    accent: 42,
    air: 'speed',
    vignette: 0.34,
    tilt: -1,
    lean: -2,
    light: { angle: 0, color: '#ffb060', strength: 0.75 },
    grade: { shade: '#00344c', contrast: 0.5, grey: 0.08, amount: 0.6 },
    letters: { weight: 1.05, depth: 1.1, glow: 0, metal: false },
  },
  funny: {
    bend: { ...straight, lightness: 0.08, chroma: 1.2 },
    accent: 340,
    air: 'bokeh',
    vignette: -0.3,
    tilt: -4,
    lean: 3,
    light: { angle: -70, color: '#ffffff', strength: 0.3 },
    grade: { shade: '#7a3cff', contrast: 0.12, grey: 0, amount: 0.16 },
    letters: { weight: 1.2, depth: 1.35, glow: 0, metal: false },
  },
  epic: {
    bend: { ...straight, lightness: -0.04, chroma: 1.05 },
    accent: 86,
    air: 'bolts',
    vignette: 0.26,
    tilt: -2,
    lean: 0,
    light: { angle: -90, color: '#ffd35c', strength: 0.7 },
    grade: { shade: '#0a1a66', contrast: 0.45, grey: 0, amount: 0.5 },
    letters: { weight: 1, depth: 1.5, glow: 0.45, metal: true },
  },
  dark: {
    bend: { ...straight, lightness: -0.2, chroma: 0.45 },
    accent: 27,
    air: 'smoke',
    vignette: 0.5,
    tilt: 0,
    lean: 2,
    light: { angle: -100, color: '#b9c9e8', strength: 0.45 },
    grade: { shade: '#05060c', contrast: 0.3, grey: 0.42, amount: 0.6 },
    letters: { weight: 0.95, depth: 0.7, glow: 0.25, metal: false },
  },
};

/**
 * The changes that a mood makes.
 * @param mood mood of the request; any text
 */
export const moodOf = (mood: string): Mood =>
  moodTable[mood.trim().toLowerCase()] ?? (moodTable['intense'] as Mood);
