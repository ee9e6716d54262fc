import { spanishAnimalWords } from './nouns-spanish/animals-and-plants';
import { spanishLooksWords } from './nouns-spanish/beauty-and-fashion';
import { spanishCrimeWords } from './nouns-spanish/crime-and-fear';
import { spanishFamilyWords } from './nouns-spanish/family-and-love';
import { spanishFoodWords } from './nouns-spanish/food';
import { spanishHealthWords } from './nouns-spanish/health';
import { spanishHistoryWords } from './nouns-spanish/history-and-belief';
import { spanishHomeWords } from './nouns-spanish/home';
import { spanishLearningWords } from './nouns-spanish/learning-and-music';
import { spanishMediaWords } from './nouns-spanish/media-and-art';
import { spanishMoneyWords } from './nouns-spanish/money-and-work';
import { spanishSportWords } from './nouns-spanish/sport';
import { spanishTechnologyWords } from './nouns-spanish/technology';
import { spanishTravelWords } from './nouns-spanish/travel-and-nature';
import { spanishVehicleWords } from './nouns-spanish/vehicles';

/**
 * Words and phrases of Spanish titles of Spain and Latin America, in the format of `livingNouns`. Each part covers fields
 * of videos. A word that also is an English word of another sense is marked `@es`. This table has priority over the
 * tables of nouns by topic.
 */
export const spanishNouns = [
  spanishFoodWords,
  spanishHomeWords,
  spanishLooksWords,
  spanishFamilyWords,
  spanishHealthWords,
  spanishTechnologyWords,
  spanishMediaWords,
  spanishVehicleWords,
  spanishSportWords,
  spanishLearningWords,
  spanishHistoryWords,
  spanishCrimeWords,
  spanishMoneyWords,
  spanishTravelWords,
  spanishAnimalWords,
].join('\n');
