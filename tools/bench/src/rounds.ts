import { median } from './statistics';

/** Number of rounds of a full run. Fewer rounds give unreliable figures on a machine with other load. */
export const fullRounds = 5;

/** Values of one figure in every round, ours and the peer's, in the order of their measurement. */
export type Figures = { ours: number[]; peer: number[] };

/** Median and range of the ratios ours / peer of the rounds. */
export type Ratio = { median: number; lowest: number; highest: number };

/** Speed of the machine at one time, each value in its own unit; a higher value is faster. */
export type Ceiling = { computing: number; writing: number };

/** Options of the measurement of rounds. */
export type RoundOptions = {
  /** Rounds of the run. */
  rounds: number;
  /** Measures the ceiling; undefined in a run whose figures do not count. */
  ceiling: (() => Promise<Ceiling>) | undefined;
  /** Prints a progress message. */
  say: (line: string) => void;
};

/** A round is repeated if the ceiling changes by more than this factor while the round is measured. */
const stillFactor = 1.25;

const moved = (before: Ceiling, after: Ceiling): boolean =>
  (['computing', 'writing'] as const).some((part) => {
    const factor = after[part] / before[part];
    return factor > stillFactor || factor < 1 / stillFactor;
  });

/**
 * Measures a number of rounds. The ceiling of the machine is measured before and after each round, and a round in
 * which the ceiling changed by more than a quarter is repeated. The number of repeats is at most the number of rounds;
 * after that noisy rounds are kept. Repeats and kept noisy rounds are printed.
 * @param count of rounds
 * @param measure measures one round, by its number from 0; throws if its counts are not exact
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
 * Measures both sides alternately (A, B, A, B), so that other load of the machine slows both equally.
 * @param sides each measures once, checks its own counts, and throws if they are not exact
 * @returns one pair for each round
 */
export const interleave = <T>(
  options: RoundOptions,
  sides: { ours: () => Promise<T>; peer: () => Promise<T> },
): Promise<{ ours: T; peer: T }[]> =>
  quietRounds(options, options.rounds, async () => ({ ours: await sides.ours(), peer: await sides.peer() }));

/** Selects one number from the measurements of both sides in each round. */
export const figuresOf = <T>(
  measured: readonly { ours: T; peer: T }[],
  pick: (one: T) => number,
): Figures => ({
  ours: measured.map(({ ours }) => pick(ours)),
  peer: measured.map(({ peer }) => pick(peer)),
});

/**
 * Computes the median and the range of the rounds' ratios.
 * @throws Error if the sides have not measured equally often, or not at all
 */
export const ratioOf = ({ ours, peer }: Figures): Ratio => {
  if (ours.length !== peer.length) throw new Error('the sides have not measured equally often');
  const ratios = ours.map((value, index) => value / (peer[index] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
};
