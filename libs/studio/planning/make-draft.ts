import type { Box } from '../scene/scene.schema';
import { isDark } from './contradicts';
import { type Draft, type Knowledge, type SceneInput, avoidable } from './draft';
import { type Headline, cleaned, headlineOf } from '../understanding/headline';
import { timeOfDayIn } from '../understanding/colour-words';
import { conceptsIn } from '../understanding/lexicon';
import { type Choice, choicesFor, sceneChoices } from './idea';
import { ideaInputOf } from './idea-input';
import {
  aloneIfAsked,
  askedOf,
  withoutPeople,
  inLook,
  isShort,
  isThingAlone,
  withGiant,
  likelySubject,
} from './asked-draft';
import { askedChoices, obeyPositions } from './asked-layout';
import { askedPalette } from './asked-palette';
import { groundAt, inTone } from './instructions';
import { layoutOf } from './layout';
import { paletteOf } from './palette';
import { seededRandom } from '../scene/random';
import { type Mood, moodOf } from './mood';
import { avoidedHuesOf, isLight } from './named-colours';
import { lettersIn, typeSystemOf, typeSystems } from './type-systems';
import { type StyleRules, joined, styleRulesOf } from './style';
import { nameOf } from '../knowledge/topic';
import { type Subject, avoidedIds, subjectOf } from '../understanding/subject';
import { type Understanding, understand } from '../understanding/understand';
import type { Illustration } from '../knowledge/illustrations';
import { personOf } from './people';
import { changeOf } from './change';
import { bondsOf } from './phrases';
import { type DrawnPart, type DrawnScene, drawnSceneOf } from './drawn-scene';
import { drawnPartsOf } from './drawn-parts';
import { isBustPart, partsChoices } from './parts-layout';
import { isWideScene } from './scene-figures';
import { calmPalette, sceneMotif } from './scene-ground';
import { placeOf } from './place';
import { namesOf, onlySure } from './sure';
import { coloursOfThings } from './tints';
import { bent, isNature, toneVaried, turnOf, variationFor, viewVaried } from './variation';
import { pricesIn } from '../understanding/prices';
import { framed } from './framing';
import { chosenViewOf, groundViewOf } from './views';
import type { Layout } from './template';
import { isUndrawable } from './undrawable';
import { asksOnlyWords } from '../understanding/only-words';

/** Layouts of a person who faces the words or a thing. */
export const faced = new Set<Layout['name']>(['person-left', 'person-right']);

/** Hue in degrees of a meal's background: wood and bread. Violet and blue look unappetizing. */
const warmHue = 42;

/** First attempt in which the plan prefers legibility to effects. */
const cautiousFrom = 2;

/** First attempt with plain letters on a panel; it is the last attempt. */
const plainLettersFrom = 3;

/**
 * Makes all decisions about a picture before its first layer: its subject, words, idea, layout and colors.
 * @param request the creator's request with size and seed
 * @param knowledge illustration set, text measure and part-of-speech taggers
 * @param attempt 0, or 1 to 3 after an earlier plan that was hard to read
 */
