import type { AspectRatio } from '@portada/contracts';
import type { Intent } from '../knowledge/intents';
import type { Idea, LayoutName } from '../scene/scene.schema';
import { hashOf } from '../scene/random';
import { layoutsFor } from './layout';
import type { Person } from './people';

/** Idea and layout of a picture. */
export type Choice = { idea: Idea; layout: LayoutName };

/** Layouts that fit an idea, best first; a ratio takes those that it has. */
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
};

/** Layouts of ideas of two without a drawing. */
const undrawnLayouts: Partial<Record<Idea, readonly [LayoutName, ...LayoutName[]]>> = {
  versus: ['names'],
  clash: ['names-diagonal'],
  choice: ['names-bands'],
  'before-after': ['times'],
  progress: ['times-wide'],
};

/** Ideas that are made of type, in the order in which variants take them. */
const typeIdeas = ['keyword', 'statement', 'banner', 'poster', 'contrast', 'caption'] as const;

/** Ideas that show two times. No other idea shows what such a prompt asks for. */
const twoTimes = ['before-after', 'progress'] as const;

/** Ideas for each kind of video. Neighbours differ, also last and first: variants of one request are neighbours. */
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

/** The idea that is most typical of a topic; a list of horror games may look like horror. */
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

/** Ideas that fit every request, for when no better one is left. */
const standBy: readonly Idea[] = ['stage', 'showcase', 'close-up', 'reveal'];

/** The same for pictures made of type. */
const typeStandBy: readonly Idea[] = ['statement', 'poster', 'caption'];

/** What is known of a request before its idea is chosen; none of it depends on the seed. */
export type IdeaInput = {
  aspectRatio: AspectRatio;
  intent: Intent;
  theme: Intent;
  /** The request, as text: decides where its ideas begin. */
  request: string;
  pair: boolean;
  words: number;
  /** Whether the headline sets its second part against its first: "but", "without", "although". */
  turned: boolean;
  letters: number;
  /** Letters of the longest word; one that is as wide as two Latin letters counts as two. */
  longest: number;
  money: boolean;
  time: boolean;
  /** Whether the request names another thing besides its hero. */
  named: boolean;
  /** Whether the words report news: only then has the picture a news band. */
  reported: boolean;
  /** Whether the request ranks things and names three: what a list shows. */
  ranked: boolean;
  /** Whether things that were asked for need room next to the hero. */
  crowded: boolean;
  /** The part of the person that may be shown; null for none. */
  person: Person['role'] | null;
  /** Whether the edge may cut the hero: a face, an animal, a meal. */
  cropped: boolean;
  /** Whether the thing of the prompt is drawn. Otherwise the picture is made of type. */
  drawn: boolean;
  /** Letters of the longest word of the key, the part of the headline that type sets largest; 0 for none. */
  key: number;
};

/**
 * The ideas that fit a request, in the order in which variants take them. Each differs from the one
 * before it in idea and layout, the first from the last as well.
 * @param input what is known of the request
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
  // A pair and a named person are shown in each variant; the other variants take further ideas.
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

/** Whether neither a thing nor a pair nor a named person is shown, so that the words are the picture. */
const isTypeLed = ({ drawn, pair, person }: IdeaInput): boolean => !drawn && !pair && person !== 'named';

/** Layouts as wide as the picture: room for long words, and on both sides of the hero. */
const roomy = new Set<LayoutName>(['words-above', 'words-below']);

/** Gives every idea its layout, first those that have few; the order of the ideas stays. */
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
  // A tall picture has few layouts: those that other ideas share are left to them.
  if (aspectRatio === '9:16') return turned(layoutsOf[idea], idea === 'stage' ? 0 : offset);
  const layouts = turned(layoutsOf[idea], offset);
  // Two things side by side need the width of the picture.
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

/** The ideas of a story, every second one with its narrator. */
function told(ideas: readonly Idea[]): Idea[] {
  const [first = 'showcase', second = 'stage'] = ideas.filter((idea) => idea !== 'reaction');
  return ['reaction', first, 'portrait', second];
}

/** Whether the prompt names a person or is the story of one. */
const isTold = ({ person }: IdeaInput): boolean => person === 'named' || person === 'teller';

/** What some ideas need; the others always fit. */
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

/** Most letters of a key that is set at one side, and of words in half of the picture. */
const widestKey = { giant: 7, half: 12 };

const fits = (idea: Idea, input: IdeaInput): boolean => needs[idea]?.(input) ?? true;

/** Longest word, in letters, that is set large in half of the picture, and in a third of it. */
const widest = { column: 11, narrow: 6 };

/** Words in two narrow columns must be few and short. */
function canUse(layout: LayoutName, { words, letters, longest, aspectRatio, person }: IdeaInput): boolean {
  if (layout === 'person-left' || layout === 'person-right') return person !== null;
  if (layout !== 'centre-split' || words === 0 || aspectRatio === '9:16') return true;
  return words === 2 && letters <= 14 && longest <= widest.narrow;
}

/** Removes each idea that repeats the one before it. */
function apart(choices: readonly Choice[]): Choice[] {
  const kept = choices.filter(({ idea }, place) => place === 0 || choices[place - 1]?.idea !== idea);
  if (kept.length > 1 && kept[0]?.idea === kept.at(-1)?.idea) kept.pop();
  return kept;
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
};
