import type { Illustration } from '../knowledge/illustrations';
import type { Box } from '../scene/scene.schema';
import type { Bond } from '../understanding/prompt-scene';
import { union } from './geometry';
import { carryOf, isClear, isTall, sinkOf } from './scene-shapes';
import { sizeOf } from './scene-sizes';
import type { DrawnMember, DrawnScene } from './drawn-scene';

/**
 * One drawing of a figure. `box` is in units of a medium thing: x to the right, y down, with the floor at y = 0, so
 * that everything above the floor has a negative y.
 */
export type Part = { drawnMember: DrawnMember; box: Box; rotation: number; opacity: number; behind: boolean };

/** Members that touch each other, back to front. */
export type Figure = { parts: Part[] };

/** Width of a drawing's visible part divided by its height. */
export const aspectOf = ({ ink: [left, top, right, bottom] }: Illustration): number =>
  (right - left) / Math.max(0.05, bottom - top);

/** The bounds of a figure, in its units. */
export const boundsOf = ({ parts }: Figure): Box => {
  const [first, ...others] = parts.map(({ box }) => box);
  return first ? union([first, ...others]) : { x: 0, y: 0, width: 1, height: 1 };
};

const partOf = (drawnMember: DrawnMember, extent: number, x: number, bottom: number): Part => {
  const aspect = Math.sqrt(aspectOf(drawnMember.illustration));
  const [width, height] = [extent * aspect, extent / aspect];
  return {
    drawnMember,
    box: { x: x - width / 2, y: bottom - height, width, height },
    rotation: 0,
    opacity: 1,
    behind: false,
  };
};

/** Scales a part so that it has a width, with the same lower middle. */
const withWidth = (part: Part, width: number): Part => {
  const { box } = part;
  const height = (box.height * width) / box.width;
  return {
    ...part,
    box: { x: box.x + (box.width - width) / 2, y: box.y + box.height - height, width, height },
  };
};

const moved = (part: Part, x: number, y: number): Part => ({
  ...part,
  box: { ...part.box, x: part.box.x + x, y: part.box.y + y },
});

/** Opacity of a transparent container in front of the thing inside. */
const glass = 0.3;

/** Scales parts about the floor's middle. */
const scaled = (parts: readonly Part[], by: number): Part[] =>
  parts.map((part) => ({
    ...part,
    box: { x: part.box.x * by, y: part.box.y * by, width: part.box.width * by, height: part.box.height * by },
  }));

const lifted = (figure: Figure, by: number): Part[] => figure.parts.map((part) => moved(part, 0, -by));

/** All copies of one member on the floor, around x = 0; four or more stand in two rows, unless one row is asked for. */
function alone(drawnMember: DrawnMember, extent: number, isRow: boolean): Figure {
  const { count } = drawnMember.member;
  const share = count === 1 ? 1 : count === 2 ? 0.86 : 0.72;
  const single = partOf(drawnMember, extent * share, 0, 0);
  if (count === 1) return { parts: [single] };
  const { width, height } = single.box;
  // Three fruits in a heap are larger than three in a row.
  if (count === 3 && !isRow && drawnMember.illustration.group === 4)
    return {
      parts: [
        moved(single, 0, -height * 0.5),
        moved(single, -width * 0.46, 0),
        moved(single, width * 0.46, 0),
      ],
    };
  const front = isRow ? count : Math.min(3, count);
  const step = single.box.width * 0.94;
  const row = (length: number, y: number): Part[] =>
    Array.from({ length }, (_, place) => moved(single, (place - (length - 1) / 2) * step, y));
  return { parts: [...row(count - front, -single.box.height * 0.3), ...row(front, 0)] };
}

/** Relations whose members touch each other. */
const touching = new Set<Bond['relation']>([
  'on',
  'in',
  'under',
  'fills',
  'from',
  'holds',
  'wears',
  'between',
]);

/**
 * Builds the figures of a described scene: members that touch each other form one figure.
 * @param drawnScene members and relations
 * @param skipped indexes of members that are drawn in another way
 * @param isRow true if all copies of a member stand in one row
 * @returns figures with the index of their first member, in the order of the members
 */
