import { facts } from '@portada/contracts';
import { buttonClass, Card } from '@portada/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../shared/page/page-heading';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

/** One screen, two forms: `?view=register` shows Create Account, else Sign In. */
export const AuthPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const registering = search.get('view') === 'register';
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
          <div className="grid gap-1.5">
            <PageHeading
              title={registering ? t('auth.createAccount') : t('auth.signIn')}
              className="!text-[2rem]"
            />
            <p className="text-body text-text-2">
              {registering ? t('auth.createLead', { count: facts.signUpCredits }) : t('auth.signInLead')}
            </p>
          </div>
          {registering ? <RegisterForm /> : <SignInForm />}
          <p className="border-t border-border pt-5 text-center text-small text-text-2">
            {registering ? t('auth.haveAccount') : t('auth.noAccount')}{' '}
            <Link
              to={registering ? '/auth' : '/auth?view=register'}
              replace
              className="inline-flex min-h-6 items-center font-[600] text-text underline underline-offset-4"
            >
              {registering ? t('auth.signIn') : t('auth.createAccount')}
            </Link>
          </p>
        </Card>
      </div>
      <p className="text-center text-small text-text-3">{t('auth.proof')}</p>
    </div>
  );
};
