import type { Layer, LayerOf, MotifName } from '../scene/scene.schema';
import type { SurfaceName } from '../understanding/scene-words';
import { oklch, toOklch } from './color';
import type { Draft } from './draft';
import type { Palette } from './palette';
import type { DrawnScene } from './drawn-scene';

/** Surfaces of places by motif, for a scene that names no surface. */
const surfacesOf: Readonly<Record<string, SurfaceName>> = {
  beach: 'sand',
  desert: 'sand',
  snow: 'snow',
  leaves: 'grass',
  hills: 'grass',
  forest: 'grass',
  jungle: 'grass',
  mountains: 'grass',
  road: 'road',
  skyline: 'road',
  kitchen: 'wood',
  room: 'floor',
  bookshelf: 'wood',
  stadium: 'grass',
};

/** Share of the color that the background of a scene keeps if the prompt names neither a place nor a color. */
const calmShare = 0.8;

/**
 * A palette with a calmer background, for a scene that names neither a place nor a color.
 * @param palette palette of the request
 */
export function calmPalette(palette: Palette): Palette {
  const calmed = (color: string): string => {
    const { l, c, h } = toOklch(color);
    return oklch(l, c * calmShare, h);
  };
  const [deep, mid, bright] = palette.ground;
  const [first, second, third] = palette.motif;
  return {
    ...palette,
    ground: [calmed(deep), calmed(mid), calmed(bright)],
    motif: [calmed(first), calmed(second), calmed(third)],
    glow: calmed(palette.glow),
  };
}

/** Motifs behind surfaces, for a scene that names no place. */
const motifsOf: Readonly<Partial<Record<SurfaceName, MotifName>>> = {
  ice: 'snow',
  snow: 'snow',
  sand: 'beach',
  grass: 'hills',
  road: 'road',
  water: 'sea',
  lava: 'smoke',
};

/**
 * The motif behind a scene that names no place: the motif of its surface, otherwise a plain background.
 * @param drawnScene members and surface
 * @param hasPlace false if the prompt asks for a background of one color
 */
export const sceneMotif = ({ surface }: DrawnScene, hasPlace: boolean): MotifName =>
  (hasPlace && surface ? motifsOf[surface] : undefined) ?? 'sweep';

/**
 * The surface of a scene: behind the members, and for a member inside the surface also in front of the member. A scene
 * with rain also has the rain in front.
 * @param draft the decisions about the picture
 * @param drawnScene members, relations, surface and weather
 * @param top upper edge of the surface, in pixels
 * @param floor line on which the members stand, in pixels
 */
export function sceneSurface(
  draft: Draft,
  { surface, sunk, rain }: DrawnScene,
  top: number,
  floor: number,
): { behind: Layer[]; front: Layer[] } {
  const { input, random, understood } = draft;
  const material = surface ?? (understood.place ? (surfacesOf[draft.place] ?? null) : null);
  const layer = (from: number, opacity: number): LayerOf<'surface'>[] =>
    material === null
      ? []
      : [
          {
            kind: 'surface',
            material,
            box: { x: 0, y: from, width: input.width, height: input.height - from },
            opacity,
            shade: understood.time === 'night' ? 0.5 : 0,
            seed: random.seed(),
          },
        ];
  const weather: LayerOf<'rain'>[] = rain ? [{ kind: 'rain', amount: 0.7, seed: random.seed() }] : [];
  const depth = floor - (floor - top) * 0.9;
  return {
    behind: layer(top, 1),
    front: [...(sunk && material ? layer(depth, material === 'water' ? 0.82 : 1) : []), ...weather],
  };
}
