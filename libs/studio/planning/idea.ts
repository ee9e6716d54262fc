import type { AspectRatio } from '@portada/contracts';
import type { Intent } from '../knowledge/intents';
import type { Idea, LayoutName } from '../scene/scene.schema';
import { hashOf } from '../scene/random';
import { layoutsFor } from './layout';
import type { Person } from './people';

/** An idea and the layout in which it is drawn. */
export type Choice = { idea: Idea; layout: LayoutName };

/** Layouts that fit an idea, best first; layouts that a ratio does not have are skipped. */
const layoutsOf: Record<Idea, readonly [LayoutName, ...LayoutName[]]> = {
  showcase: ['hero-right', 'hero-left', 'words-above', 'words-below'],
  stage: ['centre-split', 'words-below', 'words-above'],
  'close-up': ['close-left', 'close-right'],
  reveal: ['hero-left', 'hero-right', 'words-below', 'words-above'],
  reaction: ['person-left', 'person-right'],
  portrait: ['person-right', 'person-left'],
  versus: ['versus', 'diagonal'],
  clash: ['clash'],
  choice: ['choice'],
  'before-after': ['before-after'],
  progress: ['progress'],
  list: ['podium', 'row'],
  news: ['lower-third'],
  challenge: ['hero-right', 'hero-left', 'words-below', 'words-above'],
  money: ['hero-right', 'hero-left', 'words-above', 'words-below'],
  tutorial: ['hero-left', 'hero-right', 'words-below', 'words-above'],
  review: ['hero-right', 'words-above', 'hero-left', 'words-below'],
  horror: ['alone', 'words-below'],
  food: ['table'],
  gaming: ['hero-right', 'hero-left', 'words-above', 'words-below'],
  statement: ['type-stack'],
  keyword: ['type-giant'],
  banner: ['type-band'],
  poster: ['type-centre'],
  contrast: ['type-split'],
  caption: ['type-bottom'],
  scene: ['scene-right', 'scene-left', 'scene-above', 'scene-below', 'scene-whole', 'scene-mirrored'],
};

/** Layouts for a comparison of two sides without a drawing. */
const undrawnLayouts: Partial<Record<Idea, readonly [LayoutName, ...LayoutName[]]>> = {
  versus: ['names'],
  clash: ['names-diagonal'],
  choice: ['names-bands'],
  'before-after': ['times'],
  progress: ['times-wide'],
};

/** Ideas that are made of type, in the order in which the variants of a request use them. */
const typeIdeas = ['keyword', 'statement', 'banner', 'poster', 'contrast', 'caption'] as const;

/** Ideas that show two times. A prompt that asks for two times has no other ideas. */
const twoTimes = ['before-after', 'progress'] as const;

/**
 * Ideas for each kind of video. Neighbours in each list differ, including the last and the first, because consecutive
 * variants of a request use neighbours.
 */
const ideasOf: Record<Intent, readonly [Idea, Idea, Idea, ...Idea[]]> = {
  challenge: ['challenge', 'close-up', 'stage', 'reveal'],
  tutorial: ['tutorial', 'stage', 'close-up', 'showcase'],
  review: ['review', 'close-up', 'stage', 'reveal'],
  versus: ['versus', 'clash', 'versus', 'choice'],
  'before-after': [...twoTimes, 'reveal'],
  list: ['list', 'close-up', 'showcase', 'stage'],
  news: ['news', 'reveal', 'close-up', 'stage'],
  reaction: ['showcase', 'close-up', 'reveal', 'stage'],
  vlog: ['showcase', 'close-up', 'stage', 'reveal'],
  food: ['food', 'close-up', 'stage', 'showcase'],
  gaming: ['gaming', 'close-up', 'stage', 'reveal'],
  money: ['money', 'close-up', 'stage', 'reveal'],
  horror: ['horror', 'close-up', 'reveal', 'stage'],
  travel: ['stage', 'close-up', 'showcase', 'reveal'],
  fitness: ['challenge', 'close-up', 'stage', 'showcase'],
  technology: ['showcase', 'close-up', 'reveal', 'stage'],
  music: ['stage', 'close-up', 'showcase', 'reveal'],
  animals: ['close-up', 'showcase', 'reveal', 'stage'],
  general: ['showcase', 'close-up', 'stage', 'reveal'],
};

/** The most typical idea of a topic. A list of horror games, for example, may also use the idea `horror`. */
const signature: Partial<Record<Intent, Idea>> = {
  challenge: 'challenge',
  food: 'food',
  gaming: 'gaming',
  horror: 'horror',
  money: 'money',
  news: 'news',
  review: 'review',
  tutorial: 'tutorial',
};

/** Ideas that fit every request; they are used if too few other ideas are left. */
const standBy: readonly Idea[] = ['stage', 'showcase', 'close-up', 'reveal'];

