import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { languageIn } from './language';
import { type Candidate, candidatesOf } from './match';
import { tagged } from './tagging';
import { plainTaggers } from './taggers';
import { isNoun } from './tokens';

/** Lowest score at which a drawing shows the named thing itself and not only a related thing. */
const exact = 0.85;

/**
 * Finds the drawing of a named thing, such as an element to include: "golden retriever", "manzana roja".
 * @param name one to a few words
 * @param index the illustration set
 * @param struck drawings that are to be left out
 * @returns undefined if no drawing shows the thing
 */
export function drawingNamed(
  name: string,
  index: IllustrationIndex,
  struck: ReadonlySet<string> = new Set(),
): Illustration | undefined {
  const best = exactly(name, index).find(({ id }) => !struck.has(id));
  return best && index.get(best.id);
}

/**
 * Every drawing that an element to avoid excludes: drawings with the element as name or tag, and drawings of the thing
 * that the element names. "golden retriever" excludes the dog, although no drawing has that name.
 * @param element one to a few words
 * @param index the illustration set
 */
export const struckByElement = (element: string, index: IllustrationIndex): string[] => [
  ...new Set([...index.allMeant(element), ...exactly(element, index).map(({ id }) => id)]),
];

/** The drawings of the thing that a name means in English or Spanish, those of the detected language first. */
function exactly(name: string, index: IllustrationIndex): Candidate[] {
  const { read } = languageIn(name);
  return [read, read === 'en' ? ('es' as const) : ('en' as const)].flatMap((language) => {
    const tokens = tagged(name, language, plainTaggers).filter(({ pos }) => pos !== 'DET' && pos !== 'PUNCT');
    const nouns = tokens.filter(isNoun);
    const head = (language === 'en' ? nouns.at(-1) : nouns[0]) ?? tokens[0];
    if (!head || tokens.length > 8) return [];
    return candidatesOf(
      { tokens, head, after: [], preposition: null, side: null, at: 0, verb: false },
      index,
      language,
    ).filter(({ score }) => score >= exact);
  });
}
