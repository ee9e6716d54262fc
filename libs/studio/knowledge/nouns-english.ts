import { animalAndHealthWords } from './nouns-english/animals-and-health';
import { beautyAndFashionWords } from './nouns-english/beauty-and-fashion';
import { crimeAndFearWords } from './nouns-english/crime-and-fear';
import { foodWords } from './nouns-english/food';
import { gameWords } from './nouns-english/games';
import { historyAndBeliefWords } from './nouns-english/history-and-belief';
import { homeAndGardenWords } from './nouns-english/home-and-garden';
import { learningWords } from './nouns-english/learning';
import { loveAndPeopleWords } from './nouns-english/love-and-people';
import { mediaAndArtWords } from './nouns-english/media-and-art';
import { moneyAndWorkWords } from './nouns-english/money-and-work';
import { musicWords } from './nouns-english/music';
import { sportWords } from './nouns-english/sport';
import { technologyWords } from './nouns-english/technology';
import { travelAndNatureWords } from './nouns-english/travel-and-nature';
import { vehicleAndScienceWords } from './nouns-english/vehicles-and-science';

/**
 * English words and phrases of titles, in the format of `livingNouns`: names of products and games that stand for a
 * thing, examinations, exercises, jobs, dishes, parts of machines. Each part covers a field of videos. This table has
 * priority over the tables of nouns by topic.
 */
export const englishNouns = [
  foodWords,
  technologyWords,
  gameWords,
  vehicleAndScienceWords,
  sportWords,
  beautyAndFashionWords,
  homeAndGardenWords,
  animalAndHealthWords,
  learningWords,
  musicWords,
  historyAndBeliefWords,
  crimeAndFearWords,
  moneyAndWorkWords,
  travelAndNatureWords,
  mediaAndArtWords,
  loveAndPeopleWords,
].join('\n');
