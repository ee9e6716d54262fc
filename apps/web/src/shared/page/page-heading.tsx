import { productConfig } from '@portada/contracts';
import { announce, classNames } from '@portada/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The history entry whose heading was focused. A re-rendered heading must not take the focus again. */
let focusedEntry = 'default';

type PageHeadingProps = {
  /** Title of the page, also of the tab. It is announced after a navigation. */
  title: string;
  /** The page has a `Seo`, which names the tab: there is one title, not two. */
  hasSeo?: boolean;
  /** Content of the heading, if it is not only the title. */
  children?: ReactNode;
  className?: string;
};

/** The one `h1` of a page. After a change of route it takes the focus, so that reading goes on from here. */
export const PageHeading = ({ title, hasSeo = false, children, className }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default' || key === focusedEntry) return;
    focusedEntry = key;
    heading.current?.focus({ preventScroll: true });
    announce(title);
    // The title alone changes while a name is edited, and the key while a search is typed: no change of route.
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
