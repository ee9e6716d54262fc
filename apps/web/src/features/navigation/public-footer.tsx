import { facts } from '@portada/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const linkClass =
  'inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** The last line of the pages that need no account. */
export const PublicFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-small text-text-3 sm:px-6">
        <p className="mr-auto">
          {facts.product} · {t('navigation.engine')}
        </p>
        <nav aria-label={t('navigation.footer')} className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/pricing" className={linkClass}>
            {t('navigation.pricing')}
          </Link>
          <Link to="/privacy-policy" className={linkClass}>
            {t('navigation.privacy')}
          </Link>
          <Link to="/terms-of-service" className={linkClass}>
            {t('navigation.terms')}
          </Link>
        </nav>
      </div>
    </footer>
  );
};
