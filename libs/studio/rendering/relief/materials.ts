/** Optical properties of a surface. */
export type Material = {
  /**
   * Share of the reflected surroundings in the light of the surface; `highlight` and `power` are strength and sharpness
   * of the highlight.
   */
  gloss: number;
  highlight: number;
  power: number;
  /** Unevenness of the surface. */
  texture: number;
  /** Share of the reflection that takes the color of the drawing. */
  metal: number;
  /** Share by which the light of the key lamp reaches around the body, 0 (hard) to 1. */
  wrap: number;
};

/** The surface of each material name. */
export const materials = {
  clay: { gloss: 0.08, highlight: 0.06, power: 24, texture: 0.12, metal: 0, wrap: 0.1 },
  plastic: { gloss: 0.22, highlight: 0.26, power: 40, texture: 0.02, metal: 0, wrap: 0 },
  glazed: { gloss: 0.32, highlight: 0.5, power: 60, texture: 0.05, metal: 0, wrap: 0.1 },
  metal: { gloss: 0.4, highlight: 0.6, power: 60, texture: 0, metal: 0.6, wrap: 0 },
  food: { gloss: 0.07, highlight: 0.16, power: 14, texture: 0.34, metal: 0, wrap: 0.35 },
  fur: { gloss: 0.02, highlight: 0.02, power: 10, texture: 0.2, metal: 0, wrap: 0.4 },
} as const satisfies Record<string, Material>;

/** The surface of a pupil. */
export const wetEye: Material = { gloss: 0.12, highlight: 1, power: 60, texture: 0, metal: 0, wrap: 0 };

/** A rule of recoloring: target color of the fills, share of the target color, factors of saturation and lightness. */
type Recolor = {
  towards: readonly [dark: string, light: string];
  amount: number;
  saturation: number;
  light: number;
};

/** The rules of recoloring by name. */
export const recolors = {
  gold: { towards: ['#7a4a08', '#ffe27a'], amount: 0.9, saturation: 1, light: 1 },
  rich: { towards: ['#5c3508', '#ffe9a8'], amount: 0.3, saturation: 1.25, light: 1.06 },
  poor: { towards: ['#3f352b', '#b3a38c'], amount: 0.55, saturation: 0.5, light: 0.82 },
  broken: { towards: ['#2b2d31', '#b9bdc2'], amount: 0.85, saturation: 0.2, light: 0.8 },
} as const satisfies Record<string, Recolor>;
export type RecolorName = keyof typeof recolors;

const partsOf = (color: string): [number, number, number] => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

/**
 * Darkens a fill. The fills of the illustration set are as bright as a sign; fills of lit bodies must leave room for
 * light.
 */
const deepened = (fill: string): string => hexOf(partsOf(fill).map((part) => 255 * (part / 255) ** 1.3));

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/**
 * Recolors a fill.
 * @param fill `#rrggbb`
 * @param name rule of recoloring; null leaves the fill unchanged
 */
export function recolored(fill: string, name: RecolorName | null): string {
  if (name === null) return deepened(fill);
  const { towards, amount, saturation, light } = recolors[name];
  const parts = partsOf(fill);
  const luma = (parts[0] * 0.3 + parts[1] * 0.59 + parts[2] * 0.11) / 255;
  const [dark, bright] = [partsOf(towards[0]), partsOf(towards[1])];
  const mixed = parts.map((part, place) => {
    const own = luma * 255 + (part - luma * 255) * saturation;
    const goal = (dark[place] ?? 0) + ((bright[place] ?? 0) - (dark[place] ?? 0)) * luma;
    return Math.min(255, Math.max(0, (own + (goal - own) * amount) * light));
  });
  return deepened(hexOf(mixed));
}