export function figuresOf(
  { drawnMembers, bonds }: DrawnScene,
  skipped: ReadonlySet<number> = new Set(),
  isRow = false,
): { root: number; figure: Figure }[] {
  const used = new Set<number>(skipped);
  const figures: { root: number; figure: Figure }[] = [];
  for (const [root, drawnMember] of drawnMembers.entries()) {
    if (used.has(root)) continue;
    used.add(root);
    let figure = alone(
      drawnMember,
      sizeOf(drawnMember, figures.length === 0),
      isRow || isOnSupport(bonds, root),
    );
    let isGrowing = true;
    while (isGrowing) {
      const bond = bonds.find(
        ({ of, to, relation }) =>
          touching.has(relation) &&
          used.has(of) !== used.has(to) &&
          !skipped.has(of) &&
          !skipped.has(to) &&
          holdsMember(figure, drawnMembers[used.has(of) ? of : to]),
      );
      isGrowing = bond !== undefined;
      if (!bond) break;
      const isOf = used.has(bond.to);
      const newcomer = drawnMembers[isOf ? bond.of : bond.to];
      const anchor = drawnMembers[isOf ? bond.to : bond.of];
      used.add(isOf ? bond.of : bond.to);
      if (newcomer && anchor) figure = attached(figure, anchor, newcomer, bond.relation, isOf);
    }
    figures.push({ root, figure });
  }
  return figures;
}

/** Returns true for a member on another member, whose copies stand in one row. */
const isOnSupport = (bonds: readonly Bond[], root: number): boolean =>
  bonds.some(({ of, relation }) => of === root && relation === 'on');

const holdsMember = ({ parts }: Figure, drawnMember: DrawnMember | undefined): boolean =>
  parts.some((part) => part.drawnMember === drawnMember);

/**
 * Adds a member to a figure.
 * @param figure the figure, with `anchor` among its members
 * @param anchor member to which the new member is related
 * @param newcomer the new member
 * @param relation relation of the two members
 * @param isOf true if the new member comes first in the relation: the newcomer is on the anchor
 */
function attached(
  figure: Figure,
  anchor: DrawnMember,
  newcomer: DrawnMember,
  relation: Bond['relation'],
  isOf: boolean,
): Figure {
  const at = boundsOf({ parts: figure.parts.filter(({ drawnMember }) => drawnMember === anchor) });
  const size = sizeOf(newcomer, false);
  const added = alone(newcomer, size, relation === 'on' && isOf);
  switch (relation) {
    case 'on':
      return isOf ? riding(figure, at, anchor, added) : supported(figure, newcomer, added);
    case 'from':
    case 'in':
      return isOf ? holding(figure, at, anchor, newcomer) : contained(figure, newcomer, relation === 'from');
    case 'under':
      return isOf ? below(figure, at, anchor, added) : sheltered(figure, newcomer);
    case 'fills':
      return isOf ? filled(figure, at, newcomer) : figure;
    case 'wears':
      return { parts: [...figure.parts, wornBy(at, newcomer)] };
    case 'between':
      return flanked(figure, newcomer);
    case 'holds':
    case 'watches':
    case 'beside':
    case 'behind':
      return isOf ? figure : { parts: [...figure.parts, heldBy(at, newcomer)] };
  }
}

/** The new member stands on its anchor. */
function riding(figure: Figure, at: Box, anchor: DrawnMember, added: Figure): Figure {
  const bounds = boundsOf(added);
  const scale = Math.min(1, (at.width * 0.9) / bounds.width);
  const top = at.y + at.height * sinkOf(anchor.illustration);
  const riders = scaled(added.parts, scale).map((part) => moved(part, at.x + at.width / 2, top));
  return { parts: [...figure.parts, ...riders] };
}

