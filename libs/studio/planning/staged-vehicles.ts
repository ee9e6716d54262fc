import { type PersonFigure, driverShapes } from '../knowledge/person-figures/person-figure';
import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Layer } from '../scene/scene.schema';
import type { Draft } from './draft';
import { heroEffects } from './hero-effects';
import { floorShadow, placeIllustration } from './place-illustration';
import { aspectOf } from './scene-figures';

/**
 * The driver's place in the drawing of a vehicle that faces left: middle, lower edge and height of head and shoulders, as
 * shares of the square of the drawing. `isOpen` is true if the vehicle covers only the lower part of the driver.
 */
type Cab = { x: number; bottom: number; height: number; isOpen?: true };

const cabs: Readonly<Record<string, Cab>> = {
  automobile: { x: 0.405, bottom: 0.56, height: 0.2 },
  'sport-utility-vehicle': { x: 0.37, bottom: 0.535, height: 0.23 },
  'racing-car': { x: 0.585, bottom: 0.72, height: 0.26, isOpen: true },
  tractor: { x: 0.66, bottom: 0.47, height: 0.24 },
  'delivery-truck': { x: 0.215, bottom: 0.59, height: 0.2 },
  'pickup-truck': { x: 0.31, bottom: 0.59, height: 0.19 },
  'own-convertible': { x: 0.57, bottom: 0.47, height: 0.4, isOpen: true },
  taxi: { x: 0.4, bottom: 0.505, height: 0.155 },
  bus: { x: 0.345, bottom: 0.59, height: 0.24 },
  minibus: { x: 0.42, bottom: 0.56, height: 0.155 },
  'fire-engine': { x: 0.29, bottom: 0.56, height: 0.2 },
  ambulance: { x: 0.32, bottom: 0.56, height: 0.16 },
  locomotive: { x: 0.75, bottom: 0.44, height: 0.19 },
};

/**
 * Returns true for a vehicle in which a driver is drawn.
 * @param id name of a drawing
 */
export const hasCab = (id: string): boolean => cabs[id] !== undefined;

/** Height of a closed and of an open vehicle, as shares of the picture's height, and largest width, as a share of the stage's. */
const sizes = { height: 0.74, open: 0.54, width: 0.86 };

/** Height of the shoulders above the lower edge of the driver's square, and of head and shoulders, as shares of its side. */
const shoulders = { below: 1 / 32, height: 30 / 32 };

/**
 * A vehicle with its driver behind the window, or above the side of an open vehicle.
 * @param draft the decisions about the picture
 * @param vehicle drawing of a vehicle for which `hasCab` is true
 * @param driver who drives
 * @param stage room of the action
 * @param foot line on which the wheels stand, in pixels
 * @returns layers back to front, and the box of the vehicle
 */
export function vehicleLayers(
  draft: Draft,
  vehicle: Illustration,
  driver: PersonFigure,
  stage: Box,
  foot: number,
): { layers: Layer[]; box: Box } {
  const { input } = draft;
  const cab = cabs[vehicle.id];
  if (!cab) throw new Error(`The drawing ${vehicle.id} has no place for a driver.`);
  const high = Math.min(input.height * (cab.isOpen ? sizes.open : sizes.height), foot - stage.y);
  const width = Math.min(stage.width * sizes.width, high * aspectOf(vehicle));
  const room: Box = { x: stage.x + (stage.width - width) / 2, y: foot - high, width, height: high };
  const body = placeIllustration(draft, vehicle, {
    role: 'hero',
    room,
    anchor: [0.5, 1],
    effects: { ...heroEffects(draft), floor: floorShadow(draft) },
  });
  const { x, y, size } = body.frame;
  const side = (cab.height * size) / shoulders.height;
  const square: Box = {
    x: x + cab.x * size - side / 2,
    y: y + cab.bottom * size - side * (1 - shoulders.below),
    width: side,
    height: side,
  };
  const head: IllustrationLayer = {
    ...placeIllustration(
      draft,
      {
        id: 'own-person-figure',
        emoji: '',
        group: 1,
        names: [],
        keywords: [],
        ink: [0, 0, 1, 1],
        hue: null,
      },
      {
        role: 'prop',
        room: square,
        effects: {
          ...heroEffects(draft),
          glow: null,
          tint: null,
          floor: null,
          shadow: null,
          outline: null,
          rim: null,
        },
      },
    ),
    body: driverShapes(driver),
    flip: true,
  };
  return { layers: cab.isOpen ? [head, body] : [body, head], box: body.box };
}
