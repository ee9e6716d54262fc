import { buttonClass, Card } from '@portada/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useOutletContext } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

type TypedEmail = {
  /** What was typed as email so far, in whichever of the forms. */
  email: string;
  setEmail: (email: string) => void;
};

/** The card in which every form of the auth screens stands; an email that was typed in one is there in the next. */
export const AuthLayout = () => {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  return (
    <div className="mx-auto grid w-full max-w-[30rem] gap-6 px-4 pt-6 pb-20 sm:pt-10">
      <div className="-ml-4">
        <Link to="/" className={buttonClass({ variant: 'ghost', size: 'small' })}>
          <ArrowLeft aria-hidden />
          {t('shared.backToHome')}
        </Link>
      </div>
      <div className="crop-marks text-border-control [--crop-gap:8px]">
        <Card className="grid gap-6 p-6 text-text sm:p-8">
          <Outlet context={{ email, setEmail } satisfies TypedEmail} />
        </Card>
      </div>
      <p className="text-center text-small text-text-3">{t('auth.proof')}</p>
    </div>
  );
};

/** The email that was typed so far. */
export const useTypedEmail = (): TypedEmail => useOutletContext<TypedEmail>();
