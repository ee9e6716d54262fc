import type { PictureRequest } from '@portada/contracts';
import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import type { Idea, LayerOf, MotifName } from '../scene/scene.schema';
import type { MeasureText } from './fit-text';
import type { Instructions } from './instructions';
import type { Headline } from '../understanding/headline';
import type { Palette } from './palette';
import type { Random } from '../scene/random';
import type { Mood } from './mood';
import type { Person } from './people';
import type { DrawnScene } from './drawn-scene';
import type { StyleRules } from './style';
import type { Staging } from '../understanding/staging';
import type { Subject } from '../understanding/subject';
import type { TypeSystem } from './type-systems';
import { textWords } from '../understanding/request-words';
import type { Understanding } from '../understanding/understand';
import type { Taggers } from '../understanding/taggers';
import type { Layout } from './template';

/**
 * Data that the planner reads: the illustration set, the function that measures text, and the loaded part-of-speech
 * taggers.
 */
export type Knowledge = { index: IllustrationIndex; measure: MeasureText; taggers: Taggers };

/** Input of the planner: the creator's request, the size of the picture in pixels and the seed (0 to 2^32-1). */
export type SceneInput = PictureRequest & { width: number; height: number; seed: number };

/** All decisions about a picture that are made before its first layer is created. */
export type Draft = {
  input: SceneInput;
  knowledge: Knowledge;
  random: Random;
  headline: Headline;
  subject: Subject;
  /** Positions of the headline's words after which no line should end. */
  bonds: readonly number[];
  /** True if the headline is a short quoted text, whose words are all equally important. */
  isHook: boolean;
  /** Names of the two sides of a comparison; null if the prompt names no two sides. */
  names: readonly [string, string] | null;
  /** Things of the left and the right half with requested colors and states; null without such a request. */
  halves: Understanding['halves'];
  /** English names of the colors that the prompt gives to things, by the name of the drawing. */
  thingColours: ReadonlyMap<string, string>;
  /** Prices of the two sides of a comparison, as the prompt writes them; null without two prices. */
  prices: readonly [string, string] | null;
  /** True if the heroes are certain to show the subject of the prompt. If false, no hero is shown. */
  isSure: boolean;
  /** True if the prompt names the place of the picture. */
  isPlaced: boolean;
  /** The person shown large; null in a picture of things. */
  person: Person | null;
  /** Members and relations of a described scene; null for every other picture. */
  drawnScene: DrawnScene | null;
  /** Place, light and pose of a described scene that has a drawn place; null for every other picture. */
  staged: Staging | null;
  /** English names of the place and the time that the prompt names; null for none. */
  understood: { place: string | null; time: string | null };
  idea: Idea;
  layout: Layout;
  palette: Palette;
  styleRules: StyleRules;
  /** Instructions of the prompt about the picture, such as signs and colors. */
  asked: Instructions;
  /** Type system of the headline; null for the outlined letters of the style. */
  typeSystem: TypeSystem | null;
  mood: Mood;
  /** The place of the picture, and its photographic background (`view`); `view` is null if the place is drawn. */
  place: MotifName;
  view: LayerOf<'panorama'> | null;
  /** True if an earlier plan was hard to read: the plan then has a plain background, and text on panels. */
  cautious: boolean;
  /** True for the last attempt: letters without a finish, on a panel that hides the background. */
  plainLetters: boolean;
  /** One hundredth of the picture's mean side, in pixels. Widths of outlines and shadows are multiples of this unit. */
  unit: number;
  /** Returns true if one of the elements to avoid contains one of these words. */
  avoids: (words: RegExp) => boolean;
  /** Returns true if the drawing is to be avoided. */
  avoided: (illustration: Illustration) => boolean;
};

/** Words for shapes that are drawn without an illustration, as creators write them in the list of elements to avoid. */
export const avoidable = {
  text: textWords,
  face: /\b(?:faces?|emojis?|caras?|people|personas?|humans?|(?:wo)?m[ae]n|girls?|boys?|mujer(?:es)?|hombres?|reaction)\b/i,
  arrow: /\b(?:arrows?|flechas?)\b/i,
  ring: /\b(?:circles?|rings?|c[ií]rculos?|anillos?)\b/i,
  mark: /\b(?:check ?marks?|marks?|ticks?|cross(?:es)?|question marks?|signs?|signos?|marcas?|cruz)\b/i,
  badge: /\b(?:badges?|labels?|stickers?|tags?|insignias?|etiquetas?|pegatinas?)\b/i,
  chart: /\b(?:charts?|graphs?|trend|lines?|gr[aá]ficos?|gr[aá]ficas?|l[ií]neas?)\b/i,
  number: /\b(?:numbers?|numerals?|digits?|n[uú]meros?|cifras?)\b/i,
};
