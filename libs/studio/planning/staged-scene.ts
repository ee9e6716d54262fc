import type { Box, Layer, LayerOf } from '../scene/scene.schema';
import type { Staging } from '../understanding/staging';
import { isIndoors } from '../understanding/staging-places';
import { type Composition, compositionOf } from './composition';
import type { Draft } from './draft';
import type { DrawnMember, DrawnScene } from './drawn-scene';
import { heroEffects } from './hero-effects';
import { chipArea } from './layout';
import { floorShadow, placeIllustration } from './place-illustration';
import { aspectOf, boundsOf, figuresOf } from './scene-figures';
import { sizeOf } from './scene-sizes';
import { layersOfFigure } from './scene-layers';
import { peopleOf, footAt, tableLayer } from './staged-people';
import { isWholePerson, rolesOf } from './staged-roles';
import { isCloser, membersVaried, timeOf, toneOf } from './staged-variation';

/** Height of the line between distance and ground, as a share of the picture's height. */
const floorAt = { indoors: 0.72, outdoors: 0.64 } as const;

/**
 * The ground of a staged scene, in the light of its variation.
 * @param draft the decisions about the picture
 * @param staging place, light and weather
 */
export function backdropLayer(draft: Draft, staging: Staging): Layer[] {
  const { input, random } = draft;
  const { place, weather, lights } = staging;
  if (place === null) return [];
  return [
    {
      kind: 'backdrop',
      place,
      time: timeOf(draft, staging),
      weather,
      floor: input.height * (isIndoors(place) ? floorAt.indoors : floorAt.outdoors),
      lights,
      seed: random.seed(),
    },
    ...toneOf(draft, staging),
  ];
}

/**
 * A described scene with a drawn place: people as whole figures in the pose of their action, with the thing they hold
 * or work at, and the other members around them.
 * @param draft the decisions about the picture
 * @param drawnScene members, relations and staging
 */
export function stagedScene(draft: Draft, drawnScene: DrawnScene): Composition {
  const { input } = draft;
  const { staging } = drawnScene;
  const [stage] = draft.layout.heroes;
  const people = drawnScene.drawnMembers
    .map((drawnMember, place) => ({ drawnMember, place }))
    .filter(({ drawnMember }) => isWholePerson(drawnMember));
  const roles = rolesOf(draft, drawnScene, people);
  const skipped = new Set(
    drawnScene.drawnMembers.flatMap((_, place) => (roles.floor.has(place) ? [] : [place])),
  );
  const figures = figuresOf(drawnScene, skipped);
  const weather: LayerOf<'rain'>[] =
    staging.weather.includes('rain') && (staging.place === null || !isIndoors(staging.place))
      ? [{ kind: 'rain', amount: 0.7, seed: draft.random.seed() }]
      : [];
  const back = [
    ...skyLayers(draft, roles.sky, stage, people.length > 0),
    ...farLayers(draft, roles.far, stage, people.length > 0, treesAbove(drawnScene)),
  ];
  const foot = input.height * footAt;
  if (people.length === 0) {
    const isFar = roles.far.length > 0;
    const isFloating =
      staging.place === 'underwater' ||
      staging.place === 'space' ||
      /drone|airplane|helicopter|balloon|eagle|bird|parachute|saucer/.test(
        drawnScene.drawnMembers[0].illustration.id,
      );
    const table: LayerOf<'surface'>[] =
      drawnScene.surface === 'wood' ||
      (staging.place !== null &&
        isIndoors(staging.place) &&
        drawnScene.drawnMembers[0].illustration.group === 4)
        ? [tableLayer(draft, staging)]
        : [];
    const placed = rowOf(
      draft,
      figures,
      {
        ...stage,
        x: stage.x + stage.width * (isFar ? 0.28 : 0.04),
        width: stage.width * (isFar ? 0.66 : 0.92),
      },
      isFloating ? input.height * 0.7 : foot,
      /automobile|car$|truck|bus|van|train|locomotive|animal|walking/.test(
        drawnScene.drawnMembers[0].illustration.id,
      )
        ? 0.5
        : 0.62,
    );
    return {
      ...compositionOf([]),
      behind: [],
      front: [
        ...back,
        ...table,
        ...membersVaried(
          draft,
          { layers: placed, anchor: { x: stage.x + stage.width / 2, y: foot }, isZoomable: false },
          stage,
        ),
        ...weather,
      ],
      taken: [stage],
    };
  }
  const hasOthers = figures.length > 0;
  const group = peopleOf(draft, drawnScene, people, roles, hasOthers);
  const room = hasOthers ? roomBeside(stage, group.box, foot) : null;
  const others = room
    ? rowOf(draft, figures, room, group.table ?? foot, shareBeside(drawnScene, roles.floor))
    : [];
  const members = [
    ...(group.table === null ? others : []),
    ...group.layers,
    ...(group.table === null ? [] : others),
  ];
  // Members become larger from the head down, so that the lower edge cuts the legs, and smaller on the ground.
  const isZoomable = group.table === null && roles.support === null && !hasOthers && roles.sky.length === 0;
  const isLarger = isZoomable && isCloser(draft);
  const anchor = {
    x: group.box.x + group.box.width / 2,
    y: isLarger ? group.box.y : (group.table ?? foot),
  };
  return {
    ...compositionOf([]),
    behind: [],
    front: [...back, ...membersVaried(draft, { layers: members, anchor, isZoomable }, stage), ...weather],
    taken: [group.box],
  };
}

