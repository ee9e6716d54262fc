import { type Token, isNoun } from '../understanding/tokens';

const links = /^(?:of|de|del)$/;

const isBlocked = ({ role, pos }: Token): boolean =>
  role === 'quoted' || role === 'layout' || pos === 'PUNCT';
const isLead = ({ pos, fold }: Token): boolean => pos === 'DET' || (pos === 'NUM' && fold !== '');

/**
 * The whole noun phrase that begins at an index, with its article and what "of" or "de" adds to it.
 * @param tokens tokens of a prompt, tagged
 * @param from index of the first token
 * @param language language of the prompt
 * @returns an empty list if no noun phrase begins there
 */
export function wholeNounPhrase(tokens: readonly Token[], from: number, language: 'en' | 'es'): Token[] {
  let place = from;
  const phrase: Token[] = [];
  const take = (token: Token): void => {
    phrase.push(token);
    place += 1;
  };
  for (let token = tokens[place]; token && isLead(token) && !isBlocked(token); token = tokens[place])
    take(token);
  let hasNoun = false;
  for (let token = tokens[place]; token && !isBlocked(token) && phrase.length < 9; token = tokens[place]) {
    const next = tokens[place + 1];
    if (isNoun(token)) hasNoun = true;
    else if (
      links.test(token.fold) &&
      hasNoun &&
      next &&
      (isNoun(next) || isLead(next) || next.pos === 'ADJ')
    ) {
      take(token);
      for (let lead = tokens[place]; lead && isLead(lead) && !isBlocked(lead); lead = tokens[place])
        take(lead);
      continue;
    } else if (
      language === 'es' &&
      /^(?:mas|menos|muy|peor|mejor|tan)$/.test(token.fold) &&
      next &&
      (next.pos === 'ADJ' || next.pos === 'NOUN' || /(?:ad|id)[oa]s?$/.test(next.fold))
    ) {
      take(token);
      continue;
    } else if (token.pos !== 'ADJ' && !(token.pos === 'NUM' && hasNoun)) break;
    else if (language === 'en' && hasNoun && token.pos === 'ADJ' && !(next && isNoun(next))) break;
    take(token);
  }
  return hasNoun ? phrase : [];
}

/** The phrase without its article; a possessive stays. */
export const withoutArticle = (phrase: readonly Token[]): Token[] => {
  const [first] = phrase;
  return first && /^(?:an?|the|el|la|los|las|un|una|unos|unas)$/.test(first.fold)
    ? phrase.slice(1)
    : [...phrase];
};
