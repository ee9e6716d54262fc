import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { kindOf } from '../knowledge/intents';
import { languageOf, plain } from '../knowledge/words';
import { proposalsOf } from '../proposals/proposals';
import { cleaned, headlineOf } from './headline';
import { sure } from './match';
import type { People } from './people';
import { textWords } from './request-words';
import type { Taggers } from './taggers';
import { type Understanding, understand } from './understand';

/**
 * Reads a request with the same rules as the planner, and returns the result in the form of the API.
 * @param request the creator's request
 * @param index the illustration set
 * @param taggers taggers that are loaded
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
  const place = read.place?.name ? read.place : null;
  const nameOf = (id: string | null) => (id === null ? null : (index.get(id)?.names[0] ?? null));
  return {
    headline: isTextAvoided ? null : words.join(' ') || null,
    subjects: read.subjects.map(({ words: said, id, score, crossed }) => ({
      words: said,
      // A drawing that only symbolizes the thing is not shown.
      drawing: score >= sure ? nameOf(id) : null,
      crossedOut: crossed === true,
    })),
    place: place?.name ?? null,
    placeWords: place?.words ?? null,
    action: read.action?.lemma ?? null,
    people: read.people && saidPeople(read.people),
    mood: read.mood,
    ...comparedIn(cleaned(request.prompt), read),
    layout: read.layout.map(({ what, words: said }) => ({ what, words: said })),
    numbers: [...new Set(read.numbers.map(({ text }) => text))],
    avoid: [...new Set([...request.elementsToAvoid, ...read.avoid.map(({ words: said }) => said)])],
    unknown: [...new Set(read.unknown)].filter((word) => !handled.has(word)),
    confidence: Math.max(0, Math.min(1, read.confidence)),
    proposals: proposalsOf(cleaned(request.prompt), read),
  };
}

/** The people of a prompt in the form of the API. */
const saidPeople = ({ words, count, gender, mood, pose }: People): PromptUnderstanding['people'] => ({
  words,
  count,
  gender,
  mood,
  pose,
});

/** Labels for the two times of a transformation that the prompt does not name. */
const times = (text: string): string[] =>
  languageOf(text) === 'es' ? ['antes', 'después'] : ['before', 'after'];

/** The comparison of a prompt in the form of the API. The prompt need not name the two times of a transformation. */
function comparedIn(
  text: string,
  { form, sides }: Understanding,
): Pick<PromptUnderstanding, 'form' | 'sides'> {
  if (form === null && kindOf(text.slice(0, 1000)) === 'before-after')
    return { form: 'before-after', sides: times(text) };
  return { form, sides: sides.map(({ name }) => name) };
}
