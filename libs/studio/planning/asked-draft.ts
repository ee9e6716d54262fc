import type { IllustrationIndex } from '../knowledge/illustrations';
import type { Illustration } from '../knowledge/illustrations';
import { plain } from '../knowledge/words';
import { hues } from '../understanding/colour-names';
import { contradicts } from './contradicts';
import { isSomebody } from './people';
import { drawingOf } from '../understanding/nouns';
import type { Subject } from '../understanding/subject';
import type { SceneInput } from './draft';
import { type Instructions, instructionsOf } from './instructions';
import type { onlySure } from './sure';
import type { Headline } from '../understanding/headline';
import { giantName, namesThing } from '../understanding/layout-words';
import type { Understanding } from '../understanding/understand';

/**
 * The request with the style, the mood and the palette that its prompt asks for, which go before those of the editor.
 * @param request the creator's request
 * @param understanding understanding of its prompt
 */
export const inLook = (request: SceneInput, { visual }: Understanding): SceneInput => ({
  ...request,
  style: visual.style ?? request.style,
  mood: visual.mood ?? request.mood,
  colorPalette: visual.palette ?? request.colorPalette,
});

/**
 * The headline with the number that the prompt asks to be very large: "horror games, giant number 7".
 * @param headline headline of the picture
 * @param understanding understanding of the prompt
 */
export function withGiant(headline: Headline, { layout, quoted }: Understanding): Headline {
  const said = layout.find(({ what, of }) => what === 'text' && of === giantName)?.words ?? '';
  const number = /\d[\d.,]*%?/.exec(said)?.[0];
  const isShown = number === undefined || headline.words.some((word) => word.includes(number));
  if (isShown || quoted !== null || headline.words.length === 0) return headline;
  return {
    ...headline,
    words: [number, ...headline.words],
    highlighted: [0, ...headline.highlighted.map((place) => place + 1)],
  };
}

/**
 * The instructions of a prompt; a giant number counts only if the headline has other words besides the number.
 * @param understanding understanding of the prompt
 * @param headline headline of the picture
 */
export function askedOf(
  { layout, subjects, objects, visual, form }: Understanding,
  { words }: Headline,
): Instructions {
  const of = sidesInColours({ layout, visual, form });
  const asked = instructionsOf(of.layout, [...subjects, ...objects], of.visual);
  return { ...asked, giant: asked.giant && words.length > 2 && words.some((word) => /\d/.test(word)) };
}

/**
 * The instructions of a comparison: two colors without a thing of their own are those of the two sides: "Real Madrid vs
 * Barcelona, white and blue".
 */
function sidesInColours({
  layout,
  visual,
  form,
}: Pick<Understanding, 'layout' | 'visual' | 'form'>): Pick<Understanding, 'layout' | 'visual'> {
  const [ground, letters] = (['background', 'text'] as const).map((what) =>
    layout.find((one) => one.what === what && one.of === null && one.colour !== null),
  );
  const isOfSides =
    form === 'versus' && visual.halves === null && ground && letters && ground.words === letters.words;
  if (!isOfSides) return { layout, visual };
  const pair = [ground.colour ?? '', letters.colour ?? ''] as const;
  const first = ground.words.split(/[^\p{L}]+/u).flatMap((word) => hues.get(plain(word)) ?? [])[0];
  return {
    layout: layout.filter((one) => one !== ground && one !== letters),
    visual: { ...visual, halves: first === pair[1] ? [pair[1], pair[0]] : pair },
  };
}

/** Returns true if a main thing of the prompt is drawn and has a noun, or has the drawing of the noun. */
function isNamed({ subjects, language }: Understanding, noun: string): boolean {
  const drawing = drawingOf(noun, language === 'es' ? 'es' : 'en');
  return subjects.some(({ words, id }) => id !== null && (namesThing(words, noun) || id === drawing));
}

/** Least score of a drawing, 0 to 1, that counts as the meaning of its noun. */
const sureScore = 0.6;

/**
 * Returns true if a quoted text stands over a comparison of which one thing is drawn: "winter tires vs all season, text
 * \"BIG DIFFERENCE\"". The picture then shows that thing instead of two names.
 */
const isOfOneKind = (
  { comparison, heroes }: Subject,
  { quoted, form, subjects: [first] }: Understanding,
): boolean =>
  quoted !== null &&
  form === 'versus' &&
  comparison === null &&
  first !== undefined &&
  first.score >= sureScore &&
  first.id === heroes[0].id;

/** Least score of a drawing, 0 to 1, that a picture may show whose words do not name its thing. */
const leastLikely = 0.5;

