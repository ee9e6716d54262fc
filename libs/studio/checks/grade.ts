import { productConfig, type LegibilityLine, type LegibilityRule } from '@portada/contracts';

/** A value and the share of the points that it earns; between two of them the share runs straight. */
type Knot = readonly [value: number, share: number];

/** Shares of the points from which a line is good, and fair. */
const goodShare = 0.8;
const fairShare = 0.4;

/**
 * Points of each rule, and what earns them. The knots at 0.8 and 0.4 are where good and fair end.
 * Contrast: WCAG 2.2 asks 4.5 of text and 3 of large text at the least (1.4.3), 7 at best (1.4.6). File: YouTube's help
 * ("Add video thumbnails") asks for 1280x720 under 2 MB. The others are house rules, set by looking at pictures 168
 * pixels across, the width of a suggested video.
 */
const scale: Record<LegibilityRule, { outOf: number; knots: readonly [Knot, ...Knot[]] }> = {
  contrast: {
    outOf: 20,
    knots: [
      [1, 0],
      [3, 0.4],
      [4.5, 0.8],
      [7, 1],
    ],
  },
  text_height: {
    outOf: 20,
    knots: [
      [3, 0],
      [6, 0.4],
      [8, 0.8],
      [11, 1],
    ],
  },
  word_count: {
    outOf: 10,
    knots: [
      [5, 1],
      [6, 0.8],
      [8, 0.4],
      [12, 0],
    ],
  },
  text_area: {
    outOf: 10,
    knots: [
      [2, 0],
      [6, 0.4],
      [12, 0.8],
      [16, 1],
      [45, 1],
      [55, 0.8],
      [65, 0.4],
      [80, 0],
    ],
  },
  safe_area: {
    outOf: 10,
    knots: [
      [0, 1],
      [3, 0.8],
      [15, 0.4],
      [50, 0],
    ],
  },
  brightness: {
    outOf: 15,
    knots: [
      [4, 0],
      [9, 0.4],
      [14, 0.8],
      [18, 1],
    ],
  },
  saturation: {
    outOf: 5,
    knots: [
      [0, 0],
      [10, 0.4],
      [20, 0.8],
      [28, 1],
      [80, 1],
      [92, 0.8],
      [100, 0.4],
    ],
  },
  subject: {
    outOf: 5,
    knots: [
      [3, 0],
      [7, 0.4],
      [13, 0.8],
      [18, 1],
      [60, 1],
      [75, 0.8],
      [90, 0.4],
      [100, 0.2],
    ],
  },
  file: {
    outOf: 5,
    knots: [
      [productConfig.download.maxBytes, 1],
      [productConfig.download.maxBytes + 1, 0],
    ],
  },
  words: {
    outOf: 15,
    knots: [
      [0, 0],
      [50, 0.4],
      [80, 0.8],
      [100, 1],
    ],
  },
};

/**
 * A line of the legibility score.
 * @param rule what was measured
 * @param measured the value, in the rule's unit
 */
export function grade(rule: LegibilityRule, measured: number): LegibilityLine {
  const { outOf, knots } = scale[rule];
  const value = round(measured, 100);
  const share = shareOf(value, knots);
  return {
    rule,
    points: round(share * outOf, 10),
    outOf,
    value,
    verdict: share >= goodShare ? 'good' : share >= fairShare ? 'fair' : 'poor',
  };
}

function shareOf(value: number, [first, ...rest]: readonly [Knot, ...Knot[]]): number {
  let [fromValue, fromShare] = first;
  if (value <= fromValue) return fromShare;
  for (const [toValue, toShare] of rest) {
    if (value <= toValue) {
      return fromShare + ((value - fromValue) / (toValue - fromValue)) * (toShare - fromShare);
    }
    [fromValue, fromShare] = [toValue, toShare];
  }
  return fromShare;
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;
