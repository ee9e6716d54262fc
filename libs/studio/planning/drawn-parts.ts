import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { namedPlaceIn } from '../understanding/staging-places';
import { stagingOf } from '../understanding/staging';
import type { Understanding } from '../understanding/understand';
import { type DrawnPart, type DrawnScene, drawnFrom, foldedPrompt } from './drawn-scene';

/**
 * Chooses the drawings of a picture whose prompt places several things.
 * @param request prompt of the request and seed, which decide the look of a person
 * @param understanding the understanding of the prompt
 * @param index the illustration set
 * @param avoiding `isAvoided` returns true for a drawing that the request excludes; `isFaceless` is true for a request
 *   without people
 * @returns null if the prompt places no things, or if a placed thing cannot be drawn
 */
export function drawnPartsOf(
  request: { prompt: string; seed: number },
  understanding: Understanding,
  index: IllustrationIndex,
  avoiding: { isAvoided: (illustration: Illustration) => boolean; isFaceless: boolean },
): DrawnScene | null {
  const { arrangement, place } = understanding;
  if (!arrangement) return null;
  const parts = arrangement.parts.flatMap(({ scene, ...part }, at): DrawnPart[] => {
    const drawn = drawnFrom(
      scene,
      { ...request, seed: request.seed + at * 977 },
      understanding,
      index,
      avoiding,
    );
    return drawn ? [{ ...part, drawn: { ...drawn, staging: stagingOf(part.words, null) } }] : [];
  });
  const [first, ...others] = parts.flatMap(({ drawn }) => drawn.drawnMembers);
  if (!first || parts.length < arrangement.parts.length) return null;
  const folded = foldedPrompt(request.prompt);
  const staging = stagingOf(folded, null);
  const ground = folded
    .split(/[,.;:!?]/)
    .find((clause) => /(?<!\p{L})(?:background|bg|fondo)(?!\p{L})/u.test(clause));
  return {
    drawnMembers: [first, ...others],
    bonds: [],
    surface: null,
    sunk: false,
    rain: false,
    parts,
    // The place of the words counts only if the prompt names a place: a house is no street.
    staging: {
      ...staging,
      place:
        (ground === undefined ? null : namedPlaceIn(ground)) ??
        (place === null ? null : namedPlaceIn(folded)),
    },
  };
}
