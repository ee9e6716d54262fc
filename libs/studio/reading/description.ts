import { isPerson } from '../understanding/people';
import { type Token, isNoun } from '../understanding/tokens';

const opensTitle =
  /^(?:how|why|what|when|where|who|which|is|are|was|were|do|does|did|can|could|should|would|will|i|we|my|our|your|never|stop|dont|top|the|como|por|que|cuando|donde|quien|cual|cuanto|mi|mis|tu|nuestro|nuestra|nunca|jamas|no|asi|los|las|el|la)$/;
const ofSpeaker = /^(?:i|im|ive|we|my|me|our|your|you|mi|mis|me|nuestr[oa]s?|tus?|te|yo)$/;
const located =
  /^(?:with|under|on|at|near|inside|behind|above|beside|con|bajo|sobre|junto|dentro|entre|encima|debajo)$/;
const gerund = /(?:ing|ando|iendo|yendo)$/;
const participle = /(?:ing|ando|iendo|yendo|ado|ido|ada|ida|ados|idos|adas|idas|ed)$/;

/**
 * Returns true if a text describes a picture or instructs its layout; false for the title of a video. A title has a finite verb, a
 * speaker or a question; a description is a list of things and people with what they do.
 * @param text a prompt
 * @param tokens tokens of the text, tagged
 * @param isInstructed true if the text has words of layout
 */
export function isDescription(text: string, tokens: readonly Token[], isInstructed: boolean): boolean {
  const said = tokens.filter(({ role, fold }) => role !== 'quoted' && fold !== '');
  const [first] = said;
  if (!first) return false;
  if (isInstructed) return true;
  if (/[?¿]/.test(text) || /^\P{L}*\d/u.test(text)) return false;
  const isTold = said.some(({ fold }) => ofSpeaker.test(fold));
  const isFinite = said.some(
    ({ pos, fold, role }, place) =>
      role === null &&
      ((pos === 'VERB' && !participle.test(fold) && said[place - 1]?.fold !== 'to') || pos === 'AUX'),
  );
  const isArticle = /^(?:an?|one|two|three|four|un|una|unos|unas|dos|tres|cuatro)$/.test(first.fold);
  if (isArticle) return !isTold && said.length > 3;
  const second = said[1];
  const isPosed = gerund.test(first.fold) && second !== undefined && isPerson(second);
  if (isTold || opensTitle.test(first.fold) || (first.pos === 'VERB' && !isPosed)) return false;
  if (isPosed) return true;
  if (gerund.test(first.fold) && !isNoun(first)) return false;
  // A list of things in small letters whose first one stands in a place: "mechanic under a truck, sparks".
  const verb = said.findIndex(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ' && pos !== 'PROPN');
  const isList = /^\p{Ll}/u.test(text) && text.includes(',') && verb > 0;
  if (isList && located.test(said[verb]?.fold ?? '')) return true;
  const acts = said.some(
    ({ pos, fold }, place) => pos === 'VERB' && gerund.test(fold) && place > 0 && isNounNear(said, place),
  );
  if (acts && !isFinite) return true;
  return /^\p{Ll}/u.test(text) && text.includes(',') && !isFinite && said.some(isPerson);
}

/** Returns true if a noun stands up to three words before a verb: "an old man slowly sanding". */
const isNounNear = (said: readonly Token[], place: number): boolean =>
  said.slice(Math.max(0, place - 3), place).some(isNoun);
