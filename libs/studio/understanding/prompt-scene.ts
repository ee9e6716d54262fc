import type { IllustrationIndex } from '../knowledge/illustrations';
import { type Member, countNamed, memberOf } from './members';
import { type Relation, type Said, relationIn } from './relations';
import { feelingNamed } from './people';
import { placeWords } from './place-words';
import { airWords, moodWords, partWords, rainWords, type SurfaceName, surfaceWords } from './scene-words';
import { frameWords } from './small-words';
import type { Thing } from './things';
import { type Token, isNoun } from './tokens';

/** A relation of two members, by their indexes in the list of members: member `of` stands in the relation to member `to`. */
export type Bond = { of: number; relation: Relation; to: number };

/** The members of a described scene, and their relations. */
export type PromptScene = {
  /** Members in the order of the prompt; the first member is the main member. */
  members: Member[];
  bonds: Bond[];
  /** Surface on or inside which the members are; null if the prompt names none. */
  surface: SurfaceName | null;
  /** True if the surface covers the lower part of the main member, such as water or snow. */
  sunk: boolean;
  rain: boolean;
  /** English name of the feeling that any word of the prompt names; null if no word does. */
  mood: string | null;
};

/** The data that is needed to read the members of a scene. */
export type Reading = {
  index: IllustrationIndex;
  language: 'en' | 'es';
  /** Names of excluded drawings. */
  struck: ReadonlySet<string>;
  /** True if the sun and the moon are things and not the light of the scene. */
  hasSky?: boolean;
};

/** Most members of a scene; the members behind them are ignored. */
const most = 5;

const foldOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ role }) => role !== 'quoted' && role !== 'layout')
    .map(({ fold, text }) => (fold === '' ? text : fold))
    .join(' ');

/** Returns true for a noun phrase that can be a member: no part, no light, no weather, no instruction, no topic. */
function isMember(thing: Thing, tokens: readonly Token[], hasSky: boolean): boolean {
  const { head, verb, at } = thing;
  if (verb || head.role === 'quoted' || head.role === 'layout' || head.role === 'time') return false;
  if (head.pos === 'ADJ' && thing.tokens.length === 1) return false;
  if (frameWords.has(head.stem) && !/^(?:person|people)$/.test(head.stem)) return false;
  // The hands of "shaking hands" are parts of the people.
  if (
    /^(?:hands?|manos?)$/.test(head.fold) &&
    /(?:shaking|holding|clapping|dandose|dando|la|las)$/.test(tokens[at - 1]?.fold ?? '')
  )
    return false;
  // The aurora is light of the sky, and the ground shows it.
  if (
    /^(?:lights|luces)$/.test(head.fold) &&
    /^(?:northern|polar|norte)$/.test(tokens[tokens.indexOf(head) - 1]?.fold ?? '')
  )
    return false;
  // The Milky Way is a starry sky.
  if (isMilkyWay(thing)) return false;
  const isHand = at <= 3 && /^(?:hands?|manos?)$/.test(head.fold);
  const isSky = hasSky && /^(?:sun|sol)$/.test(head.fold);
  if ((partWords.has(head.fold) && !isHand) || (airWords.has(head.fold) && !isSky)) return false;
  const before = foldOf(tokens.slice(Math.max(0, at - 4), at));
  return !(described.test(before) || topic.test(before));
}

/** Returns true for the Milky Way, whose two words are nouns. */
const isMilkyWay = ({ tokens }: Thing): boolean => tokens.some(({ fold }) => /^(?:milky|lactea)$/.test(fold));

/** Matches the words before a material or a style: "made of paper". */
const described =
  /(?<!\p{L})(?:about|made (?:out )?of|made from|hech[oa]s? (?:de|con)|style of|estilo(?: de)?)$/u;

/** Matches the words before the topic of a video: "capítulo sobre". Without a video, "sobre" names a place. */
const topic =
  /(?<!\p{L})(?:capitulo|episodio|episode|chapter|video|podcast|tutorial|charla|clase|reportaje|documental) (?:sobre|on|about)(?: (?:el|la|los|las|the|an?))?$/u;

/** Surfaces that are also things; they are a surface only behind a preposition. */
const prepositions =
  /^(?:on|in|at|into|onto|over|sobre|en|encima|under|bajo|by|through|across|from|with|con|of|de|del|outside)$/;

/** Words for a second one of the main member: "another one", "otro intacto". */
const another = /^(?:another|other|otro|otra|otros|otras)$/;

/** Words that stand for the main member: "one full, one broken". */
const pronoun = /^(?:another|other|one|ones|otro|otra|otros|otras|una|uno)$/;

