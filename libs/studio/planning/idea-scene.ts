import type { Box, Layer } from '../scene/scene.schema';
import { arrangedScene } from './arranged-scene';
import { type Composition, type IdeaRenderer, compositionOf } from './composition';
import type { Draft } from './draft';
import { union } from './geometry';
import { bustLayers } from './scene-bust';
import { type Figure, boundsOf, figuresOf } from './scene-figures';
import { layersOfFigure } from './scene-layers';
import { sceneSurface } from './scene-ground';
import { sizeOf } from './scene-sizes';
import type { DrawnScene } from './drawn-scene';
import { stagedScene } from './staged-scene';

/** Height of the floor line, as a share of the picture's height, for things that stand on the floor. */
const floorAt = 0.838;

/**
 * A described scene: its members on one floor, in the relations that the prompt states.
 * @param draft the decisions about the picture, with the drawings of a described scene
 * @param text boxes of headline and badge
 */
export const scene: IdeaRenderer = (draft, text) => {
  const { drawnScene } = draft;
  if (!drawnScene) throw new Error('The idea `scene` needs a drawnScene.');
  if (drawnScene.parts) return arrangedScene(draft, drawnScene.parts, text);
  if (draft.staged) return stagedScene(draft, drawnScene);
  const bust = drawnScene.drawnMembers.findIndex(({ isBust }) => isBust);
  return bust >= 0 && !isInside(drawnScene, bust)
    ? withBust(draft, drawnScene, bust, text)
    : ofThings(draft, drawnScene);
};

/** Returns true for a large person inside of a drawn thing or under an umbrella, who is part of a figure. */
const isInside = ({ bonds, drawnMembers }: DrawnScene, bust: number): boolean =>
  bonds.some(({ of, to, relation }) => {
    const id = drawnMembers[to]?.illustration.id ?? '';
    return (
      of === bust && ((relation === 'in' && id !== 'window') || (relation === 'under' && /umbrella/.test(id)))
    );
  });

/** The members of a scene without a large person, beside and behind each other on one floor. */
function ofThings(draft: Draft, drawnScene: DrawnScene): Composition {
  const { input } = draft;
  const room = stageOf(draft);
  // The lower edge of the picture cuts a large person, who has no feet.
  const isCut =
    drawnScene.drawnMembers.some(({ isBust }) => isBust) &&
    !drawnScene.bonds.some(({ relation }) => relation === 'in');
  const floor = isCut ? input.height * 1.02 : Math.min(room.y + room.height, input.height * floorAt);
  const figures = figuresOf(drawnScene);
  const placed = arranged(draft, drawnScene, figures, { ...room, height: floor - room.y }, floor);
  const ground = sceneSurface(draft, drawnScene, floor - input.height * 0.16, floor);
  return {
    ...compositionOf([]),
    behind: ground.behind,
    front: [...placed.flat(), ...ground.front],
    taken: [room],
  };
}

/** The room of the action in the layout. */
const stageOf = ({ layout }: Draft): Box => layout.heroes[0];

/** Returns true for a figure of one window or door, which is a part of the wall behind the others. */
const isBackdrop = (figure: Figure | undefined): boolean =>
  figure?.parts.length === 1 &&
  /^(?:window|door|own-door-ajar|own-chalkboard|own-bookshelf|own-skyline)$/.test(
    figure.parts[0]?.drawnMember.illustration.id ?? '',
  );

