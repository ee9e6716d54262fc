import { circle, ellipse, path, placed, tube } from '../own-objects/shapes';
import { type HeadLook, headShapes } from './heads';
import { type OutfitName, outfits } from './outfits';
import { type PoseName, poses } from './poses';

/** One figure of a described scene: who it is, what it wears and how it moves. */
export type PersonFigure = {
  look: HeadLook;
  /** Color of the clothes of a person without a role. */
  clothes: string;
  outfit: OutfitName;
  pose: PoseName;
  /** English name of a feeling; null for a calm face. */
  mood: string | null;
  view: 'front' | 'back';
};

/** The shapes of a figure in a square of 32 units: the body, and the hands, which lie in front of a held thing. */
export type PersonShapes = {
  body: string;
  hands: string;
  /** Middle of the hands, in units. */
  grip: readonly [x: number, y: number];
};

const pair = <T>([left, right]: readonly [T, T], put: (one: T, side: 0 | 1) => string): string =>
  put(left, 0) + put(right, 1);

const line = (...spots: readonly (readonly [number, number])[]): string => spots.flat().join(' ');

/**
 * Draws a figure from its joints.
 * @param figure who the figure is, and its pose
 */
export function personShapes({ look, clothes, outfit, pose, mood, view }: PersonFigure): PersonShapes {
  const joints = poses[pose];
  const worn = outfits[outfit];
  const { skin } = look;
  const isBare = worn.top === '' && outfit !== 'plain';
  const top = outfit === 'plain' ? clothes : isBare ? skin : worn.top;
  const glove = worn.gloves ?? skin;
  const [cx, cy] = joints.chest;
  const [hx, hy] = joints.hip;
  const shoulders = [
    [cx - 3.7, cy + 0.4],
    [cx + 3.7, cy + 0.4],
  ] as const;
  const hips = [
    [hx - 1.8, hy],
    [hx + 1.8, hy],
  ] as const;
  const isSeated = pose === 'sit' || pose === 'fish';
  const legs = pair([0, 1] as const, (side) =>
    tube(line(hips[side], joints.knees[side], joints.feet[side]), isSeated ? 3.5 : 3.1, worn.legs),
  );
  const feet = pair(joints.feet, ([x, y], side) =>
    ellipse(x + (side === 0 ? -0.2 : 0.5), y, 2, 1.25, worn.shoes),
  );
  const torso = path(
    `M${cx - 3.2} ${cy - 1.2}C${cx - 5} ${cy - 1} ${cx - 5} ${cy + 1} ${cx - 4.4} ${cy + 2.6}` +
      `L${hx - 3.5} ${hy + 1}C${hx - 2} ${hy + 2} ${hx + 2} ${hy + 2} ${hx + 3.5} ${hy + 1}` +
      `L${cx + 4.4} ${cy + 2.6}C${cx + 5} ${cy + 1} ${cx + 5} ${cy - 1} ${cx + 3.2} ${cy - 1.2}Z`,
    top,
  );
  const arms = pair([0, 1] as const, (side) =>
    tube(line(shoulders[side], joints.elbows[side], joints.hands[side]), 2.5, top),
  );
  const [headX, headY] = joints.head;
  const neck = ellipse((headX + cx) / 2, headY + 4.8, 1.7, 2, skin);
  const scale = look.child ? 1.12 : 1;
  const hands = pair(joints.hands, ([x, y]) => circle(x, y, outfit === 'boxer' ? 2.3 : 1.55, glove));
  const head = placed(
    headX,
    headY,
    scale,
    headShapes(look, mood, view, worn.hidesHair),
    view === 'back' && outfit === 'astronaut' ? circle(0, 0, 6, '#eef1f5') : worn.hat,
  );
  const astride =
    outfit === 'astronaut' && view === 'front' ? placed(headX, headY, 1, circle(0, 0, 5.4, '#26324a')) : '';
  const back = worn.back === '' ? '' : placed(cx, cy, 1, worn.back);
  const chest = worn.chest === '' || view === 'back' ? '' : placed(cx, cy, 1, worn.chest);
  const order =
    view === 'back'
      ? [legs, feet, arms, torso, neck, head, back]
      : [back, legs, feet, neck, torso, chest, astride, head, arms];
  const [[lx, ly], [rx, ry]] = joints.hands;
  return { body: order.join(''), hands, grip: [(lx + rx) / 2, (ly + ry) / 2] };
}

/**
 * Draws the head and the shoulders of a person who drives, in a square of 32 units; the shoulders end at y = 31.
 * @param figure who the person is; pose and view are ignored
 */
export function driverShapes({ look, clothes, outfit, mood }: PersonFigure): string {
  const worn = outfits[outfit];
  const top = outfit === 'plain' || worn.top === '' ? clothes : worn.top;
  return [
    path('M4 31C4.4 26.4 8 24.6 12 24.2H20C24 24.6 27.6 26.4 28 31Z', top),
    ellipse(16, 24, 3.2, 3, look.skin),
    placed(16, 13, 2, headShapes(look, mood, 'front', worn.hidesHair), worn.hat),
  ].join('');
}
