import { type Token, isNoun } from '../understanding/tokens';
import { wholeNounPhrase } from './noun-phrase';

const particles = /^(?:off|up|out|down|away|back|over|apart)$/;
const object = /^(?:you|me|it|us|him|her|them|this|that|everything|nothing|esto|eso|todo|nada|algo)$/;

/** The words of a verb with its object. `isCut` is true if an object was too long and is missing. */
export type VerbPhrase = { tokens: Token[]; isCut: boolean };

/**
 * The verb at an index with its particle and its object or its adverb, as far as `most` words hold whole phrases.
 * @param tokens tokens of a prompt, tagged
 * @param at index of the verb
 * @param language language of the prompt
 * @param most most words of the result
 */
export function verbPhraseAt(
  tokens: readonly Token[],
  at: number,
  language: 'en' | 'es',
  most: number,
): VerbPhrase {
  const found: Token[] = tokens.slice(at, at + 1);
  let place = at + 1;
  const next = (): Token | undefined => tokens[place];
  const take = (more: readonly Token[]): void => {
    found.push(...more);
    place += more.length;
  };
  const first = next();
  if (first && particles.test(first.fold)) take([first]);
  const pronoun = next();
  const beyond = tokens[place + 1]?.pos ?? '';
  // "That" before a verb and "her" before a noun are no objects.
  const isRelative =
    (pronoun?.fold === 'that' && /^(?:VERB|AUX)$/.test(beyond)) || /^(?:NOUN|PROPN|ADJ)$/.test(beyond);
  if (pronoun && object.test(pronoun.fold) && !isRelative && pronoun.role === null && found.length < most) {
    take([pronoun]);
    return { tokens: found, isCut: false };
  }
  // "pueden volar", "aprende a tocar", "trying to sleep".
  const [link, verb] = [tokens[place], tokens[place + 1]];
  if (link?.pos === 'VERB' && language === 'es' && /[aei]r(?:se|lo|la|los|las|me|te)?$/.test(link.fold))
    take([link]);
  else if (link && /^(?:to|a)$/.test(link.fold) && verb?.pos === 'VERB' && found.length + 2 <= most)
    take([link, verb]);
  const act = next();
  const isAct =
    act?.pos === 'VERB' || /^(?:stop|start|avoid|try|keep|quit|never)$/.test(tokens[at]?.fold ?? '');
  if (act && isAct && /\p{L}{3}(?:ing|ando|iendo)$/u.test(act.fold) && found.length < most) take([act]);
  const phrase = wholeNounPhrase(tokens, place, language);
  if (phrase.length > 0) {
    if (found.length + phrase.length > most) return { tokens: found, isCut: true };
    take(phrase);
    return { tokens: found, isCut: false };
  }
  const state = next();
  if (state && /^(?:ADJ|ADV)$/.test(state.pos) && state.role === null && found.length < most) {
    const after = tokens[place + 1];
    const isOpenEnded = state.pos === 'ADV' && after?.fold === 'de';
    if (!isOpenEnded && (!after || /^(?:PUNCT|ADP|CONJ)$/.test(after.pos))) take([state]);
    return { tokens: found, isCut: false };
  }
  const where =
    state?.pos === 'ADP' && state.role === null ? wholeNounPhrase(tokens, place + 1, language) : [];
  if (state && where.length > 0 && found.length + 1 + where.length <= most && !where.some(isRoled))
    take([state, ...where]);
  return { tokens: found, isCut: false };
}

const isRoled = (token: Token): boolean => !isNoun(token) && token.role === 'avoid';
