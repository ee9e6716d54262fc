import { bodyObjects } from './own-objects/body';
import { buildingObjects } from './own-objects/buildings';
import { computerObjects } from './own-objects/computers';
import { deviceObjects } from './own-objects/devices';
import { everydayObjects } from './own-objects/everyday';
import { flagObjects } from './own-objects/flags';
import { homeObjects } from './own-objects/home';
import { gardenObjects } from './own-objects/garden';
import { householdObjects } from './own-objects/household';
import { leisureObjects } from './own-objects/leisure';
import { mealObjects } from './own-objects/meals';
import { mediaObjects } from './own-objects/media';
import { natureObjects } from './own-objects/nature';
import { outdoorObjects } from './own-objects/outdoors';
import { storyObjects } from './own-objects/stories';
import { topicObjects } from './own-objects/topics';
import { moneyObjects } from './own-objects/money';
import { placeObjects } from './own-objects/places';
import { paperObjects } from './own-objects/papers';
import { catBody, dogBody, petAndPeopleObjects } from './own-objects/pets-and-people';
import { headphonesBody, laptopBody, screenObjects } from './own-objects/screens';
import { vehiclePartObjects } from './own-objects/vehicle-parts';
import type { OwnObject } from './own-objects/shapes';

/**
 * Things that creators ask for and the illustration set lacks or draws badly, as flat shapes that can be lit as bodies.
 * Without trademarks.
 */
export const ownObjects: readonly OwnObject[] = [
  ...computerObjects,
  ...deviceObjects,
  ...homeObjects,
  ...householdObjects,
  ...gardenObjects,
  ...paperObjects,
  ...mealObjects,
  ...mediaObjects,
  ...vehiclePartObjects,
  ...everydayObjects,
  ...moneyObjects,
  ...leisureObjects,
  ...topicObjects,
  ...placeObjects,
  ...buildingObjects,
  ...natureObjects,
  ...bodyObjects,
  ...petAndPeopleObjects,
  ...screenObjects,
  ...outdoorObjects,
  ...storyObjects,
  ...flagObjects,
];

/** The entries of the catalogue for the drawings of our own: things (group 7) without an emoji. */
export const ownIllustrations = ownObjects.map(({ id, names }) => ({
  id,
  emoji: '',
  group: 7,
  names: [...names],
  keywords: [] as string[],
}));

const tableOf = (objects: readonly OwnObject[]): string =>
  objects.map(({ id, nouns }) => `${id}: ${nouns}`).join('\n');

/** Nouns that mean a drawing of our own, in the form of the other tables of nouns; they go before those. */
export const ownNouns = tableOf(ownObjects.filter((object) => !flagObjects.includes(object)));

/** Names of countries, peoples and languages with their flags, in the same form. A prompt may name one and show another thing. */
export const flagNouns = tableOf(flagObjects);

const bodyOf = (id: string): string => ownObjects.find((object) => object.id === `own-${id}`)?.body ?? '';

/**
 * Drawings of the set that have another drawing under their own name, because they look empty or odd as large bodies: id, and
 * SVG shapes in a square of 32 units.
 */
export const redrawn: ReadonlyMap<string, string> = new Map([
  ['cat', catBody],
  ['cat-face', catBody],
  ['pouting-cat', bodyOf('angry-cat')],
  ['dog', dogBody],
  ['dog-face', dogBody],
  ['laptop', laptopBody],
  ['headphone', headphonesBody],
  ['mobile-phone', bodyOf('phone-apps')],
  ['folded-hands', bodyOf('praying-hands')],
  ['poultry-leg', bodyOf('fried-chicken')],
]);