/** The new member is the support below the whole figure. */
function supported(figure: Figure, support: DrawnMember, added: Figure): Figure {
  const bounds = boundsOf(figure);
  const [first] = added.parts;
  if (!first) return figure;
  const least =
    bounds.width *
    (support.member.size === 'giant' ? 1.8 : /laptop|bed|sofa/.test(support.illustration.id) ? 1.55 : 1.2);
  const base = first.box.width < least ? withWidth(first, least) : first;
  const height = Math.min(base.box.height, bounds.height * 1.4);
  const fitted = withWidth(base, (base.box.width * height) / base.box.height);
  // A wall below a long row consists of several copies.
  const copies = /brick|wall|fence/.test(support.illustration.id)
    ? Math.ceil((bounds.width * 0.98) / fitted.box.width)
    : 1;
  const walls = Array.from({ length: copies }, (_, place) =>
    moved(fitted, (place - (copies - 1) / 2) * fitted.box.width * 0.97, 0),
  );
  return {
    parts: [...walls, ...lifted(figure, fitted.box.height * (1 - sinkOf(support.illustration)))],
  };
}

/** The figure is inside of the new member: visible through it, or looking out over its front. */
function contained(figure: Figure, container: DrawnMember, isLeaving: boolean): Figure {
  const bounds = boundsOf(figure);
  const base = partOf(container, 1, 0, 0);
  if (isClear(container.illustration)) {
    const scale = Math.max(bounds.width / (base.box.width * 0.62), bounds.height / (base.box.height * 0.62));
    const whole = withWidth(base, base.box.width * scale);
    const lift = (whole.box.height - bounds.height) * 0.45;
    return { parts: [whole, ...lifted(figure, lift), { ...whole, opacity: glass }] };
  }
  if (isTall(container.illustration)) {
    const high = withWidth(
      base,
      Math.max(bounds.width * 1.25, (bounds.height * 1.25 * base.box.width) / base.box.height),
    );
    return { parts: [high, ...figure.parts.map((part) => moved(part, 0, 0.04))] };
  }
  const front = withWidth(base, bounds.width * 1.16);
  const carry = carryOf(container.illustration) + (isLeaving ? 0.15 : 0);
  // At least half of the thing inside is visible above the front of the container.
  const isBasket = /basket/.test(container.illustration.id);
  const lift = isBasket
    ? front.box.height * 0.36
    : Math.min(
        Math.max(front.box.height * carry, front.box.height * 0.86 - bounds.height * 0.5),
        front.box.height * 0.68,
      );
  return { parts: [...lifted(figure, lift), front] };
}

/** The new member is inside of its anchor. */
function holding(figure: Figure, at: Box, anchor: DrawnMember, newcomer: DrawnMember): Figure {
  const base = partOf(newcomer, 1, at.x + at.width / 2, 0);
  if (isClear(anchor.illustration)) {
    const scale = Math.min((at.width * 0.62) / base.box.width, (at.height * 0.62) / base.box.height);
    const inner = withWidth(base, base.box.width * scale);
    const panes = figure.parts.filter(({ drawnMember }) => drawnMember === anchor);
    const seen = moved(inner, 0, at.y + at.height * 0.82);
    return { parts: [...figure.parts, seen, ...panes.map((part) => ({ ...part, opacity: glass }))] };
  }
  const inner = withWidth(base, Math.min(at.width * 0.72, (at.height * base.box.width) / base.box.height));
  const carry = carryOf(anchor.illustration);
  // At least a part of the thing inside is visible above the container.
  const foot = Math.min(at.height * (1 - carry), inner.box.height * 0.42);
  return { parts: [moved(inner, 0, at.y + foot), ...figure.parts] };
}

/** The new member stands below its anchor. */
function below(figure: Figure, at: Box, anchor: DrawnMember, added: Figure): Figure {
  const bounds = boundsOf(added);
  const scale = Math.min(1, (at.width * 0.6) / bounds.width);
  const small = scaled(added.parts, scale);
  if (carriesAbove(anchor)) return { parts: [...lifted(figure, bounds.height * scale * 0.9), ...small] };
  return { parts: [...figure.parts, ...small.map((part) => moved(part, at.width * 0.05, 0.04))] };
}

