import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/page-heading';

type AuthHeadingProps = {
  title: string;
  /** True if the page renders a `Seo`, which sets the document title. The heading then does not set the title. */
  hasSeo?: boolean;
  /** Text below the heading of a sign-in form. */
  children?: ReactNode;
};

/** Heading of a card on the sign-in screens. */
export const AuthHeading = ({ title, hasSeo = false, children }: AuthHeadingProps) => (
  <div className="grid gap-1.5">
    <PageHeading title={title} hasSeo={hasSeo} className="!text-[2rem]" />
    {children !== undefined && <p className="text-body text-text-2">{children}</p>}
  </div>
);
