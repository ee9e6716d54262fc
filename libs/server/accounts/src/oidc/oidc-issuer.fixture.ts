import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type CryptoKey, type JWTPayload, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';

/** Faults of the test issuer (a simulated sign-in provider); an empty object for a correct issuer. */
export type Misbehaviour = {
  /** Changes the claims of the next ID tokens. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** The test issuer signs with a key that it does not publish, under the id of the published key. */
  key?: 'foreign';
  alg?: 'none';
  /** Properties that replace properties of the issuer's metadata. */
  metadata?: Record<string, unknown>;
  /** HTTP status of every response of the test issuer. */
  status?: number;
  /** The test issuer accepts connections and never answers. */
  silent?: true;
};

/** A person who signs in at the test issuer. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  picture?: string;
};

type Grant = { nonce: string; challenge: string; redirectUri: string; person: Person };

/** An OpenID provider on loopback that tests can make misbehave. */
export type TestIssuer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  misbehave(how: Misbehaviour): void;
  /**
   * Signs a person in at the address that Portada redirected the browser to.
   * @returns the callback's path and query
   */
  authorize(address: string, person: Person): string;
  /** Values that must not appear in a log: codes, tokens, verifiers, the client's secret. */
  secrets: Set<string>;
  /** Paths of the requests that the test issuer received, in order. */
  asked: string[];
  close(): Promise<void>;
  /** Starts the closed test issuer again on its former port. */
  reopen(): Promise<void>;
};

const alg = 'RS256';
const kid = 'one';

/**
 * Starts a test issuer on loopback. Like a real issuer, it verifies client, secret, redirect address, code and PKCE
 * verifier.
 */
export const startTestIssuer = async (): Promise<TestIssuer> => {
  const [own, foreign] = await Promise.all([
    generateKeyPair(alg, { extractable: true }),
    generateKeyPair(alg, { extractable: true }),
  ]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg, use: 'sig' };
  const grants = new Map<string, Grant>();
  const secrets = new Set<string>(['the-client-secret']);
  const asked: string[] = [];
  let how: Misbehaviour = {};
  let issuer = '';

  const answer = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(how.status ?? status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const idToken = async ({ nonce, person }: Grant): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const proper = { iss: issuer, aud: 'portada', iat: now, exp: now + 300, nonce, ...person };
    const claims = how.claims?.(proper) ?? proper;
    if (how.alg === 'none') return new UnsecuredJWT(claims).encode();
    const key: CryptoKey = how.key === 'foreign' ? foreign.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const code = body.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = body.get('code_verifier');
    if (verifier) secrets.add(verifier);
    const challenge = createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url');
    const isRight =
      body.get('grant_type') === 'authorization_code' &&
      body.get('client_id') === 'portada' &&
      body.get('client_secret') === 'the-client-secret' &&
      grant?.redirectUri === body.get('redirect_uri') &&
      verifier !== null &&
      grant?.challenge === challenge;
    if (!grant || !isRight) return answer(response, 400, { error: 'invalid_grant' });
    const tokens = { access_token: randomBytes(20).toString('hex'), id_token: await idToken(grant) };
    Object.values(tokens).forEach((token) => secrets.add(token));
    answer(response, 200, { ...tokens, token_type: 'Bearer', expires_in: 300 });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    asked.push(path);
    if (how.silent) return;
    if (path === '/token') return exchange(request, response);
    if (path === '/jwks') return answer(response, 200, { keys: [jwk] });
    answer(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [alg],
      code_challenge_methods_supported: ['S256'],
      ...how.metadata,
    });
  };

  const server = createServer((request, response) => void handle(request, response));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    clientId: 'portada',
    clientSecret: 'the-client-secret',
    misbehave: (next) => (how = next),
    secrets,
    asked,
    authorize: (sent, person) => {
      const query = new URL(sent).searchParams;
      const code = randomBytes(20).toString('hex');
      const redirectUri = query.get('redirect_uri') ?? '';
      const state = query.get('state') ?? '';
      grants.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        person,
      });
      for (const secret of [code, state, query.get('nonce') ?? '']) secrets.add(secret);
      return `${new URL(redirectUri).pathname}?${new URLSearchParams({ code, state }).toString()}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    reopen: () => listen(port),
  };
};
