import { buttonClass, Card } from '@portada/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { registerMessages, useTranslation } from '../../shared/i18n/translation';
import { authMessages } from './auth.messages';
import type { TypedEmail } from './typed-email';

registerMessages({ auth: authMessages });

/**
 * Layout of the sign-in screens: the card around every form. An email that was typed in one form is prefilled in
 * the next form.
 */
const AuthLayout = () => {
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

export { AuthLayout as Component };
