import { isCutByEdge } from '../checks/is-cut-by-edge';
import { personNamed } from '../knowledge/people';
import type { Box, Layer, LayerOf, Point } from '../scene/scene.schema';
import type { Draft } from './draft';
import { personEffects } from './hero-effects';
import { placeIllustration } from './place-illustration';
import { middle as middleOf } from './geometry';
import { aspectOf, boundsOf } from './scene-figures';
import { layersOfFigure } from './scene-layers';
import type { DrawnScene } from './drawn-scene';

/** Height of a person as a share of the picture's height: with free hands, and with a held thing below the chin. */
const heights = { free: 0.93, holding: 0.68 };

/** Largest width of a person beside words, as a share of the picture's width. */
const widestBust = 0.46;

/** The same for each of two people, and for two people with a thing between them. */
const widestOfPair = { close: 0.37, apart: 0.35 };

/** Share of the usual height of a person with a hat, which needs room above the head. */
const belowHat = 0.76;

const hatNames = /hat|crown|cap|helmet/;

/** Largest extent of a held thing, as shares of the picture's height. */
const heldSizes = { giant: 0.74, usual: 0.42 };

/**
 * A large person, cut by the lower edge of the picture, with the thing that the person holds or wears.
 * @param draft the decisions about the picture
 * @param drawnScene members and relations
 * @param arrangement indexes of the person, of the held and of the worn member, and the direction in which the person looks;
 *   `isAlone` is true if nothing else is in the picture
 * @returns layers back to front, and the box of the person in pixels
 */
