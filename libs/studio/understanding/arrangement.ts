import { bareText, isLater } from './bare-text';
import { isColourWord } from './colour-names';
import type { Member } from './members';
import { drawingOf } from './nouns';
import type { People } from './people';
import { type PromptScene, type Reading, promptSceneOf } from './prompt-scene';
import { stateWords } from './scene-words';
import { colours } from './small-words';
import { spoken } from './spoken';
import { posesIn } from './staging-poses';
import { type PicturePlace, positionIn } from './text-place';
import type { Thing } from './things';
import type { Token } from './tokens';

/** One part of an arranged picture: the members of one instruction, and where and how they are shown. */
export type Part = {
  scene: PromptScene;
  /** Requested position; null on an axis that the instruction leaves open. */
  place: PicturePlace;
  /** True if the part is behind the others. */
  isBehind: boolean;
  /** True if a cross lies over the part. */
  isCrossed: boolean;
  /** True if each copy of the main member has a number: 1, 2, 3. */
  isNumbered: boolean;
  /** The words of the instruction, in lower case without accents. */
  words: string;
};

/** The parts of a picture whose prompt places several things, in the order of the prompt. */
export type Arrangement = { parts: [Part, ...Part[]] };

type Clause = { at: number; end: number; words: string };

/** Most parts of a picture; the parts behind them are ignored. */
const mostParts = 4;

/** Borders of instructions: punctuation marks, and "and" before a new noun phrase. */
const borders =
  /[,.;:!?()\n–—]|\s-\s|(?<!\p{L})(?:and|y|e|plus|mas)(?=\s+(?:an?|the|one|another|two|three|four|un|una|uno|unos|unas|el|la|los|las|otro|otra|dos|tres|cuatro|a la|on the)\s)/gu;

/** Words for the left or the right side: "on the left", "a la derecha". */
const sidePhrases =
  /(?<!\p{L})(?:(?:on |to |at )(?:the )?(?:left|right)(?: side)?|a la (?:izquierda|derecha)|(?:left|right) side|on (?:one side|the other(?: side)?)|(?:a|de) un lado|(?:al|del) otro(?: lado)?)(?!\p{L})/gu;

/**
 * The borders between two sides without a punctuation mark: before the second side of "on the left weights on the right a mat",
 * behind the first side of "weights on the left a mat on the right".
 */
