import type { Legibility } from '@portada/contracts';
import type { Assets } from '../render/host';
import type { Scene } from '../scene.schema';
import { type Draft, drawDraft } from './draw-small';
import { isSound, measurePicture } from './measure-picture';

/** Width in pixels of the drafts that are measured. */
export const draftWidth = 320;
/** Plans that are tried at most. */
const maxAttempts = 4;

/** A scene, and the draft on which it was measured. */
export type SoundScene = { scene: Scene; draft: Draft };

/**
 * A scene that passes its own checks: each plan is drawn small and measured, the first sound one is taken, and where
 * none of four is sound the best of them. The same plans and assets give the same scene.
 * @param plan makes the scene of an attempt, from 0
 * @param assets as for the picture itself
 * @param stay called before each attempt; what it throws ends the planning
 */
export async function soundScene(
  plan: (attempt: number) => Scene,
  assets: Assets,
  stay: () => void = () => undefined,
): Promise<SoundScene> {
  const tried = async (attempt: number) => {
    stay();
    const scene = plan(attempt);
    const draft = await drawDraft(scene, assets, draftWidth);
    return { scene, draft, legibility: measurePicture({ ...draft, scene, bytes: null }) };
  };
  let best = await tried(0);
  for (let attempt = 1; !isSound(best.legibility) && attempt < maxAttempts; attempt += 1) {
    const next = await tried(attempt);
    if (worth(next.legibility) > worth(best.legibility)) best = next;
  }
  return best;
}

/** The score, once the faults are counted that would have the picture drawn again. */
const worth = ({ score, lines }: Legibility): number =>
  score - 100 * lines.filter((line) => !isSound({ score, lines: [line] })).length;
