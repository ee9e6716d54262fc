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
import type { StyleRules } from './style';
import type { Subject } from '../understanding/subject';
import type { TypeSystem } from './type-systems';
import { textWords } from '../understanding/request-words';
import type { Taggers } from '../understanding/taggers';
import type { Layout } from './template';

/** What the planner knows about the world: the illustration set, how wide text is, and the taggers that are loaded. */
export type Knowledge = { index: IllustrationIndex; measure: MeasureText; taggers: Taggers };

/** What a thumbnail is planned from: the creator's request, the size in pixels and the seed (0 to 2^32-1). */
export type SceneInput = PictureRequest & { width: number; height: number; seed: number };

/** Everything decided before the first layer is laid. */
export type Draft = {
  input: SceneInput;
  knowledge: Knowledge;
  random: Random;
  headline: Headline;
  subject: Subject;
  /** Places in the headline after which no line should end. */
  bonds: readonly number[];
  /** The names of two sides that are set against each other; null where the prompt names none. */
  names: readonly [string, string] | null;
  /** Whether the heroes are what the prompt means. Otherwise none is shown. */
  isSure: boolean;
  /** Who is shown large; null in a picture of things. */
  person: Person | null;
  idea: Idea;
  layout: Layout;
  palette: Palette;
  styleRules: StyleRules;
  /** What the prompt asks for besides its subject. */
  asked: Instructions;
  /** How the headline is set; null for the outlined letters of the style. */
  typeSystem: TypeSystem | null;
  mood: Mood;
  /** Where the picture takes place, and its photographic ground; null where the place is drawn. */
  place: MotifName;
  view: LayerOf<'panorama'> | null;
  /** Set where an earlier plan was hard to read: plain ground, text on panels. */
  cautious: boolean;
  /** Set for the last plan of all: letters without any finish, on a panel that hides the ground. */
  plainLetters: boolean;
  /** One hundredth of the picture's mean side: sizes of outlines and shadows follow it. */
  unit: number;
  /** Whether an element to avoid speaks of one of these words. */
  avoids: (words: RegExp) => boolean;
  /** Whether a drawing is to be avoided. */
  avoided: (illustration: Illustration) => boolean;
};

/** Words for what is drawn without an illustration, as creators name it in what they avoid. */
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