function sideBorders(bare: string, cuts: readonly (readonly [number, number])[]): [number, number][] {
  const sides = [...bare.matchAll(sidePhrases)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  return sides.slice(1).flatMap(([at], place): [number, number][] => {
    const [first, end] = sides[place] ?? [0, 0];
    if (cuts.some(([cut]) => cut >= end && cut < at)) return [];
    const start = Math.max(0, ...cuts.filter(([cut]) => cut < first).map(([, behind]) => behind));
    const isLed = bare.slice(start, first).trim() === '';
    return [isLed ? [at, at] : [end, end]];
  });
}

/** A thing behind a quoted text: `text "OLD" with a car`. The words before the thing belong to the text. */
const behindQuote = /(?<=["“”«»„])\s+(?:with|con|and|y|plus|mas)(?=\s+(?:an?|the|un|una|el|la|my|mi)\s)/gu;

/** The instructions of a text with their offsets. */
function clausesOf(bare: string): Clause[] {
  const marks = [...bare.matchAll(borders), ...bare.matchAll(behindQuote)]
    .map(({ index, 0: mark }) => [index, index + mark.length] as const)
    .sort(([a], [b]) => a - b);
  const cuts = [...marks, ...sideBorders(bare, marks)].sort(([a], [b]) => a - b);
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([at]) => at), bare.length];
  return starts.map((at, place) => {
    const end = ends[place] ?? bare.length;
    return { at, end, words: bare.slice(at, end).trim() };
  });
}

const crossed = spoken(
  '(?:(?:big|large|red|huge|a|the)\\s+)*x\\s+(?:mark\\s+)?(?:over|on|across|through)|(?:red\\s+)?cross\\s+over|crossed(?:[- ]out)?|crossing out|with (?:a|an) (?:big |red |large )*(?:x|cross)|tachad[oa]s?|(?:con )?una (?:gran )?(?:x|equis|cruz)(?: roja)?(?: grande)?(?: encima| sobre)?|(?:x|cruz|equis) roja',
);
const behind = spoken(
  'behind (?:him|her|it|them|me)|in the background|in the back|detras(?: de (?:el|ella))?|de fondo|al fondo|en el fondo',
);
const numbered = spoken(
  '(?:with |con |put |pon )?(?:the )?(?:numbers?|numeros?|numerad[oa]s?)(?: (?:the |los )?)?(?: ?1[ ,]+2(?:[ ,]+(?:and |y )?3)?)?(?: (?:over|above|on|under|encima|sobre|arriba|debajo))?',
);
const signs = spoken('arrows?|flechas?|circles?|circulos?|pointing|apuntando|senalando');
const lettering = spoken(
  'texts?|letters?|lettering|headline|caption|words?|font|texto|letras?|titulo|palabras?|que diga|says?|write|escribe|escrito',
);
const ground =
  /(?<!\p{L})(?:background|backround|bg|backdrop|fondo|halves|split|pantalla)(?!\p{L})(?!\s+(?:a|there))/u;
/** Words for a second thing of the kind of the last one: "a blue one", "uno azul". */
const pronoun = /(?<!\p{L})(?:one|another|uno|una|otro|otra)(?!\p{L})/u;
const beside = spoken(
  'next to (?:it|him|her|them)|beside (?:it|him|her|them)|al lado|junto a (?:el|ella|ellos)',
);
const faces = spoken('faces?|caras?|rostros?|carita');
const left = /(?<!\p{L})(?:on|de|a|en|al|del?) (?:one|un|uno) (?:side|lado)(?!\p{L})/u;
const right =
  /(?<!\p{L})(?:(?:on|to) the other(?: side)?|(?:del?|al|en el) otro(?: lado)?|en la otra(?: mitad)?)(?!\p{L})/u;
const half =
  /(?<!\p{L})(?:(left|right)(?:[- ]hand)? (?:side|half)|(?:lado|mitad) (izquierd[oa]|derech[oa]))(?!\p{L})/u;

/** The position that an instruction names. */
function placeOf(words: string): PicturePlace {
  const found = positionIn(words);
  if (found) return found;
  if (left.test(words)) return { x: 'left', y: null };
  if (right.test(words)) return { x: 'right', y: null };
  const side = half.exec(words);
  const name = side?.[1] ?? side?.[2] ?? null;
  return { x: name === null ? null : /^(?:left|izq)/.test(name) ? 'left' : 'right', y: null };
}

/**
 * Reads the parts of a picture whose prompt places several things: "a tablet in the center, a stack of books on the left".
 * @param text the prompt without the words that ask for a picture
 * @param tokens tokens of the text, tagged
 * @param things noun phrases of the text
 * @param people the person that the prompt asks for; null for none
 * @param reading illustration set, language and names of excluded drawings
 * @returns null for a prompt that places fewer than two things, counts none, numbers none and crosses none out
 */
export function arrangementIn(
  text: string,
  tokens: readonly Token[],
  things: readonly Thing[],
  people: People | null,
  reading: Reading,
): Arrangement | null {
  const bare = bareText(text);
  const clauses = clausesOf(bare);
  if (clauses.length < 2) return null;
  const parts: Part[] = [];
  for (const clause of clauses) {
    if (parts.length === mostParts) break;
    const isInstruction =
      isLater(bare, clause.at) || hasPlace(placeOf(clause.words)) || crossed.test(clause.words);
    // The things of "two cars: a red one on the left" are named before the first instruction.
    const named = clauses[clauses.indexOf(clause) - 1];
    if (isInstruction && parts.length === 0 && named && pronoun.test(clause.words))
      addPart(parts, named, tokens, things, people, reading);
    if (isInstruction) addPart(parts, clause, tokens, things, people, reading);
  }
  const shown = parts.filter(({ scene }) => isDrawn(scene.members[0]));
  const placed = shown.filter(
    ({ place, isBehind, words }) => hasPlace(place) || isBehind || beside.test(words),
  );
  const isTold =
    shown.length > 1
      ? placed.length > 0
      : shown.some(
          ({ scene: { members }, isCrossed, isNumbered, place, words }) =>
            isCrossed ||
            isNumbered ||
            ((members[0]?.count ?? 1) > 1 && hasPlace(place)) ||
            // Only the first thing would be the hero: "a computer with a skull on the left".
            (members[0]?.kind !== 'person' && isDrawn(members[1]) && hasPlace(place)) ||
            (members[0]?.kind === 'person' && acts(words)),
        );
  // A placed thing without a drawing would be missing, and the others would tell something else.
  const isComplete = parts.every(({ scene, place }) => isDrawn(scene.members[0]) || !hasPlace(place));
  // The thing of the title is the same thing that a later instruction places.
  const [first, ...others] = shown.filter(
    (part, at) =>
      hasPlace(part.place) ||
      part.isCrossed ||
      !shown.slice(at + 1).some((later) => isSame(part.scene.members[0], later.scene.members[0])),
  );
  return first && isTold && isComplete ? { parts: [first, ...others] } : null;
}

/**
 * The parts of the left and the right half of a picture in two halves.
 * @param arrangement parts of the picture; null for none
 * @returns null if a half has no part
 */
export function halvesOf(arrangement: Arrangement | null): [Part, Part] | null {
  const [one, other] = (['left', 'right'] as const).map((side) =>
    arrangement?.parts.find(
      ({ place, isBehind, scene }) => place.x === side && !isBehind && scene.members[0]?.id,
    ),
  );
  return one && other ? [one, other] : null;
}

/**
 * Returns true if an arrangement has a thing on the left and another on the right.
 * @param arrangement parts of the picture
 */
export const hasTwoSides = ({ parts }: Arrangement): boolean =>
  (['left', 'right'] as const).every((side) => parts.some(({ place }) => place.x === side));

const titleSides =
  /^(?:[^:.?!]{1,60}: *)?([^,.:;?!]{2,24}?) +(?:vs\.?|versus|or|o|u|contra|against|frente a) +([^,.:;?!]{2,24}?)(?= +(?:in|en|comparison|comparativa|cual|cu[aá]l|which|for|para|test)(?!\p{L})|[,.:;?!–—-]|$)/iu;

/**
 * The names of two sides that a title compares: "PS5 o Xbox" in "PS5 o Xbox, pantalla dividida".
 * @param text the prompt without the words that ask for a picture
 * @returns null for a title that compares nothing
 */
export function titleSidesIn(text: string): [string, string] | null {
  const found = titleSides.exec(text);
  return found?.[1] && found[2] ? [found[1].trim(), found[2].trim()] : null;
}

/** Returns true for an action that a whole figure shows. */
const acts = (words: string): boolean => {
  const pose = posesIn.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return pose !== null && pose !== 'hold' && pose !== 'point';
};

const hasPlace = ({ x, y }: PicturePlace): boolean => x !== null || y !== null;

const isDrawn = (member: Member | undefined): boolean =>
  member !== undefined && (member.id !== null || member.kind === 'person');

/** Adds the part of one instruction, or applies a cross or numbers to an earlier part. */
function addPart(
  parts: Part[],
  { at, end, words }: Clause,
  tokens: readonly Token[],
  things: readonly Thing[],
  people: People | null,
  reading: Reading,
): void {
  const isIn = (token: Token): boolean => token.at >= at && token.end <= end;
  const own = tokens.filter(isIn);
  const start = own[0] ? tokens.indexOf(own[0]) : 0;
  const isCrossed = crossed.test(words);
  const isNumbered = numbered.test(words);
  const isText = own.some(({ role }) => role === 'quoted') || (lettering.test(words) && !isNumbered);
  if (isText || (ground.test(words) && !behind.test(words)) || own.some(({ role }) => role === 'avoid'))
    return;
  const phrases = things
    .filter(({ tokens: [first], verb }) => !verb && first !== undefined && isIn(first))
    .filter(({ head }) => !noThing.test(head.fold) && !isColourWord(head.fold))
    .map((thing) => ({ ...thing, at: thing.at - start }));
  const scene = promptSceneOf(own, phrases, { ...reading, hasSky: true });
  const previous = parts.at(-1);
  const main = scene.members[0];
  if (people?.shown && faces.test(words) && main?.kind !== 'person') scene.members = [personOf(people)];
  const isSecond = pronoun.test(words) && previous !== undefined && (main === undefined || main.id === null);
  if (isSecond) scene.members = [secondOf(previous, own, reading.language)];
  const same = parts.find(({ scene: { members } }) => isSame(members[0], scene.members[0]));
  const target = same ?? (scene.members.length === 0 ? previous : undefined);
  if ((isCrossed || isNumbered || signs.test(words)) && target) {
    target.isCrossed ||= isCrossed;
    target.isNumbered ||= isNumbered;
    return;
  }
  if (scene.members.length === 0 || (signs.test(words) && !isCrossed)) return;
  parts.push({ scene, place: placeOf(words), isBehind: behind.test(words), isCrossed, isNumbered, words });
}

/** Returns true for two members of one kind: the stack of books and the books. */
const isSame = (one: Member | undefined, other: Member | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.head === other.head || (one.id !== null && one.id === other.id));

/** Nouns of instructions, which name no thing of the picture. */
const noThing =
  /^(?:x|cross|cruz|equis|row|fila|line|linea|side|sides|lado|lados|center|centre|centro|middle|medio|corner|esquina|top|bottom|left|right|number|numbers|numero|numeros|screen|vs|versus|before|after|antes|despues|half|mitad|plano|primer|close-up|style|estilo|colors?|colou?rs?|color(?:es)?|tonos?|one|ones|uno|una|otro|otra|size|view|vista)$/;

/** The person whose face a prompt asks for. */
const personOf = ({ words, mood, gender }: People): Member => ({
  words,
  head: /^(?:cara|face|rostro|carita)$/.test(words)
    ? gender === 'f'
      ? 'woman'
      : 'man'
    : words.toLowerCase(),
  kind: 'person',
  id: null,
  count: 1,
  size: null,
  states: [],
  colour: null,
  mood,
});

/** A second thing of the kind of an earlier part, with a color and states of its own. */
function secondOf({ scene: { members } }: Part, own: readonly Token[], language: 'en' | 'es'): Member {
  const [main] = members;
  if (!main) throw new Error('A part has at least one member.');
  const { colour, states } = attributesOf(own);
  // The drawing of "an old house" is no drawing of the new one.
  const id = main.states.length > 0 ? (drawingOf(main.head, language) ?? main.id) : main.id;
  // "A white one" is one of the two dogs.
  const isSeveral = own.some(({ fold }) => /^(?:ones|unos|unas|otros|otras)$/.test(fold));
  return { ...main, words: main.head, id, count: isSeveral ? main.count : 1, colour, states };
}

/** The color and the states that the words of an instruction name. */
const attributesOf = (own: readonly Token[]): Pick<Member, 'colour' | 'states'> => ({
  colour: own.map(({ fold }) => colours.get(fold)).find((one) => one !== undefined) ?? null,
  states: own.flatMap(({ fold }) => stateWords.get(fold) ?? []),
});
