import type { Box, Layer, Scene } from '../scene/scene.schema';

/** Least share of the picture that a thing fills if the lower edge of the picture cuts the thing on purpose. */
const leastShare = 0.25;

/** Share of the height that such a thing reaches: drawings have a small empty margin. */
const reached = 0.975;

/**
 * Returns true for a large drawing that reaches or crosses the lower edge of the picture, as in a requested close-up.
 * The timestamp may cover such a drawing, because the timestamp hides nothing that identifies the thing.
 * @param layer layer of the scene that has a box
 * @param scene scene of the layer
 */
export const isCutByEdge = (
  { kind, box: { y, width, height } }: Pick<Layer, 'kind'> & { box: Box },
  scene: Pick<Scene, 'width' | 'height'>,
): boolean =>
  kind === 'illustration' &&
  y + height >= reached * scene.height &&
  width * height >= leastShare * scene.width * scene.height;
