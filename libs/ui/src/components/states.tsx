import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The main action of the empty state, such as a button. */
  action?: ReactNode;
};

/** Message of a list or page without content: a title, a text and an action. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-5 px-4 py-14 text-center">
    <div
      className="crop-marks grid aspect-video w-40 place-items-center rounded-chip bg-surface-2 text-border-control"
      aria-hidden
    >
      <span className="text-micro tabular-nums text-text-3">01</span>
    </div>
    <div className="grid justify-items-center gap-1.5">
      <h2 className="text-h3">{title}</h2>
      {text !== undefined && <p className="max-w-[42ch] text-body text-text-2">{text}</p>}
    </div>
    {action}
  </div>
);

type ErrorStateProps = {
  title: string;
  /** Heading level: 1 if the error replaces the whole page, 2 (default) if the error replaces a part of a page. */
  level?: 1 | 2;
  text: string;
  /** Additional small text, such as the error reference for support. */
  detail?: string | undefined;
  retryLabel?: string;
  onRetry?: () => void;
  action?: ReactNode;
};

/** Message of content that failed to load: a title, a text and a retry button. */
export const ErrorState = ({
  title,
  level = 2,
  text,
  detail,
  retryLabel,
  onRetry,
  action,
}: ErrorStateProps) => (
  <div role="alert" className="grid justify-items-center gap-5 px-4 py-14 text-center">
    <TriangleAlert className="size-8 text-danger-text" aria-hidden />
    <div className="grid justify-items-center gap-1.5">
      {level === 1 ? <h1 className="text-h3">{title}</h1> : <h2 className="text-h3">{title}</h2>}
      <p className="max-w-[48ch] text-body text-text-2">{text}</p>
      {detail !== undefined && <p className="text-micro font-[500] break-all text-text-3">{detail}</p>}
    </div>
    {onRetry !== undefined && (
      <Button variant="outline" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
    {action}
  </div>
);

/** Tells if React shows nothing for a child. */
const isNothing = (child: ReactNode): boolean =>
  child === undefined || child === null || child === '' || typeof child === 'boolean';

/**
 * An error message next to the action that failed. Render the component also without an error, so that screen
 * readers announce a new error.
 */
export const Alert = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className="empty:sr-only">
    {!isNothing(children) && (
      <div className="flex items-start gap-2.5 rounded-input border border-danger-text bg-danger-soft px-4 py-3 text-small font-[550] text-danger-text">
        <TriangleAlert className="mt-[0.1em] size-[1.2em] shrink-0" aria-hidden />
        <div className="min-w-0">{children}</div>
      </div>
    )}
  </div>
);
