import type { ReactNode } from 'react';
import { Page } from './page';
import { PageHeading } from './page-heading';

type NotFoundProps = { title: string; text: string; children: ReactNode };

/**
 * Page for an address that does not exist, with `noindex`.
 * @param props.title heading of the page
 * @param props.text explanation
 * @param props.children links to other pages
 */
export const NotFound = ({ title, text, children }: NotFoundProps) => (
  <Page narrow>
    <meta name="robots" content="noindex" />
    <div className="grid justify-items-start gap-4 py-12 sm:py-20">
      <span
        aria-hidden
        className="mb-4 crop-marks block aspect-video w-40 bg-surface-2 text-border-control [--crop-gap:8px]"
      />
      <PageHeading title={title} />
      <p className="text-lead text-text-2">{text}</p>
      <div className="pt-2">{children}</div>
    </div>
  </Page>
);
