import type { Palette } from '../planning/palette';
import { viewOfPlace } from '../scene/place-views';
import type { PanoramaName } from '../scene/panoramas';
import type { Layer, LayerOf, Manner, MotifName, Point } from '../scene/scene.schema';
import type { Ground } from './colors';
import type { FormatSize } from './format';
import type { Slots } from './slots';

/** A gradient over the whole picture; `angle` in degrees, 90 from top to bottom. */
export const backOf = ([dark, mid, light]: Ground, angle = 80): Layer => ({
  kind: 'background',
  angle,
  stops: [
    { at: 0, color: dark },
    { at: 0.55, color: mid },
    { at: 1, color: light },
  ],
});

/** A ground of one color. */
export const plainBack = (color: string): Layer => backOf([color, color, color]);

/** A round light; center and radius in pixels. */
export const lightAt = (center: Point, radius: number, color: string, opacity: number): Layer => ({
  kind: 'light',
  center,
  radius,
  color,
  opacity,
});

/**
 * A pattern or a drawn place.
 * @param how technique, opacity, middle in pixels, and colors (by default those of the palette)
 */
export const motifOf = (
  slots: Slots,
  palette: Palette,
  name: MotifName,
  how: { manner: Manner; opacity: number; center: Point; colors?: readonly string[] },
): Layer => ({
  kind: 'motif',
  motif: name,
  manner: how.manner,
  colors: [...(how.colors ?? palette.motif)],
  ground: palette.ground,
  blur: 0,
  opacity: how.opacity,
  center: how.center,
  seed: slots.seed,
});

/** Dark corners. */
export const vignette = (strength: number): Layer => ({ kind: 'vignette', color: '#000000', strength });

/** A photographed place; a tall picture sees a narrower part of it. */
export const placeOf = (name: PanoramaName, size: FormatSize, more: Partial<LayerOf<'panorama'>>): Layer => {
  const view = { ...viewOfPlace(name, size), ...more };
  return { ...view, fov: size.width < size.height ? view.fov * 0.6 : view.fov };
};

/** Two halves divided by a white slanted line. */
export const halves = (left: Ground, right: Ground, size: FormatSize, slant = 0.1): Layer[] => [
  backOf(left, 90),
  {
    kind: 'split',
    edge: 'straight',
    at: 0.5,
    slant,
    stops: [
      { at: 0, color: right[0] },
      { at: 0.55, color: right[1] },
      { at: 1, color: right[2] },
    ],
    view: null,
    motif: null,
    divider: { width: size.width * 0.008, color: '#ffffff' },
  },
];

/** Two fields of one color each: beside each other with a slanted edge, in a square or tall picture above each other. */
export const fields = (first: string, second: string, at: number, size: FormatSize): Layer[] =>
  size.width > size.height
    ? [
        plainBack(first),
        {
          kind: 'split',
          edge: 'straight',
          at,
          slant: 0.16,
          stops: [
            { at: 0, color: second },
            { at: 1, color: second },
          ],
          view: null,
          motif: null,
          divider: { width: 0, color: '#ffffff' },
        },
      ]
    : [
        {
          kind: 'background',
          angle: 95,
          stops: [
            { at: 0, color: first },
            { at, color: first },
            { at, color: second },
            { at: 1, color: second },
          ],
        },
      ];
