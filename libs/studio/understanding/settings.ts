import { conceptsIn } from './lexicon';
import { isKnownNoun } from './nouns';
import { closed } from './small-words';
import { type Setting, placeNames, placePhrases, placeWords, timeWords } from './place-words';
import { type Token, isNoun, textOf } from './tokens';

/** A place with the words of the prompt that name it, without an article: "playa", "Nueva York". */
export type SaidPlace = Setting & { words: string };

/** The place and the time of day or season of a prompt; null if the prompt names none. */
export type Settings = { place: SaidPlace | null; time: Setting | null };

const leads = {
  en: /^(?:in|at|on|across|around|inside|into|through|near|over|under|by|to|from|of|visit|visiting|visited|reach|reaches|reached)$/,
  es: /^(?:en|a|al|por|sobre|bajo|hasta|desde|del|de|visitar|visite|visito)$/,
};
/** Prepositions and verbs behind which an unknown name counts as a place. */
const surely = /^(?:in|across|around|en|visiting|visited|visite|reaches|reached)$/;
const tongues = /^(?:english|spanish|french|german|japanese|chinese|ingles|espanol|frances|aleman)$/;
const hour = /^(?:am|pm)$/;

/**
 * Finds the place and the time of a prompt. The tokens of a place or a time behind a preposition get that role.
 * @param tokens of a prompt, tagged
 * @param language language of the prompt
 */
export function settingsIn(tokens: readonly Token[], language: 'en' | 'es'): Settings {
  let place: SaidPlace | null = null;
  let loosePlace: SaidPlace | null = null;
  let time: Setting | null = null;
  tokens.forEach((token, at) => {
    if (token.role !== null && token.role !== 'number') return;
    const when = timeWords.get(token.fold) ?? timeWords.get(token.stem);
    if (when && (token.pos !== 'VERB' || leadOf(tokens, at, language) !== null)) {
      time ??= when;
      if (isNoun(token)) token.role = 'time';
      return;
    }
    if (token.pos === 'NUM' && hour.test(tokens[at + 1]?.fold ?? token.fold.replace(/\d/g, '')))
      time ??= {
        name: `${token.fold.replace(/\D/g, '')} ${/am/.test(token.fold + (tokens[at + 1]?.fold ?? '')) ? 'am' : 'pm'}`,
        motif: null,
      };
    if (!isNoun(token) || token.role === 'number') return;
    const where = placeWords.get(token.fold) ?? placeWords.get(token.stem);
    const lead = leadOf(tokens, at, language);
    const isGround = /^(?:background|backdrop|bg)$/.test(tokens[at + 1]?.fold ?? '');
    if (where && !isGround && isCompound(tokens, at)) return;
    // The bicycle of "bicicleta de montaña" is not on a mountain.
    if (lead === 'de' && /^(?:bicis?|bicicletas?|botas?)$/.test(tokens[at - 2]?.fold ?? '')) return;
    if (where && (lead !== null || isGround)) {
      place ??= commonPlace(where, tokens, at);
      token.role = 'place';
    } else if (where && !onlyLed.test(token.fold)) loosePlace ??= commonPlace(where, tokens, at);
    else if (isKnownPlace(token, tokens[at - 1]) && (lead !== null || isName(tokens, at) || at === 0)) {
      if (lead === null) loosePlace ??= named(nameAt(tokens, at));
      else {
        place ??= named(nameAt(tokens, at));
        token.role = 'place';
      }
    } else if (lead !== null && surely.test(lead) && isName(tokens, at)) {
      place ??= named(nameAt(tokens, at));
      token.role = 'place';
    }
  });
  return { place: place ?? loosePlace ?? phrasePlace(tokens, language), time };
}

/** The preposition before the noun phrase of a token; null if there is none. */
function leadOf(tokens: readonly Token[], at: number, language: 'en' | 'es'): string | null {
  for (let place = at - 1; place >= Math.max(0, at - 5); place -= 1) {
    const token = tokens[place];
    if (!token || token.pos === 'PUNCT') return null;
    if (leads[language].test(token.fold)) return token.fold;
    if (!(
      isNoun(token) ||
      token.pos === 'ADJ' ||
      token.pos === 'DET' ||
      token.pos === 'NUM' ||
      token.pos === 'ADV'
    ))
      return null;
  }
  return null;
}

/** Words that are places only behind a preposition: "un estudio de Harvard" is no room. */
const onlyLed = /^(?:studio|estudio)$/;

/** Second words of compounds that name a part of a place: "subway platform", "kitchen table". */
const partsOfPlaces =
  /^(?:platform|station|table|floor|wall|window|corner|counter|hallway|corridor|entrance|road|path|bench|tracks?|roof|door)$/;

