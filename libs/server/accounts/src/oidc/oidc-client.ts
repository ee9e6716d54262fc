import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { clockSkewMs, serverNow } from '@portada/database';
import {
  ClientSecretPost,
  type Configuration,
  type IDToken,
  type TokenEndpointResponse,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockSkew,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { DataSource } from 'typeorm';
import { OidcError, toOidcError } from './oidc-error';
import { OIDC_OPTIONS, type OidcOptions, callbackPath } from './oidc.options';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';

/** A user at the third party: claims of a verified ID token (OpenID Connect Core 1.0 section 5.1). */
export type OidcProfile = {
  issuer: string;
  subject: string;
  email: string | null;
  /** True only if the claim `email_verified` is the boolean true. */
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
};

/** The values of a third-party sign-in that the issuer must return unchanged, and the PKCE code verifier. */
export type OidcChecks = { state: string; nonce: string; codeVerifier: string };

const defaultPatienceSeconds = 8;
/** Milliseconds after which the issuer's configuration is loaded again. */
const freshMs = 60 * 60 * 1000;
/** Seconds by which the clock may change before the configuration is loaded again. ID tokens may be 30 s early or late. */
const largestClockChange = 5;
const tries = 3;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A loaded configuration, the monotonic time in ms at which it was loaded, and the seconds by which the clock of Postgres was
 * ahead of the clock of this process, which openid-client adds to the clock.
 */
type KnownConfiguration = { configuration: Configuration; askedAt: number; aheadSeconds: number };

/**
 * Client of the one issuer of the settings: OpenID Connect's code flow with PKCE (RFC 7636, S256), state and nonce.
 * No other file imports openid-client. The issuer's configuration is loaded at the first use and cached for an hour,
 * or longer if loading it again fails.
 */
@Injectable()
export class OidcClient {
  private known: KnownConfiguration | null = null;
  private asking: Promise<Configuration> | null = null;
  private readonly patienceSeconds: number;

  constructor(
    @Inject(OIDC_OPTIONS) private readonly options: OidcOptions | null,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
    private readonly database: DataSource,
  ) {
    this.patienceSeconds = options?.patienceSeconds ?? defaultPatienceSeconds;
  }

  /** True if third-party sign-in is configured. */
  get isOn(): boolean {
    return this.options !== null;
  }

  /**
   * Begins a third-party sign-in. The issuer asks the user to choose an account, even if the user is signed in at the
   * issuer.
   * @param state returned by the issuer with the code
   * @returns the address that the browser is redirected to
   * @throws OidcError oidc_unavailable
   */
  async begin(state: string): Promise<{ address: string; checks: OidcChecks }> {
    const configuration = await this.configuration(null);
    const codeVerifier = randomPKCECodeVerifier();
    const nonce = randomNonce();
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.origin}${callbackPath}`,
      scope: 'openid email profile',
      response_type: 'code',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { address: address.href, checks: { state, nonce, codeVerifier } };
  }

  /**
   * Exchanges the authorization code for an ID token and verifies issuer, audience, times by the clock of Postgres, nonce and
   * signature of the token.
   * @param query query string of the callback, unchanged
   * @throws OidcError oidc_failed, oidc_cancelled, oidc_unavailable
   */
  async finish(query: string, checks: OidcChecks): Promise<OidcProfile> {
    const aheadSeconds = await this.secondsAhead();
    const configuration = await this.configuration(aheadSeconds);
    try {
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.origin}${callbackPath}?${query}`),
        {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new OidcError('oidc_failed', 'the issuer sent no ID token');
      return await this.profileOf(configuration, tokens, claims);
    } catch (error) {
      const failure = toOidcError(error);
      // The issuer may have new keys: its configuration is loaded again for the next sign-in.
      if (failure.outcome === 'oidc_failed') this.known = { configuration, askedAt: -Infinity, aheadSeconds };
      throw failure;
    }
  }

  /** Reads the user's profile from the ID token, or from the UserInfo endpoint if the ID token has no e-mail. */
  private async profileOf(
    configuration: Configuration,
    tokens: TokenEndpointResponse,
    idToken: IDToken,
  ): Promise<OidcProfile> {
    const isThin = idToken['email'] === undefined && configuration.serverMetadata().userinfo_endpoint;
    const claims = isThin
      ? { ...(await fetchUserInfo(configuration, tokens.access_token, idToken.sub)), ...idToken }
      : idToken;
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
    return {
      issuer: idToken.iss,
      subject: idToken.sub,
      email: text(claims['email']),
      emailVerified: claims['email_verified'] === true,
      name: text(claims['name']),
      picture: text(claims['picture']),
    };
  }

  /** Seconds by which the clock of Postgres is ahead of the clock of this process. */
  private async secondsAhead(): Promise<number> {
    await serverNow(this.database);
    return -Math.round((clockSkewMs(this.database) ?? 0) / 1000);
  }

  /** @param aheadSeconds see KnownConfiguration; null if no time is compared */
  private async configuration(aheadSeconds: number | null): Promise<Configuration> {
    const { known } = this;
    if (known && performance.now() - known.askedAt < freshMs) {
      if (Math.abs((aheadSeconds ?? known.aheadSeconds) - known.aheadSeconds) <= largestClockChange)
        return known.configuration;
    }
    this.asking ??= this.discover(aheadSeconds ?? 0).finally(() => (this.asking = null));
    try {
      return await this.asking;
    } catch (error) {
      if (known) return known.configuration;
      throw toOidcError(error);
    }
  }

  private async discover(aheadSeconds: number): Promise<Configuration> {
    const end = performance.now() + this.patienceSeconds * 1000;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const seconds = Math.ceil(end - performance.now()) / 1000;
        const configuration = await this.discoverOnce(seconds, aheadSeconds);
        this.known = { configuration, askedAt: performance.now(), aheadSeconds };
        return configuration;
      } catch (error) {
        const failure = toOidcError(error);
        const pauseMs = 200 * attempt;
        if (
          attempt === tries ||
          failure.outcome !== 'oidc_unavailable' ||
          performance.now() + pauseMs >= end
        ) {
          // An invalid configuration prevents every sign-in at this issuer.
          throw new OidcError('oidc_unavailable', failure.reason);
        }
        await pause(pauseMs);
      }
    }
  }

  private async discoverOnce(seconds: number, aheadSeconds: number): Promise<Configuration> {
    const { options } = this;
    if (!options) throw new OidcError('oidc_unavailable', 'third-party sign-in is not configured');
    const configuration = await discovery(
      new URL(options.issuer),
      options.clientId,
      { [clockSkew]: aheadSeconds },
      ClientSecretPost(options.clientSecret),
      {
        timeout: Math.max(seconds, 0.1),
        execute: [enableNonRepudiationChecks, ...(this.mayBePlain(options) ? [allowInsecureRequests] : [])],
      },
    );
    // The library openid-client compares issuers as addresses. An identity is stored with the exact name of the
    // issuer, so the names must be equal.
    if (configuration.serverMetadata().issuer !== options.issuer) {
      throw new OidcError('oidc_failed', 'the metadata of the issuer has another issuer name');
    }
    configuration.timeout = this.patienceSeconds;
    return configuration;
  }

  /**
   * Tells if plain http is allowed for the issuer of third-party sign-in.
   * @returns true if the issuer is on this machine, or at Portada's own origin like the simulator
   */
  private mayBePlain({ issuer }: OidcOptions): boolean {
    const { protocol, hostname, origin } = new URL(issuer);
    return protocol === 'http:' && (loopback.has(hostname) || origin === this.origin);
  }
}
