import type { LayoutInstruction } from './layout-words';
import { isFeeling, isPerson } from './people';
import { hookWords } from './small-words';
import { type Token, isNoun } from './tokens';

/** Whether a prompt describes a picture: it was asked for as one, holds instructions, or begins with an article and a gerund. */
export function isDescribed(
  tokens: readonly Token[],
  layout: readonly LayoutInstruction[],
  prompt: string,
  text: string,
): boolean {
  if (
    layout.some(({ what }) => what !== 'background' && what !== 'text') ||
    text.length < prompt.trim().length - 8
  )
    return true;
  const [first] = tokens;
  if (!first || hookWords.has(first.fold)) return /^(?:un|una)$/.test(first?.fold ?? '');
  const spoken = tokens.filter(({ role }) => role !== 'avoid');
  const finite = spoken.some(
    ({ pos, fold }) =>
      pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ando|iendo|yendo|ado|ido|ada|ida|ed)$/.test(fold)),
  );
  const gerund = spoken.some(({ pos, fold }) => pos === 'VERB' && /(?:ing|ando|iendo|yendo)$/.test(fold));
  const opensWithVerb = first.pos === 'VERB' || (first.pos === 'ADV' && !isNoun(first));
  // "Bird watching for beginners: 10 species" names its topic.
  if (/^\p{Lu}[^,.]*:/u.test(text)) return false;
  if (finite || opensWithVerb || spoken.some(({ pos }) => pos === 'PRON')) return false;
  return gerund || isScene(text, spoken);
}

/** A list of what is seen, in lower case, with somebody or a feeling in it: "an old fisherman at dawn, calm sea". */
const isScene = (text: string, tokens: readonly Token[]): boolean =>
  /^\p{Ll}/u.test(text) &&
  text.includes(',') &&
  tokens.some(
    (token) =>
      isPerson(token) || isFeeling(token.fold) || /^(?:light|luz|atardecer|sunset|dawn)$/.test(token.fold),
  );
