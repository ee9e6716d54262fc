import type { PictureRequest } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { feelingOf } from '../knowledge/feelings';
import { plain } from '../knowledge/words';
import { type ScoredHeadline, headlinesOf } from './clauses';
import { languageIn } from './language';
import { flagOf } from './nouns';
import {
  type Arrangement,
  type Part,
  arrangementIn,
  halvesOf,
  hasTwoSides,
  titleSidesIn,
} from './arrangement';
import type { Member } from './members';
import { guestIn, guestPerson, roleOfGuest } from './guest';
import { decideSenses } from './senses';
import { type PromptScene, promptSceneOf } from './prompt-scene';
import { isDescribed, opensScene } from './described';
import { isOrder, isScenePrompt } from './scene-prompt';
import { crossedOf, struckBy } from './struck';
import { letteringName, type LayoutInstruction, layoutIn, placedFirst, withThingFirst } from './layout-words';
import { struckByElement } from './named';
import { type Avoided, avoidedIn } from './negation';
import { type SaidNumber, numbersIn } from './numbers';
import { type AskedFace, askedFaceIn } from './asked-face';
import { type People, type SaidMood, genderOf, isPerson, moodIn, peopleIn } from './people';
import { sure as sureScore } from './match';
import type { Setting } from './place-words';
import { type Meant, ranked } from './rank';
import { ofAll, quotedIn, unasked } from './request-words';
import { type SaidPlace, settingsIn } from './settings';
import { type SaidSides, saidSides, sidesByLayout } from './side-words';
import { setOf } from './small-words';
import { correctTags } from './tag-corrections';
import { tagged } from './tagging';
import type { PromptLanguage, Taggers } from './taggers';
import { thingsIn, wordPairsIn } from './things';
import { type Token, isNoun, textOf } from './tokens';
import { type VisualInstructions, visualInstructionsIn } from './visual-instructions';
import {
  asksTitle,
  beforeTest,
  isChallenge,
  isTitle,
  sceneTitle,
  titleOf,
  topicOf,
} from './described-titles';

/**
 * A main thing of a picture. `crossed` is true if the prompt names only excluded things; the drawing is crossed out.
 */
export type SubjectMeant = Meant & { crossed?: true };

/** The result of reading a prompt, in slots. */
export type Understanding = {
  language: PromptLanguage;
  /** True if the vote on the language was clear. */
  languageSure: boolean;
  /** Tokens of the prompt with their parts of speech and roles. */
  tokens: readonly Token[];
  form: 'versus' | 'before-after' | null;
  subjects: SubjectMeant[];
  objects: Meant[];
  action: { lemma: string; negated: boolean } | null;
  place: SaidPlace | null;
  time: Setting | null;
  people: People | null;
  /** Feeling of a person or of the whole picture: a named feeling, otherwise the feeling that the sentence implies. */
  mood: SaidMood | null;
  numbers: SaidNumber[];
  /** Sides of a comparison with their names: none, two or three. */
  sides: (Meant & { name: string })[];
  layout: LayoutInstruction[];
  /** Requests of the prompt about the picture besides the layout: colors, look, sizes and positions. */
  visual: VisualInstructions;
  /** Excluded things, with the names of the drawings that they exclude. */
  avoid: (Avoided & { ids: string[] })[];
  /** Text that the prompt quotes. */
  quoted: string | null;
  /** True if the prompt describes a picture instead of naming a video. */
  described: boolean;
  /** The members of a described scene and their relations; null for every other prompt. */
  promptScene: PromptScene | null;
  /** The parts of a picture whose prompt places several things; null for every other prompt. */
  arrangement: Arrangement | null;
  /** The things of the left and the right half, with their colors and states; null without a thing in each half. */
  halves: readonly [Member, Member] | null;
  /** Possible headlines, best first; empty for a description of people without a short noun phrase. */
  headlines: ScoredHeadline[];
  /** Possible headlines of a described scene that cannot be drawn, best first; empty for every other prompt. */
  undrawnHeadlines: ScoredHeadline[];
  /** Nouns with the word that belongs to them, which no line of the headline should separate: "piel grasa". */
  wordPairs: string[];
  /** Nouns without a drawing, or with a drawing that only symbolizes the noun; these nouns are not shown. */
  unknown: string[];
  /** Certainty of the first drawing, 0 to 1. From `sure` on, the drawing counts as the meaning of the noun. */
  confidence: number;
};

