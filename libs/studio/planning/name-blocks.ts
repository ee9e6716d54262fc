import type { Box, LayoutName } from '../scene/scene.schema';
import type { Draft } from './draft';
import type { Words } from './fit-text';
import { type Frame, type TypeSet, bleed, clear, columns, rows } from './type-frames';

/**
 * Two names, each in its own room: beside each other, in opposite corners, or one above the other.
 * @param draft the decisions about the picture
 * @param frame room of all words
 * @returns null if the prompt names no two sides
 */
export function namesSet({ layout, names }: Draft, frame: Frame): TypeSet | null {
  if (!names) return null;
  const [first, second] = [nameWords(names[0]), nameWords(names[1])];
  const { box, size } = frame;
  const isTall = size.height >= size.width;
  const { name } = layout;
  if (name === 'names-bands' || isTall) {
    const [upper, lower] =
      name === 'names-bands'
        ? [rows(box, 0, 0.39), rows(box, 0.61, 1)]
        : [rows(box, 0, 0.44), rows(box, 0.56, 1)];
    const slots = name === 'names-bands' ? [upper, lower].map((room) => bleed(room, frame)) : [];
    const inner = (room: Box): Box => rows(room, 0.05, 0.95);
    return {
      blocks: [
        {
          box: inner(upper),
          align: isTall ? 'center' : 'left',
          words: first,
          onSlab: slots.length > 0,
          upright: 'middle',
        },
        {
          box: clear(inner(lower), frame),
          align: isTall ? 'center' : 'right',
          words: second,
          onSlab: slots.length > 0,
          upright: 'middle',
        },
      ],
      slots,
    };
  }
  const across = name === 'names-diagonal';
  const [left, right] = [columns(box, 0, across ? 0.72 : 0.45), columns(box, across ? 0.28 : 0.55, 1)];
  return {
    blocks: [
      {
        box: across ? rows(left, 0, 0.4) : left,
        align: across ? 'left' : 'center',
        words: first,
        upright: 'middle',
      },
      {
        box: across ? rows(right, 0.6, 1) : right,
        align: across ? 'right' : 'center',
        words: second,
        upright: 'middle',
      },
    ],
    slots: [],
  };
}

/** The words of a name; all of them belong to the key, and no line should end between them. */
const nameWords = (name: string): Words => {
  const words = name.toUpperCase().split(' ').filter(Boolean);
  const places = words.map((_, place) => place);
  return { words, highlighted: [], key: places, bonds: places };
};

/** Layouts of two drawings with a room for the name of each drawing. */
const labelled = new Set<LayoutName>(['versus', 'diagonal', 'clash', 'choice']);

/**
 * Assigns each drawing of a pair its own whole name.
 * @param draft the decisions about the picture; the blocks of its layout are changed
 * @returns true if the layout has a room for each name
 */
export function labelSides({ layout, names }: Draft): boolean {
  const [first, second] = layout.blocks;
  if (!second || !names || !labelled.has(layout.name)) return false;
  layout.blocks = [
    { ...first, words: nameWords(names[0]) },
    { ...second, words: nameWords(names[1]) },
  ];
  return true;
}
