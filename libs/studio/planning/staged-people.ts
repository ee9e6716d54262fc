import type { PoseName } from '../knowledge/person-figures/poses';
import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer, Layer, LayerOf } from '../scene/scene.schema';
import type { Staging } from '../understanding/staging';
import type { Draft } from './draft';
import type { DrawnScene } from './drawn-scene';
import { heroEffects } from './hero-effects';
import { floorShadow, placeIllustration } from './place-illustration';
import { aspectOf } from './scene-figures';
import { personLayers, personLook, outfitOf } from './staged-person';
import { hasCab, vehicleLayers } from './staged-vehicles';
import { type Person, type Roles, boards, seats } from './staged-roles';

/** Height at which the members stand, as a share of the picture's height. */
export const footAt = 0.93;

/** The layers of the people, the box that they fill, and the line on which things on the table stand. */
export type StagedPeople = { layers: Layer[]; box: Box; table: number | null };

/**
 * The people of a scene as whole figures, with the thing in their hands and the thing they are on.
 * @param draft the decisions about the picture
 * @param drawnScene members and staging
 * @param people the members that are people
 * @param roles what each member is for
 * @param hasOthers true if other things stand beside the people
 */
export function peopleOf(
  draft: Draft,
  drawnScene: DrawnScene,
  people: readonly Person[],
  roles: Roles,
  hasOthers: boolean,
): StagedPeople {
  const { input } = draft;
  const { staging } = drawnScene;
  const [stage] = draft.layout.heroes;
  // A pair of people already has a member for the second person.
  const hasPartner = people.length > 1 && people[0]?.drawnMember.member.count === 2;
  const all = people
    .flatMap(({ drawnMember }) =>
      Array.from({ length: hasPartner ? 1 : Math.min(3, drawnMember.member.count) }, (_, turn) => ({
        drawnMember,
        turn,
      })),
    )
    .slice(0, 3);
  const driven = driverOf(draft, drawnScene, all, roles, stage);
  if (driven) return driven;
  const duo = all.length === 2 ? pairPoses[staging.pair ?? ''] : undefined;
  const isTable = roles.pose === 'work' && !duo;
  const seated = roles.support !== null && !seats.test(roles.support.id);
  const words = draft.headline.words.length > 0 && draft.layout.name === 'scene-above';
  const room = input.height - (words ? stage.y : input.height * 0.03);
  const size =
    room *
    (isTable ? 1.12 : seated ? 0.82 : /^(?:lift|run)$/.test(roles.pose) ? 0.93 : 1) *
    (all.length > 2 ? 0.84 : 1);
  const stretch = all.length === 1 ? 0 : size * (duo?.apart ?? 0.56);
  const middle =
    stage.x +
    stage.width * (hasOthers || roles.far.length + roles.sky.length > 0 ? 0.36 : 0.5) +
    (all.length > 1 ? stretch * 0.1 : 0);
  const foot = input.height * footAt;
  const table = isTable ? input.height * tableAt : null;
  const lifted = seated && roles.support ? supportHeight(input.height, roles.support) : 0;
  const layers: Layer[] = [];
  const hands: Layer[] = [];
  let grip = { x: middle, y: input.height * 0.5 };
  const supportLayers: Layer[] = [];
  if (roles.support) supportLayers.push(supportLayer(draft, roles.support, middle, foot));
  const behind =
    roles.support !== null &&
    (boards.test(roles.support.id) ||
      seats.test(roles.support.id) ||
      /bicycle|motorcycle|scooter/.test(roles.support.id));
  if (behind) layers.push(...supportLayers);
  const isOfChildren = all.every(({ drawnMember }, at) => personLook(draft, drawnMember, at).head.child);
  all.forEach(({ drawnMember, turn }, at) => {
    const look = personLook(draft, drawnMember, at === 0 ? 0 : at + turn);
    // Two children beside each other fill the picture; a child beside an adult is smaller.
    const small = look.head.child && !isOfChildren ? 0.74 : 1;
    const own = size * small;
    const x = middle + (at - (all.length - 1) / 2) * stretch;
    // Feet are at 31 and the waist at 22 of 32 units.
    const y = isTable ? (table ?? 0) - own * (22.6 / 32) : foot - lifted - own * (31.4 / 32);
    const pose = duo?.pose ?? (at === 0 ? roles.pose : secondPose(roles.pose));
    const made = personLayers(
      draft,
      {
        look: look.head,
        clothes: (at === 0 ? staging.clothes : null) ?? look.clothes,
        outfit: outfitOf(drawnMember),
        pose,
        mood:
          (staging.pair === 'hug' ? 'happy' : drawnMember.member.mood) ??
          duo?.mood ??
          drawnMember.member.states.find((one) => /asleep|crying/.test(one)) ??
          (/^(?:climb|box)$/.test(pose) || (pose === 'lift' && roles.tool !== null) ? 'effort' : null),
        view:
          staging.looksAway &&
          !duo &&
          !/astronaut/.test(drawnMember.illustration.id) &&
          !/^(?:work|hold|strum|sing|lift)$/.test(pose)
            ? 'back'
            : 'front',
      },
      { x: x - own / 2, y, size: own },
      {
        flip: at > 0 && at === all.length - 1 && staging.pair !== 'chase',
        rotation: turnedBy(pose, staging),
        stands: !isTable && lifted === 0 && !/^(?:dive|swim)$/.test(pose),
        role: at === 0 ? 'hero' : 'prop',
      },
    );
    layers.push(made.body);
    hands.push(made.hands);
    if (at === 0) grip = made.grip;
  });
  if (roles.support && !behind) layers.push(...supportLayers);
  const box: Box = {
    x: middle - (size * 0.42 + stretch * (all.length - 1) * 0.5),
    y: stage.y,
    width: size * 0.84 + stretch * (all.length - 1),
    height: foot - stage.y,
  };
  if (table !== null) layers.push(tableLayer(draft, staging));
  const tool = roles.tool ? [toolLayer(draft, roles.tool, roles.pose, grip, size, table)] : [];
  return { layers: [...layers, ...tool, ...hands], box, table: table === null ? null : input.height * 0.9 };
}