/** Number of characters of a prompt that are read. */
const reach = 2000;

/**
 * Reads a prompt into slots. The same prompt, request and taggers give the same result.
 * @param prompt result of `cleaned`, a text without markup
 * @param request request with the elements to avoid
 * @param index the illustration set
 * @param taggers taggers that are loaded
 */
export function understand(
  prompt: string,
  request: Pick<PictureRequest, 'elementsToAvoid'>,
  index: IllustrationIndex,
  taggers: Taggers,
): Understanding {
  const text = calm(unasked(prompt.slice(0, reach)));
  const { language, read, sure } = languageIn(text);
  const tokens = tagged(text, read, taggers);
  correctTags(tokens, read);
  decideSenses(text, tokens, read);
  const quoted = quotedIn(prompt.slice(0, reach));
  if (quoted !== null) claimQuoted(text, tokens, quoted);
  for (const { 0: said, index: at } of text.matchAll(ofAll)) {
    for (const token of tokens) if (token.at >= at && token.end <= at + said.length) token.role ??= 'frame';
  }
  // The French "j'ai" means "I have" and not artificial intelligence ("AI").
  for (const token of tokens) if (token.fold === 'jai') token.role = 'frame';
  const avoided = avoidedIn(text, tokens, read);
  const visual = visualInstructionsIn(prompt.slice(0, reach), text, tokens, read);
  const layout = layoutIn(text, tokens, visual);
  const namedSides = saidSides(text, tokens);
  const sides =
    namedSides ?? sidesByLayout(text, visual.split, layout, tokens) ?? timesOf(visual.times, read);
  const numbers = numbersIn(tokens);
  const { place, time } = settingsIn(tokens, read);
  const feeling = feelingOf(told(tokens));
  const face = askedFaceIn(text, tokens, isPerson);
  for (const token of tokens)
    if (face && token.at >= face.at && token.end <= face.end) token.role ??= 'layout';
  const guest = guestIn(text);
  const named = faceOf(peopleIn(tokens, feeling?.name ?? null), visual) ?? closeFace(visual);
  const avoid = avoided.map((one) => ({ ...one, ids: struckBy(one.head, index, read) }));
  const struck = new Set([
    ...request.elementsToAvoid.flatMap((element) => struckByElement(element, index)),
    ...avoid.flatMap(({ ids }) => ids),
  ]);
  const things = thingsIn(tokens, read, sides?.sides ?? []).filter(({ head }) => head.isField !== true);
  // A thing whose whole phrase is an element to avoid is removed, independent of its drawing.
  const leftOut = new Set(request.elementsToAvoid.map(plain));
  const shown = things.filter((thing) => !leftOut.has(plain(textOf(thing.tokens))));
  const found = ranked(shown, struck, sides?.sides.length ?? 0, {
    index,
    language: read,
    foreign: language !== 'en' && language !== 'es',
    place,
    text,
  });
  const role = roleOfGuest([...found.subjects, ...found.objects], guest, index);
  const people = withFace(named ?? (guest && !role ? guestPerson(guest) : null), face);
  const subjects: SubjectMeant[] =
    found.subjects.length > 0
      ? [
          ...new Set([
            ...(role ? [role] : []),
            ...withThingFirst(placedFirst(found.subjects, layout), found.objects, visual.thing),
          ]),
        ]
      : crossedOf(avoided, request, index, read);
  const described = isDescribed(tokens, layout, prompt, text);
  const members = promptSceneOf(tokens, shown, { index, language: read, struck });
  const isScenic = sides === null && isScenePrompt(prompt, tokens, members);
  const placed =
    isScenic && quoted === null
      ? null
      : arrangementIn(text, tokens, shown, people, { index, language: read, struck });
  // Two things with a side each beside a quoted text are placed there, even if the prompt describes a picture.
  // A crossed out thing is an instruction as well.
  const isPlaced =
    placed !== null && (hasTwoSides(placed) || placed.parts.some(({ isCrossed }) => isCrossed));
  const scenePrompt = isScenic && !isPlaced ? members : null;
  const arrangement = scenePrompt === null ? placed : null;
  const promptScene =
    scenePrompt ??
    (sides === null && quoted !== null && arrangement === null && isOrder(members, visual) ? members : null);
  const isOfHalves = sides !== null || visual.split || visual.versusMark !== null;
  const halves = isOfHalves && sides?.form !== 'before-after' ? halvesOf(arrangement) : null;
  const heads = new Set(things.filter(({ verb }) => !verb).map(({ head }) => head.fold));
  const said = headlinesOf(text, tokens, heads, described);
  const headlines = sides ? beforeTest(said, text, sides) : said;
  // A described scene whose main thing is drawn needs no title, except for a span of time.
  const isDrawnScene =
    quoted === null &&
    opensScene(prompt) &&
    !layout.some(({ what, of }) => what === 'text' || of === letteringName) &&
    ((subjects[0]?.score ?? 0) >= sureScore || (people?.shown ?? false));
  const ofDescription =
    isDrawnScene && !promptScene
      ? headlines.filter(isChallenge)
      : described
        ? titleOf(
            headlines.length > 0 ? headlines : sceneTitle(text, tokens),
            found.subjects.length > 0 ? found.subjects[0] : subjects[0],
            isTitle(prompt) ? undefined : tokens.find(isNoun),
          )
        : headlines;
  const isScene = promptScene !== null && !asksTitle(prompt, text, layout);
  return {
    language,
    languageSure: sure,
    tokens,
    form: sides?.form ?? (halves ? 'versus' : null),
    subjects,
    objects: found.objects,
    action: actionOf(tokens, described),
    place,
    time,
    people,
    mood: moodIn(tokens) ?? feeling,
    numbers,
    sides: halves
      ? sidesOfHalves(halves, namedSides?.names ?? titleSidesIn(text), found.sides)
      : withSharedThing(
          (sides?.names ?? []).map((name, at) => ({
            ...(found.sides[at] ?? nothing),
            ...drawnAsFlag(name, read, struck),
            name,
          })),
          sides,
        ),
    layout,
    visual,
    avoid,
    quoted,
    described: described || promptScene !== null,
    promptScene,
    arrangement: isOfHalves || sides ? null : arrangement,
    halves: halves && [mainOf(halves[0]), mainOf(halves[1])],
    headlines: isScene ? topicOf(text, headlines) : ofDescription,
    undrawnHeadlines: isScene ? ofDescription : [],
    wordPairs: wordPairsIn(things, read),
    unknown: found.unknown,
    confidence: Math.min(1, subjects[0]?.score ?? 0),
  };
}

