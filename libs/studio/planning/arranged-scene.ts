import type { Box, Layer, LayerOf } from '../scene/scene.schema';
import { badgeIn } from './badge';
import { type Composition, compositionOf } from './composition';
import { type Draft, avoidable } from './draft';
import type { DrawnPart } from './drawn-scene';
import { union } from './geometry';
import { personEffects } from './hero-effects';
import { placeIllustration } from './place-illustration';
import { aspectOf, boundsOf, figuresOf } from './scene-figures';
import { layersOfFigure } from './scene-layers';
import { wholePersonLayers } from './whole-person';

/** Height of the line on which things stand, as a share of the picture's height: above the timestamp area. */
const floorAt = 0.835;

/** Side of a thing in a corner, as a share of the picture's height. */
const cornerSide = 0.3;

/** Least and largest width of a column, in heights of its thing. */
const columnWidths = { least: 0.55, most: 1.7 };

/** A part with the layers that show it and the box that they fill. */
type Placed = { layers: Layer[]; box: Box };

const isPerson = (part: DrawnPart): boolean => part.drawn.drawnMembers[0].isBust;

/** Returns true for a person who does something, and is drawn from head to foot. */
const isWhole = ({ drawn, words }: DrawnPart): boolean =>
  drawn.drawnMembers[0].member.kind === 'person' &&
  drawn.staging.pose !== null &&
  drawn.staging.pose !== 'hold' &&
  !/(?<!\p{L})(?:face|cara|rostro|close[- ]?up|primer plano)(?!\p{L})/u.test(words);

/** Returns true for a thing in a corner of the picture, which is small. */
const isCorner = ({ place }: DrawnPart): boolean => place.y === 'top' && place.x !== 'center';

const columns = { left: 0, center: 1, right: 2 } as const;
const columnOf = ({ place }: DrawnPart): number => columns[place.x ?? 'center'];

/**
 * A picture whose prompt places several things: each thing at its place, in one row on one floor, with things behind
 * and in the corners.
 * @param draft the decisions about the picture
 * @param parts the things with their places
 * @param text boxes of headline and badge
 */
export function arrangedScene(draft: Draft, parts: readonly DrawnPart[], text: readonly Box[]): Composition {
  const { input, layout } = draft;
  const [stage] = layout.heroes;
  const isLow = stage.y + stage.height < input.height * floorAt;
  const floor = isLow ? stage.y + stage.height : input.height * floorAt;
  const room: Box = { ...roomBelow(stage, text), height: 0 };
  room.height = floor - room.y;
  const front = parts
    .filter((part) => !part.isBehind && !isCorner(part))
    .toSorted((one, other) => columnOf(one) - columnOf(other));
  const back = parts.filter(({ isBehind }) => isBehind);
  const corners = parts.filter((part) => !part.isBehind && isCorner(part));
  const rooms = besideBust(draft, front, text, floor) ?? columnsOf(front, room);
  const placed = front.map((part, at) => placedIn(draft, part, rooms[at] ?? room, at === 0));
  const behind = back.map((part) => behindIn(draft, part, room));
  const small = corners.map((part) => cornerIn(draft, part, [...text, ...placed.map(({ box }) => box)]));
  const all = [...behind, ...placed, ...small];
  return {
    ...compositionOf([]),
    behind: [],
    front: all.flatMap(({ layers }) => layers),
    over: [...front, ...corners].flatMap((part, at) => {
      const box = [...placed, ...small][at]?.box;
      return box ? signsOf(draft, part, box) : [];
    }),
    taken: all.map(({ box }) => box),
  };
}

/** The room for the things: below the words of a layout with the words above. */
function roomBelow(stage: Box, text: readonly Box[]): Box {
  const above = text.filter(
    ({ x, y, width, height }) =>
      Math.min(x + width, stage.x + stage.width) - Math.max(x, stage.x) > width * 0.3 &&
      y + height / 2 < stage.y + stage.height * 0.4,
  );
  const top = Math.max(stage.y, ...above.map(({ y, height }) => y + height));
  return { ...stage, y: top, height: stage.y + stage.height - top };
}

/** Share of the picture's width for a large person beside the words. */
const bustColumn = 0.44;

/**
 * The rooms of a picture with a large person beside the words: the person at one side from top to bottom, the things at
 * the other side below the words. Null for any other picture.
 */
