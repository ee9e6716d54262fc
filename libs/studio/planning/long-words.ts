import type { Words } from './fit-text';
import { leaning } from './phrases';
import { cut } from './share-words';

/** Matches a letter with its combining marks. */
const letterPattern = /\P{M}\p{M}*/gu;

/** Most pieces of a word; the last piece of a longer word ends in an ellipsis. */
const mostPieces = 3;

/**
 * Breaks long words into even pieces with hyphens; the pieces are set one below the other.
 * @param text words in order, with the positions of highlighted words
 * @param most largest number of letters of a piece
 */
export function breakLong(text: Words, most: number): Words {
  const { words, highlighted, key } = text;
  const broken = words.map((word) => piecesOf(word, most));
  if (broken.every((pieces, place) => pieces[0] === words[place])) return text;
  const places = broken.flatMap((pieces, place) => pieces.map(() => place));
  const moved = (of: readonly number[]): number[] =>
    places.flatMap((place, piece) => (of.includes(place) ? [piece] : []));
  return {
    words: broken.flat(),
    highlighted: moved(highlighted),
    ...(key ? { key: moved(key) } : {}),
  };
}

function piecesOf(word: string, most: number): string[] {
  const letters = word.match(letterPattern) ?? [];
  if (letters.length <= most) return [word];
  const kept = letters.slice(0, most * mostPieces);
  const count = Math.ceil(kept.length / most);
  const pieces = Array.from({ length: count }, (_, piece) =>
    kept
      .slice(Math.round((piece * kept.length) / count), Math.round(((piece + 1) * kept.length) / count))
      .join(''),
  );
  const end = letters.length > kept.length ? '…' : '';
  return pieces.map((piece, place) => `${piece}${place < count - 1 ? '-' : end}`);
}

/**
 * The first words of a text. The last of them never needs a word behind it, such as an article or a preposition.
 * @param text words in order, with the positions of highlighted words
 * @param most largest number of words
 */
export function firstWords(text: Words, most: number): Words {
  let count = Math.min(most, text.words.length);
  while (count > 1 && count < text.words.length && leaning.test(text.words[count - 1] ?? '')) count -= 1;
  return cut(text, 0, count);
}
