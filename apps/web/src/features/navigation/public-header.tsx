import { buttonClass, classNames } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentLanguage, showLanguage } from '../../shared/i18n/language';
import { Logo } from '../../shared/page/logo';
import { useSession } from '../../shared/session/session';

/** The bar over the pages that need no account. */
export const PublicHeader = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const other = currentLanguage() === 'en' ? 'es' : 'en';
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-bg">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center" aria-label={t('navigation.home')}>
          <Logo />
        </Link>
        <Link
          to="/pricing"
          className={classNames(buttonClass({ variant: 'ghost', size: 'small' }), 'max-sm:hidden')}
        >
          {t('navigation.pricing')}
        </Link>
        <button
          type="button"
          lang={other}
          className={classNames(buttonClass({ variant: 'ghost', size: 'small' }), 'max-sm:px-3')}
          onClick={() => void showLanguage(other)}
        >
          {t('navigation.switchLanguage')}
        </button>
        {user ? (
          <Link to="/dashboard" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('navigation.dashboard')}
          </Link>
        ) : (
          <>
            <Link
              to="/auth"
              className={classNames(buttonClass({ variant: 'ghost', size: 'small' }), 'max-sm:hidden')}
            >
              {t('navigation.login')}
            </Link>
            <Link to="/auth?view=register" className={buttonClass({ size: 'small' })}>
              {t('navigation.getStarted')}
            </Link>
          </>
        )}
      </div>
    </header>
  );
};
