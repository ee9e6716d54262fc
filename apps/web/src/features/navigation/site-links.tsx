import { Link, NavLink } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/**
 * Where questions are answered: a section of the home page. Who is signed in never sees that page, and has them beside
 * the packs.
 */
export const useQuestionsPlace = (): string => (useSessionIndicator() ? '/credits#questions' : '/#faq');

type SiteLinksProps = { className: string; onChoose?: () => void };

/** The items that header and menu share, as entries of a list. */
export const SiteLinks = ({ className, onChoose }: SiteLinksProps) => {
  const { t } = useTranslation();
  const questions = useQuestionsPlace();
  return (
    <>
      <li>
        <NavLink to="/examples" className={className} onClick={onChoose}>
          {t('publicNavigation.examples')}
        </NavLink>
      </li>
      <li>
        <NavLink to="/pricing" className={className} onClick={onChoose}>
          {t('publicNavigation.pricing')}
        </NavLink>
      </li>
      <li>
        <Link to={questions} className={className} onClick={onChoose}>
          {t('publicNavigation.faq')}
        </Link>
      </li>
      <li>
        <NavLink to="/blog" className={className} onClick={onChoose}>
          {t('publicNavigation.blog')}
        </NavLink>
      </li>
    </>
  );
};
