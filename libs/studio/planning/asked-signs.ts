import type { Box, Layer, LayerOf, Point } from '../scene/scene.schema';
import type { Composition } from './composition';
import { type Draft, avoidable } from './draft';
import { freeRoom } from './free-room';
import { clipped, coreOf, inset, middle, union } from './geometry';
import { chipArea } from './layout';
import { isTypeLed } from './type-blocks';
import { ringsWords } from '../understanding/only-words';

/** Length of a requested arrow, in units, and the share of the target's radius at which the arrow ends. */
const arrow = { length: 22, reach: 0.62 };

/** Number of directions that are tried for an arrow, and of points along the arrow that are compared with the text. */
const tries = { directions: 16, points: 8 };

/**
 * The arrow and the ring that the prompt asks for, unless the idea has drawn them already. They point at the thing that
 * the person looks at, else at the hero.
 * @param draft the decisions about the picture
 * @param composition the layers of the idea
 * @param text boxes of headline and badge
 */
export function askedSigns(
  draft: Draft,
  { behind, front, heroes, over }: Composition,
  text: readonly Box[],
): Layer[] {
  const { person, unit, avoids } = draft;
  const asked = {
    ...draft.asked,
    arrow: avoids(avoidable.arrow) ? null : draft.asked.arrow,
    ring: avoids(avoidable.ring) ? null : draft.asked.ring,
  };
  const drawn = new Set([...behind, ...front, ...over].map(({ kind }) => kind));
  const shown = [...front, ...heroes].filter((layer) => layer.kind === 'illustration');
  // A sign points at the thing that the person looks at. It points at the person only if nothing else is shown.
  const target = (
    shown.find(({ id }) => id === asked.target) ??
    shown.find(({ id }) => id !== person?.illustration.id && !id.startsWith('person-')) ??
    shown[0]
  )?.box;
  const ringed =
    asked.ring !== null && ringsWords(draft.input.prompt) ? ringAround(draft, text, asked.ring) : null;
  if (ringed) return [ringed];
  if (!target)
    return asked.arrow !== null && isTypeLed(draft.layout.name) ? [besideWords(draft, asked.arrow)] : [];
  const signs: Layer[] = [];
  if (asked.ring !== null && !drawn.has('ring'))
    signs.push({
      kind: 'ring',
      box: inset(target, -unit),
      rotation: -6,
      width: unit * 1.6,
      color: asked.ring,
    });
  const isOfTimes = draft.idea === 'before-after' || draft.idea === 'progress';
  if (asked.arrow !== null && isOfTimes && asked.arrowTo === null && asked.target === null)
    return [...signs, acrossTimes(draft, heroes, asked.arrow)];
  if (asked.arrow !== null && asked.arrowTo !== null) signs.push(rising(draft, target, text, asked.arrow));
  else if (asked.arrow !== null && !drawn.has('arrow')) signs.push(pointer(draft, target, text, asked.arrow));
  return signs;
}

/** Size of a ring around words, as shares of the size of the words: its ends lie beyond the first and last letter. */
const aroundWords = { width: 1.3, height: 1.9 };

/** A ring around the words of the picture; null for a picture without words. */
function ringAround({ input, unit }: Draft, text: readonly Box[], color: string): LayerOf<'ring'> | null {
  const [first, ...others] = text;
  if (!first) return null;
  const words = union([first, ...others]);
  const { x, y } = middle(words);
  const [width, height] = [words.width * aroundWords.width, words.height * aroundWords.height];
  const edge = unit * 3;
  const room = { width: input.width - 2 * edge, height: input.height - 2 * edge };
  const box = clipped({ x: x - width / 2 - edge, y: y - height / 2 - edge, width, height }, room);
  return {
    kind: 'ring',
    box: { ...box, x: box.x + edge, y: box.y + edge },
    rotation: 0,
    width: unit * 1.8,
    color,
  };
}

