import type { LayoutInstruction } from './layout-words';
import { isFeeling, isPerson } from './people';
import { hookWords } from './small-words';
import { type Token, isNoun } from './tokens';

/**
 * Returns true if a prompt describes a picture: it asks for a picture, holds instructions, or begins with an article
 * and has a gerund.
 */
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
  if (opensScene(prompt)) return true;
  const [first] = tokens;
  if (!first || hookWords.has(first.fold)) return /^(?:un|una)$/.test(first?.fold ?? '');
  const spoken = tokens.filter(({ role }) => role !== 'avoid');
  const finite = spoken.some(
    ({ pos, fold }) =>
      pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ando|iendo|yendo|ado|ido|ada|ida|ed)$/.test(fold)),
  );
  const gerund = spoken.some(({ pos, fold }) => pos === 'VERB' && /(?:ing|ando|iendo|yendo)$/.test(fold));
  // "Beating a game without damage" is a title, although a tagger may read its first word as a noun.
  const opensWithGerund = /^\p{Lu}\p{Ll}+ing$/u.test(first.text) && !isFeeling(first.fold);
  const opensWithVerb = opensWithGerund || first.pos === 'VERB' || (first.pos === 'ADV' && !isNoun(first));
  // "Bird watching for beginners: 10 species" is a title with a topic, although it has a gerund.
  if (/^\p{Lu}[^,.]*:/u.test(text)) return false;
  if (finite || opensWithVerb || spoken.some(({ pos }) => pos === 'PRON')) return false;
  return gerund || isScene(text, spoken);
}

/** Minimum number of words of a scene description without a gerund. */
const leastScene = 7;

/**
 * Returns true if a prompt begins like the description of a scene: with an article or a number in lower case, or with
 * a person without a name, followed by a preposition: "a soldier's helmet in the snow". A prompt about the creator or
 * the viewer ("my", "your") is a title.
 * @param prompt as the creator wrote it
 */
export const opensScene = (prompt: string): boolean =>
  /^(?:(?:an?|two|three|un|una|unos|unas|dos|tres)\s|(?:[Pp]erson|[Pp]ersona|[Mm]an|[Ww]oman|[Hh]ombre|[Mm]ujer)\s)/.test(
    prompt.trim(),
  ) &&
  !/\s(?:i|my|me|our|your|mi|mis|nuestr[oa]s?|tu|tus)\s/i.test(prompt) &&
  prompt.trim().split(/\s+/).length >= leastScene &&
  /\s(?:in|on|at|with|inside|under|next|between|sitting|standing|en|sobre|con|bajo|dentro|junto|entre|frente|sentad[oa])\s/i.test(
    prompt,
  );

/**
 * Returns true for a list of visible things in lower case with a person, a feeling or light: "an old fisherman at
 * dawn".
 */
const isScene = (text: string, tokens: readonly Token[]): boolean =>
  /^\p{Ll}/u.test(text) &&
  text.includes(',') &&
  tokens.some(
    (token) =>
      isPerson(token) || isFeeling(token.fold) || /^(?:light|luz|atardecer|sunset|dawn)$/.test(token.fold),
  );