/** Places figures in a room: those behind the first figure at the back, all others beside each other. */
function arranged(
  draft: Draft,
  { bonds }: DrawnScene,
  figures: readonly { root: number; figure: Figure }[],
  room: Box,
  floor: number,
): Layer[][] {
  const isBack = (root: number): boolean =>
    figures.length > 1 &&
    (isBackdrop(figures.find((one) => one.root === root)?.figure) ||
      bonds.some(({ of, to, relation }) => relation === 'behind' && of === root && to !== root));
  const back = figures.filter(({ root }) => isBack(root));
  const front = figures.filter(({ root }) => !isBack(root));
  const gap = 0.06;
  const sizes = front.map(({ figure }) => boundsOf(figure));
  const width = sizes.reduce((sum, box) => sum + box.width, 0) + gap * Math.max(0, front.length - 1);
  const height = Math.max(...sizes.map((box) => box.height), 0.1) * (back.length > 0 ? 1.25 : 1);
  const wide = (room.width * (back.length > 0 ? 0.86 : 0.98)) / width;
  const unit = Math.min(wide, room.height / height);
  const isMirrored = draft.layout.name === 'scene-mirrored' || draft.layout.name === 'scene-left';
  if (isMirrored) {
    front.reverse();
    sizes.reverse();
  }
  let x = room.x + (room.width - width * unit) / 2 + (back.length > 0 ? room.width * 0.06 : 0);
  const layers: Layer[][] = [];
  const start = x;
  for (const [place, { figure }] of front.entries()) {
    const box = sizes[place] ?? boundsOf(figure);
    layers.push(
      layersOfFigure(
        draft,
        figure,
        { x: x - box.x * unit, y: floor, unit },
        place === (isMirrored ? front.length - 1 : 0),
      ),
    );
    x += (box.width + gap) * unit;
  }
  const behind = back.map(({ figure }) => {
    const box = boundsOf(figure);
    const raised = floor - room.height * 0.07;
    const large = Math.min(((raised - room.y) * 0.99) / box.height, (room.width * 0.8) / box.width);
    const left = Math.max(room.x, start - box.width * large * 0.3);
    return layersOfFigure(draft, figure, { x: left - box.x * large, y: raised, unit: large }, false, true);
  });
  return [...behind, ...layers];
}

/** Extent, in units of a medium thing, from which a thing behind a person is in the background. */
const smallest = 0.95;

/** Furniture on which a person sits or lies. */
const seats = /chair|sofa|couch|bench|^bed$|seat|toilet|stairs/;

/** The seat of a person, which is not drawn, because the person is drawn without legs. */
const seatOf = ({ bonds, drawnMembers }: DrawnScene, bust: number): number | undefined =>
  bonds.find(
    ({ of, to, relation }) =>
      of === bust &&
      /^(?:on|in|beside)$/.test(relation) &&
      seats.test(drawnMembers[to]?.illustration.id ?? ''),
  )?.to;

/** A large person with the thing that the person holds, and the other members at the side that the person faces. */
function withBust(draft: Draft, drawnScene: DrawnScene, bust: number, text: readonly Box[]): Composition {
  const { input } = draft;
  const stage = stageOf(draft);
  const floor = input.height * floorAt;
  const held = drawnScene.bonds.find(({ of, relation }) => of === bust && relation === 'holds')?.to;
  const worn = drawnScene.bonds.find(({ of, relation }) => of === bust && relation === 'wears')?.to;
  const seat = seatOf(drawnScene, bust);
  const second = drawnScene.drawnMembers.findIndex(({ isBust }, place) => isBust && place !== bust);
  if (second >= 0) return ofPair(draft, drawnScene, bust, second);
  const skipped = new Set([bust, held, worn, seat].filter((one) => one !== undefined));
  const figures = figuresOf(drawnScene, skipped);
  const hasOthers = figures.length > 0;
  const looks = looksOf(draft);
  const person = bustLayers(draft, drawnScene, {
    bust,
    held,
    worn,
    looks,
    isAlone: !hasOthers && text.length === 0,
  });
  const ground = sceneSurface(draft, drawnScene, input.height * 0.78, floor);
  // The timestamp covers only the lower right corner.
  const low = looks === 'left' ? input.height * 0.95 : floor;
  const room = besideBust(stage, person.box, looks, text, low);
  const others = hasOthers ? arranged(draft, withoutBehind(drawnScene), figures, room, low).flat() : [];
  // A small thing that a person stands "in front of" is before the person: a plate, a cake, a laptop.
  const isFar = drawnScene.bonds.some(({ of, to, relation }) => {
    const other = drawnScene.drawnMembers[of];
    return (
      relation === 'behind' &&
      (of === bust || (to === bust && other !== undefined && sizeOf(other, false) > smallest))
    );
  });
  return {
    ...compositionOf([]),
    behind: ground.behind,
    front: [...(isFar ? others : []), ...person.layers, ...(isFar ? [] : others), ...ground.front],
    taken: [person.box],
  };
}

