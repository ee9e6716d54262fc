import { CreditsBadge, Skeleton, Tooltip } from '@portada/ui';
import { Link, NavLink } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Logo } from '../../shared/page/logo';
import { useSession } from '../../shared/session/session';
import { AccountMenu } from './account-menu';
import { Drawing } from './drawing';

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-4 text-ui text-text-2 hover:bg-surface-3 hover:text-text aria-[current=page]:text-text aria-[current=page]:bg-surface-2';

/** The navigation bar of the signed-in screens. */
export const NavigationBar = () => {
  const { t } = useTranslation();
  const { status, user } = useSession();
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-bg">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
        <Link
          to="/dashboard"
          className="mr-4 inline-flex min-h-11 items-center"
          aria-label={t('navigation.home')}
        >
          <Logo />
        </Link>
        <nav aria-label={t('navigation.main')} className="hidden md:block">
          <ul className="flex gap-1">
            <li>
              <NavLink to="/dashboard" className={linkClass}>
                {t('navigation.dashboard')}
              </NavLink>
            </li>
            <li>
              <NavLink to="/thumbnails" className={linkClass}>
                {t('navigation.thumbnails')}
              </NavLink>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          {user && (
            <>
              <Drawing />
              <Tooltip text={t('navigation.creditsMeaning')}>
                <Link to="/credits" className="inline-flex min-h-11 items-center rounded-full">
                  <CreditsBadge credits={user.credits} label={t('shared.credits', { count: user.credits })} />
                </Link>
              </Tooltip>
              <AccountMenu user={user} />
            </>
          )}
          {status === 'loading' && <Skeleton className="size-9 rounded-full" />}
        </div>
      </div>
    </header>
  );
};
