import type { PoseName } from '../knowledge/person-figures/poses';
import type { Illustration } from '../knowledge/illustrations';
import { type Staging } from '../understanding/staging';
import { isIndoors, namesPlace } from '../understanding/staging-places';
import type { Draft } from './draft';
import type { DrawnMember, DrawnScene } from './drawn-scene';
import { sizeOf } from './scene-sizes';
import { hasCab } from './staged-vehicles';

/** Things in the sky. */
const inSky =
  /moon|^sun(?!flower|glass)|planet|^star|^cloud|balloon|airplane|helicopter|bird|eagle|rainbow|comet|saucer|satellite|own-drone|ringed|globe|kite|parachute|rocket/;

/** The Earth, which is in the sky of the moon already. */
const earth = /^globe/;

/** Things far away, behind the members. */
const farAway =
  /mountain|volcano|castle|house|building|tower|pyramid|lighthouse|bridge|skyline|church|temple|tree|waterfall|iceberg|tornado|mosque|hut|tent|windmill|stadium|ferris|city|barn|hospital|school|statue|factory|own-cabin|own-.*house|cave|cabin$|wave$/;

/** Things on a wall. */
const onWall = /^window$|chalkboard|framed-picture|^mirror$|clock$|calendar|door/;

/** Things of which a drawn place already consists. */
const partOfPlace =
  /^(?:window|own-aurora|own-chalkboard|own-fireplace|water-wave|national-park|desert-island|desert|beach-with-umbrella|snow-capped-mountain|camping|cityscape.*|night-with-stars|sunrise.*|sunset|stadium|classical-building|factory|hospital|school|own-gym.*|own-boxing-ring|table|own-table|cloud.*|sun-.*|motorway|bookshelf|own-bookshelf|microphone-stand|high-voltage|umbrella-with-rain-drops|snowflake|droplet|sparkles|fog|collision|dashing-away|cloud-with.*)$/;

/** Trees, which stand in the distance of a wooded place. */
const trees = /^(?:evergreen|deciduous|palm)-tree$|^own-.*tree$/;
const wooded = new Set<NonNullable<Staging['place']>>([
  'forest',
  'snow',
  'jungle',
  'garden',
  'lake',
  'mountains',
  'beach',
  'field',
]);

/** Things on or in which a person is. */
const supports =
  /boat|canoe|bicycle|motorcycle|scooter|skateboard|surfboard|horse|camel|elephant|dragon|unicorn|dinosaur|sled|automobile|car$|truck|tractor|ship|broom|donkey|sauropod|whale|dolphin|kayak|rock$|bench|chair|sofa|couch|bed$|seat|roller-skate|skis|snowboard|snowmobile|swing|carpet|toilet|stairs|log/;

/** Boats, in which a person of the scene sits. */
const boats = /boat|canoe|kayak/;

/** Boards, which lie flat below a standing figure. */
export const boards = /skateboard|surfboard|snowboard|skis/;

/** Clothes, which are worn and not held. */
const clothes =
  /shirt|hoodie|coat|jacket|dress|hat$|cap$|glasses|goggles|scarf|gloves|boot|shoe|jeans|headphone|apron|sock/;

/** Seats that a figure covers. */
export const seats = /^rock$|bench|chair|sofa|couch|bed$|seat|stairs|toilet/;

/** A member that is a person, with its index. */
export type Person = { drawnMember: DrawnMember; place: number };

/** Returns true for a person who is drawn as a whole figure. */
export const isWholePerson = ({ member, illustration }: DrawnMember): boolean =>
  member.kind === 'person' && !/^own-(?:family|shadow-figure)/.test(illustration.id);

/** The members of a scene by their use: held, ridden, in the sky, far away, on the floor. */
export type Roles = {
  pose: PoseName;
  tool: Illustration | null;
  support: Illustration | null;
  sky: DrawnMember[];
  far: DrawnMember[];
  floor: Set<number>;
};

/**
 * Decides what each member of a scene is for.
 * @param draft the decisions about the picture
 * @param drawnScene members, relations and staging
 * @param people the members that are people
 */