/** Fire as the state of a thing: "a guitar on fire". */
const fire = /^(?:fire|flames|llamas|fuego)$/;

/** Things that a person who comes "with" them wears. */
const wearable =
  /^(?:headphone|sunglasses|glasses|goggles|top-hat|womans-hat|billed-cap|crown|graduation-cap|military-helmet|rescue-workers-helmet|own-vr-headset|own-viking-helmet|own-knight-helmet|own-roman-helmet)$/;

/** Words for a heap of the things behind "of". */
const heaps =
  /^(?:mountain|pile|stack|heap|tower|wall|bunch|row|line|montana|monton|pila|torre|muro|fila|ramo)$/;

/** Drawings of a whole heap by the drawing of one thing. */
const heapIds: Readonly<Record<string, string>> = { 'open-book': 'books', coin: 'own-gold-pile' };

/** Number of members of a heap. */
const heaped = 5;

/** Matches the words between a thing and the noun that only describes the thing: "a cup of coffee". */
const ofOnly = /^(?:of|de|del)(?: (?:the|an?|la|el|los|las))?$/;

const inHands: Said = { relation: 'on', from: 'new', anchor: 'main' };

type Kept = { thing: Thing; member: Member };
type State = {
  kept: Kept[];
  bonds: Bond[];
  surface: SurfaceName | null;
  sunk: boolean;
  count: number | null;
};

/**
 * Reads the members of a described scene and their relations.
 * @param tokens of a prompt, tagged
 * @param things noun phrases and verbs of the prompt
 * @param reading illustration set, language and names of excluded drawings
 */
export function promptSceneOf(
  tokens: readonly Token[],
  things: readonly Thing[],
  reading: Reading,
): PromptScene {
  const named = things.filter((thing) => isMember(thing, tokens, reading.hasSky ?? false));
  const state: State = { kept: [], bonds: [], surface: null, sunk: false, count: null };
  for (const [place, thing] of named.entries()) {
    if (state.kept.length === most) break;
    addThing(state, { thing, previous: named[place - 1], next: named[place + 1] }, tokens, reading);
  }
  const rain = tokens.some(({ fold, role }) => role !== 'quoted' && rainWords.has(fold));
  const members = withAnimalParents(
    state.kept.map(({ member }) => member),
    reading,
  );
  return {
    members,
    bonds: state.bonds,
    surface: state.surface ?? (members.some(({ id }) => boats.test(id ?? '')) ? 'water' : null),
    sunk: state.sunk,
    rain,
    mood: moodAmong(tokens),
  };
}

/** Words for a parent of an animal. */
const parents = /^(?:mother|mom|mum|mama|madre|father|dad|papa|padre|parents)$/;

/** Gives the mother of an animal the drawing of the animal: "a baby elephant with its mother". */
function withAnimalParents(members: readonly Member[], { index }: Reading): Member[] {
  const [main] = members;
  const isAnimal = main?.id !== undefined && main.id !== null && index.get(main.id)?.group === 3;
  if (!isAnimal) return [...members];
  return members.map((member) =>
    member.kind === 'person' && parents.test(member.head)
      ? { ...member, kind: 'thing', id: main.id, size: 'giant', colour: main.colour }
      : member,
  );
}

/** The feeling that a word of a prompt names: "cara de susto". */
const moodAmong = (tokens: readonly Token[]): string | null =>
  tokens
    .filter(({ role }) => role !== 'quoted' && role !== 'avoid')
    .map(({ fold }) => moodWords.get(fold) ?? feelingNamed(fold))
    .find((one) => one !== null) ?? null;

/** The tokens before an instruction about the headline: `text "DAY 30" behind her` tells nothing about a thing. */
function beforeText(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ pos }, place) =>
      pos === 'PUNCT' &&
      /^(?:text|title|headline|words?|texto|titulo|letras?)$/.test(tokens[place + 1]?.fold ?? ''),
  );
  return at < 0 ? tokens : tokens.slice(0, at);
}

