import type { PictureRequest } from '@portada/contracts';
import { type Emotion, emotionOf, trendOf } from '../knowledge/emotions';
import { type Figure, figureOf } from './figures';
import { type Illustration, type IllustrationIndex } from '../knowledge/illustrations';
import { type Intent, intentHeroes, kindOf } from '../knowledge/intents';
import { conceptOfDrawing, conceptsIn } from './lexicon';
import { sure } from './match';
import { flagsIn } from './countries';
import type { Concept } from '../knowledge/topic';
import type { MotifName } from '../scene/scene.schema';
import { struckByElement } from './named';
import { type Allowed, heroOf } from './hero';
import { type Included, includedOf } from './included';
import type { Understanding } from './understand';
import { cleaned } from './headline';
import type { Random } from '../scene/random';
import { type ComparedItem, comparisonOf } from './comparison';
import { settingOf, textToRead, topicsOf } from './topics-of';

export type { Included } from './included';

/** The content of a thumbnail: heroes, props, place, number and feeling. */
export type Subject = {
  /** Kind of video, which decides the layout: "top 5 horror games" is a list. */
  intent: Intent;
  /** Kind of the topic: horror for "top 5 horror games"; the same as `intent` if no topic is known. */
  theme: Intent;
  /** One hero; two in a versus or before-after picture, which may be the same drawing twice. */
  heroes: [Illustration, ...Illustration[]];
  /** True if the hero is crossed out, because the prompt names only excluded things. */
  crossed: boolean;
  /** The two halves of a versus or before-after picture, left first; null for any other picture. */
  comparison: [ComparedItem, ComparedItem] | null;
  /** The most important number of the prompt. */
  figure: Figure | null;
  /** Direction of a value in the prompt; null if nothing rises or falls. */
  trend: 'up' | 'down' | null;
  /** Emotion of the sentence; null if no word names an emotion. `emotionFaces` lists the faces of an emotion. */
  emotion: Emotion | null;
  /** Another thing that the prompt names; null if the prompt names one thing only. */
  second: Illustration | null;
  /** Further things that the prompt names. */
  others: Illustration[];
  /** Drawings that belong to the topic and that the prompt does not name. */
  props: Illustration[];
  included: Included[];
  concept: Concept | null;
  /** Place of the scene: the place that the prompt names, otherwise the place of its topics; null if there is none. */
  setting: MotifName | null;
  /** True if the prompt names the hero; false if the hero only symbolizes the kind of video. */
  found: boolean;
};

/** Emotions by the name of a feeling. */
const felt: Readonly<Record<string, Emotion>> = {
  shocked: 'surprise',
  scared: 'fear',
  angry: 'anger',
  screaming: 'anger',
  happy: 'joy',
  laughing: 'joy',
  sad: 'sadness',
  tired: 'sadness',
  proud: 'pride',
  confused: 'doubt',
  desperate: 'sadness',
  disgusted: 'disgust',
  embarrassed: 'sadness',
  loving: 'love',
  calm: 'calm',
};

/**
 * Chooses the drawings of a request from its understanding: the subject of the prompt, then its emoji, then the drawing
 * of its kind of video. Excluded drawings are never chosen, except for a hero that is crossed out.
 * @param request the creator's request
 * @param understanding understanding of the prompt
 * @param index the illustration set
 * @param random decides among equals
 * @throws Error if the request excludes every drawing of the illustration set
 */
