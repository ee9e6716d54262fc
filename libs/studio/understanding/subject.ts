import type { PictureRequest } from '@portada/contracts';
import { type Emotion, emotionOf, trendOf } from '../knowledge/emotions';
import { type Figure, figureOf } from './figures';
import { type Illustration, type IllustrationIndex, isPlainSign } from '../knowledge/illustrations';
import { type Intent, intentHeroes, kindOf } from '../knowledge/intents';
import { conceptsIn, isKindWord } from './lexicon';
import type { Concept } from '../knowledge/topic';
import { isNumber, isStopWord, pictureWords, plain, stem } from '../knowledge/words';
import type { MotifName } from '../scene/scene.schema';
import { cleaned } from './headline';
import type { Random } from '../scene/random';
import { type ComparedItem, comparisonOf } from './comparison';

/** Something the creator asked to see: a drawing, or the words themselves where no drawing fits. */
export type Included = { kind: 'drawing'; illustration: Illustration } | { kind: 'label'; text: string };

/** What a thumbnail shows. */
export type Subject = {
  /** Kind of video; decides the layout: "top 5 horror games" is a list. */
  intent: Intent;
  /** What it is about, as a kind as well: "top 5 horror games" is about horror; the intent again where no topic is known. */
  theme: Intent;
  /** One hero; two in a versus or before-after picture, which may be the same drawing twice. */
  heroes: [Illustration, ...Illustration[]];
  /** The two halves of a versus or before-after picture, left first; null in any other. */
  comparison: [ComparedItem, ComparedItem] | null;
  /** The number that the prompt makes most of. */
  figure: Figure | null;
  /** Whether something climbs or falls. */
  trend: 'up' | 'down' | null;
  /** Emotion of the sentence; null where no word names one. Faces for it: `emotionFaces`. */
  emotion: Emotion | null;
  /** Another thing that the prompt names; null where it names one. */
  second: Illustration | null;
  props: Illustration[];
  included: Included[];
  concept: Concept | null;
  /** Place of the scene, by its topics; null where none has a place. */
  setting: MotifName | null;
  /** Whether the hero was named by the prompt; false where it only stands for the kind of video. */
  found: boolean;
};

/** Weakest score of a word search that is believed: where nothing else is known, and where the kind of video is. */
const believable = { alone: 7.5, besideKind: 9 };

/** Most emoji of a prompt that are drawn next to the hero. */
const mostEmoji = 3;

/** The drawings of a list that may be drawn, best first. */
export type Allowed = (ids: readonly string[]) => Illustration[];

/**
 * Finds what to draw: a topic of the lexicon, then emoji of the prompt, then any drawing its words name, then the
 * drawing of its kind of video. Nothing that is to be avoided is ever chosen.
 * @param request the creator's request
 * @param index the illustration set
 * @param random decides among equals
 * @throws Error when everything of the set is to be avoided
 */
export function subjectOf(request: PictureRequest, index: IllustrationIndex, random: Random): Subject {
  const avoided = new Set(request.elementsToAvoid.flatMap((element) => [...index.allMeant(element)]));
  const allowed: Allowed = (ids) =>
    ids
      .map((id) => index.get(id))
      .filter((found) => found !== undefined && !avoided.has(found.id)) as Illustration[];
  const prompt = cleaned(request.prompt);
  const text = toRead(`${prompt}. ${cleaned(request.headline ?? '')}`);
  const figure = figureOf(prompt);
  const trend = trendOf(text);
  const concepts = topicsOf(text, figure);
  const concept = concepts.find(({ hero }) => allowed(hero).length > 0) ?? null;
  const emoji = distinct(allowed(index.inText(prompt.slice(0, 2000)).map(({ id }) => id)));
  const search = (part: string, least: number) => searched(part, index, allowed, least);
  const theme = themeOf(concept, text);
  const spare = allowed(intentHeroes[theme])[0] ?? anyOf(index, avoided, random);
  const comparison = comparisonOf(text, {
    index,
    allowed,
    search: (part) => search(part, believable.alone),
    concept,
    spare,
  });
  const single = comparison ? null : heroOf(text, trend, concept, emoji, allowed, search);
  const kind = comparison?.kind ?? kindOf(text);
  const intent = kind === 'before-after' && !comparison ? theme : (kind ?? theme);
  const standIn = (): Illustration => allowed(intentHeroes[intent])[0] ?? spare;
  const heroes: Subject['heroes'] = comparison
    ? [comparison.pair[0].hero, comparison.pair[1].hero]
    : [single ?? standIn()];
  const taken = new Set(heroes.map(({ id }) => id));
  const included = includedOf(request, emoji, taken, index, avoided);
  for (const item of included) if (item.kind === 'drawing') taken.add(item.illustration.id);
  const second = comparison ? null : secondOf(concepts, taken, allowed);
  if (second) taken.add(second.id);
  const props = distinct(allowed(concepts.slice(0, 2).flatMap(({ props: ids }) => ids)));
  return {
    intent,
    theme:
      concept && !concept.general ? theme : intent === 'versus' || intent === 'before-after' ? theme : intent,
    heroes,
    comparison: comparison?.pair ?? null,
    figure,
    trend,
    emotion: emotionOf(prompt),
    second,
    props: props.filter(({ id }) => !taken.has(id)),
    included,
    concept,
    setting: settingOf(concepts),
    found: comparison !== null || single !== null,
  };
}