/** Adds a noun phrase to the members of a described scene: as a surface, as the description of the thing before it, or as a member. */
function addThing(
  state: State,
  { thing, previous, next }: { thing: Thing; previous: Thing | undefined; next: Thing | undefined },
  tokens: readonly Token[],
  reading: Reading,
): void {
  const { kept, bonds } = state;
  // The gap begins behind the head, because a tagger reads "full" of "suitcase full of money" as part of the phrase.
  const start = previous ? tokens.indexOf(previous.head) + 1 : 0;
  const end = thing.at + thing.tokens.length;
  const gap = foldOf(tokens.slice(start, thing.at));
  const behind = foldOf(beforeText(tokens.slice(end, next?.at ?? tokens.length)));
  const onto = surfaceWords.get(thing.head.fold) ?? surfaceWords.get(thing.head.stem);
  // The water of "a glass of water" is no surface.
  const isContent = ofOnly.test(gap) && previous === kept.at(-1)?.thing;
  if (
    onto &&
    !isContent &&
    (kept.length === 0 ? isHeap(behind) : prepositions.test(thing.preposition ?? ''))
  ) {
    if (state.surface === null) state.sunk = isSunk(onto, gap) && kept.length === 1;
    state.surface ??= onto;
    return;
  }
  const last = kept.at(-1);
  if (last && fire.test(thing.head.fold)) {
    // The fire of "a girl watching a city in flames" is not the state of the girl.
    if (previous === last.thing)
      last.member.states = [...new Set([...last.member.states, 'burning' as const])];
    return;
  }
  const isBackground = relationIn(gap, behind).relation === 'behind';
  const isSand = /^(?:sand ?castle|castillo(?: de)? arena)$/.test(
    thing.tokens.map(({ fold }) => fold).join(' '),
  );
  // "Gym background" names the place of the picture.
  const isGround = isBackground && /^(?:background|backdrop|bg)$/.test(thing.tokens.at(-1)?.fold ?? behind);
  if (placeWords.has(thing.head.fold) && last && (!isBackground || isGround) && !isSand) return;
  const around = attributesOf(tokens, previous ? previous.at + previous.tokens.length : 0, thing, next?.at);
  const first = tokens[thing.at - 1]?.fold ?? '';
  const following = tokens[end];
  // A tagger may read the number of "one plate" as a noun.
  if (pronoun.test(thing.head.fold) && following && isNoun(following)) return;
  if (
    last &&
    (another.test(first) || (pronoun.test(thing.head.fold) && thing.tokens.filter(isNoun).length === 1)) &&
    memberOf(thing, around, reading).id === null
  )
    return addSecond(state, memberOf(thing, around, reading));
  const member = memberOf(thing, around, reading);
  if (last && ofOnly.test(gap) && previous === last.thing) {
    // The coffee of "a cup of coffee" describes the cup; its drawing stands for a cup without a drawing.
    // One drawing of books or pancakes already shows a stack.
    if (heaps.test(last.member.head))
      Object.assign(last.member, {
        id: heapIds[member.id ?? ''] ?? member.id,
        count: /book|pancakes|coin/.test(member.id ?? '') ? 1 : heaped,
      });
    else if (servings.test(last.member.head) && isMeal(member.id, reading)) last.member.id = member.id;
    else last.member.id ??= member.id;
    last.member.states = [...new Set([...last.member.states, ...member.states])];
    return;
  }
  // The cheese of "a burger with melted cheese" is part of the dish.
  if (
    last &&
    kept.length === 1 &&
    /^(?:\p{L}+ )?(?:with|con)(?: \p{L}+)?$/u.test(gap) &&
    isMeal(last.member.id, reading) &&
    reading.index.get(member.id ?? '')?.group === 4 &&
    last.member.kind === 'thing'
  )
    return;
  // The plate below a meal is part of the drawing of the meal: "fried eggs on a plate".
  if (
    last?.member.kind === 'thing' &&
    servings.test(member.head) &&
    isMeal(last.member.id, reading) &&
    /(?:on|in|en|sobre)(?: \S+)?$/.test(gap)
  )
    return;
  // "A red circle around the phone" names the phone of the same picture again.
  const isAgain =
    /^(?:the|it|its|her|his|this|that|el|la|los|las|su|sus)$/.test(first) &&
    member.id !== null &&
    (member.colour === null || /circle|arrow|circulo|flecha/.test(gap)) &&
    kept.some(({ member: { id, head } }) => id === member.id && head === member.head);
  if (isAgain) return;
  const said = countNamed(thing.head.fold);
  if (said !== null && member.id === null && member.kind === 'thing') {
    // A tagger may read "dos" of "dos tazas de café" as a noun.
    state.count = said;
    return;
  }
  if (state.count !== null) member.count = state.count;
  state.count = null;
  const index = kept.length;
  if (index > 0) {
    const told = relationIn(gap, behind);
    // A thing in hands lies on the hands.
    const isInHands = told.relation === 'holds' && kept[0]?.member.id === 'palms-up-together';
    const { relation, from, anchor: toward }: Said = isInHands ? inHands : told;
    const anchor = anchorOf(state, toward);
    const [of, to] = from === 'new' ? [index, anchor] : [anchor, index];
    const wearsLast = last?.member.kind === 'person';
    const wearer = (wearsLast ? last : kept[0])?.member;
    const isWorn =
      relation === 'beside' &&
      wearable.test(member.id ?? '') &&
      (wearer?.kind === 'person' || isAnimal(wearer?.id, reading)) &&
      /(?:with|con)(?: \S+)?$/.test(gap);
    if (isWorn) bonds.push({ of: wearsLast ? index - 1 : 0, relation: 'wears', to: index });
    else bonds.push({ of, relation, to });
  }
  kept.push({ thing, member });
}

