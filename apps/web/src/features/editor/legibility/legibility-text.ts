import type { LegibilityLine, LegibilityRule, LegibilityVerdict } from '@portada/contracts';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';

/** A field of the prompt panel that can mend what was measured. */
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
};

/** In the middle of what is right, percent: below it a value that lost points is too small, above it too large. */
const middles = { text_area: 30, saturation: 50, subject: 40 };

/** The least score of a good and of a fair picture, of 100. */
const leastScore = { good: 80, fair: 60 };

/**
 * A whole score as a verdict.
 * @param score 0 to 100
 */
export const verdictOf = (score: number): LegibilityVerdict => {
  if (score >= leastScore.good) return 'good';
  return score >= leastScore.fair ? 'fair' : 'poor';
};

/**
 * Where the panel mends what this line says.
 * @param line one that lost points
 */
export const remedyOf = ({ rule }: LegibilityLine): Remedy => remedies[rule];

/** Which sentence helps: some rules want more or less of the same thing. */
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
      return rule;
  }
};

/** Words for one line in the language on screen. */
export const useLegibilityText = () => {
  const { t } = useTranslation();
  const { number } = useFormat();
  return {
    /** What was measured, as "The smallest capitals are 17 px tall at phone size." */
    value: (line: LegibilityLine): string => {
      if (line.rule === 'word_count') {
        return t('legibility.values.word_count', { count: line.value, value: number(line.value) });
      }
      return t(`legibility.values.${line.rule}`, { value: number(shown(line)) });
    },
    /** What to do about it, in one sentence. */
    fix: (line: LegibilityLine): string => t(`legibility.fixes.${fixKey(line)}`),
    points: ({ points, outOf }: LegibilityLine): string =>
      t('legibility.points', { points: number(rounded(points)), outOf: number(rounded(outOf)) }),
  };
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/** As exact as it is worth saying: a ratio and a height have a decimal, a file is counted in kB of 1,000 bytes. */
const shown = ({ rule, value }: LegibilityLine): number => {
  if (rule === 'contrast' || rule === 'text_height') return rounded(value);
  return Math.round(rule === 'file' ? value / 1000 : value);
};
