import type { Box, IllustrationLayer, Layer } from '../scene/scene.schema';
import type { Draft } from './draft';
import type { DrawnScene } from './drawn-scene';
import { outfitOf, personLayers, personLook } from './staged-person';

/** Height of the floor in the square of a figure, as a share of its side. */
const feet = 31.4 / 32;

/**
 * The main person of a scene from head to foot, in the pose of the action.
 * @param draft the decisions about the picture
 * @param drawn members and staging; the first member is the person
 * @param room room of the figure, whose lower edge is the floor
 * @param role role of the layer
 */
export function wholePersonLayers(
  draft: Draft,
  { drawnMembers: [person], staging }: DrawnScene,
  room: Box,
  role: IllustrationLayer['role'],
): { layers: Layer[]; box: Box } {
  const floor = Math.max(room.y + room.height, draft.input.height * 0.93);
  const size = Math.min((floor - room.y) / feet, room.width * 1.5);
  const look = personLook(draft, person, 0);
  const { body, hands } = personLayers(
    draft,
    {
      look: look.head,
      clothes: staging.clothes ?? look.clothes,
      outfit: outfitOf(person),
      pose: staging.pose ?? 'stand',
      mood: person.member.mood,
      view: 'front',
    },
    { x: room.x + (room.width - size) / 2, y: floor - size * feet, size },
    { flip: false, rotation: 0, stands: true, role },
  );
  const box: Box = {
    x: room.x + room.width / 2 - size * 0.3,
    y: floor - size * feet,
    width: size * 0.6,
    height: size * feet,
  };
  return { layers: [body, hands], box };
}