/** The figure stands below the new member. */
function sheltered(figure: Figure, cover: DrawnMember): Figure {
  const bounds = boundsOf(figure);
  const base = withWidth(partOf(cover, 1, 0, 0), bounds.width * 1.7);
  if (carriesAbove(cover)) return { parts: [...figure.parts, moved(base, 0, -bounds.height * 0.86)] };
  const height = Math.max(base.box.height, bounds.height * 1.45);
  const fitted = withWidth(base, (base.box.width * height) / base.box.height);
  return { parts: [fitted, ...figure.parts.map((part) => moved(part, 0, 0.05))] };
}

const carriesAbove = ({ illustration: { id } }: DrawnMember): boolean =>
  /umbrella|cloud|sun|moon|star|lamp|flying-saucer|airplane|helicopter|light-bulb|balloon|rainbow|parachute/.test(
    id,
  );

/** Copies of the new member look out over the upper edge of its anchor and lie before its foot. */
function filled(figure: Figure, at: Box, content: DrawnMember): Figure {
  const single = withWidth(
    partOf({ ...content, member: { ...content.member, count: 1 } }, 1, 0, 0),
    at.width * 0.44,
  );
  const rim = at.y + Math.min(single.box.height * 0.55, at.height * 0.4);
  const heap = [-0.29, 0.29, 0].map((x, place) => ({
    ...moved(single, at.x + at.width * (0.5 + x), rim - (place === 2 ? single.box.height * 0.28 : 0)),
    rotation: x * 50,
  }));
  const fallen = [-0.62, 0.6].map((x) => ({
    ...moved(withWidth(single, single.box.width * 0.8), at.x + at.width * (0.5 + x), 0.03),
    rotation: x * 24,
  }));
  return { parts: [...heap, ...figure.parts, ...fallen] };
}

/** A worn thing: on the head, or over the eyes of a head that fills the box. */
function wornBy(at: Box, worn: DrawnMember): Part {
  const isHat = /hat|crown|cap|helmet|headphone/.test(worn.illustration.id);
  const base = withWidth(partOf(worn, 1, at.x + at.width / 2, 0), at.width * (isHat ? 0.72 : 0.66));
  const y = isHat ? at.y + at.height * 0.16 : at.y + at.height * 0.42 + base.box.height / 2;
  return moved(base, 0, y);
}

/** A thing in the arms of a figure. */
function heldBy(at: Box, held: DrawnMember): Part {
  const share = held.member.size === 'giant' ? 0.95 : 0.62;
  const base = partOf(held, 1, at.x + at.width * 0.62, at.y + at.height);
  return withWidth(base, Math.min(at.width * share, (at.height * share * base.box.width) / base.box.height));
}

/** Copies of the new member at both sides of the figure. */
function flanked(figure: Figure, beside: DrawnMember): Figure {
  const bounds = boundsOf(figure);
  const single = partOf(
    { ...beside, member: { ...beside.member, count: 1 } },
    sizeOf(beside, false) * 0.8,
    0,
    0,
  );
  const away = bounds.width / 2 + single.box.width * 0.42;
  const each = (side: number): Part[] => [
    { ...moved(single, side * (away + single.box.width * 0.5), -single.box.height * 0.2) },
    { ...moved(single, side * away, 0.04) },
  ];
  return { parts: [...each(-1), ...each(1), ...figure.parts] };
}

/** Width divided by height from which the action of a scene is wide, so that the words go above it. */
const wideFrom = 1.45;

/**
 * Returns true if the action of a described scene is much wider than high. A large person fills one side of the picture and is
 * never wide.
 * @param drawnScene members and relations
 */
export function isWideScene(drawnScene: DrawnScene): boolean {
  const people = drawnScene.drawnMembers.filter(({ isBust }) => isBust).length;
  if (people > 0) return people > 1;
  const { bonds } = drawnScene;
  const front = figuresOf(drawnScene).filter(
    ({ root }) => !bonds.some(({ of, relation }) => relation === 'behind' && of === root),
  );
  const boxes = front.map(({ figure }) => boundsOf(figure));
  const width = boxes.reduce((sum, box) => sum + box.width, 0);
  return width / Math.max(0.1, ...boxes.map(({ height }) => height)) > wideFrom;
}
