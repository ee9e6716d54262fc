import type { ReactNode } from 'react';

/** One property of a thing in a definition list of the console: label and value. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-small text-text-3">{label}</dt>
    <dd className="text-ui wrap-anywhere tabular-nums">{children}</dd>
  </div>
);
