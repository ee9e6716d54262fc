import type { PromptText } from './prompt-text';
import type { FoundThings } from './subjects';
import { plain } from '../knowledge/words';

const quitting =
  /^(?:quit|quits|quitting|stopped|stop|ditched|banned|deje|dejo|dejar|deja|elimine|eliminar|abandone|abandonar)$/;
const between =
  /^(?:my|the|a|an|all|de|mi|el|la|los|las|todo|toda|eating|drinking|using|smoking|buying|watching|playing|comer|beber|tomar|usar|fumar|comprar|up|on)$/;

/**
 * Returns true if the first thing of a prompt is what the prompt gives up or excludes: "I quit coffee", "un mes sin azúcar".
 * @param prompt the prompt
 * @param found things of the prompt
 * @param words words of the first thing; undefined without one
 */
export function isCrossedOut(
  { tokens }: PromptText,
  { subjects, crossed }: FoundThings,
  words: string | undefined,
): boolean {
  if (words === undefined) return false;
  if (subjects.length === 0) return crossed.length > 0;
  const head = plain(words.split(' ')[0] ?? '');
  return tokens.some((token, at) => {
    if (!quitting.test(token.fold) || token.role === 'quoted') return false;
    let place = at + 1;
    while (between.test(tokens[place]?.fold ?? '')) place += 1;
    return tokens[place]?.fold === head;
  });
}