/**
 * How two people act on each other: their pose, the distance of their middles in sides of a figure, and the feeling that
 * the action implies.
 */
const pairPoses: Readonly<Record<string, { pose: PoseName; apart: number; mood: string | null }>> = {
  hug: { pose: 'embrace', apart: 0.36, mood: 'happy' },
  shake: { pose: 'shake', apart: 0.61, mood: 'happy' },
  argue: { pose: 'point', apart: 0.86, mood: 'angry' },
  fight: { pose: 'box', apart: 0.68, mood: 'angry' },
  chase: { pose: 'run', apart: 0.72, mood: null },
};

/** One person in a vehicle with a cab; null for any other scene. */
function driverOf(
  draft: Draft,
  { staging }: DrawnScene,
  all: readonly { drawnMember: Person['drawnMember'] }[],
  { support }: Roles,
  stage: Box,
): StagedPeople | null {
  const [one, ...others] = all;
  if (!one || others.length > 0 || !support || !hasCab(support.id)) return null;
  const { drawnMember } = one;
  const look = personLook(draft, drawnMember, 0);
  const { layers, box } = vehicleLayers(
    draft,
    support,
    {
      look: look.head,
      clothes: staging.clothes ?? look.clothes,
      outfit: outfitOf(drawnMember),
      pose: 'stand',
      mood: drawnMember.member.mood,
      view: 'front',
    },
    stage,
    draft.input.height * footAt,
  );
  return { layers, box, table: null };
}

/** Height of the far edge of a table, as a share of the picture's height. */
const tableAt = 0.76;

/** The layer of a table in front of the people, or below a meal. */
export function tableLayer({ input, random }: Draft, { time }: Staging): LayerOf<'surface'> {
  const y = input.height * tableAt;
  return {
    kind: 'surface',
    material: 'wood',
    box: { x: 0, y, width: input.width, height: input.height - y },
    opacity: 1,
    shade: time === 'night' ? 0.35 : 0,
    seed: random.seed(),
  };
}

