import { computerObjects } from './own-objects/computers';
import { deviceObjects } from './own-objects/devices';
import { everydayObjects } from './own-objects/everyday';
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
];

/** The entries of the catalogue for the drawings of our own: things (group 7) without an emoji. */
export const ownIllustrations = ownObjects.map(({ id, names }) => ({
  id,
  emoji: '',
  group: 7,
  names: [...names],
  keywords: [] as string[],
}));

/** Nouns that mean a drawing of our own, in the form of the other tables of nouns; they go before those. */
export const ownNouns = ownObjects.map(({ id, nouns }) => `${id}: ${nouns}`).join('\n');
