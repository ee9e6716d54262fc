import { hashOf } from '../scene/random';
import type { Layer } from '../scene/scene.schema';
import { darkGround, paletteWith } from './colors';
import type { FormatSize } from './format';
import { backOf, motifOf, placeOf } from './grounds';
import type { Slots } from './slots';

/** Light and color of a photographed place: warm or cold by the seed, or the night of a fright. */
const lights = {
  warm: { exposure: 0.95, saturation: 1.35, tint: [1.35, 1, 0.62] },
  cold: { exposure: 0.95, saturation: 1.35, tint: [0.7, 0.95, 1.4] },
  night: { exposure: 0.3, saturation: 0.4, tint: [0.9, 1, 1.15] },
} as const;

/** Grades of the two lights by day. */
const grades = {
  warm: { light: '#ffb45a', shade: '#5a1436' },
  cold: { light: '#7fc4ff', shade: '#0b1d4f' },
} as const;

/** Whether the prompt names a place that can be shown. */
export const hasPlace = ({ place, motif }: Slots): boolean => place !== null || motif !== null;

/** The photographed place that the prompt names, out of focus, otherwise the drawn one; a plain ground without either. */
export function placeGround(slots: Slots, size: FormatSize): Layer[] {
  const { place, motif, tone, seed } = slots;
  const palette = paletteWith(slots, 262, { ground: darkGround(262) });
  if (place === null) {
    const center = { x: size.width / 2, y: size.height / 2 };
    const drawn =
      motif === null ? [] : [motifOf(slots, palette, motif, { manner: 'lit', opacity: 1, center })];
    return [backOf(palette.ground), ...drawn];
  }
  const day = hashOf(`light ${seed}`) % 2 === 0 ? 'warm' : 'cold';
  const { tint, ...light } = lights[tone === 'plain' ? day : 'night'];
  return [
    backOf(palette.ground),
    placeOf(place, size, { ...light, tint: [...tint], blur: size.height * 0.0055, fov: 75 }),
    { kind: 'grade', angle: -40, ...grades[day], amount: 0.3, contrast: 0.25, grey: 0 },
  ];
}
