import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { useSessionIndicator } from '../../shared/session/session-indicator';
import { LanguageLink } from './language-link';
import { SiteLinks } from './site-links';

const entry = 'flex min-h-14 items-center text-h3 aria-[current]:text-accent-text';
/**
 * CSS classes of a stroke of the menu button. The button has two strokes, which form a cross while the menu is
 * open.
 */
const stroke =
  'pt-edge absolute inset-x-3 top-1/2 h-0.5 rounded-full bg-current transition-[rotate,translate] duration-(--enter) group-has-[:popover-open]:translate-y-0';

/**
 * Menu in narrow windows with the links of the header. A native popover opens and closes the menu, also by Esc and
 * by a click outside of the menu, and returns the focus, without JavaScript. Choosing a link closes the menu.
 */
export const PublicMenu = () => {
  const { t } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const isSignedIn = useSessionIndicator();
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t('publicNavigation.menu')}
        className="press relative -mr-2.5 size-11 shrink-0 rounded-full hover:bg-surface-3 lg:hidden"
      >
        <span className={`${stroke} -translate-y-1 group-has-[:popover-open]:rotate-45`} />
        <span className={`${stroke} translate-y-1 group-has-[:popover-open]:-rotate-45`} />
      </button>
      <nav
        ref={menu}
        id="menu"
        popover="auto"
        aria-label={t('publicNavigation.menu')}
        className="fixed inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b border-border bg-bg px-4 pb-4 text-text shadow-popover sm:px-6 lg:hidden"
      >
        <ul className="divide-y divide-border">
          <SiteLinks className={entry} onChoose={close} />
          {isSignedIn ? (
            <li>
              <Link to="/dashboard" className={entry} onClick={close}>
                {t('publicNavigation.dashboard')}
              </Link>
            </li>
          ) : (
            <>
              <li>
                <Link to="/auth" className={entry} onClick={close}>
                  {t('publicNavigation.login')}
                </Link>
              </li>
              <li>
                <Link to="/auth?view=register" className={entry} onClick={close}>
                  {t('publicNavigation.getStarted')}
                </Link>
              </li>
            </>
          )}
          <li>
            <LanguageLink className={entry} />
          </li>
        </ul>
      </nav>
    </>
  );
};
