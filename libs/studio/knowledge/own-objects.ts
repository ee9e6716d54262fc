import { computerObjects } from './own-objects/computers';
import { deviceObjects } from './own-objects/devices';
import { everydayObjects } from './own-objects/everyday';
import { flagObjects } from './own-objects/flags';
import { homeObjects } from './own-objects/home';
import { leisureObjects } from './own-objects/leisure';
import { outdoorObjects } from './own-objects/outdoors';
import { storyObjects } from './own-objects/stories';
import { topicObjects } from './own-objects/topics';
import { moneyObjects } from './own-objects/money';
import { placeObjects } from './own-objects/places';
import type { OwnObject } from './own-objects/shapes';

/**
 * Things that creators ask for and the illustration set lacks or draws badly, as flat shapes that can be lit as bodies.
 * Without trademarks.
 */
export const ownObjects: readonly OwnObject[] = [
  ...computerObjects,
  ...deviceObjects,
  ...homeObjects,
  ...everydayObjects,
  ...moneyObjects,
  ...leisureObjects,
  ...topicObjects,
  ...placeObjects,
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