export function subjectOf(
  request: PictureRequest,
  understanding: Understanding,
  index: IllustrationIndex,
  random: Random,
): Subject {
  const avoided = avoidedIds(request, understanding, index);
  const allowed: Allowed = (ids) =>
    ids
      .map((id) => index.get(id))
      .filter((found) => found !== undefined && !avoided.has(found.id)) as Illustration[];
  const prompt = cleaned(request.prompt);
  const text = textToRead(`${prompt}. ${cleaned(request.headline ?? '')}`);
  const figure = figureOf(prompt);
  const trend = trendOf(text);
  const emoji = distinct(allowed(index.inText(prompt.slice(0, 2000)).map(({ id }) => id)));
  const topics = topicsOf(text, figure).filter(
    ({ general, intent }) => !(general && intent === 'versus' && understanding.form === 'versus'),
  );
  const { flag } = understanding.visual;
  const flags = flag ? [flag] : flagsIn(prompt, understanding.language === 'es' ? 'es' : 'en');
  const { single, crossed } = heroOf(understanding, topics, emoji, trend, flags, index, allowed);
  const concept = (single && conceptFor(topics, single.id, understanding)) ?? firstOf(topics, allowed);
  const said = themeOf(concept, text);
  const theme = said === 'versus' ? 'general' : said;
  const spare = allowed(intentHeroes[theme])[0] ?? anyOf(index, avoided, random);
  const comparison = comparisonOf(text, understanding, { allowed, concept, hero: single ?? spare });
  const kind = comparison?.kind ?? kindOf(text);
  const intent = (kind === 'before-after' || kind === 'versus') && !comparison ? theme : (kind ?? theme);
  const general = (concept?.general && allowed(concept.hero)[0]) || null;
  const standIn = (): Illustration => general ?? allowed(intentHeroes[intent])[0] ?? spare;
  const heroes: Subject['heroes'] = comparison
    ? [comparison.pair[0].hero, comparison.pair[1].hero]
    : [single ?? standIn()];
  const taken = new Set(heroes.map(({ id }) => id));
  const included = [
    ...(comparison ? thirdOf(understanding, taken, index) : []),
    ...includedOf(request, emoji, taken, index, avoided),
  ];
  for (const item of included) if (item.kind === 'drawing') taken.add(item.illustration.id);
  // These are the other things of the prompt. A flag beside the things would be decoration.
  const [second = null, ...others] =
    comparison || crossed ? [] : namedIn(understanding, taken, allowed, trend);
  if (second) taken.add(second.id);
  const props = distinct(allowed(concept?.props ?? []));
  return {
    intent,
    theme:
      concept && !concept.general ? theme : intent === 'versus' || intent === 'before-after' ? theme : intent,
    heroes,
    crossed: crossed && !comparison,
    comparison: comparison?.pair ?? null,
    figure,
    trend,
    emotion: felt[understanding.mood?.name ?? ''] ?? emotionOf(prompt),
    second,
    others,
    props: props.filter(({ id }) => !taken.has(id) && !others.some((other) => other.id === id)),
    included,
    concept,
    setting: understanding.place?.motif ?? settingOf(concept, topics) ?? understanding.time?.motif ?? null,
    // A drawing of only one of two compared things does not show the comparison.
    found:
      comparison?.kind === 'versus' ||
      (single !== null && (comparison !== null || understanding.form !== 'versus')),
  };
}

/**
 * The drawings that a request excludes, by its list of elements to avoid and by negations in its prompt.
 * @param request the creator's request
 * @param understanding understanding of the prompt
 * @param index the illustration set
 */
export const avoidedIds = (
  request: PictureRequest,
  understanding: Understanding,
  index: IllustrationIndex,
): ReadonlySet<string> =>
  new Set([
    ...request.elementsToAvoid.flatMap((element) => struckByElement(element, index)),
    ...understanding.avoid.flatMap(({ ids }) => ids),
  ]);

/**
 * Finds the topic of the hero. A topic of the prompt that lists the hero comes first. Next is a topic of the words that
 * name the hero in the prompt, then any other topic of the prompt, then the topic that the drawing usually has.
 * @param topics topics of the prompt
 * @param id name of the hero's drawing
 * @param understanding understanding of the prompt
 */
