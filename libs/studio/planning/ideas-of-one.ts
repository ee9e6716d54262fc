import { type Composition, type IdeaRenderer, compositionOf, heroOf } from './composition';
import type { Draft } from './draft';
import { closeToPerson, withPerson } from './ideas-with-people';
import { bothThings } from './second-subject';

/**
 * The thing of the prompt, alone or together with the second thing that the prompt names.
 * @param draft the decisions about the picture
 */
export const shown = (draft: Draft): Composition =>
  compositionOf(draft.subject.second ? bothThings(draft, draft.subject.second) : [heroOf(draft)]);

/** The thing of the prompt as in `shown`, or a named person so close that the edge of the picture cuts the person. */
export const alone: IdeaRenderer = (draft, text) =>
  draft.person?.role === 'named' && draft.layout.name === 'close-left'
    ? closeToPerson(draft, draft.person, text)
    : shown(draft);

/** A large person and the thing of the prompt. */
export const portrait: IdeaRenderer = (draft, text) =>
  draft.person ? withPerson(draft, draft.person, text) : shown(draft);
