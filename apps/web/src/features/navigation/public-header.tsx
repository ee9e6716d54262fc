import { buttonClass, classNames } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Logo } from '../../shared/page/logo';
import { useSessionIndicator } from '../../shared/session/session-indicator';
import { LanguageLink } from './language-link';
import { PublicMenu } from './public-menu';
import { SiteLinks } from './site-links';

const quiet = buttonClass({ variant: 'ghost', size: 'small' });
const wide = 'max-lg:hidden';

/** Header of the public pages. */
export const PublicHeader = () => {
  const { t } = useTranslation();
  const isSignedIn = useSessionIndicator();
  return (
    <header className="group sticky top-0 z-20 border-b border-border bg-bg">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-1 px-4 sm:px-6">
        <Link
          to="/"
          className="mr-auto inline-flex min-h-11 items-center"
          aria-label={t('publicNavigation.home')}
        >
          <Logo />
        </Link>
        <nav aria-label={t('publicNavigation.main')} className={classNames('mr-4', wide)}>
          <ul className="flex items-center gap-1 [&_[aria-current]]:bg-surface-3">
            <SiteLinks className={quiet} />
          </ul>
        </nav>
        <LanguageLink className={classNames(quiet, wide)} />
        {isSignedIn ? (
          <Link to="/dashboard" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('publicNavigation.dashboard')}
          </Link>
        ) : (
          <>
            <Link to="/auth" className={classNames(quiet, wide)}>
              {t('publicNavigation.login')}
            </Link>
            <Link to="/auth?view=register" className={buttonClass({ size: 'small' })}>
              {t('publicNavigation.getStarted')}
            </Link>
          </>
        )}
        <PublicMenu />
      </div>
    </header>
  );
};
