import type { Token } from './vocabulary';

/** The entries that a step of a pattern accepts, and the number of other words that may stand before the next step. */
export type Step = { readonly entries: readonly string[]; readonly gap: number };

/** A sequence of words. */
export type Pattern = readonly Step[];

/** Named groups of words for patterns, such as `person` for "@person". */
export type WordSets = Record<string, string>;

/** Number of words that may stand at the place of ".." and "<>". */
const widestGap = 4;

const entriesOf = (step: string, sets: WordSets): string[] =>
  step.split('|').flatMap((entry) => {
    if (!entry.startsWith('@')) return [entry];
    const words = sets[entry.slice(1)];
    if (words === undefined) throw new Error(`unknown set of words ${entry}`);
    return words.trim().split(/\s+/u);
  });

/**
 * Compiles patterns, one a line. "a|b" accepts one of several words, "a*" a word that begins with "a", "@name" a word of
 * a set. ".." stands for up to 4 other words. "a <> b" accepts both orders.
 * @throws Error for an unknown set
 */
export const compile = (lines: string, sets: WordSets): Pattern[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [left, right] = line.split(' <> ');
      return right === undefined ? [line] : [`${left} .. ${right}`, `${right} .. ${left}`];
    })
    .map((line) => {
      const words = line.split(/\s+/u);
      return words.flatMap((step, index) =>
        step === '..'
          ? []
          : [{ entries: entriesOf(step, sets), gap: words[index + 1] === '..' ? widestGap : 0 }],
      );
    });

/** Returns all entries of patterns. */
export const entriesIn = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap((steps) => steps.flatMap(({ entries }) => entries));

/** Ascending indexes of the tokens that each step accepts. A step that accepts no token is absent. */
export type Positions = ReadonlyMap<Step, readonly number[]>;

/** Finds the tokens that the steps of patterns accept, in a time that does not depend on the number of patterns. */
export class Steps {
  private readonly byEntry = new Map<string, Set<Step>>();

  /** @param patterns whose steps are found */
  constructor(patterns: readonly Pattern[]) {
    for (const step of patterns.flat())
      for (const entry of step.entries)
        this.byEntry.set(entry, (this.byEntry.get(entry) ?? new Set<Step>()).add(step));
  }

  /** Returns the indexes of the tokens that each step accepts. */
  positionsIn(tokens: readonly Token[]): Positions {
    const positions = new Map<Step, number[]>();
    for (const [index, { entries }] of tokens.entries())
      for (const entry of entries)
        for (const step of this.byEntry.get(entry) ?? []) {
          const found = positions.get(step);
          if (!found) positions.set(step, [index]);
          else if (found[found.length - 1] !== index) found.push(index);
        }
    return positions;
  }
}

/** A match of a pattern: the indexes of its first and last token. */
type Match = { first: number; last: number };

/**
 * Returns the matches of a pattern. Of several matches with the same last token, the longest is returned. The time is
 * linear in the number of tokens.
 * @param canBegin returns false for a token at which no match begins
 */
export const matchesOf = (
  pattern: Pattern,
  positions: Positions,
  canBegin: (index: number) => boolean = () => true,
): Match[] => {
  const [start, ...others] = pattern.map((step) => ({ indexes: positions.get(step) ?? [], gap: step.gap }));
  if (!start || others.some(({ indexes }) => indexes.length === 0)) return [];
  let matches = start.indexes.filter(canBegin).map((index) => ({ first: index, last: index }));
  let { gap } = start;
  for (const step of others) {
    const longer: Match[] = [];
    let from = 0;
    for (const last of step.indexes) {
      while ((matches[from]?.last ?? last) < last - 1 - gap) from += 1;
      const before = matches[from];
      if (before && before.last < last) longer.push({ first: before.first, last });
    }
    matches = longer;
    ({ gap } = step);
  }
  return matches;
};
