import { type Illustration, type IllustrationIndex, isRoleDrawing } from '../knowledge/illustrations';
import type { Drawing } from './reading';

/** A drawing without its words. */
export const drawingOf = ({ id, group, ink, hue }: Illustration): Drawing => ({ id, group, ink, hue });

/**
 * Finds a drawing by its name.
 * @param id name of a drawing; null for none
 */
export const drawingNamed = (id: string | null, index: IllustrationIndex): Drawing | null => {
  const found = id === null ? undefined : index.get(id);
  return found ? drawingOf(found) : null;
};

/** Returns true for a face; the group of the faces also has a robot, a ghost, a skull and hearts, which are things. */
const isFace = ({ id, group }: Pick<Illustration, 'id' | 'group'>): boolean =>
  group === 0 && /face|smil|monkey|kiss-mark|person|man/.test(id);

/** Returns true for a thing; false for a face, a person, a large person or a flag. */
export const isThing = (drawing: Pick<Illustration, 'id' | 'group'>): boolean =>
  !isFace(drawing) && drawing.group !== 9 && drawing.group !== 10 && !isRoleDrawing(drawing);
