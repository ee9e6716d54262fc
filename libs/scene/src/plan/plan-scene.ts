import type { Layer, Scene } from '../scene.schema';
import { castLayers } from './cast';
import { chooseCompanion } from './companion';
import type { Companion, Draft, Knowledge, SceneInput } from './draft';
import { finishLayers, groundLayers } from './ground';
import { headlineOf } from './headline';
import { type Layout, layoutOf } from './layout';
import { badgeLayer, boxesOf, headlineLayer } from './lettering';
import { type Bend, paletteOf } from './palette';
import { seededRandom } from './random';
import { moodOf } from './mood';
import { lookOf } from './style';
import { subjectOf } from './subject';

const standInWords = { en: ['WATCH', 'THIS!'], es: ['¡MIRA', 'ESTO!'] };
const textWords =
  /\b(?:text|texts|words|letters|headline|title|typography|texto|textos|palabras|letras|t[ií]tulo)\b/i;

/**
 * Plans a thumbnail: what it says, what it shows, where everything lies and in which colors. The same input and
 * knowledge give the same scene.
 * @param input the creator's request with size and seed
 * @param knowledge illustration set and text measure
 */
export function planScene(input: SceneInput, knowledge: Knowledge): Scene {
  const draft = draftOf(input, knowledge);
  const headline = headlineLayer(draft);
  const badge = badgeLayer(draft);
  const finish = finishLayers(draft);
  const text: Layer[] = [headline, badge].filter((layer) => layer !== null);
  return {
    version: 1,
    width: input.width,
    height: input.height,
    aspectRatio: input.aspectRatio,
    seed: input.seed,
    layers: [
      ...groundLayers(draft),
      ...castLayers(draft, boxesOf([headline, badge])),
      ...finish.under,
      ...text,
      ...finish.over,
    ],
  };
}

function draftOf(input: SceneInput, knowledge: Knowledge): Draft {
  const random = seededRandom(input.seed);
  const look = lookOf(input.style);
  const mood = moodOf(input.mood);
  const avoids = (words: RegExp) => input.elementsToAvoid.some((element) => words.test(element));
  const avoidedIds = new Set(
    input.elementsToAvoid.flatMap((element) => [...knowledge.index.allMeant(element)]),
  );
  const subject = subjectOf(input, knowledge.index, random);
  const headline = headlineFor(input, subject.found ? (subject.heroes[0].names[0] ?? null) : null);
  if (avoids(textWords)) Object.assign(headline, { words: [], highlighted: [], badge: null });
  const { width, height, aspectRatio } = input;
  const layout = layoutOf(
    {
      intent: subject.intent,
      heroes: subject.heroes.length,
      aspectRatio,
      width,
      height,
      text: headline.words.length > 0,
    },
    random,
  );
  const companion = chooseCompanion({ subject, layout, look, headline, random, avoids });
  makeRoom(layout, companion, headline.badge !== null, height);
  const palette = paletteOf(
    {
      name: input.colorPalette,
      topicHue: subject.concept?.hue ?? null,
      heroHue: subject.heroes[0].hue,
      accentHue: look.accent,
      bend: joined(look.bend, mood.bend),
    },
    random,
  );
  const unit = (width + height) / 200;
  return {
    input,
    knowledge,
    random,
    headline,
    subject,
    layout,
    palette,
    look,
    mood,
    companion,
    unit,
    avoids,
    avoided: ({ id }) => avoidedIds.has(id),
  };
}

/** The headline takes the height that badge and companion leave, where they stand below it. */
function makeRoom(layout: Layout, companion: Companion, badge: boolean, height: number): void {
  if (layout.name !== 'hero-right') return;
  const bottom =
    companion === 'face' || companion === 'second'
      ? 0.65
      : companion === 'arrow'
        ? 0.75
        : badge
          ? 0.79
          : 0.92;
  layout.headline.height = height * bottom - layout.headline.y;
}

/** A prompt without a word that can be set still gets something to say: its subject, or a call to look. */
function headlineFor(input: SceneInput, subjectName: string | null) {
  const headline = headlineOf(input.prompt, input.headline);
  if (headline.words.length > 0) return headline;
  const name = subjectName?.split(/[ _-]/).slice(0, 3).join(' ').toUpperCase();
  const words = name ? name.split(' ') : standInWords[headline.language];
  return { ...headline, words, highlighted: words.length > 1 ? [words.length - 1] : [] };
}

const joined = (style: Bend, mood: Bend): Bend => ({
  lightness: style.lightness + mood.lightness,
  chroma: style.chroma * mood.chroma,
  hue: style.hue ?? mood.hue,
  darkText: style.darkText,
});