export function draftOf(request: SceneInput, knowledge: Knowledge, attempt: number): Draft {
  const random = seededRandom((request.seed + attempt * 0x9e3779b9) >>> 0);
  const cautious = attempt >= cautiousFrom;
  const understanding = understand(cleaned(request.prompt), request, knowledge.index, knowledge.taggers);
  const input = inLook(request, understanding);
  const [styleRules, mood] = calmed(styleRulesOf(input.style), moodOf(input.mood), cautious);
  const struck = avoidedIds(input, understanding, knowledge.index);
  const denied = [...input.elementsToAvoid, ...understanding.avoid.map(({ head }) => head)];
  const avoids = (words: RegExp) => denied.some((element) => words.test(element));
  const meant = subjectOf(input, understanding, knowledge.index, random);
  const isAvoided = ({ id }: Illustration) => struck.has(id);
  const isFaceless = avoids(avoidable.face);
  // A thing alone, or with requested extra elements that need free room, is no scene.
  // A large thing of a scene is one of its members: "a lighthouse in a storm, huge waves".
  const isAlone =
    isThingAlone(understanding) && (understanding.promptScene === null || understanding.visual.closeUp);
  const isOfOne = isAlone || meant.included.length > 0;
  // Type is honest where a drawing would show the opposite; without a given text there would be no picture.
  const isOnlyWords = asksOnlyWords(input.prompt) && understanding.quoted !== null;
  const isType =
    isOnlyWords || (isUndrawable(input.prompt) && (Boolean(input.headline) || understanding.quoted !== null));
  const drawnParts =
    meant.crossed || meant.included.length > 0 || isType
      ? null
      : drawnPartsOf(input, understanding, knowledge.index, { isAvoided, isFaceless });
  const drawnScene =
    meant.crossed || isOfOne || isType
      ? drawnParts
      : (drawnSceneOf(input, understanding, knowledge.index, { isAvoided, isFaceless }) ?? drawnParts);
  const sure = aloneIfAsked(onlySure(meant, understanding, input.prompt), understanding);
  // A single drawing never stands for a scene that cannot be drawn.
  const change =
    meant.intent === 'before-after' ? changeOf(input, understanding, knowledge.index, isFaceless) : null;
  const isCertain =
    (sure.isSure || change !== null) &&
    !isOnlyWords &&
    !(isType && understanding.described) &&
    (drawnScene !== null || understanding.promptScene === null || isOfOne);
  const isWordless = avoids(avoidable.text);
  // A requested person is enough beside a quoted text.
  const isQuote =
    understanding.quoted !== null && !understanding.people?.shown && !isType && drawnScene === null;
  const likely =
    isCertain || !(isWordless || isQuote)
      ? null
      : likelySubject(sure.subject, understanding, knowledge.index, input.prompt);
  const isSure = isCertain || (isQuote && likely !== null);
  const withFaces = likely ?? sure.subject;
  const shown = isFaceless ? withoutPeople(withFaces) : withFaces;
  const subject = change === null ? shown : { ...shown, heroes: change };
  const placed = understanding.visual.thingAt;
  const isPlaced = isCertain && placed !== null && placed.place.x !== null && understanding.quoted !== null;
  const meantPerson =
    isFaceless || isType || change !== null || isThingAlone(understanding)
      ? null
      : personOf(input, understanding, subject, knowledge.index);
  // A thing at a requested side leaves no room for a narrator whom the prompt does not name.
  const person = isPlaced && meantPerson?.role === 'teller' ? null : meantPerson;
  const ranked = drawnScene
    ? understanding
    : { ...understanding, headlines: [...understanding.headlines, ...understanding.undrawnHeadlines] };
  const headline = withGiant(headlineFor(input, ranked, subject), understanding);
  if (isWordless) Object.assign(headline, { words: [], highlighted: [], badge: null });
  const asked = askedOf(understanding, headline);
  // A short quoted text and a giant number are largest with one word in each line, so their words have no bonds.
  const isLarge = isShort(understanding, headline.words);
  const bonds = asked.giant || isLarge ? [] : bondsOf(headline.words, input.prompt, phrasesOf(understanding));
  const isAsked = Boolean(input.headline) || understanding.quoted !== null;
  const names = headline.words.length > 0 && !isAsked ? namesOf(understanding) : null;
  const prices = names && pricesIn(input.prompt, names);
  if (prices) headline.badge = null;
  const all = choicesFor(ideaInputOf(input, { subject, isSure, headline, bonds, names, person, asked }));
  const hasWords = headline.words.length > 0;
  const choices =
    drawnScene && !asked.giant
      ? drawnScene.parts
        ? partsChoices(drawnScene.parts, asked, input.aspectRatio, hasWords)
        : scenesFor(drawnScene, asked, input.aspectRatio, hasWords)
      : askedChoices(all, asked, input.aspectRatio, {
          isLarge,
          hasWords,
          isPair: subject.second !== null,
          isOfPerson: person?.role === 'named' || (person !== null && !isSure),
          isPriced: prices !== null,
          isOfChange: change !== null && change[0] !== change[1],
        });
  const { idea, layout } = choices[input.seed % choices.length] ?? all[0];
  const isMeal = subject.theme === 'food';
  const variation = variationFor(input, {
    film: styleRules.lettering === 'film',
    dark: isDark(input.prompt, subject),
  });
  const bend = bent(joined(styleRules, mood.bend), variation);
  const plain = paletteOf(
    {
      name: input.colorPalette,
      topicHue: isMeal ? warmHue : (subject.concept?.hue ?? null),
      heroHue: subject.heroes[0].hue,
      accentHue: styleRules.accent ?? mood.accent,
      turn: turnOf(variation, isMeal || isNature(subject.setting)),
      avoidedHues: avoidedHuesOf([...understanding.avoid.map(({ head }) => head), ...input.elementsToAvoid]),
      bend: isMeal ? { ...bend, hues: [] } : bend,
    },
    random,
  );
  const dark = drawnScene !== null && darkRoom.test(input.prompt) ? 'dark' : null;
  const said = groundAt(understanding.time?.name ?? null) ?? timeOfDayIn(input.prompt) ?? dark;
  // Pastel colors that the prompt asks for are paler than the light of its time of day.
  const time = understanding.visual.palette === 'pastel' ? null : said;
  const hasGround = asked.ground !== null || time !== null;
  const isCalm = drawnScene !== null && !hasGround && understanding.place === null;
  const painted = askedPalette(isCalm ? calmPalette(plain) : plain, asked, time);
  const palette = hasGround
    ? toneVaried(painted, variation, asked.ground === null ? 'time' : 'color')
    : painted;
  const { closeUp, large } = understanding.visual;
  const isFree = drawnScene === null && !closeUp && !large.thing;
  const undrawn = {
    input,
    knowledge,
    random,
    headline,
    subject,
    bonds,
    isHook: isLarge,
    names,
    halves: understanding.halves,
    thingColours: coloursOfThings(understanding),
    prices,
    isSure,
    isPlaced: understanding.place !== null || understanding.time !== null,
    person,
    drawnScene: idea === 'scene' ? drawnScene : null,
    staged: idea === 'scene' && drawnScene ? stagedOf(drawnScene, styleRules, asked, understanding) : null,
    understood: { place: understanding.place?.name ?? null, time: understanding.time?.name ?? null },
    idea,
    layout: forBust(
      framed(
        obeyPositions(
          roomy(layoutOf(layout, input), headline, input, subject.second !== null),
          asked,
          input,
          hasWords,
        ),
        isFree ? choices.length : Infinity,
        input.seed,
      ),
      drawnScene && !drawnScene.parts && stagedOf(drawnScene, styleRules, asked, understanding)
        ? null
        : drawnScene,
      input,
    ),
    palette,
    styleRules,
    asked,
    typeSystem:
      asked.letters === null
        ? asked.neon && styleRules.lettering === 'film'
          ? typeSystems.neon
          : typeSystemOf(
              { ...input, letters: headline.words.join('').length },
              styleRules,
              subject.theme,
              layout,
            )
        : lettersIn(asked.letters),
    mood,
    cautious,
    plainLetters: attempt >= plainLettersFrom,
    unit: (input.width + input.height) / 200,
    avoids,
    avoided: ({ id }: Illustration) =>
      struck.has(id) && id !== (subject.crossed ? subject.heroes[0].id : null),
  };
  // A background of one color shows no place. A light lies over the place of the prompt or of its topic, a tone only
  // over the place of a described picture.
  const isLit = asked.ground !== null && isLight(asked.ground);
  const { place: named, described } = understanding;
  const isNamed = isLit ? named !== null || !described : named !== null && described;
  const hasPlace = asked.ground === null || (asked.tone && isNamed);
  // The moon behind the members is a thing in the sky, and not the place of the scene.
  const isMoon =
    understanding.place?.name === 'moon' &&
    drawnScene?.drawnMembers.some(({ illustration }) => /moon/.test(illustration.id));
  const place =
    drawnScene !== null && !drawnScene.parts && (!hasPlace || understanding.place === null || isMoon)
      ? sceneMotif(drawnScene, hasPlace)
      : hasPlace
        ? placeOf(undrawn)
        : 'sweep';
  const timeOfDay = understanding.time?.name ?? null;
  const view = input.place
    ? chosenViewOf(undrawn, input.place, timeOfDay)
    : hasPlace
      ? groundViewOf(undrawn, place, understanding.place, timeOfDay)
      : null;
  const toned = view && asked.ground !== null ? inTone(view, asked.ground) : view;
  return { ...undrawn, place, view: toned && viewVaried(toned, variation, asked.ground !== null) };
}

