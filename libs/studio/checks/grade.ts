import { productConfig, type LegibilityLine, type LegibilityRule } from '@portada/contracts';

/**
 * A point of the curve from measured values to points: a measured value, and the share of a rule's points for this
 * value. Shares between two knots are interpolated linearly.
 */
type Knot = readonly [value: number, share: number];

/**
 * Minimum shares of a legibility rule's points for the verdict good (`goodShare`) and for the verdict fair
 * (`fairShare`).
 */
const goodShare = 0.8;
const fairShare = 0.4;

/**
 * Points of each legibility rule, and the share of the points for measured values. The knots with the shares 0.8 and
 * 0.4 are the limits of the verdicts good and fair. Sources. Contrast: WCAG 2.2 requires 4.5 for text, 3 for large
 * text (1.4.3) and 7 for enhanced contrast (1.4.6). File: YouTube's help ("Add video thumbnails") requires 1280x720
 * and less than 2 MB. All other limits are the project's own, chosen by looking at images 168 pixels wide, the width
 * of a suggested video.
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
 * Returns a line of the legibility score: value, points and verdict of one rule.
 * @param rule rule that was measured
 * @param measured measured value, in the unit of the rule
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
