import { median } from './statistics';

/** Fewer rounds say little about a machine that does other things too. */
export const rounds = 5;

/** What every round of one figure gave, ours and the peer's in the order they were measured. */
export type Figures = { ours: number[]; peer: number[] };

/** The ratios ours / peer of the rounds: their median and their range. */
export type Ratio = { median: number; lowest: number; highest: number };

/**
 * Measures both sides in turn, A, B, A, B …, so that whatever else slows the machine slows both.
 * @param sides each measures once, checks its own counts, and throws where they are not exact
 * @returns one pair for each round
 */
export const interleave = async <T>(sides: {
  ours: () => Promise<T>;
  peer: () => Promise<T>;
}): Promise<{ ours: T; peer: T }[]> => {
  const measured: { ours: T; peer: T }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ours: await sides.ours(), peer: await sides.peer() });
  }
  return measured;
};

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