/** Styles whose things are lit or outlined in color; the other styles have grounds of their own. */
const stagedStyles = new Set<StyleRules['hero']>(['lit', 'gloss', 'bare', 'sticker']);

/**
 * The staging of a scene with a drawn place; null for a ground of one color, for styles with grounds of their own, and for
 * one person without a pose who has a feeling or stands beside quoted words: a large face shows more than a whole figure.
 */
const stagedOf = (
  { staging, parts }: DrawnScene,
  { hero }: StyleRules,
  { ground, tone, halves, textAt }: Draft['asked'],
  { people, mood, quoted }: Understanding,
): Draft['staged'] => {
  const isFelt = (people?.mood ?? null) !== null && mood !== null;
  const isFace = people?.shown === true && staging.pose === null && (isFelt || quoted !== null);
  // Things of a staged scene stand at the lower edge, where they would be behind the words.
  const isFree = (ground === null || tone) && halves === null && (parts !== null || textAt?.y !== 'bottom');
  if (parts) return staging.place !== null && stagedStyles.has(hero) && isFree ? staging : null;
  return staging.place !== null && stagedStyles.has(hero) && isFree && !isFace ? staging : null;
};

/** The choices for a scene, at the side of the picture that the prompt asks for. */
function scenesFor(
  drawnScene: DrawnScene,
  { side, textAt }: Pick<Draft['asked'], 'side' | 'textAt'>,
  ratio: SceneInput['aspectRatio'],
  hasWords: boolean,
): readonly Choice[] {
  const busts = drawnScene.drawnMembers.filter(({ isBust }) => isBust).length;
  // Words over the lower part of the picture would cover the chins of people.
  const isAbove =
    hasWords && ((textAt?.y === 'top' && busts !== 1) || (textAt?.y === 'bottom' && busts === 0));
  const all = sceneChoices(ratio, { hasWords, isWide: isAbove || isWideScene(drawnScene) });
  const wanted = isAbove
    ? (`scene-${textAt?.y === 'top' ? 'above' : 'below'}` as const)
    : side !== null
      ? (`scene-${side}` as const)
      : textAt?.x === 'left'
        ? 'scene-right'
        : textAt?.x === 'right'
          ? 'scene-left'
          : null;
  // Words below a pair would cover faces.
  const fitting = all.filter(({ layout }) => layout === (busts > 1 && hasWords ? 'scene-above' : wanted));
  return fitting.length > 0 ? fitting : all;
}