function besideBust(
  { input, layout }: Draft,
  front: readonly DrawnPart[],
  text: readonly Box[],
  floor: number,
): Box[] | null {
  const bust = front.findIndex((part) => isPerson(part) && !isWhole(part));
  if (bust < 0 || !/^scene-(?:left|right)$/.test(layout.name)) return null;
  const isLeft = layout.name === 'scene-left';
  const width = input.width * bustColumn;
  const x = isLeft ? 0 : input.width - width;
  const top = Math.max(input.height * 0.08, ...text.map(({ y, height }) => y + height + input.height * 0.03));
  const others = front.filter((_, at) => at !== bust);
  // Words at the bottom of the column have the things above them.
  const low = Math.min(...text.map(({ y }) => y));
  const isLow = low > input.height * 0.45;
  const [from, to] = isLow
    ? [input.height * 0.05, low - input.height * 0.03]
    : [Math.min(top, floor - input.height * 0.28), floor];
  const rooms = columnsOf(others, {
    x: isLeft ? width : input.width * 0.03,
    y: from,
    width: input.width * 0.97 - width,
    height: 0,
  }).map((room) => ({ ...room, height: to - room.y }));
  rooms.splice(bust, 0, { x, y: input.height * 0.03, width, height: floor });
  return rooms;
}

/** The width of a part divided by its height. */
function widthOf(part: DrawnPart): number {
  if (isWhole(part)) return 0.75;
  if (isPerson(part)) return aspectOf(part.drawn.drawnMembers[0].illustration);
  const boxes = figuresOf(part.drawn, new Set(), isRow(part)).map(({ figure }) => boundsOf(figure));
  const wide = boxes.reduce((sum, { width }) => sum + width, 0);
  return wide / Math.max(0.1, ...boxes.map(({ height }) => height));
}

/** Returns true for copies that stand in one row, because each has a number. */
const isRow = ({ isNumbered, words }: DrawnPart): boolean =>
  isNumbered || /(?<!\p{L})(?:row|line|fila|linea|hilera)(?!\p{L})/u.test(words);

/** The room of each part, from left to right; a wide thing has a wider column. */
function columnsOf(parts: readonly DrawnPart[], room: Box): Box[] {
  const widths = parts.map((part) =>
    Math.min(
      columnWidths.most * Math.max(1, copiesOf(part) * 0.8),
      Math.max(columnWidths.least, widthOf(part)),
    ),
  );
  const sum = widths.reduce((all, width) => all + width, 0);
  // A thing alone at a side stays at the side.
  const [first] = parts;
  const share = parts.length === 1 && first && first.place.x !== null && first.place.x !== 'center' ? 0.6 : 1;
  const start = share < 1 && first?.place.x === 'right' ? room.x + room.width * (1 - share) : room.x;
  let x = start;
  return widths.map((width) => {
    const wide = (room.width * share * width) / sum;
    const box = { ...room, x, width: wide };
    x += wide;
    return box;
  });
}

const copiesOf = ({ drawn }: DrawnPart): number => drawn.drawnMembers[0].member.count;

/** A part in its column: a person up to the lower edge, things on the floor. */
function placedIn(draft: Draft, part: DrawnPart, room: Box, isMain: boolean): Placed {
  if (isWhole(part)) return wholePersonLayers(draft, part.drawn, room, isMain ? 'hero' : 'prop');
  if (isPerson(part)) return bustIn(draft, part, room, isMain);
  const figures = figuresOf(part.drawn, new Set(), isRow(part));
  const sizes = figures.map(({ figure }) => boundsOf(figure));
  const gap = 0.06;
  const wide = sizes.reduce((sum, { width }) => sum + width, 0) + gap * (sizes.length - 1);
  const high = Math.max(0.1, ...sizes.map(({ height }) => height));
  const unit = Math.min((room.width * 0.93) / wide, (room.height * (part.isNumbered ? 0.8 : 0.98)) / high);
  const floor = room.y + room.height;
  let x = room.x + (room.width - wide * unit) / 2;
  const layers: Layer[] = [];
  const boxes: Box[] = [];
  for (const [at, { figure }] of figures.entries()) {
    const box = sizes[at] ?? boundsOf(figure);
    layers.push(
      ...layersOfFigure(draft, figure, { x: x - box.x * unit, y: floor, unit }, isMain && at === 0),
    );
    boxes.push({ x, y: floor - box.height * unit, width: box.width * unit, height: box.height * unit });
    x += (box.width + gap) * unit;
  }
  return { layers, box: boundsIn(boxes, room) };
}

const boundsIn = ([first, ...others]: readonly Box[], room: Box): Box =>
  first ? union([first, ...others]) : room;