/** Ideas that fit every request for a picture made of type; they are used if too few other ideas are left. */
const typeStandBy: readonly Idea[] = ['statement', 'poster', 'caption'];

/** The properties of a request by which its idea is chosen; none of them depends on the seed. */
export type IdeaInput = {
  aspectRatio: AspectRatio;
  intent: Intent;
  theme: Intent;
  /** Text of the request; its hash decides with which idea the variants begin. */
  request: string;
  pair: boolean;
  words: number;
  /** True if the second part of the headline contrasts with the first part: "but", "without", "although". */
  turned: boolean;
  letters: number;
  /** Letters of the longest word; a letter as wide as two Latin letters counts as two. */
  longest: number;
  money: boolean;
  time: boolean;
  /** True if the request names another thing besides the hero. */
  named: boolean;
  /** True if the request reports news; only such a request has the idea `news`. */
  reported: boolean;
  /** True if the request asks for a ranking and names at least three things. */
  ranked: boolean;
  /** True if requested extra elements need room next to the hero. */
  crowded: boolean;
  /** Role of the person that may be shown; null for no person. */
  person: Person['role'] | null;
  /** True if the edge of the picture may cut the hero, as a face, an animal or a meal. */
  cropped: boolean;
  /** True if the thing of the prompt is drawn. If not, the picture is made of type. */
  drawn: boolean;
  /** Letters of the longest word of the key, the part of the headline that type sets largest; 0 for none. */
  key: number;
};

/**
 * The ideas that fit a request, in the order in which variants use them. Each choice differs from the choice before it
 * in idea and layout, and the first from the last.
 * @param input the properties of the request
 */
export function choicesFor(input: IdeaInput): [Choice, ...Choice[]] {
  const offset = hashOf(input.request);
  const used = new Set<LayoutName>();
  const known = new Set(layoutsFor(input.aspectRatio));
  const assignLayout = (idea: Idea): Choice[] => {
    const layout = sought(idea, offset, input).find(
      (name) => known.has(name) && !used.has(name) && canUse(name, input),
    );
    if (layout === undefined) return [];
    used.add(layout);
    return [{ idea, layout }];
  };
  const wanted = preferredIdeas(input).filter((idea) => fits(idea, input));
  const choices = apart(scarceFirst(wanted, known, assignLayout));
  // Every variant shows the pair or the named person; a request without either gets one more idea.
  const least =
    input.pair && input.intent === 'before-after' ? 2 : input.pair || input.person === 'named' ? 3 : 4;
  for (const idea of isTypeLed(input) ? typeStandBy : standBy) {
    if (choices.length >= least) break;
    if (fits(idea, input) && !choices.some((choice) => choice.idea === idea))
      choices.push(...assignLayout(idea));
  }
  if (choices.length < least && !isTypeLed(input) && !choices.some(({ idea }) => idea === 'reveal'))
    choices.push(...assignLayout('reveal'));
  const [first, ...rest] = turned(choices, offset >>> 8);
  return [first ?? { idea: 'close-up', layout: 'close-left' }, ...rest];
}

/**
 * The choices for a described scene: the words beside or above the action, or the whole picture for the action.
 * @param aspectRatio aspect ratio of the picture
 * @param shape whether the headline has words, and whether the action is wider than high
 */
export function sceneChoices(
  aspectRatio: AspectRatio,
  { hasWords, isWide }: { hasWords: boolean; isWide: boolean },
): Choice[] {
  const known = new Set(layoutsFor(aspectRatio));
  const names: LayoutName[] = !hasWords
    ? ['scene-whole', 'scene-mirrored']
    : isWide
      ? ['scene-above', 'scene-below']
      : ['scene-right', 'scene-left'];
  const fitting = names.filter((name) => known.has(name));
  return (fitting.length > 0 ? fitting : (['scene-above', 'scene-below'] as const)).map((layout) => ({
    idea: 'scene',
    layout,
  }));
}

/** Returns true if no thing, pair or named person is shown, so that the picture is made of words. */
const isTypeLed = ({ drawn, pair, person }: IdeaInput): boolean => !drawn && !pair && person !== 'named';

/** Layouts whose words are as wide as the picture, for long words or for two things beside each other. */
const roomy = new Set<LayoutName>(['words-above', 'words-below']);

/**
 * Assigns a layout to every idea, starting with the ideas that have the fewest layouts; the order of the ideas is kept.
 */