/** Returns true if a token is the first word of a compound, which is no place: "forest fire" is no forest. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token !== undefined &&
    next !== undefined &&
    isNoun(next) &&
    !partsOfPlaces.test(next.fold) &&
    !closed.es.has(next.fold) &&
    /^[a-z]/i.test(next.text) &&
    token.pos === 'NOUN' &&
    next.pos === 'NOUN'
  );
}

const isName = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token) return false;
  const first = at === 0 || tokens[at - 1]?.pos === 'PUNCT';
  return (
    !first && /^\p{Lu}\p{Ll}/u.test(token.text) && !tongues.test(token.fold) && !isKnownNoun(token.text, 'en')
  );
};

/** Vehicles: a topic about travel has the same words, but a vehicle is a thing and no place. */
const vehicles =
  /^(?:van|camper|campervan|motorhome|rv|car|bus|train|boat|sailboat|ship|cruise|ferry|plane|bike|bicycle|motorcycle|furgoneta|caravana|autocaravana|coche|carro|auto|autobus|tren|barco|velero|crucero|ferri|avion|bici|bicicleta|moto)$/;

/**
 * Returns true if a topic about travel has this name. A name in lower case needs a preposition before it: "in america".
 */
const isKnownPlace = ({ text, fold }: Token, before: Token | undefined): boolean =>
  !vehicles.test(fold) &&
  (/^\p{Lu}/u.test(text) ||
    /^(?:in|across|en)$/.test(before?.fold ?? '') ||
    !(isKnownNoun(text, 'en') || isKnownNoun(text, 'es'))) &&
  conceptsIn(text).some(({ intent, weak }) => intent === 'travel' && weak !== true) &&
  !conceptsIn(text).some(({ intent }) => intent !== 'travel');

const isCapital = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{Lu}/u.test(token.text);

/** The place of a common noun, or a place whose name begins with the noun: "ciudad de méxico", "Playa del Carmen". */
function commonPlace(where: Setting, tokens: readonly Token[], at: number): SaidPlace {
  const phrase = phraseAt(tokens, at);
  if (phrase) return named(phrase);
  const [before, token, link, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (where.name === 'room' && token && before?.fold === 'living')
    return { ...where, name: 'living room', words: textOf([before, token]) };
  const isName =
    isCapital(token) && /^(?:de|del)$/.test(link?.text ?? '') && isCapital(after) && isNoun(after);
  return { ...where, words: textOf(tokens.slice(at, isName ? at + 3 : at + 1)) };
}

/** Adjectives at the start of place names. A tagger reads the first word of "Nueva York" as an adjective. */
const nameLeads = /^(?:new|nuevo|nueva|san|santo|santa|buenos|north|south)$/;

/** The tokens of a place name: a known name, otherwise at most three capitalized nouns with a leading adjective. */
function nameAt(tokens: readonly Token[], at: number): Token[] {
  const phrase = phraseAt(tokens, at);
  if (phrase) return phrase;
  const before = tokens[at - 1];
  const name = isCapital(before) && nameLeads.test(before.fold) ? [before] : [];
  for (let place = at; place < tokens.length && place < at + 3; place += 1) {
    const token = tokens[place];
    // A name in lower case is one word here; `phrasePlace` finds longer names.
    if (!token || (place > at && !(isNoun(token) && isCapital(token) && isCapital(tokens[at])))) break;
    name.push(token);
  }
  return name;
}

/** A named place, with its English name if the Spanish name is known. */
function named(name: readonly Token[]): SaidPlace {
  const words = name.map(({ fold }) => fold);
  return {
    name: placeNames.get(words.join('')) ?? words.map((word) => placeNames.get(word) ?? word).join(' '),
    motif: null,
    words: textOf(name),
  };
}

/** The tokens of a known place name of several words that begins at an index; null if there is none. */
function phraseAt(tokens: readonly Token[], at: number): Token[] | null {
  if (!phraseBeginnings.has(tokens[at]?.fold ?? '')) return null;
  for (const length of [4, 3, 2]) {
    const name = tokens.slice(at, at + length);
    if (placePhrases.has(name.map(({ fold }) => fold).join(' '))) return name;
  }
  return null;
}

const phraseBeginnings: ReadonlySet<string> = new Set(
  [...placePhrases].map((name) => name.split(' ')[0] ?? ''),
);

/** A place with a name of several words, capitalized or behind a preposition: "un viaje a nueva york". */
function phrasePlace(tokens: readonly Token[], language: 'en' | 'es'): SaidPlace | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const name = phraseAt(tokens, at);
    if (!name || name.some(({ role }) => role !== null)) continue;
    if (name.every(isCapital) || leadOf(tokens, at, language) !== null) return named(name);
  }
  return null;
}