/** The nouns of a prompt, as written in the prompt. */
const phrasesOf = ({ subjects, objects, sides, wordPairs }: Understanding): string[] => [
  ...[...subjects, ...objects, ...sides].map(({ words }) => words),
  ...wordPairs,
];

/** Style and mood for a plan after one that was hard to read: the mood has no particles in the air. */
const calmed = (styleRules: StyleRules, mood: Mood, cautious: boolean): [StyleRules, Mood] =>
  cautious ? [styleRules, { ...mood, air: null }] : [styleRules, mood];

/** Matches a dark place of a scene: "dark room", "habitación oscura". */
const darkRoom =
  /(?<!\p{L})(?:dark (?:room|bedroom|kitchen|alley|street|basement|forest|hallway|stage|studio)|(?:sala|cuarto|habitaci[oó]n|cocina|calle|s[oó]tano|callej[oó]n|bosque|pasillo|escenario) oscur[oa])(?!\p{L})/iu;

/** Share of the height of the words' room beside a person with other members, which stand below the words. */
const aboveMembers = 0.56;

/** Width of the words beside a large person, as a share of the picture's width. */
const besidePerson = 0.49;

/** Widens the words beside a large person, and shortens the words if other members stand below them. */
function forBust(plain: Layout, drawnScene: DrawnScene | null, { width }: SceneInput): Layout {
  if (drawnScene?.parts) return abovePartsOf(plain, drawnScene.parts);
  if (!drawnScene || !/^scene-(?:left|right)$/.test(plain.name)) return plain;
  const bust = drawnScene.drawnMembers.findIndex(({ isBust }) => isBust);
  const isPair = drawnScene.drawnMembers.filter(({ isBust }) => isBust).length > 1;
  const layout = bust < 0 || isPair ? plain : widened(plain, width * besidePerson);
  const worn = drawnScene.bonds.filter(
    ({ of, relation }) => of === bust && /^(?:holds|wears)$/.test(relation),
  ).length;
  if (bust < 0 || drawnScene.drawnMembers.length - 1 - worn < 1) return layout;
  const [{ box, align }, ...others] = layout.blocks;
  return { ...layout, blocks: [{ align, box: { ...box, height: box.height * aboveMembers } }, ...others] };
}

