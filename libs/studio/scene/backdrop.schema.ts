import { z } from 'zod';

/** Places that are drawn as a whole ground behind the members of a described scene. */
export const backdropPlaces = [
  'kitchen',
  'cafe',
  'office',
  'bedroom',
  'living-room',
  'classroom',
  'library',
  'gym',
  'workshop',
  'corridor',
  'laboratory',
  'cabin',
  'shop',
  'stage',
  'stadium',
  'ring',
  'street',
  'city',
  'road',
  'forest',
  'jungle',
  'field',
  'garden',
  'mountains',
  'desert',
  'mars',
  'beach',
  'sea',
  'lake',
  'underwater',
  'snow',
  'cave',
  'space',
  'moon',
] as const;
export type BackdropPlace = (typeof backdropPlaces)[number];

/** Times of day of a drawn place. */
export const backdropTimes = ['day', 'sunset', 'night'] as const;
export type BackdropTime = (typeof backdropTimes)[number];

/** Weather and light of a drawn place. */
export const backdropWeathers = ['rain', 'snow', 'snowfall', 'fog', 'lightning', 'aurora', 'dark'] as const;
export type BackdropWeather = (typeof backdropWeathers)[number];

/** Color of lights that the prompt does not name. */
export const plainLights = '#fff0c8';

/**
 * The ground of a described scene: a drawn place as large as the picture. `floor` is the line in pixels at which wall
 * or distance ends and the ground begins; `lights` is the color of spotlights on a stage.
 */
export const backdropSchema = z.object({
  kind: z.literal('backdrop'),
  place: z.enum(backdropPlaces),
  time: z.enum(backdropTimes),
  weather: z.array(z.enum(backdropWeathers)),
  floor: z.number(),
  lights: z.string().regex(/^#[0-9a-f]{6}$/),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
});