/** The named person of a close-up of a face, whose word is then that of the face: "close-up of a woman's face". */
const faceOf = (people: People | null, { closeUp, thing }: VisualInstructions): People | null =>
  people !== null && closeUp && thing !== null && faces.has(thing) ? { ...people, words: thing } : people;

/** The person of a prompt with the face that it asks for; a face without a person is that of the creator. */
function withFace(people: People | null, face: AskedFace | null): People | null {
  if (face === null) return people;
  const gender = genderOf(face.owner);
  if (people !== null) return { ...people, mood: face.mood, gender: gender ?? people.gender };
  return { words: face.noun, count: 1, gender, mood: face.mood, pose: null, shown: true };
}

const faces = setOf('face cara rostro carita');

/** The person of a close-up of a face without an owner: "skin care, close-up of the face". */
const closeFace = ({ closeUp, thing }: VisualInstructions): People | null =>
  closeUp && thing !== null && faces.has(thing)
    ? { words: thing, count: 1, gender: null, mood: 'happy', pose: null, shown: true }
    : null;

/** The two times of a picture whose prompt only gives their sides: "before on the left, after on the right". */
const timesOf = (times: VisualInstructions['times'], language: 'en' | 'es'): SaidSides | null =>
  times && {
    form: 'before-after',
    sides: [[], []],
    names: language === 'es' ? ['antes', 'después'] : ['before', 'after'],
  };

