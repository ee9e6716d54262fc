import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { plain } from '../knowledge/words';
import { cleaned, headlineOf } from './headline';
import { textWords } from './request-words';
import type { Taggers } from './taggers';
import { understand } from './understand';

/**
 * Reads a request as the planner does, in the form of the API.
 * @param request the creator's request
 * @param index the illustration set
 * @param taggers language tools that are loaded
 */
export function promptUnderstandingOf(
  request: PictureRequest,
  index: IllustrationIndex,
  taggers: Taggers,
): PromptUnderstanding {
  const read = understand(cleaned(request.prompt), request, index, taggers);
  const { words } = headlineOf(request.prompt, read, request.headline);
  const isTextAvoided = [...request.elementsToAvoid, ...read.avoid.map(({ head }) => head)].some((element) =>
    textWords.test(element),
  );
  const handled = new Set(
    [...request.elementsToInclude, ...request.elementsToAvoid].flatMap((element) =>
      element.split(/\s+/).map(plain),
    ),
  );
  const nameOf = (id: string | null) => (id === null ? null : (index.get(id)?.names[0] ?? null));
  return {
    headline: isTextAvoided ? null : words.join(' ') || null,
    subjects: read.subjects.map(({ words: said, id, crossed }) => ({
      words: said,
      drawing: nameOf(id),
      crossedOut: crossed === true,
    })),
    place: read.place?.name || null,
    action: read.action?.lemma ?? null,
    people: read.people,
    numbers: [...new Set(read.numbers.map(({ text }) => text))],
    avoid: [...new Set([...request.elementsToAvoid, ...read.avoid.map(({ words: said }) => said)])],
    unknown: [...new Set(read.unknown)].filter((word) => !handled.has(word)),
    confidence: Math.max(0, Math.min(1, read.confidence)),
  };
}
