import type { IllustrationIndex } from '../knowledge/illustrations';
import { type Candidate, candidatesOf, sure } from './match';
import { feelingNamed, isPerson } from './people';
import { type MemberState, moodWords, sizeWords, stateWords } from './scene-words';
import { colours } from './small-words';
import { outfitNamed } from './outfit-words';
import type { Thing } from './things';
import type { Token } from './tokens';

/** One thing, animal or person of a described scene. */
export type Member = {
  /** The words of the prompt, as written. */
  words: string;
  /** Head noun in lower case without accents. */
  head: string;
  kind: 'person' | 'thing';
  /** Name of the drawing; null if no drawing is sure to show the member. A person without a trade has no drawing. */
  id: string | null;
  /** How many of the member the scene shows, 1 to 6. */
  count: number;
  size: 'giant' | 'tiny' | null;
  states: MemberState[];
  /** English name of a color; null if the prompt names none for this member. */
  colour: string | null;
  /** English name of a feeling beside the member; null if none is named. */
  mood: string | null;
};

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  pair: 2,
  par: 2,
  several: 4,
  many: 5,
  varios: 4,
  varias: 4,
  muchos: 5,
  muchas: 5,
};

/** The number that a word without accents names; null for any other word. */
export const countNamed = (fold: string): number | null => counts[fold] ?? null;

/** Nouns in the plural that mean one thing or that one drawing shows as several things. */
const onePlural =
  /^(?:sunglasses|glasses|headphones|earphones|scissors|jeans|pants|trousers|goggles|clothes|books|libros|gafas|lentes|audifonos|auriculares|tijeras|pantalones|boots|shoes|zapatos|botas|fries|noodles|fideos|keys|llaves|pancakes|fireworks|stairs|escaleras|ruins|news|bus|gas|dress|glass|cactus|octopus|paraguas|fried|fritos|cumpleanos|autobus|virus|atlas|compas|canvas|rascacielos|spaghetti|llamas|hands|manos|palomitas|chopsticks|palillos)$/;

/** Number of members of a plural without a number. */
const several = 3;

/**
 * The member that a noun phrase names.
 * @param thing noun phrase of a prompt
 * @param around tokens of the phrase and of its attributes: from the previous member to the next member
 * @param reading illustration set, language of the prompt and names of excluded drawings
 */
export function memberOf(
  thing: Thing,
  around: readonly Token[],
  reading: { index: IllustrationIndex; language: 'en' | 'es'; struck: ReadonlySet<string> },
): Member {
  const { index, language, struck } = reading;
  const states = [
    ...new Set(around.map(({ fold }) => stateWords.get(fold)).filter((one) => one !== undefined)),
  ];
  const said = thing.tokens.map(({ fold }) => fold).join(' ');
  const isAlive =
    /^(?:chicken|pollo)$/.test(thing.head.fold) &&
    around.some(({ fold }) => /^(?:chas|feed|hold|hug|persigu|aliment|abraz)/.test(fold));
  const other = isAlive
    ? 'rooster'
    : aliases.find(([words]) => words.test(said) || words.test(thing.head.fold))?.[1];
  const best =
    other === undefined
      ? candidatesOf(thing, index, language).find(({ id }) => !struck.has(id))
      : { id: other, score: 1, source: 'noun' as const };
  // The noun of "record player" names a thing, although "player" alone names a person.
  const isCompound =
    best !== undefined &&
    best.score > wholePhrase &&
    index.get(best.id)?.group !== 1 &&
    thing.tokens.length > 1;
  // A tagger may read "programmer coding" as one phrase.
  const worker = thing.tokens.find(
    ({ fold }, at) =>
      outfitNamed(fold) !== null && /(?:ing|ando|iendo)$/.test(thing.tokens[at + 1]?.fold ?? ''),
  );
  const hasRole = worker !== undefined || outfitNamed(thing.head.fold) !== null;
  // The queen of chess is a thing: the field of the prompt decided the sense of the noun.
  const isThing = (thing.head.sense ?? '').startsWith('own-');
  const isNamed = isPerson(thing.head) || trades.test(thing.head.fold) || hasRole;
  // A clown is a drawing and no person in plain clothes.
  const isMask = best?.id === 'clown-face' && best.score >= sure;
  const kind = isNamed && !isThing && !isMask && (!isCompound || hasRole) ? 'person' : 'thing';
  return {
    words: thing.tokens.map(({ text }) => text).join(' '),
    head: (worker ?? thing.head).fold,
    kind,
    id:
      best &&
      isRight(best, thing, index) &&
      (kind === 'thing' || index.get(best.id)?.group === 1 || figures.test(best.id))
        ? bodyOf(best.id, states, index)
        : null,
    // One drawing of books already shows a stack.
    count: (worker && worker.stem === worker.fold) || best?.id === 'books' ? 1 : countOf(thing, around),
    // "Chico" is a small thing beside a noun, and a boy as the noun itself.
    size:
      around
        .filter((token) => token !== thing.head)
        .map(({ fold }) => sizeWords.get(fold))
        .find((one) => one !== undefined) ?? null,
    states,
    colour: around.map(({ fold }) => colours.get(fold)).find((one) => one !== undefined) ?? null,
    mood:
      around.map(({ fold }) => moodWords.get(fold) ?? feelingNamed(fold)).find((one) => one !== null) ?? null,
  };
}