/** A large person from the chest up, cut by the lower edge of the picture. */
function bustIn(draft: Draft, { drawn, place }: DrawnPart, room: Box, isMain: boolean): Placed {
  const { input } = draft;
  const looks = place.x === 'right' ? 'left' : 'right';
  const bottom = input.height * 1.03;
  const box: Box = { x: room.x, y: room.y, width: room.width, height: bottom - room.y };
  const layer = placeIllustration(draft, drawn.drawnMembers[0].illustration, {
    role: isMain ? 'hero' : 'prop',
    room: box,
    looks,
    anchor: [0.5, 1],
    rotation: 0,
    effects: personEffects(draft, looks),
  });
  return { layers: [layer], box: layer.box };
}

/** A part behind the others: large, out of focus and without an outline. */
function behindIn(draft: Draft, part: DrawnPart, room: Box): Placed {
  const { illustration } = part.drawn.drawnMembers[0];
  const high = room.height * 1.02;
  const width = Math.min(room.width * 0.98, high * aspectOf(illustration) * 1.1);
  const x = room.x + (room.width - width) / 2;
  const box = { x, y: room.y, width, height: room.height * 0.97 };
  const figures = figuresOf({ ...part.drawn, bonds: [] }).slice(0, 1);
  const layers = figures.flatMap(({ figure }) => {
    const { width: wide, height, x: left } = boundsOf(figure);
    const unit = Math.min(box.width / wide, box.height / height);
    const start = box.x + (box.width - wide * unit) / 2 - left * unit;
    return layersOfFigure(draft, figure, { x: start, y: box.y + box.height, unit }, false, true);
  });
  return { layers, box };
}

/** A small thing in an upper corner. */
function cornerIn(draft: Draft, part: DrawnPart, taken: readonly Box[]): Placed {
  const { input } = draft;
  const { illustration } = part.drawn.drawnMembers[0];
  const covers = (room: Box): boolean =>
    taken.some(
      ({ x, y, width, height }) =>
        x < room.x + room.width * 0.8 &&
        x + width > room.x + room.width * 0.2 &&
        y < room.y + room.height * 0.7 &&
        y + height > room.y,
    );
  const roomOf = (share: number): Box => {
    const side = input.height * share;
    const width = side * Math.min(1.8, Math.max(1, aspectOf(illustration)));
    const x = part.place.x === 'left' ? input.width * 0.03 : input.width * 0.97 - width;
    return { x, y: input.height * 0.035, width, height: side };
  };
  const room = [cornerSide, 0.24, 0.19].map(roomOf).find((one) => !covers(one)) ?? roomOf(0.19);
  const figure = figuresOf({ ...part.drawn, bonds: [] })[0]?.figure;
  const layers = figure
    ? layersOfFigure(
        draft,
        figure,
        {
          x: room.x + room.width / 2,
          y: room.y + room.height,
          unit: Math.min(room.width / boundsOf(figure).width, room.height / boundsOf(figure).height),
        },
        false,
      ).map((layer) => (layer.kind === 'illustration' ? { ...layer, floor: null } : layer))
    : [];
  return { layers, box: room };
}

/** The cross over a part, and the numbers above its copies. */
function signsOf(draft: Draft, part: DrawnPart, box: Box): Layer[] {
  const { unit, avoids, input } = draft;
  const signs: Layer[] = [];
  if (part.isCrossed && !avoids(avoidable.mark)) {
    const side = Math.min(box.width, box.height) * 0.9;
    signs.push({
      kind: 'mark',
      shape: 'cross',
      box: {
        x: box.x + (box.width - side) / 2,
        y: box.y + (box.height - side) / 2,
        width: side,
        height: side,
      },
      rotation: 0,
      color: '#e5252a',
      outline: { width: unit, color: '#ffffff' },
    });
  }
  if (part.isNumbered && !avoids(avoidable.number)) signs.push(...numbersOver(draft, copiesOf(part), box));
  return signs.filter((sign) => !('box' in sign) || sign.box.y < input.height);
}

/** A number on a disc above each of several copies. */
function numbersOver(draft: Draft, count: number, box: Box): LayerOf<'badge'>[] {
  const { input } = draft;
  const step = box.width / count;
  const side = Math.min(step * 0.6, input.height * 0.17);
  const y = Math.max(input.height * 0.02, box.y - side * 0.9);
  return Array.from({ length: count }, (_, at) => {
    const room = { x: box.x + step * (at + 0.5) - side / 2, y, width: side, height: side };
    return { ...badgeIn(draft, String(at + 1), room, 'disc', 'center'), rotation: 0 };
  });
}
