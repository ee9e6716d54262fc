import { buttonClass } from '@portada/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

/** One step back in history. Where there is none, or no code yet, the form leads to the home page. */
export const BackButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = (event: FormEvent) => {
    event.preventDefault();
    void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  };
  return (
    <form action="/" onSubmit={back} className="-ml-4">
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'small' })}>
        <svg viewBox="0 0 20 20" className="size-4 fill-none stroke-current stroke-[1.75]" aria-hidden>
          <path d="M16 10H4m5-5-5 5 5 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {t('policies.back')}
      </button>
    </form>
  );
};
