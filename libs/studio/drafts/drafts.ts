import type { DraftReading, DraftsBody, FormatName } from '@portada/contracts';
import type { Slots } from '../formats/slots';
import type { Knowledge, SceneInput } from '../planning/draft';
import { planScene } from '../planning/plan-scene';
import type { Scene } from '../scene/scene.schema';

/** A draft of a prompt: `id` and the request decide the picture, `slots` compose it. */
export type StudioDraft = { id: string; format: FormatName; hook: string; slots: Slots; seed: number };

/**
 * Reads a prompt and proposes up to six drafts, best first, that differ in idea, background and letters. The same request
 * gives the same drafts.
 * @param body request of `POST /api/drafts` with its default values
 * @param knowledge drawings, text measurement and the tagger of the prompt's language
 */
export function draftsOf(
  body: DraftsBody,
  knowledge: Knowledge,
): { reading: DraftReading; drafts: StudioDraft[] } {
  throw new Error(`Not built: ${body.prompt.length} ${knowledge.index.all().length}`);
}

/**
 * Composes the scene of a generation: of the draft that the request names, otherwise of the best draft.
 * @param input request with size and seed; `draft` is the id of a draft
 * @param knowledge drawings, text measurement and the tagger of the prompt's language
 */
export function draftScene(input: SceneInput & { draft?: string }, knowledge: Knowledge): Scene {
  return planScene(input, knowledge);
}