/** Score above which a drawing is named by a phrase of several words. */
export const wholePhrase = 1.02;

/** Portada's own drawings of people. */
const figures =
  /^own-(?:family|surgeon|monk|nun|priest|cowboy|electrician|crying-child|shepherd|hacker|shadow-figure)$/;

/** Words for people with a trade, in addition to the words for people of every prompt. */
const trades =
  /^(?:soldiers?|detectives?|witch|wizard|police(?:man)?|cops?|firefighters?|mechanics?|pilots?|scientists?|lawyers?|judges?|sailors?|pirates?|thief|hacker|plumber|barber|baker|waiter|hiker|diver|soldados?|medic[oa]s?|bruj[oa]s?|mag[oa]|policias?|bomber[oa]s?|mecanic[oa]s?|pilotos?|cientific[oa]s?|abogad[oa]s?|juez|jueza|mariner[oa]s?|ladron|barista|cashier|cajer[oa]|waitress|fontanero|panader[oa]|camarer[oa]|senderista|enfermer[oa]s?|doctor[ea]?s?)$/;

/** Drawings of nouns that only stand for the noun in a scene, among other things. */
const aliases: readonly (readonly [words: RegExp, id: string])[] = [
  [/^latte art$/, 'hot-beverage'],
  [/^(?:race|racing) car$|^coche carreras$/, 'racing-car'],
  [/^(?:\S+ )?(?:chickens|hens?|gallinas?)$/, 'rooster'],
  [/(?:^| )(?:clothes|clothing|laundry|ropa)(?: |$)/, 't-shirt'],
  [/^(?:\S+ )*(?:robots?|androides?)$/, 'own-robot-standing'],
  [/^(?:\S+ )?(?:hands?|manos?)$/, 'palms-up-together'],
  [/^(?:\S+ )?(?:cauldron|caldero)(?: \S+)?$/, 'own-cauldron'],
  [/^(?:\S+ )?(?:pot|olla)$/, 'own-pot'],
  [/^(?:\S+ )?(?:dough|masa)(?: pizza)?$/, 'own-pizza-dough'],
  [/^(?:steam|tren vapor|old) (?:train|locomotive|engine)$|^tren vapor$|^locomotora(?: \S+)*$/, 'locomotive'],
  // A balloon of the air is no toy of a party, whatever words stand around it.
  [/^(?:\S+ )*(?:hot air balloons?|air balloons?|globos? aerostaticos?)(?: \S+)*$/, 'own-hot-air-balloon'],
  [
    /^(?:\S+ )*(?:stone bridge|puente(?: de)? piedra|viaduct|viaducto|aqueduct|acueducto)(?: \S+)*$/,
    'own-stone-bridge',
  ],
  [/^(?:christmas tree|arbol navidad)$/, 'christmas-tree'],
  [/^(?:\S+ )?(?:box|caja)$/, 'package'],
  [/^(?:\S+ )?(?:bowl|plato hondo|cuenco|tazon)$/, 'bowl-with-spoon'],
  [/^(?:\S+ )*(?:building|edificio)$/, 'office-building'],
  [/^(?:ring box|caja de anillo)$/, 'ring'],
  [/globo terraqueo/, 'globe-showing-americas'],
  [/^(?!world |champions |stanley )(?:\S+ )?(?:mugs?|cups?|tazas?)$/, 'hot-beverage'],
  [/^(?:\S+ )*(?:cones?|conos?)$/, 'soft-ice-cream'],
  [/^(?:broken heart|corazon roto)$/, 'broken-heart'],
  [/^(?:\S+ )?(?:hearts?|corazon(?:es)?)(?: \S+)?$/, 'red-heart'],
  [/^(?:\S+ )?stack books$|^(?:pile of )?books$|^libros$/, 'books'],
  [/(?:^| )(?:screen|pantalla)s?(?: |$)/, 'own-monitor'],
];

