import type { Scene } from '@portada/studio';
import type { RenderContext } from '@portada/studio/engine';
import { filePictures } from './measure-files';
import { seedOnGround, wordOnGround } from './measure-outlines';
import { type Settings, sceneOf, swapSides, withLetters } from './scenes';

/** A picture of an article: its name, the request and seed of its plan, and a change of the planned scene. */
type ArticleSample = {
  name: string;
  settings: Settings;
  seed: number;
  change?: (scene: Scene) => Scene;
};

const house = {
  seed: 1,
  settings: { prompt: 'I lived in a tiny house for 30 days', style: 'cartoon', mood: 'happy' },
};

const alone = {
  seed: seedOnGround,
  settings: { ...wordOnGround, place: 'sunset' },
};

const rocket = {
  seed: 1,
  settings: { prompt: 'I built a rocket in 24 hours', style: 'comic' },
};

const white = '#ffffff';

/** Every picture of the articles. The files are in apps/web/public/pictures/articles. */
export const articleSamples: readonly ArticleSample[] = [
  { ...house, name: 'words-two', settings: { ...house.settings, headline: 'TINY HOUSE' } },
  {
    ...house,
    name: 'words-eight',
    settings: { ...house.settings, headline: 'I LIVED IN A TINY HOUSE ALL ALONE' },
  },
  { ...alone, name: 'outline-none', change: (scene) => withLetters(scene, { color: white, outline: 0 }) },
  { ...alone, name: 'outline-thick', change: (scene) => withLetters(scene, { color: white, outline: 16 }) },
  { ...rocket, name: 'corner-free' },
  { ...rocket, name: 'corner-covered', change: swapSides },
  {
    name: 'subject-one',
    seed: 1,
    settings: { prompt: 'The best burger in town', style: '3d', headline: 'WOW' },
  },
  {
    name: 'subject-three',
    seed: 2,
    settings: { prompt: 'A burger, a pizza and a taco', style: '3d', headline: 'WOW' },
  },
  { ...filePictures.flat, name: 'files-flat' },
  { ...filePictures.photo, name: 'files-photo' },
];

/** The greatest size in bytes of the social card of an article. */
export const articleCardBytes = 80_000;

/** Name of the first picture of each measured article, which its social card shows, by the key of the article. */
export const firstPictures = {
  words: 'words-two',
  outlines: 'outline-thick',
  corner: 'corner-free',
  subjects: 'subject-one',
  files: 'files-flat',
} as const;

/**
 * Returns the scene of a picture of the articles.
 * @param context an open asset pack
 * @param sample the picture
 */
export const sceneOfSample = (context: RenderContext, { settings, seed, change }: ArticleSample): Scene => {
  const scene = sceneOf(context, settings, seed);
  return change ? change(scene) : scene;
};