/** Largest height of things beside people, as a share of the picture's height: an animal or a vehicle is higher than a cup. */
function shareBeside({ drawnMembers }: DrawnScene, floor: ReadonlySet<number>): number {
  const largest = Math.max(
    0,
    ...[...floor].map((place) => {
      const drawnMember = drawnMembers[place];
      return drawnMember ? sizeOf(drawnMember, false) : 0;
    }),
  );
  return largest >= 1.3 ? 0.58 : largest >= 1 ? 0.44 : 0.34;
}

/** Things in the sky at the side that the figures leave free. */
function skyLayers(draft: Draft, members: readonly DrawnMember[], stage: Box, hasPeople: boolean): Layer[] {
  const { input } = draft;
  const all = members.flatMap((drawnMember) =>
    Array.from({ length: Math.min(3, drawnMember.member.count) }, () => drawnMember),
  );
  return all.map((drawnMember, at) => {
    const side =
      input.height *
      (drawnMember.member.size === 'giant' ? 0.42 : all.length > 1 ? 0.22 : 0.28) *
      (at % 2 === 0 ? 1 : 0.72);
    const share = hasPeople ? 0.74 - at * 0.22 - (at > 1 ? 0.3 : 0) : 0.2 + at * 0.26;
    return placeIllustration(draft, drawnMember.illustration, {
      role: 'prop',
      room: {
        x: stage.x + stage.width * share - side / 2,
        y: input.height * (0.05 + (at % 2) * 0.07),
        width: side,
        height: side,
      },
      effects: { ...heroEffects(draft), floor: null, shadow: null, outline: null },
    });
  });
}

/** The trees under which another member is. */
const treesAbove = ({ drawnMembers, bonds }: DrawnScene): ReadonlySet<DrawnMember> =>
  new Set(
    bonds.flatMap(({ relation, to }) => {
      const over = relation === 'under' ? drawnMembers[to] : undefined;
      return over && /tree/.test(over.illustration.id) ? [over] : [];
    }),
  );

/** A tree close behind the people, whose crown is above them. */
function treeAbove(draft: Draft, { illustration }: DrawnMember, stage: Box): Layer {
  const { input } = draft;
  const side = input.height * 0.98;
  return placeIllustration(draft, illustration, {
    role: 'prop',
    room: {
      x: stage.x + stage.width * 0.52 - side / 2,
      y: input.height * 0.86 - side,
      width: side,
      height: side,
    },
    anchor: [0.5, 1],
    effects: { ...heroEffects(draft), outline: null, shadow: null, floor: floorShadow(draft) },
  });
}

/** Things far away on the line of the ground, out of focus. */
function farLayers(
  draft: Draft,
  members: readonly DrawnMember[],
  stage: Box,
  hasPeople: boolean,
  above: ReadonlySet<DrawnMember>,
): Layer[] {
  const { input } = draft;
  const ground = input.height * 0.74;
  return members.slice(0, 3).map((drawnMember, at) => {
    const isAbove = hasPeople && above.has(drawnMember);
    if (isAbove) return treeAbove(draft, drawnMember, stage);
    const high = input.height * (drawnMember.member.size === 'giant' ? 0.66 : 0.52) * (at === 0 ? 1 : 0.8);
    const width = high * Math.min(1.5, aspectOf(drawnMember.illustration));
    const share = hasPeople ? [0.8, 0.14, 0.5][at] : [0.24, 0.8, 0.5][at];
    return placeIllustration(draft, drawnMember.illustration, {
      role: 'prop',
      room: { x: stage.x + stage.width * (share ?? 0.5) - width / 2, y: ground - high, width, height: high },
      anchor: [0.5, 1],
      effects: {
        ...heroEffects(draft),
        outline: null,
        shadow: null,
        floor: floorShadow(draft),
        blur: draft.unit * 0.16,
      },
    });
  });
}

/** Figures of things beside each other on one line, as large as the room allows. */
function rowOf(
  draft: Draft,
  figures: ReturnType<typeof figuresOf>,
  room: Box,
  foot: number,
  most: number,
): Layer[] {
  const sizes = figures.map(({ figure }) => boundsOf(figure));
  const gap = 0.08;
  const wide = sizes.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, sizes.length - 1);
  const high = Math.max(0.1, ...sizes.map(({ height }) => height));
  const [first] = sizes;
  const chip = chipArea(draft.input);
  // The first figure is the main thing, which does not cover the timestamp.
  const right = foot > chip.y ? chip.x - draft.input.width * 0.01 : Infinity;
  const unit = Math.min(
    (room.width * 0.98) / wide,
    (foot - room.y) / high,
    (draft.input.height * most * 1.2) / Math.max(0.8, high / 1.4),
    first ? (right - room.x) / first.width : Infinity,
  );
  let x = Math.min(room.x + (room.width - wide * unit) / 2, right - (first?.width ?? 0) * unit);
  return figures.flatMap(({ figure }, place) => {
    const box = sizes[place];
    if (!box) return [];
    const layers = layersOfFigure(draft, figure, { x: x - box.x * unit, y: foot, unit }, place === 0);
    x += (box.width + gap) * unit;
    return layers;
  });
}

/** The wider room beside the figures. */
function roomBeside(stage: Box, group: Box, foot: number): Box {
  const right = stage.x + stage.width - (group.x + group.width * 0.86);
  const left = group.x + group.width * 0.14 - stage.x;
  const top = stage.y + stage.height * 0.1;
  return right >= left
    ? { x: stage.x + stage.width - right, y: top, width: right * 0.9, height: foot - top }
    : { x: stage.x, y: top, width: left, height: foot - top };
}
