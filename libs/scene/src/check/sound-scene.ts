import type { Legibility } from '@portada/contracts';
import type { Assets } from '../render/host';
import type { Scene } from '../scene.schema';
import { drawDraft } from './draw-small';
import { isSound, measurePicture } from './measure-picture';

/** Width in pixels of the drafts that are measured. */
const draftWidth = 320;
/** Plans that are tried at most. */
const maxAttempts = 4;

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
): Promise<Scene> {
  const tried = async (attempt: number): Promise<Tried> => {
    stay();
    const scene = plan(attempt);
    return { scene, legibility: await measureDraft(scene, assets) };
  };
  let best = await tried(0);
  for (let attempt = 1; !isSound(best.legibility) && attempt < maxAttempts; attempt += 1) {
    const next = await tried(attempt);
    if (worth(next.legibility) > worth(best.legibility)) best = next;
  }
  return best.scene;
}

type Tried = { scene: Scene; legibility: Legibility };

/**
 * Draws a scene small and measures it; the file is not looked at.
 * @param scene what to measure
 * @param assets as for the picture itself
 * @param width of the draft in pixels
 */
export const measureDraft = async (
  scene: Scene,
  assets: Assets,
  width: number = draftWidth,
): Promise<Legibility> => measurePicture({ ...(await drawDraft(scene, assets, width)), scene, bytes: null });

/** The score, once the faults are counted that would have the picture drawn again. */
const worth = ({ score, lines }: Legibility): number =>
  score - 100 * lines.filter((line) => !isSound({ score, lines: [line] })).length;
