import { leetReadings, runsOf, toLatin } from './letters';

/** A word of a text with the entries of the lists that it can stand for. */
export type Token = {
  /** The word in Latin letters, as written. */
  word: string;
  /** Entries of the lists: a word, or the begin of a word with "*" at the end. */
  entries: ReadonlySet<string>;
  /** Number of the clause of the text. Punctuation ends a clause. */
  clause: number;
};

/** Longest word of the lists, and longest chunk of text that is split into words of the lists. */
const longestWord = 24;
const longestCompound = 40;

/** The entries of all lists, prepared for lookups whose time does not depend on the size of the lists. */
export class Vocabulary {
  private readonly exact = new Set<string>();
  private readonly prefixes = new Set<string>();
  private readonly byLetters = new Map<string, string[]>();

  /** @param entries words in lower case; an entry that ends with "*" is the begin of a word */
  constructor(entries: Iterable<string>) {
    for (const entry of entries) {
      if (entry.endsWith('*')) this.prefixes.add(entry.slice(0, -1));
      else {
        this.exact.add(entry);
        const { letters } = runsOf(entry);
        this.byLetters.set(letters, [...(this.byLetters.get(letters) ?? []), entry]);
      }
    }
  }

  /** Returns the entries that a word can stand for. A letter may be repeated more often than in the entry. */
  entriesOf(word: string): string[] {
    const spellings = word.includes('ñ') ? [word, word.replaceAll('ñ', 'n')] : [word];
    return spellings.flatMap((spelling) => [...this.repeated(spelling), ...this.begins(spelling)]);
  }

  /**
   * Splits a chunk without spaces into words of the lists with four letters or more, such as "nakedwoman".
   * @returns the words, empty if a part of the chunk is in no list
   */
  split(chunk: string): string[] {
    if (chunk.length < 8 || chunk.length > longestCompound) return [];
    const ways: (string[] | undefined)[] = [[]];
    for (let end = 4; end <= chunk.length; end += 1) {
      for (let start = Math.max(0, end - longestWord); start <= end - 4; start += 1) {
        const before = ways[start];
        const part = chunk.slice(start, end);
        if (before && this.exact.has(part)) ways[end] = [...before, part];
      }
    }
    return ways[chunk.length] ?? [];
  }

  /** Returns the words of the lists inside letters that were written apart; other letters are skipped. */
  find(letters: string): string[] {
    const found: string[] = [];
    for (let start = 0; start < letters.length;) {
      const word = this.longestAt(letters, start);
      if (word) found.push(word);
      start += word?.length ?? 1;
    }
    return found;
  }

  private longestAt(letters: string, start: number): string | null {
    for (let length = Math.min(longestWord, letters.length - start); length >= 3; length -= 1) {
      const part = letters.slice(start, start + length);
      if (this.exact.has(part) || this.prefixes.has(part)) return part;
    }
    return null;
  }

  private repeated(word: string): string[] {
    const { letters, counts } = runsOf(word);
    return (this.byLetters.get(letters) ?? []).filter((entry) =>
      runsOf(entry).counts.every((count, index) => count <= (counts[index] ?? 0)),
    );
  }

  private begins(word: string): string[] {
    const found: string[] = [];
    const { letters, counts } = runsOf(word);
    const spellings = counts.some((count) => count > 2) ? [word, letters] : [word];
    for (const spelling of spellings) {
      for (let length = 3; length <= Math.min(longestWord, spelling.length); length += 1) {
        if (this.prefixes.has(spelling.slice(0, length))) found.push(`${spelling.slice(0, length)}*`);
      }
    }
    return found;
  }
}

type Piece = { word: string; spellings: string[]; clause: number };

/**
 * Splits a text into tokens in three ways: as written; with the letters that were written apart joined ("p o r n"); and
 * with the punctuation inside words removed ("po.rn").
 * @param text of a request
 */
export const tokenStreams = (text: string, vocabulary: Vocabulary): Token[][] => {
  const written: Piece[] = [];
  const joined: Piece[] = [];
  let clause = 0;
  for (const chunk of toLatin(text).split(/\s+/u)) {
    if (/^[^\p{L}\p{N}]/u.test(chunk)) clause += 1;
    const spellings = leetReadings(chunk);
    const parts = chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    for (const part of parts)
      written.push({ word: part, spellings: parts.length === 1 ? spellings : leetReadings(part), clause });
    if (parts.length > 0) joined.push({ word: parts.join(''), spellings, clause });
    if (/[.,;:!?)\]"”»]$/u.test(chunk)) clause += 1;
  }
  const tokensOf = (pieces: Piece[]) => pieces.flatMap((piece) => toTokens(piece, vocabulary));
  return [tokensOf(written), tokensOf(joinLetters(written, vocabulary)), tokensOf(joined)];
};

const toTokens = ({ word, spellings, clause }: Piece, vocabulary: Vocabulary): Token[] => {
  const entries = new Set([word, ...spellings].flatMap((spelling) => vocabulary.entriesOf(spelling)));
  if (entries.size > 0) return [{ word, entries, clause }];
  const parts = [word, ...spellings]
    .map((spelling) => vocabulary.split(spelling))
    .find((split) => split.length > 1);
  return (parts ?? [word]).map((part) => ({
    word: part,
    entries: new Set(parts ? vocabulary.entriesOf(part) : []),
    clause,
  }));
};

/** Replaces each run of three or more single letters by the words of the lists that it contains. */
const joinLetters = (pieces: Piece[], vocabulary: Vocabulary): Piece[] => {
  const result: Piece[] = [];
  for (let index = 0; index < pieces.length;) {
    let end = index;
    while (end < pieces.length && [...(pieces[end]?.word ?? '')].length === 1) end += 1;
    const run = pieces.slice(index, end);
    const letters = run.map(({ word }) => word).join('');
    const decoded = [letters, ...leetReadings(letters)];
    const words =
      run.length < 3 ? [] : decoded.map((text) => vocabulary.find(text)).find((found) => found.length > 0);
    if (words && words.length > 0)
      result.push(...words.map((word) => ({ word, spellings: [], clause: run[0]?.clause ?? 0 })));
    else result.push(...(run.length > 0 ? run : pieces.slice(index, index + 1)));
    index = Math.max(end, index + 1);
  }
  return result;
};
