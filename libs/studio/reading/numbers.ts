import type { Token } from '../understanding/tokens';
import type { Phrase } from './reading';
import type { PromptText } from './prompt-text';
import { durationsOf } from './durations';
import type { FoundNumber } from './number-words';
import { pricesOf } from './prices';
import { countsOf } from './counted';
import { yearsOf } from './years';

/**
 * The numbers of a prompt with their units, in order. A later kind does not read the digits of an earlier one.
 * @param prompt the prompt
 */
export function numbersIn(prompt: PromptText): FoundNumber[] {
  const found: FoundNumber[] = [];
  const isFree = (one: FoundNumber): boolean =>
    !found.some(({ at, end }) => one.at < end && one.end > at) && !isQuoted(prompt.tokens, one);
  for (const read of [pricesOf, durationsOf, countsOf, yearsOf])
    for (const one of read(prompt)) if (isFree(one)) found.push(one);
  return found.sort((a, b) => a.at - b.at);
}

const isQuoted = (tokens: readonly Token[], { at, end }: FoundNumber): boolean =>
  tokens.some((token) => token.role === 'quoted' && token.at < end && token.end > at);

/** The kind of phrase that a kind of number becomes. */
const phraseKinds = {
  price: 'price',
  duration: 'duration',
  count: 'count',
  year: 'year',
  percent: 'count',
  temperature: 'count',
} as const;

/**
 * The phrases of numbers, best first.
 * @param numbers result of `numbersIn`
 * @param isDescribed true if the prompt describes a picture, whose numbers count what it shows
 */
export const numberPhrases = (numbers: readonly FoundNumber[], isDescribed: boolean): Phrase[] =>
  numbers.map(({ phrase, kind, certainty }) => ({
    text: phrase,
    kind: phraseKinds[kind],
    certainty: isDescribed && kind === 'count' ? Math.min(certainty, 0.4) : certainty,
  }));