/** Kinds of video whose topics have a drawing that stands for them: a pan for recipes, a controller for a game. */
const symbolized = new Set<Subject['theme']>(['food', 'money', 'gaming', 'fitness', 'music', 'travel']);

/**
 * The subject of a picture without a sure thing whose words do not name its topic, because it has no words or a quoted
 * text: the best drawing of the prompt, otherwise the drawing of its topic.
 * @param subject subject of the picture
 * @param understanding understanding of the prompt
 * @param index the illustration set
 * @param prompt the prompt as the creator wrote it
 * @returns null if no drawing is likely to be right
 */
export function likelySubject(
  subject: Subject,
  understanding: Understanding,
  index: IllustrationIndex,
  prompt: string,
): Subject | null {
  if (subject.comparison !== null || understanding.form !== null) return null;
  const [first] = understanding.subjects;
  const drawing = first && first.score >= leastLikely ? index.get(first.id ?? '') : undefined;
  const { concept } = subject;
  const symbol =
    concept !== null && symbolized.has(concept.intent)
      ? concept.hero.flatMap((id) => index.get(id) ?? [])[0]
      : undefined;
  const hero = drawing ?? symbol;
  return hero && !isSomebody(hero) && !contradicts(hero, understanding, prompt)
    ? { ...subject, heroes: [hero], found: true }
    : null;
}

/** Returns true for a drawing of a face or of a whole person, with or without a trade. */
const isPerson = (one: Illustration): boolean =>
  isSomebody(one) ||
  (one.group === 1 && !/hand|finger|leg|foot|ear|nose|eye|tooth|bone|brain|muscle/.test(one.id));

/**
 * The subject of a prompt that excludes faces: another thing of the prompt replaces a person, and no person is shown
 * beside it.
 * @param subject subject of the picture
 */
export function withoutPeople(subject: Subject): Subject {
  const { heroes, second, others } = subject;
  const things = [...(second ? [second] : []), ...others].filter((one) => !isPerson(one));
  const [thing, ...rest] = things;
  if (heroes.length === 1 && isPerson(heroes[0]) && thing)
    return { ...subject, heroes: [thing], second: null, others: rest };
  return {
    ...subject,
    second: second && !isPerson(second) ? second : null,
    others: others.filter((one) => !isPerson(one)),
  };
}

/**
 * The subject without its second thing if the prompt asks for a close-up, a very large thing or a thing in the middle. A
 * large thing without a drawing is not replaced by another thing.
 * @param found the subject, and whether its heroes may be shown
 * @param understanding understanding of the prompt
 */
export function aloneIfAsked(
  { subject, isSure: isCertain }: ReturnType<typeof onlySure>,
  understanding: Understanding,
): ReturnType<typeof onlySure> {
  const isSure = isCertain || isOfOneKind(subject, understanding);
  const { visual, people } = understanding;
  const isCentred = visual.thingAt?.place.x === 'center';
  // Very large words leave room for one thing, and so does a quoted text beside a thing with a requested place.
  const isPlaced = understanding.quoted !== null && visual.thingAt !== null && subject.comparison === null;
  if ((visual.large.text || isPlaced) && !visual.closeUp && !visual.large.thing && !isCentred)
    return { subject: { ...subject, second: null, others: [] }, isSure };
  if (!visual.closeUp && !visual.large.thing && !isCentred) return { subject, isSure };
  // A close-up of a face shows the person alone.
  const isFace = people?.shown === true && people.words === visual.thing;
  const noun = visual.large.thing || isFace ? visual.thing : null;
  const isMissing = noun !== null && !isNamed(understanding, noun);
  return { subject: { ...subject, second: null, others: [] }, isSure: isSure && !isMissing };
}

/**
 * Returns true if the prompt asks for a thing that is very large, close or in the middle, so that no person is shown.
 * @param understanding understanding of the prompt
 */
export function isThingAlone(understanding: Understanding): boolean {
  const { visual, people } = understanding;
  const { thing, closeUp, large, thingAt } = visual;
  if (thing === null || !(closeUp || large.thing || thingAt?.place.x === 'center')) return false;
  return people?.words !== thing && isNamed(understanding, thing);
}

/** Limits of a quoted text that is set in a column beside the thing: words and letters. */
const shortest = { words: 4, letters: 16 };

/**
 * Returns true if the words are a quoted text that is larger beside the thing than above or below the thing.
 * @param understanding understanding of the prompt
 * @param words words of the headline
 */
export const isShort = ({ quoted }: Understanding, words: readonly string[]): boolean =>
  quoted !== null &&
  words.length > 0 &&
  words.length < shortest.words &&
  words.join(' ').length <= shortest.letters;
