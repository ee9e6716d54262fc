import { Link, NavLink } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/**
 * Returns the address of the questions and answers (FAQ): a section of the landing page for visitors, a section of
 * Buy Credits for signed-in users. Signed-in users are redirected away from the landing page.
 */
export const useQuestionsPlace = (): string => (useSessionIndicator() ? '/credits#questions' : '/#faq');

type SiteLinksProps = { className: string; onChoose?: () => void };

/** Links of the header and of the menu in narrow windows, as list items. */
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
