import { type SignInStep, secondFactorCodeSchema } from '@portada/contracts';
import { Alert, Button, Field, TextInput, buttonClass } from '@portada/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { registerMessages, useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { PasskeyError, supportsPasskeys } from '../../shared/passkeys';
import { recentSignInMessages } from '../../shared/recent-sign-in/recent-sign-in.messages';
import { useSchemaForm } from '../../shared/schema-form';
import { useCompleteSignIn, useSignInStep, useSignInWithPasskey } from './api/second-factor';
import { AuthAlert } from './auth-alert';
import { AuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';

registerMessages({ recentSignIn: recentSignInMessages });

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

/** Ways to complete the sign-in, in the order in which the page offers them. */
const leads = {
  passkey: 'auth.secondFactorPasskeyLead',
  totp: 'auth.secondFactorLead',
  recovery_code: 'auth.secondFactorRecoveryLead',
} as const;
const offers = {
  passkey: 'recentSignIn.usePasskey',
  totp: 'auth.useAuthenticator',
  recovery_code: 'auth.useRecoveryCode',
} as const;

const CodeForm = ({ step }: { step: SignInStep }) => {
  const { t } = useTranslation();
  const complete = useCompleteSignIn();
  const passkey = useSignInWithPasskey();
  const methods = step.methods.filter((method) => method !== 'passkey' || supportsPasskeys());
  const [method, setMethod] = useState(methods[0] ?? 'recovery_code');
  const expired = [complete.error, passkey.error].find(isExpired);
  if (expired) return <Expired error={expired} />;
  return (
    <>
      <AuthHeading title={t('auth.secondFactorTitle')}>{t(leads[method])}</AuthHeading>
      {method === 'passkey' ? (
        <PasskeyButton passkey={passkey} />
      ) : (
        <Code key={method} usesRecovery={method === 'recovery_code'} complete={complete} />
      )}
      <div className="grid gap-1">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              onClick={() => {
                complete.reset();
                passkey.reset();
                setMethod(other);
              }}
            >
              {t(offers[other])}
            </Button>
          ))}
      </div>
      <p className="border-t border-border pt-5 text-center text-small text-text-2">
        {t('auth.secondFactorOther')} <TextLink to="/auth">{t('auth.signInAgain')}</TextLink>
      </p>
    </>
  );
};

const PasskeyButton = ({ passkey }: { passkey: ReturnType<typeof useSignInWithPasskey> }) => {
  const { t } = useTranslation();
  // A wrong signature and a device that does not confirm are the same for the user.
  const isRefused =
    passkey.error instanceof PasskeyError ||
    (passkey.error instanceof ApiError && passkey.error.code === 'invalid_request');
  return (
    <div className="grid gap-5">
      <AuthAlert error={isRefused ? null : passkey.error} />
      <Alert>{isRefused ? t('recentSignIn.passkeyFailed') : undefined}</Alert>
      <Button
        variant="volt"
        size="large"
        busy={passkey.isPending}
        busyLabel={t('recentSignIn.waitingForPasskey')}
        onClick={() => passkey.mutate()}
      >
        {t('recentSignIn.usePasskey')}
      </Button>
    </div>
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
