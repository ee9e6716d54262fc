import { median } from './statistics';

/** Number of rounds of a full benchmark run. With fewer rounds the load of other programs changes the medians. */
export const fullRounds = 5;

/**
 * Values of one figure in all rounds, for Portada (`ours`) and for the compared implementation (`peer`), in the
 * order of measurement.
 */
export type Figures = { ours: number[]; peer: number[] };

/** Median and range of the ratios Portada / peer of all rounds. */
export type Ratio = { median: number; lowest: number; highest: number };

/** Speed of the machine at one time: computations and disk writes per second. */
export type Ceiling = { computing: number; writing: number };

/** Options of the measurement of rounds. */
export type RoundOptions = {
  /** Number of rounds of a benchmark run. */
  rounds: number;
  /** Measures the speed of the machine; undefined if no round must be repeated. */
  ceiling: (() => Promise<Ceiling>) | undefined;
  /** Prints a line about the progress of the run. */
  say: (line: string) => void;
};

/**
 * Limit factor for a noisy round: a round is noisy if the speed of the machine changes by more than this factor
 * during the round.
 */
const stillFactor = 1.25;

const moved = (before: Ceiling, after: Ceiling): boolean =>
  (['computing', 'writing'] as const).some((part) => {
    const factor = after[part] / before[part];
    return factor > stillFactor || factor < 1 / stillFactor;
  });

/**
 * Measures a number of rounds. The speed of the machine is measured before and after each round. A round in which
 * the speed changed by more than a quarter is repeated. At most `count` rounds are repeated; later noisy rounds are
 * kept. The numbers of repeated rounds and of kept noisy rounds are printed.
 * @param options options of the measurement
 * @param count number of rounds
 * @param measure measures the round with a number from 0; throws if the counts of the round are wrong
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
      `the machine changed its speed by more than a quarter: ${repeats} rounds repeated, ${noisy} noisy rounds kept`,
    );
  }
  return measured;
};

/**
 * Measures Portada and the peer alternately (A, B, A, B …), so that other programs slow down both.
 * @param sides each function measures once, checks its counts, and throws if the counts are wrong
 * @returns one pair of results for each round
 */
export const interleave = <T>(
  options: RoundOptions,
  sides: { ours: () => Promise<T>; peer: () => Promise<T> },
): Promise<{ ours: T; peer: T }[]> =>
  quietRounds(options, options.rounds, async () => ({ ours: await sides.ours(), peer: await sides.peer() }));

/** Returns one figure from the results of both sides (Portada and peer) for each round. */
export const figuresOf = <T>(
  measured: readonly { ours: T; peer: T }[],
  pick: (one: T) => number,
): Figures => ({
  ours: measured.map(({ ours }) => pick(ours)),
  peer: measured.map(({ peer }) => pick(peer)),
});

/** Returns the ratios Portada / peer. @throws Error if the sides have different numbers of values, or no values */
export const ratioOf = ({ ours, peer }: Figures): Ratio => {
  if (ours.length !== peer.length)
    throw new Error('Portada and the peer have different numbers of measurements');
  const ratios = ours.map((value, index) => value / (peer[index] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
};
