import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/page-heading';

/** The heading of a card of the auth screens, and the line under it. */
export const AuthHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="grid gap-1.5">
    <PageHeading title={title} className="!text-[2rem]" />
    {children !== undefined && <p className="text-body text-text-2">{children}</p>}
  </div>
);
