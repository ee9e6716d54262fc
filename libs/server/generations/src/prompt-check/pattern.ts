import type { Token } from './vocabulary';

/**
 * A sequence of words. Each step has the entries that it accepts, and the number of other words that may stand between
 * it and the next step.
 */
export type Pattern = { steps: { entries: ReadonlySet<string>; gap: number }[] };

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
      const steps = words.flatMap((step, index) =>
        step === '..'
          ? []
          : [{ entries: new Set(entriesOf(step, sets)), gap: words[index + 1] === '..' ? widestGap : 0 }],
      );
      return { steps };
    });

/** Returns all entries of patterns. */
export const entriesIn = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap(({ steps }) => steps.flatMap(({ entries }) => [...entries]));

const accepts = (entries: ReadonlySet<string>, token: Token): boolean => {
  for (const entry of token.entries) if (entries.has(entry)) return true;
  return false;
};

/**
 * Returns the index of the last token of a match, null without a match. The time is bounded by 5 to the power of the
 * number of steps, which is at most 5.
 * @param at index of the first token
 */
export const matchAt = (
  { steps }: Pattern,
  tokens: readonly Token[],
  at: number,
  step = 0,
): number | null => {
  const current = steps[step];
  const token = tokens[at];
  if (!current || !token || !accepts(current.entries, token)) return null;
  if (step === steps.length - 1) return at;
  for (let next = at + 1; next <= at + 1 + current.gap; next += 1) {
    const end = matchAt({ steps }, tokens, next, step + 1);
    if (end !== null) return end;
  }
  return null;
};
