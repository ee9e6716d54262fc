import { type SignInStep, secondFactorCodeSchema } from '@portada/contracts';
import { Button, Field, TextInput, buttonClass } from '@portada/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { useSchemaForm } from '../../shared/schema-form';
import { useCompleteSignIn, useSignInStep } from './api/second-factor';
import { AuthAlert } from './auth-alert';
import { AuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';

/** Page `/auth/second-factor`, which completes a sign-in to an account with a second factor. */
export const SecondFactorPage = () => {
  const { t } = useTranslation();
  const step = useSignInStep();
  if (step.data) return <CodeForm step={step.data} />;
  if (step.isPending) return <Waiting label={t('shared.loading')} />;
  return <Expired error={step.error} />;
};

const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_expired';

const CodeForm = ({ step }: { step: SignInStep }) => {
  const { t } = useTranslation();
  const complete = useCompleteSignIn();
  const [usesRecovery, setUsesRecovery] = useState(false);
  if (isExpired(complete.error)) return <Expired error={complete.error} />;
  return (
    <>
      <AuthHeading title={t('auth.secondFactorTitle')}>
        {t(usesRecovery ? 'auth.secondFactorRecoveryLead' : 'auth.secondFactorLead')}
      </AuthHeading>
      <Code key={String(usesRecovery)} usesRecovery={usesRecovery} complete={complete} />
      {step.methods.includes('recovery_code') && (
        <Button
          variant="ghost"
          onClick={() => {
            complete.reset();
            setUsesRecovery(!usesRecovery);
          }}
        >
          {t(usesRecovery ? 'auth.useAuthenticator' : 'auth.useRecoveryCode')}
        </Button>
      )}
      <p className="border-t border-border pt-5 text-center text-small text-text-2">
        {t('auth.secondFactorOther')} <TextLink to="/auth">{t('auth.signInAgain')}</TextLink>
      </p>
    </>
  );
};

type CodeProps = { usesRecovery: boolean; complete: ReturnType<typeof useCompleteSignIn> };

const Code = ({ usesRecovery, complete }: CodeProps) => {
  const { t } = useTranslation();
  const form = useSchemaForm(secondFactorCodeSchema, ({ code }, refuse) =>
    complete.mutate(code, { onError: refuse }),
  );
  return (
    <AuthForm
      form={form}
      call={complete}
      submitLabel={t('auth.verifyCode')}
      busyLabel={t('auth.verifyingCode')}
    >
      <Field
        label={t(usesRecovery ? 'auth.recoveryCode' : 'auth.secondFactorCode')}
        error={form.errorOf('code')}
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode={usesRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
    </AuthForm>
  );
};

const Expired = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('auth.secondFactorTitle')} />
      <AuthAlert error={error} />
      <Link to="/auth" replace className={buttonClass({ variant: 'volt', size: 'large' })}>
        {t('auth.signInAgain')}
      </Link>
    </>
  );
};
