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

/** The person who tells a title. */
const speaker = /^(?:i|im|we|me|yo|estoy)$/;

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
  const isFelt =
    prompt.isDescribed || prompt.tokens.some((token) => isPerson(token) || speaker.test(token.fold));
  const found: Phrase[] = [
    ...asked.map(({ text }): Phrase => ({ text: text.toUpperCase(), kind: 'asked', certainty: 1 })),
    ...numberDeeds(prompt, numbers),
    ...numberPhrases(numbers, prompt.isDescribed),
    ...negationPhrases(prompt),
    ...sidePhrases(sides),
    ...strongPhrases(prompt),
    ...questionPhrases(prompt),
    ...(isFelt ? feelingPhrases(mood, prompt.language) : []),
    ...topicPhrases(prompt),
    ...titlePhrases(prompt),
  ];
  const best = new Map<string, Phrase>();
  for (const phrase of found) {
    const text = phrase.text
      .replace(/\s+/g, ' ')
      .replace(/[,.;:]+$/, '')
      .trim();
    if (text !== '' && !best.has(text)) best.set(text, { ...phrase, text });
  }
  return [...best.values()];
}
