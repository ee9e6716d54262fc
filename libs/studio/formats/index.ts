import type { FormatName } from '@portada/contracts';
import { beforeAfter } from './before-after';
import { closeUp } from './close-up';
import { face } from './face';
import type { Format } from './format';
import { mystery } from './mystery';
import { number } from './number';
import { photo } from './photo';
import { place } from './place';
import { poster } from './poster';
import { thing } from './thing';
import { versus } from './versus';
import { words } from './words';

export type { Format, FormatSize, LettersName, Traits } from './format';
export { photoPlace } from './photo';
export type { HeroNumber, Slots } from './slots';

/** Every format by its name. */
export const formats: Record<FormatName, Format> = {
  thing,
  words,
  face,
  photo,
  number,
  versus,
  'before-after': beforeAfter,
  'close-up': closeUp,
  mystery,
  poster,
  place,
};
