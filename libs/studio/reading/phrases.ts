import { isPerson } from '../understanding/people';
import { feelingPhrases } from './feelings';
import { negationPhrases } from './negation-phrases';
import { numberDeeds } from './number-deeds';
import type { FoundNumber } from './number-words';
import { numberPhrases } from './numbers';
import type { PromptText } from './prompt-text';
import { questionPhrases } from './questions';
import type { AskedText, Phrase, Reading } from './reading';
import { strongPhrases } from './strong-phrases';
import { sidePhrases } from './sides';
import { titlePhrases, topicPhrases } from './topics';

/** Kinds of phrases that need no grammar of the prompt's language. */
const ofAnyLanguage: ReadonlySet<Phrase['kind']> = new Set([
  'asked',
  'price',
  'duration',
  'count',
  'title',
  'topic',
]);

/** A number without the words around it. */
const plainNumber = (number: FoundNumber): FoundNumber => ({ ...number, phrase: number.text });

/** The person who tells a title, and a face that a prompt asks for. */
const speaker = /^(?:i|im|we|me|yo|estoy|face|cara|rostro)$/;

/**
 * The phrases of a prompt that may become its hook, each text once with its most certain kind.
 * @param prompt the prompt
 * @param asked texts that the picture must show
 * @param numbers numbers of the prompt
 * @param mood stated feeling
 * @param sides sides of the comparison
 */
export function phrasesOf(
  prompt: PromptText,
  asked: readonly AskedText[],
  numbers: readonly FoundNumber[],
  mood: Reading['mood'],
  sides: Pick<Reading, 'form' | 'sides'>,
): Phrase[] {
  const isFelt = prompt.tokens.some((token) => isPerson(token) || speaker.test(token.fold));
  const found: Phrase[] = [
    ...asked.map(({ text }): Phrase => ({ text: text.toUpperCase(), kind: 'asked', certainty: 1 })),
    ...(prompt.isForeign ? [] : numberDeeds(prompt, numbers)),
    ...numberPhrases(prompt.isForeign ? numbers.map(plainNumber) : numbers, prompt.isDescribed),
    ...negationPhrases(prompt),
    ...sidePhrases(sides),
    ...strongPhrases(prompt),
    ...questionPhrases(prompt),
    ...(isFelt ? feelingPhrases(mood, prompt.language) : []),
    ...topicPhrases(prompt),
    ...titlePhrases(prompt),
  ];
  const best = new Map<string, Phrase>();
  const read = prompt.isForeign ? found.filter(({ kind }) => ofAnyLanguage.has(kind)) : found;
  for (const phrase of read) {
    const text = phrase.text
      .replace(/\s+/g, ' ')
      .replace(/[,.;:]+$/, '')
      .trim();
    if (text !== '' && !best.has(text)) best.set(text, { ...phrase, text });
  }
  return [...best.values()];
}
