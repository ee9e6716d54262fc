import type { Token } from '../understanding/tokens';
import type { FoundNumber } from './number-words';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import type { Phrase } from './reading';
import { strongVerb } from './strong-words';

const particles = /^(?:off|up|out|down|away|back|over)$/;
const leads = /^(?:my|a|an|the|over|mi|un|una|mas|más|only|just|solo)$/;
const weak =
  /^(?:is|are|was|were|am|be|have|had|has|do|did|does|get|got|cost|costs|es|son|era|fue|hay|cuesta|cuestan|tiene|tienen|tengo|spend|spent|pase|take|takes|took)$/;
const weightUnit = /(?:KG|KILOS?|LBS?|POUNDS|LIBRAS|KM|MILES)/;
/** Most words and letters of a hook. */
const most = { words: 4, letters: 24 };

/** The verb directly before a number with the words between them: "paid off", "quit my". */
function leadOf(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  let place = tokens.findIndex((token) => token.at >= at) - 1;
  for (
    let token = tokens[place];
    token && found.length < 2 && (leads.test(token.fold) || particles.test(token.fold));
    token = tokens[place]
  ) {
    found.unshift(token);
    place -= 1;
  }
  const verb = tokens[place];
  const isVerb = verb?.pos === 'VERB' && verb.role === null && !weak.test(verb.fold);
  return verb && isVerb && !/(?:ing|ando|iendo)$/.test(verb.fold) ? [verb, ...found] : [];
}

/**
 * Numbers of a title with the verb before them: "PAID OFF $48,000", "BAJÉ 20 KILOS". A span of time joins a strong verb alone.
 * @param prompt the prompt
 * @param numbers numbers of the prompt
 */
export function numberDeeds({ tokens, isDescribed }: PromptText, numbers: readonly FoundNumber[]): Phrase[] {
  if (isDescribed) return [];
  return numbers.flatMap(({ phrase, text, kind, at }): Phrase[] => {
    const lead = leadOf(tokens, at);
    const [verb] = lead;
    if (!verb) return [];
    const isCounted =
      kind === 'price' ||
      (kind === 'count' && weightUnit.test(phrase)) ||
      /MILLION|MILLONES|MIL |^\d[\d.,]*K$/.test(text);
    const isStrong = strongVerb.test(verb.fold);
    if (!isCounted && !isStrong) return [];
    const options = [phrase, text].map((number) => `${wordsOf(lead)} ${number}`);
    const found = options.find(
      (said) => said.split(' ').length <= most.words && said.replaceAll(' ', '').length <= most.letters,
    );
    const asKind = kind === 'price' || kind === 'duration' ? kind : 'count';
    return found ? [{ text: found, kind: asKind, certainty: 0.92 }] : [];
  });
}