export function rolesOf(draft: Draft, drawnScene: DrawnScene, people: readonly Person[]): Roles {
  const { drawnMembers, bonds, staging } = drawnScene;
  const isPerson = new Set(people.map(({ place }) => place));
  const things = drawnMembers
    .map((drawnMember, place) => ({ drawnMember, place }))
    .filter(({ place }) => !isPerson.has(place));
  const isOf = (place: number, pattern: RegExp): boolean =>
    bonds.some(
      ({ of, to, relation }) =>
        pattern.test(relation) && ((isPerson.has(of) && to === place) || (isPerson.has(to) && of === place)),
    );
  const told =
    staging.pose ??
    (bonds.some(({ of, relation }) => isPerson.has(of) && relation === 'holds') ? 'hold' : 'stand');
  const isSeat = (place: number): boolean => seats.test(drawnMembers[place]?.illustration.id ?? '');
  // A person who works in an armchair has no table.
  // A person who reads outdoors has no table either.
  const readsOutside = staging.tool === 'open-book' && staging.place !== null && !isIndoors(staging.place);
  const pose =
    told === 'work' &&
    (readsOutside || things.some(({ place }) => isSeat(place) && isOf(place, /^(?:on|in|beside)$/))) &&
    drawnScene.surface !== 'wood'
      ? 'sit'
      : told;
  const used = new Set<number>();
  // The place is drawn as the ground, so a member that is the place is not drawn again, except for the main thing.
  const isOfPlace = (place: number): boolean =>
    staging.place !== null &&
    (people.length > 0 || place > 0) &&
    (partOfPlace.test(id(place)) ||
      (place > 0 && trees.test(id(place)) && wooded.has(staging.place) && !isOf(place, /^under$/)) ||
      namesPlace(drawnMembers[place]?.member.head ?? '', staging.place));
  const id = (place: number): string => drawnMembers[place]?.illustration.id ?? '';
  const support =
    people.length === 0 || pose === 'work'
      ? undefined
      : (things.find(
          ({ place }) =>
            (isOf(place, /^(?:on|in)$/) || boats.test(id(place))) &&
            (supports.test(id(place)) || hasCab(id(place))),
        ) ??
        (/^(?:ride|balance)$/.test(pose) ? things.find(({ place }) => supports.test(id(place))) : undefined));
  if (support) used.add(support.place);
  const handled = /^(?:work|strum|lift|hold|kneel|reach|sing|fish|point|sit|dive)$/.test(pose);
  const named =
    people.length === 0 || !handled
      ? undefined
      : (things.find(({ place }) => !used.has(place) && isOf(place, /^holds$/)) ??
        (pose === 'sit' || pose === 'dive' ? [] : things).find(
          ({ place, drawnMember }) =>
            !used.has(place) &&
            !inSky.test(id(place)) &&
            !farAway.test(id(place)) &&
            !partOfPlace.test(id(place)) &&
            !onWall.test(id(place)) &&
            !clothes.test(id(place)) &&
            sizeOf(drawnMember, false) < 1.25,
        ));
  const implied =
    staging.tool === null || people.length === 0 ? undefined : draft.knowledge.index.get(staging.tool);
  const isRidden = implied !== undefined && supports.test(implied.id);
  const usesImplied =
    implied !== undefined &&
    !isRidden &&
    (named === undefined ||
      /^(?:fish|strum|sing)$/.test(pose) ||
      implied.id === 'own-pizza-dough' ||
      named.drawnMember.illustration.id === implied.id);
  if (named && !usesImplied) used.add(named.place);
  const hasImplied = usesImplied || (isRidden && /^(?:ride|balance)$/.test(pose));
  for (const { place } of things)
    if (implied && hasImplied && (id(place) === implied.id || sameTool(id(place), implied.id)))
      used.add(place);
  const rest = things.filter(
    ({ place }) => !used.has(place) && !isOfPlace(place) && !(people.length > 0 && clothes.test(id(place))),
  );
  const isInside = staging.place !== null && isIndoors(staging.place);
  const isSky = (place: number): boolean => inSky.test(id(place)) && (people.length > 0 || rest.length > 1);
  // A thing that carries another thing is beside it and not far away: the bridge below a train.
  const carries = (place: number): boolean =>
    people.length === 0 && bonds.some(({ to, relation }) => relation === 'on' && to === place);
  const isFar = (place: number): boolean =>
    !carries(place) &&
    (farAway.test(id(place)) || onWall.test(id(place))) &&
    (people.length > 0 || rest.some((one) => !farAway.test(id(one.place)) && !inSky.test(id(one.place))));
  return {
    pose,
    tool: (usesImplied ? implied : named?.drawnMember.illustration) ?? null,
    support:
      boatOr(draft, support?.drawnMember.illustration) ??
      (/^(?:ride|balance)$/.test(pose) && isRidden ? implied : seatFor(draft, pose, staging)),
    sky: isInside
      ? []
      : rest
          .filter(({ place }) => isSky(place) && !(staging.place === 'moon' && earth.test(id(place))))
          .map(({ drawnMember }) => drawnMember),
    far: rest.filter(({ place }) => !isSky(place) && isFar(place)).map(({ drawnMember }) => drawnMember),
    floor: new Set(rest.filter(({ place }) => !isSky(place) && !isFar(place)).map(({ place }) => place)),
  };
}

/** The rowing boat for a person in a small boat; any other support as it is. */
const boatOr = ({ knowledge }: Draft, support: Illustration | undefined): Illustration | undefined =>
  support && boats.test(support.id) ? (knowledge.index.get('own-rowing-boat') ?? support) : support;

/** The seat of a person who sits on nothing that the prompt names. */
const seatFor = ({ knowledge }: Draft, pose: PoseName, { place }: Staging): Illustration | null =>
  pose !== 'sit' && pose !== 'fish'
    ? null
    : ((place !== null && isIndoors(place)
        ? knowledge.index.get('own-park-bench-wide')
        : knowledge.index.get('rock')) ?? null);

/** Returns true for two drawings of one kind of tool: two guitars, two weights. */
const sameTool = (one: string, other: string): boolean =>
  [
    /wand/,
    /camera/,
    /soccer/,
    /easel|canvas|framed|palette/,
    /guitar/,
    /barbell|dumb|weight/,
    /laptop|keyboard/,
    /microphone/,
    /fishing/,
    /chess|pawn/,
    /bicycle|bike|cyclist/,
  ].some((kind) => kind.test(one) && kind.test(other));
