import { chessObjects } from './own-objects/chess';
import { namedThingObjects } from './own-objects/named-things';
import { bodyObjects } from './own-objects/body';
import { buildingObjects } from './own-objects/buildings';
import { computerObjects } from './own-objects/computers';
import { deviceObjects } from './own-objects/devices';
import { everydayObjects } from './own-objects/everyday';
import { consoleObjects } from './own-objects/consoles';
import { flagObjects } from './own-objects/flags';
import { homeObjects } from './own-objects/home';
import { furnitureObjects } from './own-objects/furniture';
import { kitchenwareObjects } from './own-objects/kitchenware';
import { repairObjects } from './own-objects/repair';
import { cleaningObjects } from './own-objects/cleaning';
import { workshopObjects } from './own-objects/workshop';
import { crimeObjects } from './own-objects/crime';
import { childrenObjects } from './own-objects/children';
import { petThingObjects } from './own-objects/pet-things';
import { europeanLandmarks } from './own-objects/landmarks-europe';
import { worldLandmarks } from './own-objects/landmarks-world';
import { carPartObjects } from './own-objects/car-parts';
import { medicineObjects } from './own-objects/medicine';
import { musicObjects } from './own-objects/music';
import { boneObjects } from './own-objects/bones';
import { outdoorThingObjects } from './own-objects/outdoor-things';
import { containerObjects } from './own-objects/containers';
import { wornObjects } from './own-objects/worn';
import { gymGearObjects } from './own-objects/gym-gear';
import { sportGearObjects } from './own-objects/sport-gear';
import { scienceObjects } from './own-objects/science';
import { wildAnimalObjects } from './own-objects/wild-animals';
import { gardenThingObjects } from './own-objects/garden-things';
import { faithObjects } from './own-objects/faith';
import { gadgetObjects } from './own-objects/gadgets';
import { officeThingObjects } from './own-objects/office-things';
import { dangerAndLuckObjects } from './own-objects/danger-and-luck';
import { dishObjects } from './own-objects/dishes';
import { machineObjects } from './own-objects/machines';
import { audioGearObjects } from './own-objects/audio-gear';
import { askedObjects } from './own-objects/asked';
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
import { craftObjects } from './own-objects/crafts';
import { interiorObjects } from './own-objects/interiors';
import { streetObjects } from './own-objects/streets';
import { tablewareObjects } from './own-objects/tableware';
import { travelGearObjects } from './own-objects/travel-gear';
import { buildingMaterialObjects } from './own-objects/building-materials';
import { playAndPartyObjects } from './own-objects/play-and-party';
import { smallGoodsObjects } from './own-objects/small-goods';
import { catBody, dogBody, petAndPeopleObjects } from './own-objects/pets-and-people';
import { redrawnBodies } from './own-objects/redrawn';
import { headphonesBody, laptopBody, screenObjects } from './own-objects/screens';
import { vehiclePartObjects } from './own-objects/vehicle-parts';
import { roleObjects } from './own-objects/roles';
import { oldTimesObjects } from './own-objects/old-times';
import { everydayFoodObjects } from './own-objects/everyday-food';
import { drivingObjects } from './own-objects/driving';
import { studyAndCodeObjects } from './own-objects/study-and-code';
import { looksAndMovesObjects } from './own-objects/looks-and-moves';
import { sceneMomentObjects } from './own-objects/scene-moments';
import { sceneThingObjects } from './own-objects/scene-things';
import type { OwnObject } from './own-objects/shapes';

/**
 * Portada's own drawings of things that creators ask for and that the illustration set lacks or draws badly. They are
 * flat shapes that can be lit as bodies, without trademarks.
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
  ...askedObjects,
  ...audioGearObjects,
  ...machineObjects,
  ...dishObjects,
  ...dangerAndLuckObjects,
  ...officeThingObjects,
  ...gadgetObjects,
  ...faithObjects,
  ...gardenThingObjects,
  ...wildAnimalObjects,
  ...scienceObjects,
  ...sportGearObjects,
  ...gymGearObjects,
  ...wornObjects,
  ...containerObjects,
  ...outdoorThingObjects,
  ...boneObjects,
  ...musicObjects,
  ...medicineObjects,
  ...carPartObjects,
  ...europeanLandmarks,
  ...worldLandmarks,
  ...petThingObjects,
  ...childrenObjects,
  ...crimeObjects,
  ...workshopObjects,
  ...cleaningObjects,
  ...repairObjects,
  ...furnitureObjects,
  ...kitchenwareObjects,
  ...craftObjects,
  ...interiorObjects,
  ...streetObjects,
  ...tablewareObjects,
  ...travelGearObjects,
  ...buildingMaterialObjects,
  ...playAndPartyObjects,
  ...smallGoodsObjects,
  ...roleObjects,
  ...oldTimesObjects,
  ...everydayFoodObjects,
  ...drivingObjects,
  ...studyAndCodeObjects,
  ...looksAndMovesObjects,
  ...flagObjects,
  ...sceneMomentObjects,
  ...sceneThingObjects,
  ...consoleObjects,
  ...chessObjects,
  ...namedThingObjects,
];

/**
 * Catalogue entries of Portada's own drawings. No emoji shows the same things, so `emoji` is empty. Every entry is in
 * group 7 of the emoji standard (objects).
 */
export const ownIllustrations = ownObjects.map(({ id, names }) => ({
  id,
  emoji: '',
  group: 7,
  names: [...names],
  keywords: [] as string[],
}));

const tableOf = (objects: readonly OwnObject[]): string =>
  objects.map(({ id, nouns }) => `${id}: ${nouns}`).join('\n');

/**
 * Nouns that mean Portada's own drawings, in the format of `livingNouns`. This table has priority over the other tables
 * of nouns.
 */
export const ownNouns = tableOf(ownObjects.filter((object) => !flagObjects.includes(object)));

/**
 * Names of countries, peoples and languages with their flags, in the format of `livingNouns`. Kept apart because a
 * prompt may name a country and show another thing.
 */
export const flagNouns = tableOf(flagObjects);

const bodyOf = (id: string): string => ownObjects.find((object) => object.id === `own-${id}`)?.body ?? '';

/**
 * Drawings of the illustration set that are replaced under their own name, because they look empty or odd as large
 * bodies. Key: id; value: SVG shapes in a square of 32 units.
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
  ...redrawnBodies,
]);
