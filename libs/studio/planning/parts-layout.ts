import { sceneChoices, type Choice } from './idea';
import type { SceneInput } from './draft';
import type { DrawnPart } from './drawn-scene';
import type { Instructions } from './instructions';

/** Returns true for a part that is a large person from the chest up. */
export const isBustPart = ({ drawn: { drawnMembers, staging } }: Pick<DrawnPart, 'drawn'>): boolean =>
  drawnMembers[0].isBust && (staging.pose === null || staging.pose === 'hold');

/**
 * The layouts of a picture whose prompt places several things: the words at the requested position, else at the side or
 * the height that the things leave free.
 * @param parts things with their places
 * @param asked instructions of the prompt
 * @param ratio aspect ratio of the picture
 * @param hasWords true if the picture has a headline
 */
export function partsChoices(
  parts: readonly DrawnPart[],
  { textAt }: Pick<Instructions, 'textAt'>,
  ratio: SceneInput['aspectRatio'],
  hasWords: boolean,
): readonly Choice[] {
  const all = sceneChoices(ratio, { hasWords, isWide: parts.length > 1 });
  const only = (name: Choice['layout']): readonly Choice[] => [{ idea: 'scene', layout: name }];
  if (ratio === '1:1' || ratio === '9:16') return all;
  if (!hasWords) return only('scene-whole');
  const standing = parts.filter(({ isBehind, place }) => !isBehind && place.y !== 'top');
  const has = (side: 'left' | 'right'): boolean => standing.some(({ place }) => place.x === side);
  const copies = standing.reduce((sum, { drawn }) => sum + drawn.drawnMembers[0].member.count, 0);
  const bust = standing.find(({ drawn }) => isBustPart({ drawn }));
  // Words across the picture would cover the chest or the face of a large person.
  if (bust) return only(bust.place.x === 'right' ? 'scene-right' : 'scene-left');
  if (textAt?.y === 'bottom') return only('scene-below');
  if (textAt?.y === 'top') return only('scene-above');
  if (textAt?.x === 'left' && !has('left')) return only('scene-right');
  if (textAt?.x === 'right' && !has('right')) return only('scene-left');
  // Three things beside each other need the whole width.
  if (copies > 2 || (has('left') && has('right'))) return only('scene-above');
  if (has('left')) return only('scene-left');
  if (has('right')) return only('scene-right');
  return only('scene-above');
}
