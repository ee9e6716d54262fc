import { classNames } from './class-names';

/** Room for something that is on its way; give it its size by class. Say "loading" once, around all of them. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('animate-wait rounded-input bg-surface-3', className)} />
);

/** A ring that turns, with the words for it; for moments without a known shape. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status" className="grid justify-items-center gap-4 text-ui text-text-2">
    <span
      className="pt-edge size-9 animate-spin rounded-full border-3 border-surface-3 border-t-text"
      aria-hidden
    />
    {label}
  </div>
);