/** Returns true for a drawing that is sure to show the noun; a face or a flag never shows a thing of a scene. */
const isRight = ({ id, score }: Candidate, { head }: Thing, index: IllustrationIndex): boolean => {
  const group = index.get(id)?.group ?? 8;
  return (
    score >= sure &&
    (group !== 0 || bodily.test(id)) &&
    group !== 9 &&
    (group !== 8 || head.sense !== undefined || score > 0.9)
  );
};

/** Drawings of whole figures among the drawings of faces. */
const bodily =
  /^(?:robot|palms-up-together|red-heart|broken-heart|ghost|alien|alien-monster|clown-face|skull|skull-and-crossbones|ogre|goblin)$/;

/** Whole animals by the drawing of their heads. */
const bodies: Readonly<Record<string, string>> = {
  'dog-face': 'own-dog-sitting',
  'cat-face': 'own-cat-sitting',
  dog: 'own-dog-sitting',
  cat: 'own-cat-sitting',
  'tiger-face': 'tiger',
  'horse-face': 'horse',
  'cow-face': 'cow',
  'pig-face': 'pig',
  'mouse-face': 'mouse',
  'rabbit-face': 'rabbit',
  'monkey-face': 'monkey',
  'dragon-face': 'dragon',
  fox: 'own-fox-walking',
  wolf: 'own-wolf-walking',
  bear: 'own-bear-walking',
  panda: 'own-panda-walking',
  lion: 'own-lion-walking',
  'bear-face': 'own-bear-walking',
  'lion-face': 'own-lion-walking',
};

/** Drawings of a thing in a state. */
const inState: readonly (readonly [id: RegExp, state: MemberState, drawn: string])[] = [
  [/^(?:rose|tulip|sunflower|hibiscus|blossom|white-flower|bouquet|hyacinth)$/, 'wilted', 'wilted-flower'],
  [/^(?:potted-plant|own-monstera)$/, 'wilted', 'own-dying-plant'],
  [/^dog/, 'crying', 'own-sad-dog'],
  [/^cat/, 'asleep', 'own-cat-sleeping'],
  [/^dog/, 'asleep', 'own-dog-sleeping'],
  [/^dog|^own-dog-sitting$/, 'running', 'own-dog-running'],
  [/^wolf/, 'howling', 'own-wolf-howling'],
  [/^own-fridge$/, 'open', 'own-open-fridge'],
  [/^luggage$/, 'open', 'own-open-suitcase'],
  [/^package$/, 'open', 'own-open-box'],
  [/^(?:closed-book|blue-book|green-book|orange-book|notebook.*)$/, 'open', 'open-book'],
  [/^door$/, 'open', 'own-door-ajar'],
  [/^(?:own-cash|dollar-banknote|money-bag)$/, 'burning', 'own-burning-cash'],
  [/^house(?:-with-garden)?$/, 'old', 'derelict-house'],
  [/^house(?:-with-garden)?$/, 'broken', 'own-cracked-house'],
];

function bodyOf(id: string, states: readonly MemberState[], index: IllustrationIndex): string {
  const drawn = inState.find(([pattern, state]) => pattern.test(id) && states.includes(state))?.[2];
  const whole = drawn ?? bodies[id] ?? id;
  return index.get(whole) ? whole : id;
}

function countOf({ head, tokens }: Thing, around: readonly Token[]): number {
  const before = around.slice(0, Math.max(0, around.indexOf(head)));
  for (const { fold, text } of before.slice(-4).reverse()) {
    const said = counts[fold] ?? (/^[2-6]$/.test(text) ? Number(text) : undefined);
    if (said !== undefined) return said;
  }
  if (/^(?:couple|pareja|twins|gemel[oa]s)$/.test(head.fold)) return 2;
  if (tokens.some(({ fold }) => onePlural.test(fold))) return 1;
  return /s$/.test(head.fold) && head.stem !== head.fold ? several : 1;
}
