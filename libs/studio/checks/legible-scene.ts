import type { Legibility } from '@portada/contracts';
import type { Assets } from '../rendering/host';
import type { Scene } from '../scene/scene.schema';
import { type Draft, drawDraft } from './draw-small';
import { meetsLegibility, measurePicture } from './measure-picture';

/** Width in pixels of the drafts that are measured. */
export const draftWidth = 320;
/** Plans that are tried at most. */
const maxAttempts = 4;

/** A scene, how it looks small, and what was measured on that. */
export type MeasuredScene = { scene: Scene; draft: Draft; legibility: Legibility };

/** Start and end of the search for a legible scene; see `findLegibleScene`. */
export type Search = {
  /** The first plan, where it is drawn and measured already. */
  first?: MeasuredScene;
  /** Called before each draft; what it throws ends the search. */
  throwIfCancelled?: () => void;
};

/**
 * A scene that passes its own checks: each plan is drawn small and measured, the first legible one is taken, and where
 * none of four is legible the best of them. The same plans and assets give the same scene.
 * @param plan makes the scene of an attempt, from 0
 * @param assets as for the picture itself
 * @param search what is known already, and what ends it
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

/** The score, once the faults are counted that would have the picture drawn again. */
const worth = ({ score, lines }: Legibility): number =>
  score - 100 * lines.filter((line) => !meetsLegibility({ score, lines: [line] })).length;
