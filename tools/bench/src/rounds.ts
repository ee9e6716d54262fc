import { median } from './statistics';

/** Fewer rounds say little about a machine that does other things too. */
export const fullRounds = 5;

/** What every round of one figure gave, ours and the peer's in the order they were measured. */
export type Figures = { ours: number[]; peer: number[] };

/** The ratios ours / peer of the rounds: their median and their range. */
export type Ratio = { median: number; lowest: number; highest: number };

/** What the machine reaches at one moment, each in its own unit, more being faster. */
export type Ceiling = { computing: number; writing: number };

/** How rounds are measured. */
export type RoundOptions = {
  /** Rounds of the run. */
  rounds: number;
  /** Measures the ceiling; undefined in a run whose figures do not count. */
  ceiling: (() => Promise<Ceiling>) | undefined;
  /** Prints a line of what is going on. */
  say: (line: string) => void;
};

/** A ceiling that moves by more than this factor while a round is measured spoils the round. */
const stillFactor = 1.25;

const moved = (before: Ceiling, after: Ceiling): boolean =>
  (['computing', 'writing'] as const).some((part) => {
    const factor = after[part] / before[part];
    return factor > stillFactor || factor < 1 / stillFactor;
  });

/**
 * Measures a number of rounds. The ceiling of the machine is measured before and after each one; a round in which it
 * moved by more than a quarter is repeated. At most as many repeats as rounds: what is noisy after that is kept.
 * The repeats, and noisy rounds that were kept, are printed.
 * @param count of rounds
 * @param measure one round, by its number from 0; throws where its counts are not exact
 */
export const quietRounds = async <T>(
  { ceiling, say }: Omit<RoundOptions, 'rounds'>,
  count: number,
  measure: (round: number) => Promise<T>,
): Promise<T[]> => {
  const measured: T[] = [];
  let [repeats, noisy] = [0, 0];
  let before = await ceiling?.();
  while (measured.length < count) {
    const result = await measure(measured.length);
    const after = await ceiling?.();
    const spoilt = before !== undefined && after !== undefined && moved(before, after);
    before = after;
    if (spoilt && repeats < count) {
      repeats += 1;
      continue;
    }
    if (spoilt) noisy += 1;
    measured.push(result);
  }
  if (repeats > 0) {
    say(
      `the machine changed its speed by more than a quarter: ${repeats} rounds repeated, ${noisy} noisy ones kept`,
    );
  }
  return measured;
};

/**
 * Measures both sides in turn, A, B, A, B …, so that whatever else slows the machine slows both.
 * @param sides each measures once, checks its own counts, and throws where they are not exact
 * @returns one pair for each round
 */
export const interleave = <T>(
  options: RoundOptions,
  sides: { ours: () => Promise<T>; peer: () => Promise<T> },
): Promise<{ ours: T; peer: T }[]> =>
  quietRounds(options, options.rounds, async () => ({ ours: await sides.ours(), peer: await sides.peer() }));

/** Takes one number out of what both sides measured in each round. */
export const figuresOf = <T>(
  measured: readonly { ours: T; peer: T }[],
  pick: (one: T) => number,
): Figures => ({
  ours: measured.map(({ ours }) => pick(ours)),
  peer: measured.map(({ peer }) => pick(peer)),
});

/** @throws where the sides have not measured equally often, or not at all */
export const ratioOf = ({ ours, peer }: Figures): Ratio => {
  if (ours.length !== peer.length) throw new Error('the sides have not measured equally often');
  const ratios = ours.map((value, index) => value / (peer[index] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
};