/** Styles of drawing that a prompt may ask for; they are no topic. */
const drawnIn =
  /\b(?:in|con|en|al?)?\s*(?:an?|the|un|una)?\s*(?:estilo\s+(?:de\s+)?\p{L}+|(?:anime|comic|cartoon|pixar|disney|movie|film|cinematic|noir|retro|vintage|neon|cyberpunk|minimalist|3d|watercolor|oil painting|manga|pixel art|pop art|poster|photo)[\s-]+style)\b/giu;

/** What follows "the hardest" and the like speaks neither of history nor of the globe. */
const ofAll =
  /\b(?:del mundo|del planeta(?!\s+\p{L})|(?:on|of) the planet|de la historia(?!\s+de\b)|de todos los tiempos|(?:in|of) the world|on earth|in (?:\p{L}+ ){0,2}history|of all time|works|funciona)\b/giu;

/** Words of a prompt from which on it describes a picture: words about its making are then no topic. */
const describes = 9;

/** A text without the words that describe how to draw it. */
function toRead(text: string): string {
  const bare = text.replace(drawnIn, ' ').replace(ofAll, ' ');
  const words = bare.split(' ');
  if (words.length < describes) return bare;
  return words.filter((word) => !pictureWords.has(plain(word))).join(' ');
}

const sum = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£]/gu;

/** The topics of a text, best first. A sum of money counts as a word; alone it speaks of money after all else. */
function topicsOf(text: string, figure: Figure | null): Concept[] {
  const found = conceptsIn(text.replace(sum, '$& amountofmoney'));
  const things = found.filter(({ general }) => !general);
  const away = /\b(?:viaj|vuel|visit|trip|travel|flight)/i.test(text);
  // In a described picture a place is where things are.
  const scenery =
    !away && text.split(' ').length >= describes ? things.findIndex(({ intent }) => intent !== 'travel') : 0;
  const [thing] = scenery > 0 ? things.splice(scenery, 1) : [];
  const abroad = away ? things.findIndex(({ intent, weak }) => intent === 'travel' && !weak) : -1;
  const toPlace =
    abroad > 0 && /^(?:money|vlog)$/.test(things[0]?.intent ?? '') ? things.splice(abroad, 1) : [];
  const money = figure?.kind === 'money' ? conceptsIn('money').slice(0, 1) : [];
  return [
    ...(thing ? [thing] : []),
    ...toPlace,
    ...things,
    ...money,
    ...found.filter(({ general }) => general),
  ];
}

/** An animal is where the prompt puts it; everything else has a place of its own before that of the next topic. */
function settingOf(concepts: readonly Concept[]): MotifName | null {
  const [first, ...others] = concepts.filter(({ general }) => !general).slice(0, 4);
  const place = others.find(({ intent, setting }) => intent === 'travel' && setting !== undefined)?.setting;
  const own = first?.setting ?? concepts[0]?.setting;
  return (first?.intent === 'animals' ? (place ?? own) : (own ?? place)) ?? null;
}

const themeOf = (concept: Concept | null, text: string): Intent =>
  concept?.general ? (kindOf(text) ?? concept.intent) : (concept?.intent ?? kindOf(text) ?? 'general');

const distinct = (list: readonly Illustration[]): Illustration[] => [...new Set(list)];