function conceptFor(topics: readonly Concept[], id: string, { subjects }: Understanding): Concept | null {
  const [subject] = subjects;
  const drawn = topics.find(({ hero, general }) => !general && hero.includes(id));
  if (drawn) return drawn;
  const named = subject?.id === id && subject.source !== 'product' ? conceptsIn(subject.words) : [];
  return (
    named.find(({ general }) => !general) ?? topics.find(({ general }) => !general) ?? conceptOfDrawing(id)
  );
}

const firstOf = (topics: readonly Concept[], allowed: Allowed): Concept | null =>
  topics.find(({ hero }) => allowed(hero).length > 0) ?? null;

const themeOf = (concept: Concept | null, text: string): Intent =>
  concept?.general ? (kindOf(text) ?? concept.intent) : (concept?.intent ?? kindOf(text) ?? 'general');

const distinct = (list: readonly Illustration[]): Illustration[] => [...new Set(list)];

/** Drawings of people, which are never the second thing: the layout adds a face or a person by its own rules. */
const anybody = /^(?:wo)?man$|^old-(?:wo)?man$|^(?:girl|boy|child|person|older-person|busts-in-silhouette)$/;

/** Words for a place, a time or a duration, which a picture does not show as things beside its hero. */
const circumstance =
  /^(?:(?:my|mi|la|the|el|tu|your|one|una?|\d+) )?(?:home|house|casa|street|calle|city|ciudad|world|mundo|life|vida|minut[eo]s?|hours?|horas?|days?|d[ií]as?|weeks?|semanas?|months?|mes(?:es)?|years?|años?|(?:\p{L}+ )?(?:water|aguas?)(?: \p{L}+)?|(?:\p{L}+ )*(?:wooden|cutting|chopping|serving) board|tabla (?:de )?(?:madera|cortar))$/iu;

/** Drawings of a whole landscape, which are not used as things: the background of the picture shows the place. */
const landscapes =
  /^(?:desert(?:-island)?|national-park|cityscape(?:-at-dusk)?|sunrise(?:-over-mountains)?|sunset|night-with-stars|foggy|bridge-at-night|milky-way|beach-with-umbrella)$/;

/** The drawings of the other things that the prompt names besides its hero. */
function namedIn(
  { subjects, objects }: Understanding,
  taken: ReadonlySet<string>,
  allowed: Allowed,
  trend: Subject['trend'],
): Illustration[] {
  const ids = [...subjects.slice(1), ...objects]
    // "Coche blanco" behind "compré un coche eléctrico" names the same car again.
    .filter(({ head }) => head === undefined || head !== subjects[0]?.head)
    .filter(({ words, score }) => score >= sure && !circumstance.test(words))
    .map(({ id }) => id ?? '');
  const shown = trend === 'down' ? ids.map((id) => (id === 'own-chart-up' ? 'own-chart-down' : id)) : ids;
  // A yellow face (group 0) beside the hero makes a serious topic such as "anxiety" look like a joke.
  return distinct(allowed(shown)).filter(
    ({ id, group }) => !taken.has(id) && group !== 0 && !anybody.test(id) && !landscapes.test(id),
  );
}

/** The third side of a comparison, shown beside the other two: a drawing, otherwise a label with its name. */
function thirdOf(
  { form, sides }: Understanding,
  taken: ReadonlySet<string>,
  index: IllustrationIndex,
): Included[] {
  const third = form === 'versus' ? sides[2] : undefined;
  if (!third) return [];
  const illustration = third.id === null || taken.has(third.id) ? undefined : index.get(third.id);
  return [
    illustration ? { kind: 'drawing', illustration } : { kind: 'label', text: third.name.toUpperCase() },
  ];
}

/** A random drawing that is not excluded, for a request that excludes every drawing of its kind of video. */
function anyOf(index: IllustrationIndex, avoided: ReadonlySet<string>, random: Random): Illustration {
  const [first, ...rest] = index
    .all()
    .filter(({ id, group }) => group >= 3 && group <= 7 && !avoided.has(id));
  if (!first)
    throw new Error('The illustration set is empty, or the request excludes every drawing of the set.');
  return random.pick([first, ...rest]);
}
