import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OidcMode, oidcModes } from '@portada/contracts';
import { DataSource } from 'typeorm';
import type { OidcChecks } from './oidc-client';
import { oidcMinutes } from './oidc-cookies';
import { consumeAttempt, insertAttempt } from './oidc.queries';
import { hashToken } from '../sessions/session-reader';

/** Creates a random token of 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Creates a random state of a third-party sign-in. The state contains the mode of its window, so that a callback
 * without a stored attempt is answered in the form that the window expects.
 */
export const newState = (mode: OidcMode): string => `${newToken()}.${mode}`;

/** The mode of the window (popup or redirect) that this state was created for. */
export const modeOfState = (state: string): OidcMode =>
  oidcModes.find((mode) => state.endsWith(`.${mode}`)) ?? 'redirect';

/** Stores sign-ins that browsers have begun at the third party and not completed. */
@Injectable()
export class OidcAttempts {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores a sign-in attempt, and deletes expired attempts unless another process deletes them now.
   * @param browser token of the attempt cookie
   */
  async store(browser: string, mode: OidcMode, checks: OidcChecks): Promise<void> {
    await insertAttempt(this.database, {
      stateHash: hashToken(checks.state),
      browserHash: hashToken(browser),
      nonce: checks.nonce,
      codeVerifier: checks.codeVerifier,
      mode,
      minutes: oidcMinutes,
    });
  }

  /**
   * Consumes a sign-in attempt. A state is valid once, and only in the browser that began the attempt.
   * @param browser token of the attempt cookie; null if the request has no such cookie
   * @returns null if no sign-in attempt has this state and browser
   */
  async consume(state: string, browser: string | null): Promise<OidcChecks | null> {
    if (browser === null) return null;
    const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
    const found = await consumeAttempt(this.database, hashes);
    return found ? { state, ...found } : null;
  }
}
