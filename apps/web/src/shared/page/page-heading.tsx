import { productConfig } from '@portada/contracts';
import { announce, classNames } from '@portada/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Key of the history entry whose heading took the focus last. A heading that is rendered again for this entry must
 * not take the focus again.
 */
let focusedEntry = 'default';

type PageHeadingProps = {
  /** Title of the page, also shown in the browser tab. The title is announced after a navigation. */
  title: string;
  /** True if the page renders a `Seo`, which sets the document title. The heading then does not set the title. */
  hasSeo?: boolean;
  /** Content of the heading if the content differs from the title of the page. */
  children?: ReactNode;
  className?: string;
};

/**
 * The only `h1` of a page. After a change of route the heading takes the focus, so that screen readers continue at the
 * new page.
 */
export const PageHeading = ({ title, hasSeo = false, children, className }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default' || key === focusedEntry) return;
    focusedEntry = key;
    heading.current?.focus({ preventScroll: true });
    announce(title);
    // Only a change of the path triggers the effect. The title also changes during an edit, and the history key
    // during a search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return (
    <>
      {!hasSeo && <title>{`${title} · ${productConfig.product}`}</title>}
      <h1 ref={heading} tabIndex={-1} className={classNames('text-h1', className)}>
        {children ?? title}
      </h1>
    </>
  );
};