export function bustLayers(
  draft: Draft,
  { drawnMembers }: DrawnScene,
  arrangement: {
    bust: number;
    held: number | undefined;
    worn: number | undefined;
    looks: 'left' | 'right';
    isAlone: boolean;
    /** True for one of two people with a thing between them. */
    isApart?: boolean;
  },
): { layers: Layer[]; box: Box } {
  const { input } = draft;
  const drawnMember = drawnMembers[arrangement.bust];
  if (!drawnMember) throw new Error('The drawnScene has no such person.');
  const held = arrangement.held === undefined ? undefined : drawnMembers[arrangement.held];
  const worn = arrangement.worn === undefined ? undefined : drawnMembers[arrangement.worn];
  const wearsHat = drawnMember.hat !== null || (worn !== undefined && hatNames.test(worn.illustration.id));
  const isBelowWords = draft.layout.name === 'scene-above' && draft.headline.words.length > 0;
  const free = isBelowWords ? 1.03 - draft.layout.heroes[0].y / input.height : heights.free;
  const height =
    input.height * Math.min(free, held ? heights.holding : heights.free) * (wearsHat ? belowHat : 1);
  const full = height * aspectOf(drawnMember.illustration);
  // Hair as wide as half of the picture would lie behind the words.
  const isPair = drawnMembers.filter(({ isBust }) => isBust).length > 1;
  const isApart = arrangement.isApart === true;
  const isNarrow = isPair || draft.headline.words.length > 0;
  const width = isNarrow
    ? Math.min(full, input.width * (isPair ? widestOfPair[isApart ? 'apart' : 'close'] : widestBust))
    : full;
  const bottom = input.height * (held ? 0.75 : 1.03);
  const stage = draft.layout.heroes[0];
  const isGiant = held?.member.size === 'giant';
  const away = isPair ? (isApart ? 0.16 : 0.2) : isGiant ? 0.24 : 0.3;
  const at = arrangement.isAlone && !isGiant ? 0.5 : arrangement.looks === 'right' ? away : 1 - away;
  const middle = stage.x + stage.width * at;
  const low = input.width * (arrangement.looks === 'right' ? -0.03 : 0);
  const tall = (height * width) / full;
  // A person at the right stays left of the timestamp area, except for a large person whom the lower edge cuts.
  const isCut = isCutByEdge(
    { kind: 'illustration', box: { x: 0, y: bottom - tall, width, height: tall - (bottom - input.height) } },
    input,
  );
  const right = arrangement.looks === 'left' && !isCut ? input.width * 0.829 : input.width * 1.03;
  const x = Math.min(Math.max(middle - width / 2, low), right - width);
  const box: Box = { x, y: bottom - tall, width, height: tall };
  const person = placeIllustration(draft, drawnMember.illustration, {
    role: 'hero',
    room: box,
    looks: arrangement.looks,
    anchor: [0.5, 1],
    rotation: 0,
    effects: personEffects(draft, arrangement.looks),
  });
  const layers: Layer[] = [person];
  if (worn && worn.illustration.id === 'headphone')
    layers.push({
      ...bodyLayer(draft, drawnMember.illustration.id, box, [middleOf(box), middleOf(box)]),
      part: 'headphones',
      flip: arrangement.looks === 'left',
    });
  else if (worn) layers.push(...wornLayers(draft, worn, box, arrangement.looks));
  else if (drawnMember.hat)
    layers.push(
      ...wornLayers(
        draft,
        { ...drawnMember, illustration: drawnMember.hat, isBust: false },
        box,
        arrangement.looks,
      ),
    );
  if (!held) return { layers, box };
  const side = arrangement.looks === 'right' ? 1 : -1;
  const extent = input.height * (isGiant ? heldSizes.giant : heldSizes.usual);
  const aspect = Math.sqrt(aspectOf(held.illustration));
  const size = { width: extent * aspect, height: extent / aspect };
  const center: Point = {
    // A giant thing stands beside the face; any other thing is below the chin.
    x: x + width / 2 + side * (isGiant ? width * 0.42 + size.width * 0.36 : width * 0.12),
    y: isGiant
      ? input.height * 0.97 - size.height / 2
      : Math.max(input.height * 0.8, input.height * 0.6 + size.height / 2),
  };
  const figure = {
    parts: [
      {
        drawnMember: held,
        box: { x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height },
        rotation: 0,
        opacity: 1,
        behind: false,
      },
    ],
  };
  const { width: wide } = boundsOf(figure);
  // Both hands hold the near side of a giant thing; the arm of the far shoulder passes below the chest.
  const near = { x: center.x - side * wide * 0.4, y: center.y + size.height * 0.14 };
  const far = { x: center.x - side * wide * 0.14, y: center.y + size.height * 0.36 };
  const both: [Point, Point] = [
    { x: center.x - wide * 0.43, y: center.y + size.height * 0.16 },
    { x: center.x + wide * 0.43, y: center.y + size.height * 0.16 },
  ];
  const hands: [Point, Point] = !isGiant ? both : side > 0 ? [far, near] : [near, far];
  const body = bodyLayer(draft, drawnMember.illustration.id, box, hands);
  return {
    layers: [
      ...layers,
      { ...body, part: 'torso' },
      { ...body, part: 'arms' },
      ...layersOfFigure(draft, figure, { x: center.x, y: center.y, unit: 1 }, false),
      { ...body, part: 'hands' },
    ],
    box,
  };
}

function bodyLayer(draft: Draft, id: string, box: Box, hands: [Point, Point]): LayerOf<'body'> {
  const look = personNamed(id)?.look;
  return {
    kind: 'body',
    part: 'torso',
    box,
    hands,
    bottom: draft.input.height * 1.06,
    flip: false,
    skin: `#${look?.skin ?? 'edb98a'}`,
    clothes: `#${look?.clothes ?? '2f8fe7'}`,
    outline: { width: draft.unit * 0.95, color: '#ffffff' },
  };
}

/** A worn thing on the head of a person, whose face looks to one side. */
function wornLayers(
  draft: Draft,
  worn: DrawnScene['drawnMembers'][0],
  box: Box,
  looks: 'left' | 'right',
): Layer[] {
  const { id } = worn.illustration;
  const isHat = hatNames.test(id);
  const side = looks === 'right' ? 1 : -1;
  const width = box.width * (isHat ? 0.66 : 0.52);
  const height = width / aspectOf(worn.illustration);
  const x = box.x + box.width * 0.5 + side * box.width * (isHat ? 0 : 0.11);
  const y = isHat ? box.y + box.height * 0.2 : box.y + box.height * 0.45 + height / 2;
  const part = {
    drawnMember: worn,
    box: { x: -width / 2, y: -height, width, height },
    rotation: 0,
    opacity: 1,
    behind: false,
  };
  return layersOfFigure(draft, { parts: [part] }, { x, y: y + 0.5, unit: 1 }, false);
}
