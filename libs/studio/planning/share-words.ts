import type { Draft } from './draft';
import type { Words } from './fit-text';
import { leaning } from './phrases';
import { union } from './geometry';
import type { Block } from './template';

/** Some words of the headline, and the room in which they are set. */
export type Part = { words: Words; block: Block };

const against = /^(?:VS\.?|V\.S\.|VERSUS|CONTRA)$/i;

/** Layouts whose two rooms for words belong to the two heroes. */
const named = new Set(['versus', 'diagonal', 'clash', 'choice']);

/**
 * Distributes the headline over the rooms of its layout: each name of a comparison goes to its side, other text is cut
 * so that both rooms are about equally full.
 * @param draft the decisions about the picture
 */
export function shareOut({ headline, layout, subject, bonds }: Draft): Part[] {
  const set = layout.blocks.flatMap((block) => (block.words ? [{ words: block.words, block }] : []));
  if (set.length > 0) return set;
  const [first, second] = layout.blocks;
  const all: Words = { ...headline, bonds };
  if (!second) return [{ words: all, block: first }];
  const count = headline.words.length;
  const middle = headline.words.findIndex((word) => against.test(word));
  if (named.has(layout.name) && subject.heroes.length > 1) {
    if (middle > 0 && middle < count - 1)
      return [
        { words: cut(all, 0, middle), block: first },
        { words: cut(all, middle + 1, count), block: second },
      ];
    // In a layout of two heroes, a text without names of sides is not divided.
    if (!sameHeight(first, second)) return [{ words: all, block: larger(first, second) }];
    return [{ words: all, block: { box: union([first.box, second.box]), align: 'center' } }];
  }
  if (count < 2 || (count === 2 && leaning.test(headline.words[0] ?? '')))
    return [{ words: all, block: sameHeight(first, second) ? first : larger(first, second) }];
  const at = bestCut(all, first, second);
  return [
    { words: cut(all, 0, at), block: first },
    { words: cut(all, at, count), block: second },
  ];
}

const sameHeight = (a: Block, b: Block): boolean => Math.abs(a.box.y - b.box.y) < 1;

const larger = (a: Block, b: Block): Block =>
  a.box.width * a.box.height >= b.box.width * b.box.height ? a : b;

/**
 * A part of a text, with the positions of highlights, key and bonds adjusted.
 * @param text words in order
 * @param start position of the first word
 * @param end position after the last word
 */
export function cut({ words, highlighted, key, bonds }: Words, start: number, end: number): Words {
  const moved = (places: readonly number[]): number[] =>
    places.filter((place) => place >= start && place < end).map((place) => place - start);
  return {
    words: words.slice(start, end),
    highlighted: moved(highlighted),
    ...(key ? { key: moved(key) } : {}),
    ...(bonds ? { bonds: moved(bonds) } : {}),
  };
}

/** The position at which the words are cut so that both rooms are about equally full. */
function bestCut({ words, bonds = [] }: Words, first: Block, second: Block): number {
  const letters = (from: number, to: number): number => words.slice(from, to).join(' ').length;
  const share =
    (first.box.width * first.box.height) /
    (first.box.width * first.box.height + second.box.width * second.box.height);
  const total = letters(0, words.length);
  const cost = (at: number): number =>
    Math.abs(letters(0, at) / total - share) +
    (leaning.test(words[at - 1] ?? '') || bonds.includes(at - 1) ? 0.3 : 0);
  const cuts = words.slice(1).map((_, place) => place + 1);
  return cuts.reduce((best, at) => (cost(at) < cost(best) ? at : best), 1);
}