/** An arrow from the earlier state of a thing to its later state. */
function acrossTimes(
  { unit, input, asked }: Draft,
  heroes: Composition['heroes'],
  color: string,
): LayerOf<'arrow'> {
  const [first, last = first] = heroes;
  const center = (layer = first): Point => (layer ? middle(layer.box) : middle({ x: 0, y: 0, ...input }));
  const [one, other] = asked.times === 'after-left' ? [center(last), center()] : [center(), center(last)];
  const part = (share: number): Point => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  return {
    kind: 'arrow',
    from: part(0.36),
    to: part(0.64),
    bend: 0,
    width: unit * 4,
    color,
    outline: '#ffffff',
  };
}

/** A large arrow beside the words of a picture without a drawing: up, down, or to the words. */
function besideWords({ unit, input, asked }: Draft, color: string): LayerOf<'arrow'> {
  const at = (x: number, y: number): Point => ({ x: x * input.width, y: y * input.height });
  const [low, high] = [at(0.77, 0.76), at(0.9, 0.14)];
  const [from, to] =
    asked.arrowTo === 'up'
      ? [low, high]
      : asked.arrowTo === 'down'
        ? [at(0.77, 0.12), at(0.9, 0.76)]
        : [at(0.93, 0.74), at(0.75, 0.46)];
  const bend = asked.arrowTo === null ? 0.2 : 0;
  return { kind: 'arrow', from, to, bend, width: unit * 5, color, outline: '#ffffff' };
}

/** Sides of the room of an arrow up or down that are tried, as shares of the picture's height. */
const risingSizes = [0.42, 0.34, 0.27];

/** A large arrow up or down, in the room that words and thing leave free, else beside the thing. */
function rising(draft: Draft, target: Box, text: readonly Box[], color: string): LayerOf<'arrow'> {
  const { unit, input, asked } = draft;
  const margin = unit * 3;
  const taken = [...text, chipArea(input)];
  const roomOf = (share: number, kept: readonly Box[]): Box | null =>
    freeRoom(input, input.height * share, [...taken, ...kept], middle(target), margin);
  const beside = risingSizes.map((share) => roomOf(share, [target])).find((found) => found !== null);
  const room = beside ?? roomOf(0.32, [coreOf(target)]) ?? inset(target, target.width * 0.2);
  const [low, high] = [
    { x: room.x + room.width * 0.46, y: room.y + room.height },
    { x: room.x + room.width * 0.54, y: room.y },
  ];
  const [from, to] =
    asked.arrowTo === 'up'
      ? [low, high]
      : [
          { x: low.x, y: high.y },
          { x: high.x, y: low.y },
        ];
  return { kind: 'arrow', from, to, bend: 0, width: unit * 4, color, outline: '#ffffff' };
}

/** An arrow to `target` that stays in the picture and covers as little of the text as possible. */
function pointer({ unit, input }: Draft, target: Box, text: readonly Box[], color: string): LayerOf<'arrow'> {
  const center = middle(target);
  const radius = (Math.min(target.width, target.height) / 2) * arrow.reach;
  const ways = Array.from({ length: tries.directions }, (_, turn) => {
    const angle = (turn / tries.directions) * Math.PI * 2 - Math.PI * 0.75;
    const at = (away: number): Point => ({
      x: center.x + Math.cos(angle) * away,
      y: center.y + Math.sin(angle) * away,
    });
    const [from, to] = [at(radius + unit * arrow.length), at(radius)];
    return { from, to, cost: covered(from, to, text) + outside(from, input, unit * 3) * 2 };
  });
  const { from, to } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return { kind: 'arrow', from, to, bend: 0.16, width: unit * 2.8, color, outline: '#ffffff' };
}

/** The number of sampled points of a line that lie on text. */
function covered(from: Point, to: Point, text: readonly Box[]): number {
  const points = Array.from({ length: tries.points }, (_, place) => {
    const share = place / (tries.points - 1);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  return points.filter((point) => text.some((box) => contains(box, point))).length;
}

const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/**
 * Cost of an arrow that starts outside of the picture or within `margin` of its edge: all sampled points; otherwise 0.
 */
const outside = (
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  margin: number,
): number => (x < margin || y < margin || x > width - margin || y > height - margin ? tries.points : 0);
