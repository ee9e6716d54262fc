import type { ReactNode } from 'react';

type BreadcrumbProps = {
  /** Name of the landmark. */
  label: string;
  /** Links from the top down. */
  links: readonly ReactNode[];
  /** Where we are. */
  current: string;
};

/** The way from the top of the site to this page. */
export const Breadcrumb = ({ label, links, current }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-x-2 text-small text-text-3 [&_a]:inline-flex [&_a]:min-h-6 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:underline">
      {links.map((link, index) => (
        // The way never changes its order while it is shown.
        <li key={index} className="flex items-center gap-2">
          {link}
          <span aria-hidden>/</span>
        </li>
      ))}
      <li aria-current="page" className="text-text">
        {current}
      </li>
    </ol>
  </nav>
);
