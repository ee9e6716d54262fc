import type { Legibility } from '@portada/contracts';
import type { Assets } from '../rendering/host';
import type { Scene } from '../scene/scene.schema';
import { type Draft, drawDraft } from './draw-small';
import { meetsLegibility, measurePicture } from './measure-picture';

/** Width in pixels of the drafts (scenes drawn small) whose legibility is measured. */
export const draftWidth = 320;
/** Maximum number of plans of a scene that are tried. */
const maxAttempts = 4;

/** A scene, its draft, and the legibility measured on the draft. */
export type MeasuredScene = { scene: Scene; draft: Draft; legibility: Legibility };

/** Start and end of the search for a legible scene; see `findLegibleScene`. */
export type Search = {
  /** The first plan of the scene with its draft and its legibility, if the scene is drawn already. */
  first?: MeasuredScene;
  /** Called before each draft; an error thrown by this function ends the search. */
  throwIfCancelled?: () => void;
};

/**
 * Finds a legible scene. Each plan is drawn small and measured. The first legible plan is used; if none of four plans
 * is legible, the best plan is used. The same plans and assets give the same scene.
 * @param plan returns the scene of an attempt; attempts are numbered from 0
 * @param assets assets of the image at full size
 * @param search first plan and cancellation
 */
export async function findLegibleScene(
  plan: (attempt: number) => Scene,
  assets: Assets,
  { first, throwIfCancelled = () => undefined }: Search = {},
): Promise<MeasuredScene> {
  const tried = async (attempt: number): Promise<MeasuredScene> => {
    throwIfCancelled();
    const scene = plan(attempt);
    const draft = await drawDraft(scene, assets, draftWidth);
    return { scene, draft, legibility: measurePicture({ ...draft, scene, bytes: null }) };
  };
  let best = first ?? (await tried(0));
  for (let attempt = 1; !meetsLegibility(best.legibility) && attempt < maxAttempts; attempt += 1) {
    const next = await tried(attempt);
    if (worth(next.legibility) > worth(best.legibility)) best = next;
  }
  return best;
}

/**
 * Returns the value by which plans of a scene are compared: the legibility score, reduced for each hard rule that
 * fails.
 */
const worth = ({ score, lines }: Legibility): number =>
  score - 100 * lines.filter((line) => !meetsLegibility({ score, lines: [line] })).length;
