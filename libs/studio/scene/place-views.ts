import type { PanoramaName } from './panoramas';
import type { LayerOf } from './scene.schema';

/** Direction of a view in degrees (see `panoramaSchema`), and its exposure. */
type PlaceView = { yaw: number; pitch: number; exposure: number };

/** The view of each place that is shown first: where the place is recognized best. */
const placeViews: Readonly<Record<PanoramaName, PlaceView>> = {
  apartment: { yaw: 12, pitch: 2, exposure: 0.7 },
  bridge: { yaw: 52, pitch: 4, exposure: 1.2 },
  city: { yaw: 45, pitch: 8, exposure: 1.4 },
  dawn: { yaw: 10, pitch: 4, exposure: 0.9 },
  esplanade: { yaw: 140, pitch: 5, exposure: 1.4 },
  forest: { yaw: 150, pitch: 4, exposure: 1.25 },
  hall: { yaw: 130, pitch: 5, exposure: 0.7 },
  lab: { yaw: -60, pitch: 2, exposure: 1 },
  lobby: { yaw: 20, pitch: 2, exposure: 0.9 },
  night: { yaw: 30, pitch: 5, exposure: 0.8 },
  park: { yaw: -60, pitch: 3, exposure: 0.85 },
  sky: { yaw: -100, pitch: 6, exposure: 1 },
  studio: { yaw: 61, pitch: 4, exposure: 0.7 },
  sunrise: { yaw: 0, pitch: 4, exposure: 0.75 },
  sunset: { yaw: 70, pitch: 5, exposure: 1.1 },
  venice: { yaw: 0, pitch: 5, exposure: 1.1 },
  warehouse: { yaw: 60, pitch: 3, exposure: 0.8 },
  workshop: { yaw: 100, pitch: 4, exposure: 0.85 },
};

/** Horizontal field of view in degrees of the first view of a place, and its saturation. */
const [firstFov, firstSaturation] = [70, 1.1];
/** Blur of the first view of a place, in hundredths of the mean side of the picture. */
const firstBlur = 1.1;

/**
 * Returns the view of a place that is shown first.
 * @param place name of the place
 * @param size size of the picture in pixels
 */
export const viewOfPlace = (
  place: PanoramaName,
  { width, height }: { width: number; height: number },
): LayerOf<'panorama'> => ({
  kind: 'panorama',
  panorama: place,
  ...placeViews[place],
  fov: firstFov,
  tint: [1, 1, 1],
  saturation: firstSaturation,
  blur: (firstBlur * (width + height)) / 200,
});
