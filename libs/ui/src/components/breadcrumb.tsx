import type { ReactNode } from 'react';

type BreadcrumbProps = {
  /** Accessible name of the navigation landmark of the breadcrumb. */
  label: string;
  /** Links to the pages above the current page, the home page first. */
  links: readonly ReactNode[];
  /** Title of the current page, the last entry of the breadcrumb. */
  current: string;
};

/** Breadcrumb navigation from the home page to the current page. */
export const Breadcrumb = ({ label, links, current }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-x-2 text-small text-text-3 [&_a]:inline-flex [&_a]:min-h-6 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:underline">
      {links.map((link, index) => (
        // The index is a stable React key, because the links of the breadcrumb do not change while mounted.
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
