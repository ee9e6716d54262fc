import { buttonClass } from '@portada/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

const className = buttonClass({ variant: 'ghost', size: 'small' });

/**
 * Button that goes one step back in history, or to the home page if the history has no earlier page. Before
 * hydration the hydration bootstrap (apps/web/hydration-bootstrap.js) handles clicks on the element with
 * `data-back`. Without JavaScript a link to the home page replaces the button.
 */
export const BackButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    // The prevented default action tells the hydration bootstrap that the click is handled.
    event.preventDefault();
    void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  };
  return (
    <div className="-ml-4">
      <button type="button" data-back="" onClick={back} className={`${className} noscript:hidden`}>
        <Arrow />
        {t('policies.back')}
      </button>
      <noscript>
        <a href="/" className={className}>
          <Arrow />
          {t('policies.back')}
        </a>
      </noscript>
    </div>
  );
};

const Arrow = () => (
  <svg viewBox="0 0 20 20" className="size-4 fill-none stroke-current stroke-[1.75]" aria-hidden>
    <path d="M16 10H4m5-5-5 5 5 5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