/** The words of a prompt without the excluded things. */
const told = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ role, fold }) => fold !== '' && role !== 'layout')
    .map(({ text }) => text)
    .join(' ');

/** The drawing of a side that is a country, people or language: its flag, unless the flag is excluded. */
function drawnAsFlag(name: string, language: 'en' | 'es', struck: ReadonlySet<string>): Partial<Meant> {
  const id = flagOf(name, language);
  return id === null || struck.has(id) ? {} : { id, score: 1, source: 'noun' };
}

/**
 * The two sides of a comparison of which one names the thing of both: "Aldi vs Whole Foods groceries", "cheapest vs most
 * expensive steak". Both sides then have its drawing.
 */
function withSharedThing(sides: Understanding['sides'], said: SaidSides | null): Understanding['sides'] {
  const [left, right] = sides;
  if (said?.form !== 'versus' || sides.length !== 2 || !left || !right) return sides;
  const isDrawn = ({ id, score }: Meant): boolean => id !== null && score >= sureScore;
  if (isDrawn(left) === isDrawn(right)) return sides;
  const [drawn, at] = isDrawn(left) ? [left, 1] : [right, 0];
  const isOfTwo = drawn.name.split(' ').length > 1;
  const isPlain = said.sides[at]?.every(({ pos }) => /^(?:PROPN|ADJ|ADV|NUM|DET|SYM|X)$/.test(pos)) ?? false;
  if (!isOfTwo || !isPlain) return sides;
  const { id, alternatives, score, source } = drawn;
  return sides.map((side) => (isDrawn(side) ? side : { ...side, id, alternatives, score, source }));
}

/** The main member of a part. */
function mainOf({ scene: { members } }: Part): Member {
  const [main] = members;
  if (!main) throw new Error('A part has at least one member.');
  return main;
}

/** The sides of a comparison whose halves have a thing each, with the names of the title or of the things. */
const sidesOfHalves = (
  halves: readonly [Part, Part],
  names: readonly string[] | null,
  known: readonly Meant[],
): Understanding['sides'] =>
  halves.map((part, at) => {
    const { words, id } = mainOf(part);
    const said = known[at];
    const isKnown =
      said && said.id !== null && said.score >= sureScore && !/^(?:one|uno|una)$/.test(said.words);
    if (isKnown) return { ...said, name: names?.[at] ?? said.words };
    return { ...nothing, words, id, score: 1, source: 'noun', name: names?.[at] ?? words };
  });

const nothing: Meant = { words: '', id: null, alternatives: [], source: null, score: 0 };

/** Returns a text that is all capitals in lower case, so that it is read like any other text. */
const calm = (text: string): string => (/\p{Ll}/u.test(text) || text.length < 6 ? text : text.toLowerCase());

function claimQuoted(text: string, tokens: readonly Token[], quoted: string): void {
  const at = text.indexOf(quoted);
  if (at < 0) return;
  // A token may hold the quotation mark behind the text: "GOLPE'".
  const end = at + quoted.length;
  for (const token of tokens)
    if (token.at >= at - 1 && (token.end <= end || (token.at < end && /['’]$/.test(token.text))))
      token.role = 'quoted';
}

const weakVerbs = /^(?:is|are|was|do|does|did|have|has|get|got|let|lets|be|go|make)$/;

/** The main verb of a prompt: the first verb with a meaning of its own, otherwise the first verb. */
function actionOf(tokens: readonly Token[], described: boolean): Understanding['action'] {
  if (described) return null;
  const verbs = tokens.filter(({ pos, role }) => pos === 'VERB' && (role === null || role === 'quoted'));
  const main = verbs.find(({ fold }) => !weakVerbs.test(fold)) ?? verbs[0];
  if (!main) return null;
  const before = tokens[tokens.indexOf(main) - 1]?.fold ?? '';
  return { lemma: main.lemma, negated: /^(?:no|not|dont|never|nunca|jamas|without|sin)$/.test(before) };
}