function scarceFirst(
  ideas: readonly Idea[],
  known: ReadonlySet<LayoutName>,
  assignLayout: (idea: Idea) => Choice[],
): Choice[] {
  const ways = (idea: Idea): number => layoutsOf[idea].filter((name) => known.has(name)).length;
  const places = ideas.map((idea, place) => ({ idea, place, ways: ways(idea) }));
  const taken = [...places]
    .sort((a, b) => a.ways - b.ways || a.place - b.place)
    .map(({ idea, place }) => ({ place, choices: assignLayout(idea) }));
  return taken.sort((a, b) => a.place - b.place).flatMap(({ choices }) => choices);
}

/** The layouts of an idea in the order in which they are tried. */
function sought(idea: Idea, offset: number, input: IdeaInput): LayoutName[] {
  const { crowded, longest, aspectRatio, person, named } = input;
  const undrawn = input.drawn ? undefined : undrawnLayouts[idea];
  if (undrawn) return [...undrawn];
  if (person && idea === 'reaction') return ['person-left', 'person-right'];
  if (person && idea === 'portrait') return ['person-right', 'person-left'];
  if (person === 'named' && idea === 'close-up') return ['close-left'];
  // A tall picture has few layouts, so the idea `stage` always starts with its first layout and leaves the others to
  // other ideas.
  if (aspectRatio === '9:16') return turned(layoutsOf[idea], idea === 'stage' ? 0 : offset);
  const layouts = turned(layoutsOf[idea], offset);
  // Two things beside each other need the full width of the picture.
  const first = layouts.filter((name) => (crowded || named || longest > widest.column) && roomy.has(name));
  return [...first, ...layouts.filter((name) => !first.includes(name))];
}

function preferredIdeas(input: IdeaInput): Idea[] {
  const { intent, theme, pair, money, time, person } = input;
  if (person === 'named') return ['reaction', 'portrait', 'close-up'];
  if (person === 'teller') return told(preferredIdeas({ ...input, person: null }));
  if (!pair && !input.drawn) return turned(typeIdeas, hashOf(input.request) >>> 4);
  if (pair) return intent === 'before-after' ? [...twoTimes] : [...ideasOf.versus];
  const single = intent === 'versus' || intent === 'before-after' ? theme : intent;
  const own = [...ideasOf[single === 'versus' || single === 'before-after' ? 'general' : single]];
  const more = [
    signature[theme],
    money ? ('money' as const) : undefined,
    time ? ('challenge' as const) : undefined,
  ];
  for (const idea of more) if (idea && !own.includes(idea)) own.splice(1, 0, idea);
  return own;
}

/** The ideas of a story in the first person: every second idea shows the narrator. */
function told(ideas: readonly Idea[]): Idea[] {
  const [first = 'showcase', second = 'stage'] = ideas.filter((idea) => idea !== 'reaction');
  return ['reaction', first, 'portrait', second];
}

/** Returns true if the prompt names a person or tells a story in the first person. */
const isTold = ({ person }: IdeaInput): boolean => person === 'named' || person === 'teller';

/** Conditions of the ideas that do not fit every request. */
const needs: Partial<Record<Idea, (input: IdeaInput) => boolean>> = {
  news: ({ reported }) => reported,
  list: ({ ranked }) => ranked,
  reaction: isTold,
  portrait: isTold,
  'close-up': ({ cropped, crowded, named, person }) => person === 'named' || (cropped && !crowded && !named),
  'before-after': ({ pair }) => pair,
  progress: ({ pair }) => pair,
  keyword: ({ words, key, longest }) =>
    words > 3 && key > 0 && key <= widestKey.giant && longest <= widestKey.half,
  banner: ({ words, key }) => words > 3 && key > 0,
  contrast: ({ words, longest, turned: turns }) => turns && words > 3 && longest <= widestKey.half,
};

/**
 * Limits in letters: the longest key that is set at one side (`giant`), and the longest word in half of the picture
 * (`half`).
 */
const widestKey = { giant: 7, half: 12 };

const fits = (idea: Idea, input: IdeaInput): boolean => needs[idea]?.(input) ?? true;

/** Longest word, in letters, that is set large in half of the picture (`column`) and in a third of it (`narrow`). */
const widest = { column: 11, narrow: 6 };

/** Returns true if the layout suits the words and the person. Two narrow columns need two short words. */
function canUse(layout: LayoutName, { words, letters, longest, aspectRatio, person }: IdeaInput): boolean {
  if (layout === 'person-left' || layout === 'person-right') return person !== null;
  if (layout !== 'centre-split' || words === 0 || aspectRatio === '9:16') return true;
  return words === 2 && letters <= 14 && longest <= widest.narrow;
}

/** Removes each choice that has the same idea as the choice before it. */
function apart(choices: readonly Choice[]): Choice[] {
  const kept = choices.filter(({ idea }, place) => place === 0 || choices[place - 1]?.idea !== idea);
  if (kept.length > 1 && kept[0]?.idea === kept.at(-1)?.idea) kept.pop();
  return kept;
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
};
