import type { PictureRequest } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { candidatesOf, sure } from './match';
import { struckByElement } from './named';
import type { Avoided } from './negation';
import { tagged } from './tagging';
import { plainTaggers } from './taggers';
import type { SubjectMeant } from './understand';

/** Every possible drawing of an excluded word: the drawing of the word, and drawings with the word as name or tag. */
export function struckBy(head: string, index: IllustrationIndex, language: 'en' | 'es'): string[] {
  const [token] = tagged(head, language, plainTaggers);
  if (!token) return [];
  const thing = {
    tokens: [token],
    head: token,
    after: [],
    preposition: null,
    side: null,
    at: 0,
    verb: false,
  };
  // A drawing that only symbolizes the word shows another thing: a picture without gluten may show bread.
  const own = candidatesOf(thing, index, language)
    .filter(({ source, score }) => score >= sure || (source !== 'noun' && source !== 'lexicon'))
    .slice(0, 3)
    .map(({ id }) => id);
  return [...new Set([...own, ...index.allMeant(head)])];
}

/** The crossed-out hero of a prompt in which only the excluded things have drawings. */
export function crossedOf(
  avoided: readonly Avoided[],
  request: Pick<PictureRequest, 'elementsToAvoid'>,
  index: IllustrationIndex,
  language: 'en' | 'es',
): SubjectMeant[] {
  const asked = new Set(request.elementsToAvoid.flatMap((element) => struckByElement(element, index)));
  for (const { head, words } of avoided) {
    const [token] = tagged(head, language, plainTaggers);
    if (!token || token.fold === 'text' || token.fold === 'texto') continue;
    const thing = {
      tokens: [token],
      head: token,
      after: [],
      preposition: null,
      side: null,
      at: 0,
      verb: false,
    };
    const best = candidatesOf(thing, index, language).find(({ id }) => !asked.has(id));
    if (best && best.score >= 0.6)
      return [
        { words, id: best.id, alternatives: [], source: best.source, score: best.score, crossed: true },
      ];
  }
  return [];
}