/** Shortens the words beside a large person, if things stand below the words. */
function abovePartsOf(plain: Layout, parts: readonly DrawnPart[]): Layout {
  const isShared = parts.some(isBustPart) && parts.filter(({ isBehind }) => !isBehind).length > 1;
  if (!isShared || !/^scene-(?:left|right)$/.test(plain.name)) return plain;
  const [{ box, align }, ...others] = plain.blocks;
  return {
    ...plain,
    blocks: [{ align, upright: 'top', box: { ...box, height: box.height * aboveParts } }, ...others],
  };
}

/** Share of the height of the words' room above other things. */
const aboveParts = 0.5;

/** Widens the words of a scene towards the person beside them. */
function widened(layout: Layout, width: number): Layout {
  const [first, ...others] = layout.blocks;
  const { x, width: usual } = first.box;
  const box = { ...first.box, width, x: layout.name === 'scene-left' ? x + usual - width : x };
  return { ...layout, blocks: [{ ...first, box }, ...others] };
}

/** Moves the hero of a picture without words to the middle. */
function roomy(layout: Layout, { words }: Headline, { width, height }: SceneInput, isPair: boolean): Layout {
  if (layout.name.startsWith('scene')) return layout;
  const single = layout.heroes.length === 1 && layout.slots.length === 0 && !faced.has(layout.name);
  if (words.length > 0 || !single) return layout;
  const isBroad = isPair && width > height * 1.2;
  // The second of two things ends above the timestamp area.
  const [share, tall] = isBroad ? [0.9, 0.775] : [0.66, 0.88];
  const middle: Box = {
    x: (width * (1 - share)) / 2,
    y: height * 0.06,
    width: width * share,
    height: height * tall,
  };
  return { ...layout, heroes: [middle], anchor: [0.5, 0.5] };
}

/**
 * The headline of a picture. If the words of the prompt cannot be set, the headline is the name of its topic, or empty
 * without a known topic.
 */
function headlineFor(input: SceneInput, understanding: Understanding, { concept }: Subject): Headline {
  const headline = headlineOf(input.prompt, understanding, input.headline);
  if (headline.words.length > 0 || understanding.described || !concept || concept.general) return headline;
  if (!conceptsIn(input.prompt).includes(concept)) return headline;
  const words = nameOf(concept).toUpperCase().split(' ');
  return { ...headline, words, highlighted: words.length > 1 ? [words.length - 1] : [] };
}