function secondOf(
  concepts: readonly Concept[],
  taken: ReadonlySet<string>,
  allowed: Allowed,
): Illustration | null {
  const others = concepts.filter(({ general }) => !general).slice(1, 4);
  return others.flatMap(({ hero }) => allowed(hero).slice(0, 1)).find(({ id }) => !taken.has(id)) ?? null;
}

/** A chart points where the sentence does. */
function turned(hero: Illustration, trend: Subject['trend'], allowed: Allowed): Illustration {
  const other = { up: 'chart-increasing', down: 'chart-decreasing' }[trend ?? 'up'];
  const wrong = trend !== null && /^chart-(?:in|de)creasing$/.test(hero.id) && hero.id !== other;
  return (wrong ? allowed([other])[0] : undefined) ?? hero;
}

function heroOf(
  text: string,
  trend: Subject['trend'],
  concept: Concept | null,
  emoji: readonly Illustration[],
  allowed: Allowed,
  search: (part: string, least: number) => Illustration | null,
): Illustration | null {
  const named = concept ? allowed(concept.hero)[0] : undefined;
  if (named && !concept?.general) return turned(named, trend, allowed);
  if (emoji[0]) return emoji[0];
  return search(text, named ? believable.besideKind : believable.alone) ?? named ?? null;
}

function searched(
  text: string,
  index: IllustrationIndex,
  allowed: Allowed,
  least: number,
): Illustration | null {
  const words = text.split(/[^\p{L}\p{N}'-]+/u, 400);
  const asked = words.filter(
    (word) => !isStopWord(word) && !isNumber(word) && !isKindWord(word) && !pictureWords.has(plain(word)),
  );
  const matches = index.search(asked.slice(0, 60).join(' '), 40);
  const best = matches.find(
    ({ illustration, score }) =>
      score >= least &&
      allowed([illustration.id]).length > 0 &&
      (!isPlainSign(illustration) || isNamed(illustration, words)),
  );
  return best?.illustration ?? null;
}

/** Whether all words of one of its names are there. */
function isNamed({ names }: Illustration, words: readonly string[]): boolean {
  const there = new Set(words.map(stem));
  return names.some((name) =>
    name.split(/[\s_-]+/).every((word) => isStopWord(word) || there.has(stem(word))),
  );
}

/** What was asked for, then the emoji of the prompt that are not the hero. */
function includedOf(
  request: PictureRequest,
  emoji: readonly Illustration[],
  heroes: ReadonlySet<string>,
  index: IllustrationIndex,
  avoided: ReadonlySet<string>,
): Included[] {
  const asked = request.elementsToInclude
    .map((element) => includedAs(element, index, avoided))
    .filter((item) => item !== null);
  const there = new Set(asked.flatMap((item) => (item.kind === 'drawing' ? [item.illustration.id] : [])));
  const more = emoji.filter(({ id }) => !there.has(id) && !heroes.has(id)).slice(0, mostEmoji);
  return [...asked, ...more.map((illustration) => ({ kind: 'drawing' as const, illustration }))];
}

/** Null where all that the element may mean is to be avoided as well: keeping out wins. */
function includedAs(
  element: string,
  index: IllustrationIndex,
  avoided: ReadonlySet<string>,
): Included | null {
  const emoji = index.inText(element)[0];
  const concept = conceptsIn(element).find(({ general }) => !general);
  const meant = index.allMeant(element);
  const named = concept?.hero.map((id) => index.get(id)).find((found) => found && !avoided.has(found.id));
  const matches = index.search(element, 12).filter(({ illustration }) => !avoided.has(illustration.id));
  const believed = matches.find(({ score }) => score >= 2)?.illustration;
  // A drawing of that very name goes before one that the topic stands for.
  const exact = named && !meant.has(named.id) && believed ? believed : (named ?? believed);
  const illustration = emoji && !avoided.has(emoji.id) ? emoji : exact;
  if (illustration) return { kind: 'drawing', illustration };
  return matches.length === 0 && index.search(element, 1).length > 0
    ? null
    : { kind: 'label', text: element };
}

/** Everything that stands for the kind of video is to be avoided: any other thing of the set. */
function anyOf(index: IllustrationIndex, avoided: ReadonlySet<string>, random: Random): Illustration {
  const [first, ...rest] = index
    .all()
    .filter(({ id, group }) => group >= 3 && group <= 7 && !avoided.has(id));
  if (!first) throw new Error('The illustration set is empty, or every drawing of it is to be avoided.');
  return random.pick([first, ...rest]);
}
