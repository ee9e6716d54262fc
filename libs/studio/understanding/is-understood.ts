import type { PictureRequest } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { cleaned } from './headline';
import { hasSmallWords } from './language';
import { conceptsIn } from './lexicon';
import type { Taggers } from './taggers';
import { understand } from './understand';

/**
 * Pattern of letters of a script other than Latin, and words of more than 40 characters such as identifiers: such a
 * prompt is set as a title.
 */
const titleOnly = /(?!\p{Script=Latin})\p{L}|\S{41}/u;

/**
 * Returns true if a part of a request is known: a thing, a place, a person, a number, an emoji, a topic, or a small
 * word of a language, which makes the prompt a title. A picture for any other request would be a guess.
 * @param request the creator's request
 * @param index the illustration set
 * @param taggers taggers that are loaded
 */
export function isUnderstood(
  request: Pick<PictureRequest, 'prompt' | 'headline' | 'elementsToInclude' | 'elementsToAvoid'>,
  index: IllustrationIndex,
  taggers: Taggers,
): boolean {
  if (request.headline || request.elementsToInclude.length > 0) return true;
  const text = cleaned(request.prompt);
  if (titleOnly.test(text) || hasSmallWords(text)) return true;
  if (index.inText(text).length > 0 || conceptsIn(text).length > 0) return true;
  const { subjects, place, time, people, numbers, quoted, unknown } = understand(
    text,
    request,
    index,
    taggers,
  );
  if (unknown.length === 0 || subjects.length + numbers.length > 0) return true;
  return [place, time, people, quoted].some((slot) => slot !== null);
}