/** Returns true for the drawing of an animal. */
const isAnimal = (id: string | null | undefined, { index }: Reading): boolean => {
  const drawing = index.get(id ?? '');
  return drawing?.group === 3 || /^own-(?:dog|cat|capybara)/.test(drawing?.id ?? '');
};

/** Drawings of boats, under which a scene without another surface has water. */
const boats =
  /^(?:sailboat|canoe|speedboat|motor-boat|ferry|own-(?:rowing-boat|sailboat-storm|galleon|viking-ship))$/;

/** Vessels and amounts of food. The picture shows the food: "a plate of paella", "un cuenco de ramen". */
const servings =
  /^(?:plates?|bowls?|dish|slices?|pieces?|servings?|baskets?|trays?|platos?|cuencos?|tazon(?:es)?|porcion(?:es)?|trozos?|rebanadas?|bandejas?|cestas?)$/;

/** Returns true for the drawing of food (group 4) or for one of Portada's own drawings. */
const isMeal = (id: string | null, { index }: Reading): boolean =>
  id !== null && (index.get(id)?.group === 4 || id.startsWith('own-'));

/** Adds a second one of the main member, in a state of its own: "otro intacto al lado", "one full, one broken". */
function addSecond({ kept, bonds }: State, { states }: Member): void {
  const main = kept[0];
  if (!main) return;
  if (main.member.count === 2) {
    main.member.count = 1;
    if (states.length === 0) return;
  }
  bonds.push({ of: kept.length, relation: 'beside', to: 0 });
  kept.push({ thing: main.thing, member: { ...main.member, count: 1, states } });
}

/** Returns true if the first noun of a prompt is a surface with things on it: "a table full of candles". */
const isHeap = (behind: string): boolean =>
  /^(?:\p{L}+ )?(?:full|filled|covered|llen[oa]|cubiert[oa]|con|with)/u.test(behind);

const isSunk = (surface: SurfaceName, gap: string): boolean =>
  (/^(?:water|lava|snow)$/.test(surface) && /(?<!\p{L})(?:in|into|inside|en|dentro)(?!\p{L})/u.test(gap)) ||
  /(?<!\p{L})(?:buried|sinking|drowning|enterrad[oa]|hundid[oa]|hundiendose)(?!\p{L})/u.test(gap);

/** The tokens that describe a member: from the last comma or preposition before it up to the next member. */
function attributesOf(
  tokens: readonly Token[],
  start: number,
  thing: Thing,
  next: number | undefined,
): Token[] {
  const from = Math.max(start, thing.at - 3);
  const before = tokens.slice(from, thing.at);
  const border = before.findLastIndex(
    ({ pos, fold }) => pos === 'ADP' || pos === 'PUNCT' || /^(?:and|y)$/.test(fold),
  );
  const end = thing.at + thing.tokens.length;
  const rest = tokens.slice(end, next === undefined ? tokens.length : Math.max(end, next - 1));
  const open = rest.filter(({ role }) => role !== 'quoted' && role !== 'layout' && role !== 'avoid');
  return [...before.slice(border + 1), ...thing.tokens, ...open];
}

/** Relations that make the other member an attachment, to which no further relation refers. */
const attaching: Partial<Record<Relation, 'of' | 'to'>> = {
  fills: 'of',
  holds: 'to',
  wears: 'to',
  between: 'to',
};

/** The index of the earlier member to which a new member is related. */
function anchorOf({ kept, bonds }: State, anchor: 'near' | 'person' | 'main'): number {
  if (anchor === 'main') return 0;
  if (anchor === 'person')
    return Math.max(
      0,
      kept.findLastIndex(({ member }) => member.kind === 'person'),
    );
  let near = kept.length - 1;
  for (const bond of bonds.toReversed()) {
    const side = attaching[bond.relation];
    if (side && bond[side] === near) near = side === 'of' ? bond.to : bond.of;
  }
  return near;
}
