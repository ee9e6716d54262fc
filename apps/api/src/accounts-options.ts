import type { AccountsModule } from '@portada/accounts';
import { isLoopbackUrl } from '@portada/config';
import type { ApiSettings } from './settings';

type AccountsOptions = Parameters<typeof AccountsModule.register>[0];

const oidcOf = (settings: ApiSettings): Exclude<AccountsOptions['oidc'], undefined> => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (!issuer || !clientId || !clientSecret) return null;
  // The simulated issuer (third-party sign-in provider) signs in every visitor as any person. If other machines can
  // reach the simulator, a sign-in through the simulator must not open the account of an administrator.
  const isSimulated = issuer.startsWith(`${new URL(settings.PUBLIC_URL).origin}/simulators/`);
  const opensAdministrators = !isSimulated || isLoopbackUrl(settings.PUBLIC_URL);
  return { issuer, clientId, clientSecret, opensAdministrators };
};

const recaptchaOf = (settings: ApiSettings): Exclude<AccountsOptions['recaptcha'], undefined> => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey } = settings;
  return siteKey && project && apiKey ? { siteKey, project, apiKey } : null;
};

/** Options of the accounts library from the settings; null for an option whose settings are missing. */
export const accountsOptions = (settings: ApiSettings): AccountsOptions => ({
  publicUrl: settings.PUBLIC_URL,
  oidc: oidcOf(settings),
  recaptcha: recaptchaOf(settings),
  administratorsNeedFactor: settings.NODE_ENV === 'production',
});
