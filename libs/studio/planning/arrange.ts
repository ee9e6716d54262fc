import type { Box, Point } from '../scene/scene.schema';
import { coreOf, middle, overlap, squareAt } from './geometry';
import type { Random } from '../scene/random';
import type { Arrangement } from './template';

/** A place for a small thing: its room, how far away it seems, and its rotation in degrees. */
export type Spot = { room: Box; depth: 'far' | 'near' | 'close'; rotation: number };

type Surroundings = {
  hero: Box;
  /** What must not be touched: text, chip, badges and signs. */
  taken: readonly Box[];
  picture: { width: number; height: number };
  random: Random;
};

/** Smallest and largest side of a small thing, as shares of the picture's shorter side. */
const sides = { least: 0.17, most: 0.44 };

/**
 * Places for small things around a hero, the best first; whatever would touch text or lie on the hero's face is left out.
 * @param arrangement how they stand
 * @param around hero, what is taken, size of the picture, and chance
 */
export function arrange(arrangement: Arrangement, around: Surroundings): Spot[] {
  const spots = arrangements[arrangement](around);
  const shorter = Math.min(around.picture.width, around.picture.height);
  const core = coreOf(around.hero);
  const kept: Spot[] = [];
  for (const found of spots) {
    const spot = found.depth === 'close' ? found : { ...found, room: drawnIn(found.room, around.picture) };
    const { room, depth } = spot;
    const outside = 1 - shareInside(room, around.picture);
    if (room.width < shorter * sides.least || !cutOnPurpose(outside, depth)) continue;
    if (overlap(room, core) || around.taken.some((box) => overlap(room, box))) continue;
    if (depth !== 'near' && kept.some((other) => crowd(other.room, room))) continue;
    kept.push(spot);
  }
  return kept;
}

/** A cut at the edge of the picture must look intended: either more than a third is cut off, or nothing. */
const cutOnPurpose = (outside: number, depth: Spot['depth']): boolean =>
  depth === 'close' ? outside > 0.34 && outside < 0.6 : outside < 0.01;

/** A place moved into the picture by as much as a fifth of its side. */
function drawnIn(room: Box, picture: { width: number; height: number }): Box {
  const most = room.width * 0.2;
  const moved = (start: number, side: number, end: number): number => {
    const inside = Math.min(Math.max(start, 0), end - side);
    return Math.abs(inside - start) <= most ? inside : start;
  };
  return {
    ...room,
    x: moved(room.x, room.width, picture.width),
    y: moved(room.y, room.height, picture.height),
  };
}

const shareInside = (box: Box, { width, height }: { width: number; height: number }): number => {
  const across = Math.min(width, box.x + box.width) - Math.max(0, box.x);
  const down = Math.min(height, box.y + box.height) - Math.max(0, box.y);
  return Math.max(0, across / box.width) * Math.max(0, down / box.height);
};

/** Whether two places overlap by more than a third of the smaller one. */
const crowd = (a: Box, b: Box): boolean => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 && across * down > Math.min(a.width * a.height, b.width * b.height) / 3;
};

type Arranger = (around: Surroundings) => Spot[];

const clampSide = ({ picture }: Surroundings, side: number): number => {
  const shorter = Math.min(picture.width, picture.height);
  return Math.min(shorter * sides.most, Math.max(shorter * sides.least, side));
};

/** Half a wreath behind the hero, the largest at its side. */
const arc: Arranger = (around) => {
  const { hero, random } = around;
  const center = middle(hero);
  const turn = random.between(-8, 8);
  const side = clampSide(around, Math.min(hero.width, hero.height) * 0.36);
  return [-38, -142, 28, 152, -90, -65, -115].map((degrees, place) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    const at: Point = {
      x: center.x + Math.cos(angle) * hero.width * 0.52,
      y: center.y + Math.sin(angle) * hero.height * 0.5,
    };
    return {
      room: squareAt(at, side * (1 - place * 0.05)),
      depth: 'far',
      rotation: random.between(-18, 18),
    };
  });
};

/** Puts one large prop on each side of the hero, half behind it. */
const flank: Arranger = (around) => {
  const { hero, random } = around;
  const side = clampSide(around, hero.height * 0.5);
  const y = hero.y + hero.height - side * 0.5;
  return [
    { room: squareAt({ x: hero.x - side * 0.22, y }, side), depth: 'far', rotation: random.between(-14, -4) },
    {
      room: squareAt({ x: hero.x + hero.width + side * 0.22, y }, side),
      depth: 'far',
      rotation: random.between(4, 14),
    },
    {
      room: squareAt({ x: hero.x - side * 0.2, y: y - side * 0.95 }, side * 0.72),
      depth: 'far',
      rotation: random.between(-20, 0),
    },
    {
      room: squareAt({ x: hero.x + hero.width + side * 0.2, y: y - side * 0.95 }, side * 0.72),
      depth: 'far',
      rotation: random.between(0, 20),
    },
  ];
};

/** A heap of small things at the feet of the hero and in front of it. */
const pile: Arranger = (around) => {
  const { hero, random, picture } = around;
  const side = clampSide(around, Math.min(hero.width, hero.height) * 0.34);
  const floor = Math.min(hero.y + hero.height * 1.02, picture.height * 0.985);
  return [-0.08, 1.08, 0.12, 0.88, 0.3].map((share, place) => ({
    room: squareAt({ x: hero.x + hero.width * share, y: floor - side * (place < 2 ? 0.52 : 0.42) }, side),
    depth: 'near',
    rotation: random.between(-20, 20),
  }));
};

/** Small things that fly around the hero: some are far and small, some as near as the hero, some so near that the edge cuts them. */
const debris: Arranger = (around) => {
  const { hero, random, picture } = around;
  const center = middle(hero);
  const shorter = Math.min(picture.width, picture.height);
  const turn = random.between(0, 360);
  return Array.from({ length: 16 }, (_, place): Spot => {
    const angle = ((turn + place * 137.5) * Math.PI) / 180;
    const depth = place % 4 === 1 ? 'close' : 'far';
    const reach = depth === 'close' ? random.between(0.7, 0.95) : random.between(0.46, 0.66);
    const side = shorter * (depth === 'close' ? random.between(0.32, 0.42) : random.between(0.17, 0.28));
    return {
      room: squareAt(
        {
          x: center.x + Math.cos(angle) * hero.width * reach,
          y: center.y + Math.sin(angle) * hero.height * reach,
        },
        side,
      ),
      depth,
      rotation: random.between(-50, 50),
    };
  });
};

const arrangements: Record<Arrangement, Arranger> = { arc, flank, pile, debris, none: () => [] };
