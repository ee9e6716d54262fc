import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'neutral' | 'ink' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-text-2',
  ink: 'bg-primary text-on-primary',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
};

type BadgeProps = {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** Meaning of an abbreviated badge, for screen readers and as tooltip; replaces the text of the badge. */
  meaning?: string;
  children: ReactNode;
};

/** A small label, such as a status or a number. */
export const Badge = ({ tone = 'neutral', icon, meaning, children }: BadgeProps) => (
  <span
    title={meaning}
    className={classNames(
      'pt-edge inline-flex h-6 shrink-0 items-center gap-1 rounded-chip px-2 text-micro whitespace-nowrap [&_svg]:size-3.5',
      tones[tone],
    )}
  >
    {icon}
    {meaning === undefined ? (
      children
    ) : (
      <>
        <span aria-hidden>{children}</span>
        <span className="sr-only">{meaning}</span>
      </>
    )}
  </span>
);

type CreditsBadgeProps = {
  /** Spendable credits; null shows a dash. */
  credits: number | null;
  /** Accessible text of the badge, such as "2 credits". */
  label: string;
};

/** The credit balance of the user. */
export const CreditsBadge = ({ credits, label }: CreditsBadgeProps) => (
  <span className="inline-flex h-9 items-center gap-2 rounded-full border border-border-control bg-surface pr-3.5 pl-2.5 text-ui tabular-nums">
    <span className="pt-fill size-2.5 rounded-full bg-accent ring-1 ring-border-control" aria-hidden />
    <span className="sm:hidden" aria-hidden>
      {credits ?? '–'}
    </span>
    <span className="max-sm:sr-only">
      {credits === null ? (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        label
      )}
    </span>
  </span>
);
