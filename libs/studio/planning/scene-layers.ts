import type { IllustrationLayer, Layer } from '../scene/scene.schema';
import type { MemberState } from '../understanding/scene-words';
import type { Draft } from './draft';
import { type Effects, heroEffects, personEffects } from './hero-effects';
import { floorShadow, placeIllustration } from './place-illustration';
import type { Figure, Part } from './scene-figures';
import type { DrawnMember } from './drawn-scene';
import { tintFor } from './tints';

/** Position of a figure: the floor's middle in pixels, and pixels per unit of the figure. */
export type Footing = { x: number; y: number; unit: number };

/** Height above the floor, in units of a figure, up to which a part counts as standing on the floor. */
const grounded = 0.08;

/** Things in the air, which have no shadow on the ground below them. */
const aloft = /hot-air-balloon|^airplane$|helicopter|eagle|parachute|flying-saucer/;

/**
 * The layers of a figure, back to front.
 * @param draft the decisions about the picture
 * @param figure members that touch each other
 * @param footing position of the figure
 * @param isMain true for the figure of the main member
 * @param isFar true for a figure at the back, which is out of focus
 */
export function layersOfFigure(
  draft: Draft,
  { parts }: Figure,
  { x, y, unit }: Footing,
  isMain: boolean,
  isFar = false,
): Layer[] {
  return parts.flatMap((part, place) => {
    const { box } = part;
    const room = {
      x: x + box.x * unit,
      y: y + box.y * unit,
      width: box.width * unit,
      height: box.height * unit,
    };
    const stands =
      Math.abs(box.y + box.height) < grounded &&
      part.opacity === 1 &&
      !aloft.test(part.drawnMember.illustration.id);
    const effects: Effects = {
      ...effectsOf(draft, part.drawnMember, stands),
      opacity: part.opacity,
      blur: isFar ? draft.unit * 0.35 : 0,
    };
    const layer: IllustrationLayer = {
      ...placeIllustration(draft, part.drawnMember.illustration, {
        role: isMain && place === 0 ? 'hero' : 'prop',
        room,
        anchor: [0.5, 1],
        rotation: part.rotation + leanOf(part.drawnMember),
        effects,
        recolor: recolorOf(part.drawnMember),
      }),
      ...(shown.test(part.drawnMember.illustration.id) || isSoft(part.drawnMember)
        ? {}
        : stateOf(part.drawnMember.member.states)),
    };
    return [
      layer,
      ...(part.opacity === 1
        ? flamesOf(draft, part).map((flame) => flameLayer(draft, flame, { x, y, unit }))
        : []),
    ];
  });
}

/** Returns true for food, which breaks without cracks. */
const isSoft = ({ illustration: { id, group } }: DrawnMember): boolean =>
  group === 4 && !/egg|glass|cup|mug|beverage|bottle|cookie|chocolate|jar|bowl/.test(id);

/**
 * How a member is shown that the prompt gives a color or a state: its tint, its glow, its fills and its damage.
 * @param draft the decisions about the picture
 * @param drawnMember the member
 */
export const attributesOf = (
  draft: Draft,
  drawnMember: DrawnMember,
): { effects: Effects; recolor: ReturnType<typeof recolorOf> } & Pick<IllustrationLayer, 'state'> => ({
  effects: effectsOf(draft, drawnMember, true),
  recolor: recolorOf(drawnMember),
  ...stateOf(drawnMember.member.states),
});

function effectsOf(draft: Draft, { member, illustration, isBust }: DrawnMember, stands: boolean): Effects {
  const own = isBust ? personEffects(draft, 'right') : heroEffects(draft);
  const isLit = member.states.includes('glowing') || member.states.includes('burning');
  return {
    ...own,
    tint:
      tintFor(illustration, member.colour) ??
      (member.colour === null && illustration.id !== 'clown-face' ? own.tint : null),
    glow: isLit ? { blur: draft.unit * 7, color: '#ffb347' } : own.glow,
    floor: stands && !isBust ? (own.floor ?? floorShadow(draft)) : null,
  };
}

/** Degrees by which a drawing leans in a state. */
const leanOf = ({ member: { states } }: DrawnMember): number => (states.includes('wilted') ? 7 : 0);

/** Drawings that already show the state. */
const shown = /wilted|dying|derelict|cracked|burning|rusty|broken/;

function recolorOf({ member: { states }, illustration }: DrawnMember): 'gold' | 'poor' | 'broken' | null {
  if (shown.test(illustration.id)) return null;
  if (states.includes('golden')) return 'gold';
  if (states.includes('burnt')) return 'broken';
  return states.includes('old') || states.includes('wilted') ? 'poor' : null;
}

/** The surface damage that a drawing shows. */
function stateOf(states: readonly MemberState[]): Pick<IllustrationLayer, 'state'> {
  const state = (['broken', 'burnt', 'frozen', 'wet'] as const).find((one) => states.includes(one));
  return state ? { state } : {};
}

/** Drawing of one flame. */
const flame = 'fire';

/** Flames of a burning member: at both sides and in the middle of its upper edge, as parts of the figure. */
function flamesOf({ knowledge, avoided }: Draft, { drawnMember, box }: Part): Part[] {
  const fire = knowledge.index.get(flame);
  if (
    !fire ||
    avoided(fire) ||
    !drawnMember.member.states.includes('burning') ||
    /fire|burning|flame|candle|torch|lantern|lamp|match|cigarette|sun|stove/.test(drawnMember.illustration.id)
  )
    return [];
  const member: DrawnMember = {
    member: { ...drawnMember.member, states: [], colour: null, count: 1 },
    illustration: fire,
    isBust: false,
    hat: null,
  };
  return [
    [0.16, 0.4, 0.36],
    [0.84, 0.46, 0.4],
    [0.5, 0.3, 0.3],
  ].map(([across = 0, high = 0, wide = 0], place) => {
    const [width, height] = [box.width * wide, box.height * high * 1.35];
    const bottom = place === 2 ? box.y + box.height * 1.02 : box.y + box.height * 0.96;
    return {
      drawnMember: member,
      box: { x: box.x + box.width * across - width / 2, y: bottom - height, width, height },
      rotation: (across - 0.5) * 14,
      opacity: 1,
      behind: false,
    };
  });
}

const flameLayer = (draft: Draft, { drawnMember, box, rotation }: Part, { x, y, unit }: Footing): Layer =>
  placeIllustration(draft, drawnMember.illustration, {
    role: 'prop',
    room: { x: x + box.x * unit, y: y + box.y * unit, width: box.width * unit, height: box.height * unit },
    anchor: [0.5, 1],
    rotation,
    effects: {
      ...heroEffects(draft),
      floor: null,
      shadow: null,
      glow: { blur: draft.unit * 5, color: '#ff8a1f' },
    },
  });
