import type { ReactNode } from 'react';
import { classNames } from './class-names';

type ProgressProps = {
  /** Accessible name of the progress bar: the running operation. */
  label: string;
  /** Progress from 0 to 100; null shows an indeterminate bar. */
  value: number | null;
  /** Value of the progress bar as text for screen readers, such as "Drawing the background, 40%". */
  valueText: string;
};

const barOf = ({ label, value, valueText }: ProgressProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': value === null ? undefined : Math.round(value),
  'aria-valuetext': valueText,
});

/** A progress bar. Screen readers do not announce its changes: call `announce` for milestones. */
export const Progress = (props: ProgressProps) => (
  <div
    {...barOf(props)}
    className="pt-edge h-2 w-full overflow-hidden rounded-full bg-surface-3 ring-1 ring-border-control"
  >
    {props.value === null ? (
      <div key="sweep" className="pt-fill h-full w-1/3 animate-sweep rounded-full bg-accent" />
    ) : (
      // The filled part has a separate React key. With the element of the indeterminate bar, the width would be
      // animated from 100 %.
      <div
        key="share"
        className="pt-fill h-full origin-left bg-accent transition-transform duration-300 ease-out"
        style={{ transform: `scaleX(${props.value / 100})` }}
      />
    )}
  </div>
);

/** A progress bar drawn as a border around its children. */
export const ProgressFrame = ({
  children,
  className,
  ...props
}: ProgressProps & { children: ReactNode; className?: string }) => (
  <div className={classNames('relative p-1.5', className)}>
    {children}
    <div {...barOf(props)} className="pointer-events-none absolute inset-0">
      <svg className="size-full overflow-visible" aria-hidden>
        <rect
          x="1"
          y="1"
          rx="14"
          pathLength={100}
          className="fill-none stroke-border-control stroke-1"
          style={{ width: 'calc(100% - 2px)', height: 'calc(100% - 2px)' }}
        />
        <rect
          x="1"
          y="1"
          rx="14"
          pathLength={100}
          strokeDasharray={`${props.value ?? 12} 100`}
          className={classNames(
            'fill-none stroke-accent stroke-[4] transition-[stroke-dasharray] duration-300 ease-out',
            props.value === null && 'animate-wait',
          )}
          style={{ width: 'calc(100% - 2px)', height: 'calc(100% - 2px)' }}
        />
      </svg>
    </div>
  </div>
);
