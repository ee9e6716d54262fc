import { isEvent } from './event-words';
import { isKnownNoun } from './nouns';
import { setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/**
 * Corrects parts of speech that the taggers often get wrong. The tokens are changed in place.
 * @param tokens tokens of a prompt, tagged
 * @param language language of the prompt
 */
export function correctTags(tokens: readonly Token[], language: 'en' | 'es'): void {
  correctNumbers(tokens);
  correctBuilding(tokens);
  correctWrestling(tokens);
  correctNouns(tokens, language);
  correctCreatures(tokens);
}

/** Corrects the noun of "in front of a burning building", which a tagger reads as a verb. */
function correctBuilding(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const isNamed = before && (before.pos === 'ADJ' || before.pos === 'DET' || /ing$/.test(before.fold));
    if (token.fold !== 'building' || token.pos !== 'VERB' || !isNamed) return;
    token.pos = 'NOUN';
    if (/ing$/.test(before.fold)) before.pos = 'ADJ';
  });
}

/** Corrects the noun of "arm wrestling", which is a part of the verb. */
function correctWrestling(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    if (!/^wrestl/.test(token.fold) || tokens[at - 1]?.fold !== 'arm') return;
    Object.assign(tokens[at - 1] ?? {}, { pos: 'ADV', role: 'frame' });
    token.pos = 'VERB';
  });
}

/** Corrects a number that a tagger reads as a noun, and the plural behind it: "dos robots bailando", "two people". */
function correctNumbers(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (!/^(?:dos|tres|cuatro|cinco|seis|two|three|four|five|six)$/.test(token.fold) || !isNoun(token))
      return;
    if (
      !next ||
      !/s$|^(?:people|children|(?:wo)?men)$/.test(next.fold) ||
      !/^(?:NOUN|VERB|ADJ)$/.test(next.pos)
    )
      return;
    token.pos = 'NUM';
    next.pos = 'NOUN';
  });
}

/**
 * Corrects a noun that a tagger reads as a verb: the first word of "egg prices" at the start of a clause, and the plural
 * of "solo velas y piedras".
 */
function correctNouns(tokens: readonly Token[], language: 'en' | 'es'): void {
  tokens.forEach((token, at) => {
    if (token.pos !== 'VERB' || !isKnownNoun(token.text, language)) return;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isOfEvent = next !== undefined && isEvent(next) && opensClause(before);
    const isListed =
      /^(?:solo|solamente|only|just)$/.test(before?.fold ?? '') &&
      token.fold.endsWith('s') &&
      !isVerbOfClause(next);
    if ((language === 'en' && isOfEvent) || isListed) token.pos = 'NOUN';
  });
}

const opensClause = (before: Token | undefined): boolean =>
  before === undefined || before.pos === 'PUNCT' || /^(?:why|when|how|if|that)$/.test(before.fold);

/** Returns true for a token that shows that the word before it is a verb: its object or a preposition. */
const isVerbOfClause = (next: Token | undefined): boolean =>
  next !== undefined && /^(?:DET|PRON|ADP|NOUN|PROPN|ADV)$/.test(next.pos);

/** Creatures that pictures show in the role of a person. */
const creatures =
  setOf(`robot android alien zombie ghost skeleton vampire cat kitten dog puppy fox bear panda monkey
  gorilla penguin frog duck rabbit bunny mouse rat raccoon owl parrot shark cow pig hamster squirrel dinosaur gato gata
  gatito perro perra perrito zorro oso mono gorila pinguino rana pato conejo raton mapache buho loro tiburon vaca cerdo
  ardilla dinosaurio esqueleto fantasma extraterrestre marciano`);

/** Roles of a person that a creature may have in a picture. A role such as "trainer" names a person who works with it. */
const costumes =
  setOf(`chef cook astronaut detective pirate knight wizard samurai ninja doctor nurse scientist teacher
  waiter waitress firefighter cowboy superhero dj rapper singer guitarist boxer gamer soldier president barista lawyer judge
  businessman barber cocinero cocinera astronauta pirata caballero mago medico enfermera cientifico cientifica profesor profesora
  camarero camarera mesero mesera bombero vaquero superheroe rapero cantante boxeador soldado presidente abogado abogada juez
  barbero`);

/** Makes the role of a creature no person of its own: "robot chef", "gato pirata". */
function correctCreatures(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const creature = tokens[at - 1];
    if (!creature || !isNoun(creature) || !creatures.has(creature.fold) || !costumes.has(token.fold)) return;
    if (token.at - creature.end === 1) Object.assign(token, { pos: 'ADV', role: 'frame' });
  });
}