/** Two people who face each other, and the other members between and before them. */
function ofPair(draft: Draft, drawnScene: DrawnScene, first: number, second: number): Composition {
  const { input } = draft;
  const isMirrored = looksOf(draft) === 'left';
  const attachedTo = (bust: number, relation: 'holds' | 'wears') =>
    drawnScene.bonds.find((bond) => bond.of === bust && bond.relation === relation)?.to;
  const people = [first, second].map((bust, place) => ({
    bust,
    held: attachedTo(bust, 'holds'),
    worn: attachedTo(bust, 'wears'),
    looks: (place === 0) === isMirrored ? ('left' as const) : ('right' as const),
    isAlone: false,
  }));
  const skipped = new Set(
    [
      ...people.flatMap(({ bust, held, worn }) => [bust, held, worn]),
      seatOf(drawnScene, first),
      seatOf(drawnScene, second),
    ].filter((one) => one !== undefined),
  );
  const figures = figuresOf(drawnScene, skipped);
  const isApart = figures.length > 0;
  const drawn = people.map((one) => bustLayers(draft, drawnScene, { ...one, isApart }));
  const [left = 0, right = input.width] = drawn
    .map(({ box }) => box)
    .sort((a, b) => a.x - b.x)
    .map(({ x, width }, place) => (place === 0 ? x + width : x));
  // The thing between two people covers no face.
  const width = Math.max(right - left, input.width * 0.18);
  const room = { x: (left + right - width) / 2, y: input.height * 0.6, width, height: input.height * 0.34 };
  const others =
    figures.length === 0
      ? []
      : arranged(draft, withoutBehind(drawnScene), figures, room, room.y + room.height).flat();
  const ground = sceneSurface(draft, drawnScene, input.height * 0.78, input.height * floorAt);
  return {
    ...compositionOf([]),
    behind: ground.behind,
    front: [...drawn.flatMap(({ layers }) => layers), ...others, ...ground.front],
    taken: drawn.map(({ box }) => box),
  };
}

const withoutBehind = (drawnScene: DrawnScene): DrawnScene => ({
  ...drawnScene,
  bonds: drawnScene.bonds.filter(({ relation }) => relation !== 'behind'),
});

/** The side to which a person looks: towards the words, otherwise to the side of the other members. */
function looksOf({ layout }: Draft): 'left' | 'right' {
  if (layout.name === 'scene-right') return 'left';
  if (layout.name === 'scene-left') return 'right';
  return layout.name === 'scene-mirrored' ? 'left' : 'right';
}

/** The room for the other members: from the person's middle to the far edge of the picture, below the words. */
function besideBust(
  stage: Box,
  person: Box,
  looks: 'left' | 'right',
  text: readonly Box[],
  floor: number,
): Box {
  const reach = person.width * 0.84;
  const [words, ...more] = text;
  const covered = words ? union([words, ...more]) : null;
  const left = looks === 'right' ? person.x + reach : Math.min(stage.x, covered?.x ?? stage.x);
  const right =
    looks === 'right'
      ? Math.max(stage.x + stage.width, covered ? covered.x + covered.width : 0)
      : person.x + person.width - reach;
  const top = covered ? covered.y + covered.height + stage.height * 0.02 : stage.y + stage.height * 0.12;
  return {
    x: left,
    y: Math.min(top, floor - stage.height * 0.3),
    width: Math.max(1, right - left),
    height: floor - Math.min(top, floor - stage.height * 0.3),
  };
}
