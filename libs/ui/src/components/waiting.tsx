import { classNames } from './class-names';

/** A loading placeholder. `className` sets its size. Label the container of all placeholders for screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('animate-wait rounded-input bg-surface-3', className)} />
);

/** A spinner with a label, for content without a known layout. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status" className="grid justify-items-center gap-4 text-ui text-text-2">
    <span
      className="pt-edge size-9 animate-spin rounded-full border-3 border-surface-3 border-t-text"
      aria-hidden
    />
    {label}
  </div>
);
