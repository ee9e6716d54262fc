import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Logger } from '@portada/observability';
import type { Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { SimulatedAccounts } from './accounts';
import { errorPage, pageHeaders } from './page';
import { oidcPath } from './path';

/** Credentials of Portada as the client of the simulated OpenID provider. */
export type OidcClient = { id: string; secret: string };

const scopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'picture'],
};

/** Generates the signing key of this process, for RS256, which is Google's algorithm. */
const signingKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(6).toString('hex'),
  };
};

/** Grants every scope of the OpenID provider without a consent page. */
const consentOf = async (ctx: KoaContextWithOIDC) => {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(Object.keys(scopes).join(' '));
  await grant.save();
  return grant;
};

/** Writes the warnings that oidc-provider prints with `console` to the log of the process. */
const listenToLibrary = (logger: Logger): void => {
  console.warn = (text: unknown) => logger.info({ text: String(text) }, 'oidc-provider printed a warning');
  console.info = console.warn;
};

/**
 * Creates an OpenID provider with the package oidc-provider. Its only client is Portada, and its state is in memory.
 * @param options `origin` is the origin of Portada, `issuer` a URL at the origin, `interactionPath` the path of the
 * sign-in page
 */
export const createProvider = async (options: {
  origin: string;
  client: OidcClient;
  issuer: string;
  interactionPath: string;
  accounts: SimulatedAccounts;
  logger: Logger;
}): Promise<Provider> => {
  const { origin, client, issuer, interactionPath, accounts, logger } = options;
  listenToLibrary(logger);
  // oidc-provider is imported dynamically, because a CommonJS process cannot require an ES module.
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // The cookie path excludes requests to Portada, because Portada has the same origin as the simulated
      // provider.
      long: { httpOnly: true, sameSite: 'lax', path: oidcPath },
    },
    pkce: { required: () => true },
    claims: scopes,
    // The ID token contains the user's claims, as with Google.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${interactionPath}/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => Promise.resolve(accounts.claimsOf(sub)) }),
    loadExistingGrant: consentOf,
    renderError: (ctx, { error }) => {
      ctx.set(pageHeaders);
      ctx.body = errorPage(ctx.get('accept-language'), error);
    },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
  };
  const provider = new OidcProvider(issuer, configuration);
  // oidc-provider reads its public address from the forwarding headers of the web server.
  provider.proxy = true;
  return provider;
};
