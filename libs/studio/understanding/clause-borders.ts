import { frameWords } from './small-words';
import { type Token, isNoun } from './tokens';

const relative =
  /^(?:that|who|which|because|when|while|but|pero|que|porque|cuando|mientras|and|y|until|before|after|si|if|nobody|nadie)$/;

/**
 * Returns true if a clause may be cut before a word without splitting a phrase.
 * @param words of the clause
 * @param place of the first word that would be cut off
 */
export function isBorder(words: readonly Token[], place: number): boolean {
  const [token, before] = [words[place], words[place - 1]];
  if (
    !token ||
    !before ||
    before.pos === 'ADP' ||
    before.pos === 'DET' ||
    before.pos === 'CONJ' ||
    before.pos === 'AUX'
  )
    return false;
  if (before.pos === 'PART' || /^(?:to|no|not|never|nunca|mas)$/.test(before.fold)) return false;
  if (/^(?:que|that|who|which)$/.test(before.fold) || before.pos === 'ADV') return false;
  if (/^(?:up|out|down|off|back)$/.test(token.fold) && before.pos === 'VERB') return false;
  if (token.fold === 'to' && words.some(({ fold }) => fold === 'from')) return false;
  if (token.fold === 'to' && words[place + 1]?.pos === 'VERB')
    return isNoun(before) && words.slice(0, place).some(({ pos }) => pos === 'VERB');
  return (token.pos === 'ADP' && token.fold !== 'a' && token.fold !== 'al') || relative.test(token.fold);
}

/** Words that have no meaning without the preposition "of" or "de" after them: "a punto de", "in front of". */
export const halves = /^(?:punto|mitad|lado|front|side|verge|edge|middle|borde|lleno|llena|full)$/;

/**
 * The penalty of a cut, in points: for a verb that loses its phrase, a noun that loses its "of", or a headline that is
 * only a figure.
 * @param words words that stay in the headline
 * @param tail words that are cut off
 */
export function needsTail(words: readonly Token[], tail: readonly Token[]): number {
  const last = words.at(-1);
  const lead = tail[0]?.fold ?? '';
  if (!last) return 5;
  const verb = last.pos === 'VERB' || last.pos === 'AUX' || last.pos === 'PRON';
  const verbs = words.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').length;
  const of = /^(?:of|de|del)$/.test(lead) ? (halves.test(last.fold) ? 4 : 0.9) : 0;
  // In "Told by my grandmother" the participle needs its agent.
  const by = /(?:ad[oa]s?|id[oa]s?|ed)$/.test(last.fold) && /^(?:por|by)$/.test(lead) ? 1 : 0;
  const only = words.every(
    ({ role, pos, fold }) =>
      role === 'number' ||
      pos === 'DET' ||
      pos === 'PRON' ||
      (pos === 'VERB' && /^(?:spent|pase)$/.test(fold)) ||
      pos === 'ADV',
  );
  // "Stop watering your plants" and "Stop watering your plants like this" give different advice.
  const manner = /^(?:like|as)$/.test(lead) && /^(?:this|that)$/.test(tail[1]?.fold ?? '');
  const loose = manner
    ? 2
    : /^(?:into|as|than|between|entre)$/.test(lead)
      ? 1
      : /^(?:like|como|for|para)$/.test(lead)
        ? 0.3
        : 0;
  const open = last.pos === 'ADJ' && words.length < 4 ? 0.4 : 0;
  const shallow =
    frameWords.has(last.stem) && /^(?:of|de|del|about|sobre|that|que|who|for|para)$/.test(lead) ? 0.35 : 0;
  return (
    (verb && verbs > 0 && !/^(?:because|but|pero|porque|and|y|when|cuando)$/.test(lead) ? 1.8 : 0) +
    of +
    by +
    (only ? 1.6 : 0) +
    loose +
    open +
    shallow
  );
}