/** Degrees by which a figure in the air or in water is turned. */
const turnedBy = (pose: PoseName, { place }: Staging): number =>
  pose === 'dive' ? 52 : pose !== 'swim' ? 0 : place === 'space' ? 24 : 68;

const secondPose = (pose: PoseName): PoseName =>
  /^(?:fish|strum|sing|dive|hold)$/.test(pose) ? 'stand' : pose;

const supportHeight = (height: number, support: Illustration): number =>
  height *
  (/skateboard|surfboard|sled|carpet|skis|snowboard/.test(support.id)
    ? 0.05
    : /boat|canoe|ship|kayak/.test(support.id)
      ? 0.12
      : /bicycle|scooter|motorcycle/.test(support.id)
        ? 0.14
        : 0.26);

function supportLayer(draft: Draft, support: Illustration, middle: number, foot: number): IllustrationLayer {
  const { height } = draft.input;
  const aspect = aspectOf(support);
  const high =
    height *
    (/skateboard|surfboard|sled|carpet|skis|snowboard/.test(support.id)
      ? 0.2
      : seats.test(support.id)
        ? 0.52
        : /boat|canoe|ship|kayak/.test(support.id)
          ? 0.42
          : 0.46);
  const width = Math.min(high * aspect, height * 1.25);
  if (/surfboard|snowboard/.test(support.id)) {
    const long = height * 0.62;
    return placeIllustration(draft, support, {
      role: 'prop',
      room: { x: middle - long / 2, y: foot - height * 0.18, width: long, height: height * 0.3 },
      rotation: 84,
      anchor: [0.5, 0.5],
      effects: { ...heroEffects(draft), floor: null },
    });
  }
  return placeIllustration(draft, support, {
    role: 'prop',
    room: { x: middle - width / 2, y: foot - high, width, height: high },
    ...(/motorcycle|scooter/.test(support.id) ? {} : { looks: 'right' as const }),
    anchor: [0.5, 1],
    effects: { ...heroEffects(draft), floor: floorShadow(draft) },
  });
}

/** The thing in the hands of a figure, on the table before it, or on the ground beside it. */
function toolLayer(
  draft: Draft,
  tool: Illustration,
  pose: PoseName,
  grip: { x: number; y: number },
  size: number,
  table: number | null,
): IllustrationLayer {
  const { height } = draft.input;
  const aspect = aspectOf(tool);
  const extent =
    height *
    (pose === 'work'
      ? 0.3
      : pose === 'lift'
        ? 0.34
        : pose === 'strum'
          ? 0.42
          : pose === 'fish'
            ? 0.5
            : pose === 'sing'
              ? 0.17
              : pose === 'reach'
                ? 0.4
                : pose === 'kneel'
                  ? 0.3
                  : 0.24);
  const width = Math.max(
    pose === 'lift' && aspect > 1.4 ? size * 0.62 : 0,
    extent * Math.min(1.9, Math.sqrt(aspect)),
  );
  const high = width / aspect;
  const center =
    table !== null
      ? { x: grip.x, y: Math.max(table + height * 0.03, height * 0.93 - high / 2) }
      : pose === 'lift'
        ? { x: grip.x, y: Math.max(high / 2 + height * 0.02, grip.y - high * 0.34) }
        : pose === 'kneel' || pose === 'reach'
          ? { x: grip.x + size * 0.06 + width * 0.42, y: height * footAt - high / 2 }
          : pose === 'sing'
            ? { x: grip.x + size * 0.22, y: grip.y }
            : pose === 'dive'
              ? { x: grip.x + size * 0.42, y: grip.y - size * 0.02 }
              : pose === 'fish'
                ? { x: grip.x + width * 0.42, y: grip.y - high * 0.3 }
                : pose === 'point'
                  ? { x: grip.x + size * 0.3 + width * 0.5, y: grip.y }
                  : grip;
  return placeIllustration(draft, tool, {
    role: 'prop',
    room: { x: center.x - width / 2, y: center.y - high / 2, width, height: high },
    anchor: [0.5, 0.5],
    effects: { ...heroEffects(draft), glow: null, floor: null },
  });
}
