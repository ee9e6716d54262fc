/** Lightness, chroma and hues of a palette's colors. */
export type Ramp = {
  /** Lightness (0-1) of the background's three colors, dark to light, and their chroma (OKLCH). */
  ground: readonly [number, number, number];
  chroma: number;
  /** Lightness and chroma of the even backgrounds of flat styles. */
  flat: readonly [number, number, number];
  flatChroma: number;
  /** Chroma (OKLCH) of the accent color. */
  accent: number;
  /** Hues in degrees that the palette allows for the background; an empty list allows all hues. */
  hues: readonly number[];
  /** Hues in degrees for the accent color. */
  accents: readonly [number, ...number[]];
  /** Turn of the hue, in degrees, from the dark to the light end of the background. */
  turn: number;
  /** True if style and mood may choose the hues of background and accent. */
  open: boolean;
  /** True if the palette is grey except for one accent color. */
  grey: boolean;
};

/** The palettes that the editor offers; an unknown name is treated as Vibrant. */
export const ramps: Record<string, Ramp> = {
  vibrant: {
    ground: [0.34, 0.52, 0.7],
    chroma: 0.23,
    flat: [0.78, 0.84, 0.89],
    flatChroma: 0.17,
    accent: 0.2,
    hues: [],
    accents: [95, 145, 200, 330],
    turn: 48,
    open: true,
    grey: false,
  },
  warm: {
    ground: [0.36, 0.57, 0.77],
    chroma: 0.19,
    flat: [0.82, 0.87, 0.92],
    flatChroma: 0.11,
    accent: 0.19,
    hues: [12, 24, 36, 46],
    accents: [95, 100, 60],
    turn: 36,
    open: false,
    grey: false,
  },
  cool: {
    ground: [0.26, 0.45, 0.67],
    chroma: 0.14,
    flat: [0.84, 0.89, 0.94],
    flatChroma: 0.065,
    accent: 0.16,
    hues: [200, 220, 242, 262],
    accents: [190, 165, 215],
    turn: -36,
    open: false,
    grey: false,
  },
  pastel: {
    ground: [0.74, 0.84, 0.93],
    chroma: 0.085,
    flat: [0.87, 0.91, 0.95],
    flatChroma: 0.055,
    accent: 0.15,
    hues: [],
    accents: [350, 300, 165, 40],
    turn: 64,
    open: false,
    grey: false,
  },
  dark: {
    ground: [0.08, 0.12, 0.22],
    chroma: 0.05,
    flat: [0.13, 0.17, 0.21],
    flatChroma: 0.025,
    accent: 0.19,
    hues: [],
    accents: [88, 30, 55, 195],
    turn: 20,
    open: true,
    grey: false,
  },
  neon: {
    ground: [0.25, 0.39, 0.56],
    chroma: 0.25,
    flat: [0.12, 0.16, 0.2],
    flatChroma: 0.06,
    accent: 0.29,
    hues: [285, 300, 322, 265],
    accents: [145, 195, 328, 118],
    turn: 55,
    open: false,
    grey: false,
  },
  earth: {
    ground: [0.26, 0.39, 0.56],
    chroma: 0.075,
    flat: [0.8, 0.85, 0.9],
    flatChroma: 0.05,
    accent: 0.13,
    hues: [55, 75, 110, 132],
    accents: [82, 60],
    turn: 24,
    open: false,
    grey: false,
  },
  monochrome: {
    ground: [0.17, 0.4, 0.7],
    chroma: 0,
    flat: [0.92, 0.95, 0.98],
    flatChroma: 0,
    accent: 0.21,
    hues: [],
    accents: [27, 95],
    turn: 0,
    open: false,
    grey: true,
  },
};

/**
 * The ramp from which the colors of a palette are made.
 * @param name name of the palette; any text
 */
export const rampOf = (name: string): Ramp => ramps[name.trim().toLowerCase()] ?? (ramps['vibrant'] as Ramp);
