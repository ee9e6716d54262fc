import { classNames } from '@portada/ui';

/** Looks and texts of a chip. */
export type ChipLooks = {
  tone: keyof typeof tones;
  /** Sign on the chip for the effect of a click; null for chips that move the focus to a field. */
  sign: '×' | '+' | null;
  /** Visible text of the chip, such as the words that the image model recognized in the prompt. */
  text: string;
  /**
   * Accessible name, which contains the text of the chip and the effect of a click. The name does not change when the
   * chip is pressed.
   */
  name: string;
  /** Tooltip with the effect of the next click on the chip. */
  action: string;
  /** True if a toggle chip is pressed; undefined for chips that move the focus to a field. */
  isPressed?: boolean;
  isStruck?: boolean;
};

const tones = {
  neutral: 'bg-surface-3 text-text-2',
  ink: 'bg-primary text-on-primary',
  accent: 'bg-accent-soft text-accent-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

/** A small button with a word of the prompt, or with a proposal. */
export const ChipButton = ({
  tone,
  sign,
  text,
  name,
  action,
  isPressed,
  isStruck = false,
  onClick,
}: ChipLooks & { onClick: () => void }) => (
  <button
    type="button"
    title={action}
    aria-label={name}
    aria-pressed={isPressed}
    onClick={onClick}
    className={classNames(
      'pt-edge inline-flex h-6 max-w-full items-center gap-1 rounded-chip px-2 text-micro pointer-coarse:h-11',
      tones[tone],
    )}
  >
    <span className={classNames('truncate', isStruck && 'line-through')}>{text}</span>
    {sign !== null && <span aria-hidden>{sign}</span>}
  </button>
);
