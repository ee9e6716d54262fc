import { productConfig, type OidcOutcome, oidcOutcomeSchema } from '@portada/contracts';
import { Skeleton } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { configQuery, useConfig } from '../../shared/config/config';
import { buyPack, packIn, withPack } from '../../shared/credits/pack-links';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import { keepPrompt, promptIn } from '../../shared/session/kept-prompt';
import { rememberReturnTo } from '../../shared/session/return-to';
import { site } from '../../shared/site/site';
import { AuthHeading } from './auth-heading';
import { AuthSeo } from './auth-seo';
import { TextLink } from './auth-links';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';
import { KeptIdea } from './kept-idea';
import { LinkForm } from './third-party/link-form';
import type { AuthView } from './third-party/oidc-address';
import { ThirdPartyButton } from './third-party/third-party-button';

/**
 * Returns the outcome of a third-party sign-in by redirect, from the URL; null without an outcome or with an unknown
 * outcome.
 */
const useRedirectOutcome = (): OidcOutcome | null => {
  const [search] = useSearchParams();
  return oidcOutcomeSchema.safeParse(search.get('oidc')).data ?? null;
};

/**
 * Screen with two forms: `?view=register` shows Create Account, otherwise Sign In; `?oidc=link` asks for a
 * password. The pack of `?pack=` is kept for Buy Credits, for each form and for third-party sign-in. The prompt of
 * `?prompt=` is kept for a new thumbnail, and shown above the form.
 */
export const AuthPage = () => {
  const [search] = useSearchParams();
  const pack = packIn(search);
  useEffect(() => {
    if (pack !== null) rememberReturnTo(buyPack(pack));
  }, [pack]);
  useEffect(() => {
    const wanted = promptIn(search);
    if (wanted !== null) keepPrompt(wanted);
  }, [search]);
  const outcome = useRedirectOutcome();
  if (outcome === 'link') return <LinkScreen />;
  return search.get('view') === 'register' ? (
    <RegisterScreen outcome={outcome} />
  ) : (
    <SignInScreen outcome={outcome} />
  );
};

const SignInScreen = ({ outcome }: { outcome: OidcOutcome | null }) => {
  const { t } = useTranslation();
  return (
    <>
      <AuthSeo view="login" />
      <AuthHeading title={t('auth.signIn')} hasSeo>
        {t('auth.signInLead')}
      </AuthHeading>
      <NeedsScript />
      <KeptIdea />
      <ThirdPartyPart view="login" outcome={outcome} />
      <SignInForm />
      <Switch question={t('auth.noAccount')} to="/auth?view=register" answer={t('auth.createAccount')} />
    </>
  );
};

const RegisterScreen = ({ outcome }: { outcome: OidcOutcome | null }) => {
  const { t } = useTranslation();
  return (
    <>
      <AuthSeo view="register" />
      <AuthHeading title={t('auth.createAccount')} hasSeo>
        {t('auth.createLead', { count: productConfig.signUpCredits })}
      </AuthHeading>
      <NeedsScript />
      <KeptIdea />
      <ThirdPartyPart view="register" outcome={outcome} />
      <RegisterForm />
      <Switch question={t('auth.haveAccount')} to="/auth" answer={t('auth.signIn')} />
    </>
  );
};

const LinkScreen = () => {
  const { t } = useTranslation();
  const label = useConfig()?.oidc?.label ?? t('auth.otherAccount');
  return (
    <>
      <AuthHeading title={t('auth.linkTitle', { label })}>{t('auth.linkLead', { label })}</AuthHeading>
      <LinkForm label={label} />
      <Switch question={t('auth.linkOther')} to="/auth" answer={t('auth.signIn')} />
    </>
  );
};

/** Note for browsers without JavaScript that the forms need JavaScript. */
const NeedsScript = () => {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="rounded-input bg-warning-soft px-4 py-3 text-small text-warning-text">
        {t('auth.needsScript')}
      </p>
    </noscript>
  );
};

/**
 * Link to the other sign-in form. The link keeps the chosen pack; before hydration the hydration bootstrap
 * (apps/web/hydration-bootstrap.js) adds the pack to the prerendered link.
 */
const Switch = ({ question, to, answer }: { question: string; to: string; answer: string }) => {
  const [search] = useSearchParams();
  return (
    <p className="border-t border-border pt-5 text-center text-small text-text-2">
      {question}{' '}
      <TextLink to={withPack(to, packIn(search))} replace data-keeps-query="">
        {answer}
      </TextLink>
    </p>
  );
};

/**
 * Returns the name of the third-party provider. The name comes from the settings of the server when they are
 * loaded, and before that from the served page. The result is empty without a provider, and null while the name is
 * unknown.
 */
const useProviderLabel = (): string | null => {
  const { data: config, isPending } = useQuery(configQuery);
  if (config) return config.oidc?.label ?? '';
  return site().oidcLabel ?? (isPending ? null : '');
};

/**
 * Third-party sign-in button above the form. The served page already has the final label of the button, or hides
 * the button (app.css).
 */
const ThirdPartyPart = ({ view, outcome }: { view: AuthView; outcome: OidcOutcome | null }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const label = useProviderLabel();
  if (label === '' && isHydrated) return null;
  return (
    <div className="third-party grid gap-6" data-provider={label}>
      {label === null ? (
        <Skeleton className="h-13 rounded-full!" />
      ) : (
        <ThirdPartyButton
          view={view}
          label={label}
          redirected={outcome}
          onNext={(step) =>
            void navigate(step === 'link' ? '/auth?oidc=link' : '/auth/second-factor', { replace: true })
          }
        />
      )}
      <p className="flex items-center gap-4 text-small text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('auth.orEmail')}
      </p>
    </div>
  );
};
