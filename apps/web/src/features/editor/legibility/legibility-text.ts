import type { LegibilityLine, LegibilityRule, LegibilityVerdict } from '@portada/contracts';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';

/** Field of the prompt panel that can improve a legibility rule. */
export type Remedy = 'headline' | 'prompt' | 'style' | 'colorPalette' | 'variants';

const remedies: Record<LegibilityRule, Remedy> = {
  contrast: 'colorPalette',
  text_height: 'headline',
  word_count: 'headline',
  text_area: 'headline',
  safe_area: 'variants',
  brightness: 'colorPalette',
  saturation: 'colorPalette',
  subject: 'prompt',
  file: 'style',
  words: 'prompt',
};

/**
 * Middle of the good range of three legibility rules, in percent. A value below the middle can only be too small,
 * and a value above the middle can only be too large.
 */
const middles = { text_area: 30, saturation: 50, subject: 40 };

/** Lowest legibility score, on a scale to 100, of a good and of a fair picture. */
const leastScore = { good: 80, fair: 60 };

/**
 * Returns the verdict on a legibility score.
 * @param score 0 to 100
 */
export const verdictOf = (score: number): LegibilityVerdict => {
  if (score >= leastScore.good) return 'good';
  return score >= leastScore.fair ? 'fair' : 'poor';
};

/**
 * Returns the field of the prompt panel that can improve a legibility rule.
 * @param line result of a legibility rule that did not get all points
 */
export const remedyOf = ({ rule }: LegibilityLine): Remedy => remedies[rule];

/**
 * Returns the message key of the advice for a legibility rule. For some rules the message depends on whether the
 * value is too small or too large.
 */
const fixKey = ({ rule, value }: LegibilityLine) => {
  switch (rule) {
    case 'text_area':
    case 'saturation':
    case 'subject':
      return `${rule}_${value < middles[rule] ? 'low' : 'high'}` as const;
    case 'contrast':
    case 'text_height':
    case 'word_count':
    case 'safe_area':
    case 'brightness':
    case 'file':
    case 'words':
      return rule;
  }
};

/** Returns functions for the texts about one legibility rule in the current language. */
export const useLegibilityText = () => {
  const { t } = useTranslation();
  const { number } = useFormat();
  return {
    /**
     * Measured value of a legibility rule as a sentence, such as "The smallest capitals are 17 px tall at phone size."
     */
    value: (line: LegibilityLine): string => {
      if (line.rule === 'word_count') {
        return t('legibility.values.word_count', { count: line.value, value: number(line.value) });
      }
      return t(`legibility.values.${line.rule}`, { value: number(shown(line)) });
    },
    /** Advice for a legibility rule in one sentence. */
    fix: (line: LegibilityLine): string => t(`legibility.fixes.${fixKey(line)}`),
    points: ({ points, outOf }: LegibilityLine): string =>
      t('legibility.points', { points: number(rounded(points)), outOf: number(rounded(outOf)) }),
  };
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Rounds the measured value of a legibility rule for display: ratios and heights to one decimal, file sizes to kB
 * (1,000 bytes).
 */
const shown = ({ rule, value }: LegibilityLine): number => {
  if (rule === 'contrast' || rule === 'text_height') return rounded(value);
  return Math.round(rule === 'file' ? value / 1000 : value);
};
