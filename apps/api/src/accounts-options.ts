import type { AccountsModule } from '@portada/accounts';
import type { ApiSettings } from './settings';

type AccountsOptions = Parameters<typeof AccountsModule.register>[0];

const oidcOf = (settings: ApiSettings): Exclude<AccountsOptions['oidc'], undefined> => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
};

const recaptchaOf = (settings: ApiSettings): Exclude<AccountsOptions['recaptcha'], undefined> => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey } = settings;
  return siteKey && project && apiKey ? { siteKey, project, apiKey } : null;
};

/** What the accounts are told, from the settings; null for what they do not name. */
export const accountsOptions = (settings: ApiSettings): AccountsOptions => ({
  publicUrl: settings.PUBLIC_URL,
  oidc: oidcOf(settings),
  recaptcha: recaptchaOf(settings),
});
