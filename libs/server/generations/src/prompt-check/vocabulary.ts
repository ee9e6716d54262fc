import { leetReadings, runLengths, toLatin, withoutRepetition } from './letters';

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
  /** The first three letters of all entries. */
  private readonly heads = new Set<string>();

  /** @param entries words in lower case; an entry that ends with "*" is the begin of a word */
  constructor(entries: Iterable<string>) {
    for (const entry of entries) {
      this.heads.add(entry.slice(0, 3));
      if (entry.endsWith('*')) this.prefixes.add(entry.slice(0, -1));
      else {
        this.exact.add(entry);
        const letters = withoutRepetition(entry);
        this.byLetters.set(letters, [...(this.byLetters.get(letters) ?? []), entry]);
      }
    }
  }

  /** Returns the entries that a word can stand for. A letter may be repeated more often than in the entry. */
  entriesOf(word: string): string[] {
    const spellings = word.includes('ñ') ? [word, word.replaceAll('ñ', 'n')] : [word];
    return spellings.flatMap((spelling) => {
      const letters = withoutRepetition(spelling);
      return [...this.repeated(spelling, letters), ...this.begins(spelling, letters)];
    });
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
    if (!this.heads.has(letters.slice(start, start + 3))) return null;
    for (let length = Math.min(longestWord, letters.length - start); length >= 3; length -= 1) {
      const part = letters.slice(start, start + length);
      if (this.exact.has(part) || this.prefixes.has(part)) return part;
    }
    return null;
  }

  private repeated(word: string, letters: string): string[] {
    const entries = this.byLetters.get(letters) ?? [];
    if (entries.length === 0) return entries;
    const lengths = runLengths(word);
    return entries.filter((entry) =>
      runLengths(entry).every((length, index) => length <= (lengths[index] ?? 0)),
    );
  }

  private begins(word: string, letters: string): string[] {
    if (!this.heads.has(word.slice(0, 3)) && !this.heads.has(letters.slice(0, 3))) return [];
    const found: string[] = [];
    const spellings = /(.)\1\1/u.test(word) ? [word, letters] : [word];
    for (const spelling of spellings) {
      for (let length = 3; length <= Math.min(longestWord, spelling.length); length += 1) {
        if (this.prefixes.has(spelling.slice(0, length))) found.push(`${spelling.slice(0, length)}*`);
      }
    }
    return found;
  }
}

/** What a word can stand for. */
type Reading = Omit<Token, 'clause'>;

/** A word of a text with the readings of its chunk in which digits and signs stand for letters. */
type Piece = { word: string; spellings: string[]; clause: number };

/** The words of a text: as written, and with the punctuation inside words removed ("po.rn"). */
export type Words = { written: Piece[]; joined: Piece[]; clauses: number };

/** Splits a text of a request into words. */
export const wordsOf = (text: string): Words => {
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
  return { written, joined, clauses: clause + 1 };
};

/** Returns the words of two texts as one text. The second text begins a clause. */
export const inSequence = (first: Words, second: Words): Words => {
  const moved = (pieces: Piece[]) =>
    pieces.map((piece) => ({ ...piece, clause: piece.clause + first.clauses }));
  return {
    written: [...first.written, ...moved(second.written)],
    joined: [...first.joined, ...moved(second.joined)],
    clauses: first.clauses + second.clauses,
  };
};

/** Reads the words of the texts of one request. Each distinct word is looked up once. */
export class Reader {
  private readonly known = new Map<string, Reading[]>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /**
   * Returns the tokens of a text in up to three ways: as written; with the letters that were written apart joined
   * ("p o r n"); and with the punctuation inside words removed. Ways with the same words are returned once.
   */
  streamsOf({ written, joined }: Words): Token[][] {
    const ways = [written];
    const spelled = joinLetters(written, this.vocabulary);
    if (spelled) ways.push(spelled);
    if (joined.length < written.length) ways.push(joined);
    return ways.map((pieces) => pieces.flatMap((piece) => this.tokensOf(piece)));
  }

  private tokensOf({ word, spellings, clause }: Piece): Token[] {
    const key = [word, ...spellings].join(' ');
    const found = this.known.get(key) ?? read(word, spellings, this.vocabulary);
    this.known.set(key, found);
    return found.map(({ word: part, entries }) => ({ word: part, entries, clause }));
  }
}

/** Reads one word: the entries for which it can stand, or the words of the lists that it consists of. */
const read = (word: string, spellings: string[], vocabulary: Vocabulary): Reading[] => {
  const written = [word, ...spellings];
  const entries = new Set(written.flatMap((spelling) => vocabulary.entriesOf(spelling)));
  if (entries.size > 0) return [{ word, entries }];
  const parts = written.map((spelling) => vocabulary.split(spelling)).find((split) => split.length > 1);
  return (parts ?? [word]).map((part) => ({
    word: part,
    entries: new Set(parts ? vocabulary.entriesOf(part) : []),
  }));
};

/** Returns true for a word of one letter, which can have two code units. */
const isLetter = (word: string | undefined): boolean =>
  word !== undefined && word.length <= 2 && [...word].length === 1;

/**
 * Replaces each run of three or more single letters by the words of the lists that it contains.
 * @returns the words, null if no run contains a word
 */
const joinLetters = (pieces: Piece[], vocabulary: Vocabulary): Piece[] | null => {
  const result: Piece[] = [];
  let isJoined = false;
  for (let index = 0; index < pieces.length;) {
    let end = index;
    while (isLetter(pieces[end]?.word)) end += 1;
    const run = pieces.slice(index, end);
    const letters = run.map(({ word }) => word).join('');
    const decoded = [letters, ...leetReadings(letters)];
    const words =
      run.length < 3 ? [] : decoded.map((text) => vocabulary.find(text)).find((found) => found.length > 0);
    if (words && words.length > 0) {
      isJoined = true;
      result.push(...words.map((word) => ({ word, spellings: [], clause: run[0]?.clause ?? 0 })));
    } else result.push(...(run.length > 0 ? run : pieces.slice(index, index + 1)));
    index = Math.max(end, index + 1);
  }
  return isJoined ? result : null;
};
