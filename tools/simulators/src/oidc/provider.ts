import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Logger } from '@portada/observability';
import type { Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { SimulatedAccounts } from './accounts';
import { errorPage, pageHeaders } from './page';
import { oidcPath } from './path';

/** Whom the provider signs people in for. */
export type OidcClient = { id: string; secret: string };

const scopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'picture'],
};

/** A key for this run alone, as Google signs: RS256. */
const signingKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(6).toString('hex'),
  };
};

/** Nobody is asked for consent: a person who signs in here means to be let in there. */
const consentOf = async (ctx: KoaContextWithOIDC) => {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(Object.keys(scopes).join(' '));
  await grant.save();
  return grant;
};

/** The library says what it misses on this machine with `console`; in the log it belongs to the process's lines. */
const listenToLibrary = (logger: Logger): void => {
  console.warn = (text: unknown) => logger.info({ text: String(text) }, 'from oidc-provider');
  console.info = console.warn;
};

/**
 * A certified OpenID provider with one client, Portada, and its state in memory.
 * @param options `origin` is the product's, `issuer` lies below it; `interactionPath` is where the sign-in page is
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
  // An ES module alone, with what a CommonJS process cannot require.
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
      // The product, which is at the same origin, has no use for it.
      long: { httpOnly: true, sameSite: 'lax', path: oidcPath },
    },
    pkce: { required: () => true },
    claims: scopes,
    // In the ID token, where Google has them too.
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
  // The edge in front says under which address people came.
  provider.proxy = true;
  return provider;
};
