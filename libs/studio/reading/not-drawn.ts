import { isStopWord, plain } from '../knowledge/words';
import { conceptsIn } from '../understanding/lexicon';
import { isPerson, isFeeling } from '../understanding/people';
import { flagOf } from '../understanding/nouns';
import { placeWords, timeWords } from '../understanding/place-words';
import { frameWords } from '../understanding/small-words';
import { type Token, isNoun } from '../understanding/tokens';
import { hues } from '../understanding/colour-names';
import { layoutWord } from './picture-words';
import type { PromptText } from './prompt-text';
import type { ReadSubject, Side } from './reading';

/** Verbs that describe how a person stands or looks, which every drawn person does. */
const plainActs =
  /^(?:is|are|was|were|be|been|being|has|have|had|do|does|did|looking|standing|posing|facing|showing|holding|wearing|smiling|pointing|featuring|saying|surrounded|made|placed|set|seen|split|mirando|posando|mostrando|sosteniendo|sujetando|llevando|sonriendo|senalando|apuntando|diciendo|rodead[oa]|visto|vista|hay|es|son|esta|estan|con|dividida|partida|dice|pone|diga|ponga)$/;
const acts = /(?:ing|ando|iendo|yendo|andose|iendose|andol[oa]|iendol[oa])$/;
/** States that no drawing has, besides those that a picture can add. */
const states =
  /^(?:rusty|dusty|muddy|dirty|empty|crowded|foggy|stormy|ruined|wrecked|collapsed|melting|crumbling|flooded|sinking|torn|oxidad[oa]s?|polvorient[oa]s?|embarrad[oa]s?|suci[oa]s?|vaci[oa]s?|neblinos[oa]|ruinos[oa]|inundad[oa]s?|derretid[oa]s?|derrumbad[oa]s?)$/;

/** Things that only carry letters. */
const sign = /^(?:sign|signs|banner|cartel|letrero|rotulo|pancarta|neon)$/;

const isOpen = ({ role }: Token): boolean =>
  role === null || role === 'side' || role === 'place' || role === 'person';

/**
 * The words of a prompt that no picture of the studio shows. Of a description: actions, states and nouns without a drawing. Of every
 * prompt: names of persons and brands. What a title tells beside its subject had not to be drawn.
 * @param prompt the prompt
 * @param subjects things with a drawing
 * @param sides sides with a drawing
 * @param unknown nouns without a drawing, without accents
 */
export function notDrawnIn(
  { tokens, isDescribed, text, language }: PromptText,
  subjects: readonly ReadSubject[],
  sides: readonly Side[],
  unknown: readonly string[],
): string[] {
  const shown = new Set(
    [
      ...subjects.filter(({ drawing }) => drawing !== null).map(({ words }) => words),
      ...sides.filter(({ thing }) => thing !== null).map(({ name }) => name),
    ]
      .flatMap((words) => words.split(' '))
      .map(plain),
  );
  const without = new Set(unknown);
  const isTitled = titled(tokens);
  const found: { words: string; at: number }[] = [];
  const add = (token: Token): void => {
    if (!found.some(({ words }) => words.toLowerCase() === token.text.toLowerCase()))
      found.push({ words: token.text, at: token.at });
  };
  tokens.forEach((token, place) => {
    if (!isOpen(token) || token.fold.length < 3 || isStopWord(token.text)) return;
    const isFirst = place === 0 || tokens[place - 1]?.pos === 'PUNCT';
    const next = tokens[place + 1];
    // The capital of a first word marks a name only if a name follows.
    const isMarked = !isFirst || (next !== undefined && isName(next, isTitled, language));
    if (isMarked && isName(token, isTitled, language)) {
      const last = found.at(-1);
      const before = tokens[place - 1];
      if (last && before && isName(before, isTitled, language) && last.words.endsWith(before.text))
        last.words += ` ${token.text}`;
      else add(token);
      return;
    }
    if (!isDescribed || layoutWord.test(token.text) || sign.test(token.fold) || hues.has(token.fold)) return;
    if (token.pos === 'VERB' && acts.test(token.fold) && !plainActs.test(token.fold)) add(token);
    else if (states.test(token.fold)) add(token);
    else if (isNoun(token) && isUnknown(token, without, shown)) add(token);
  });
  return found.filter(({ words }) => text.includes(words)).map(({ words }) => words);
}

/** Returns true for a noun without a drawing that a picture would have to show. */
const isUnknown = (token: Token, without: ReadonlySet<string>, shown: ReadonlySet<string>): boolean =>
  without.has(token.fold) &&
  !shown.has(token.fold) &&
  !isPerson(token) &&
  !isFeeling(token.fold) &&
  !frameWords.has(token.stem) &&
  !frameWords.has(token.fold) &&
  !placeWords.has(token.fold) &&
  !timeWords.has(token.fold);

/** Returns true if most words of a prompt begin with a capital, which then marks no name. */
const titled = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ text, role }) => role !== 'quoted' && /^\p{L}{4,}/u.test(text));
  return words.length > 2 && words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.6;
};

/** Returns true for a name of a person or a brand: a capital within a sentence, and no place, language or short form. */
function isName({ text, pos, role }: Token, isTitled: boolean, language: 'en' | 'es'): boolean {
  if (
    isTitled ||
    role === 'place' ||
    flagOf(text, language) !== null ||
    !/^\p{Lu}[\p{L}'’-]*\p{Ll}/u.test(text)
  )
    return false;
  const isPlace = conceptsIn(text).some(({ intent }) => intent === 'travel');
  return !isPlace && (pos === 'PROPN' || pos === 'NOUN');
}
