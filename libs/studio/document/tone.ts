/** Factors of red, green and blue in linear light. */
export type Tint = [number, number, number];

/** Largest factor of a tint. */
const largestTint = 4;

const luminanceOf = ([red, green, blue]: Tint): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const gamma = 2.2;

/**
 * Returns the tint of a light in a color. The light has the brightness of white light, as far as the bounds of a tint allow.
 * @param color `#rrggbb`
 */
export const tintOfColor = (color: string): Tint => {
  // A little white in each color, so that black is neutral and a pure color keeps some of the others.
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** gamma + 0.01,
  );
  const luminance = luminanceOf([red, green, blue]);
  const factor = (part: number): number => Math.min(largestTint, part / luminance);
  return [factor(red), factor(green), factor(blue)];
};

/** Returns the color of a tint, as bright as possible: `#rrggbb`. */
export const colorOfTint = (tint: readonly [number, number, number]): string => {
  const most = Math.max(...tint, 1e-6);
  const part = (factor: number): string =>
    Math.round(255 * (factor / most) ** (1 / gamma))
      .toString(16)
      .padStart(2, '0');
  return `#${tint.map(part).join('')}`;
};

/** The light of a photo as it was taken. */
export const neutralTone: { exposure: number; tint: Tint; saturation: number } = {
  exposure: 1,
  tint: [1, 1, 1],
  saturation: 1,
};

/** How far a cut-out person follows the light of the picture at first, and the strength of the rim. */
export const personLight = { match: 0.6, rim: 0.6 } as const;

/** Exposures of a slider in stops (EV): 0 is the photographed light, and each stop doubles it. */
export const exposureStops = { min: -4, max: 3 } as const;

/** Returns the stops of an exposure, within the range of the slider. */
export const stopsOf = (exposure: number): number =>
  Math.min(exposureStops.max, Math.max(exposureStops.min, Math.log2(Math.max(1e-6, exposure))));

/** Returns the exposure of a number of stops. */
export const exposureOf = (stops: number): number => 2 ** stops;
