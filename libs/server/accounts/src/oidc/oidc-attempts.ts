import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OidcMode, oidcModes } from '@portada/contracts';
import { DataSource } from 'typeorm';
import type { OidcChecks } from './oidc-client';
import { oidcMinutes } from './oidc-cookies';
import { consumeAttempt, insertAttempt } from './oidc.queries';
import { hashToken } from '../sessions/session-reader';

/** A fresh token of 256 bit in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A random state. It contains how its window was opened, for a callback whose attempt is unknown. */
export const newState = (mode: OidcMode): string => `${newToken()}.${mode}`;

/** How the window was opened that comes back with this state. */
export const modeOfState = (state: string): OidcMode =>
  oidcModes.find((mode) => state.endsWith(`.${mode}`)) ?? 'redirect';

/** Windows that are on their way to the third party and back. */
@Injectable()
export class OidcAttempts {
  constructor(private readonly database: DataSource) {}

  /**
   * Notes an attempt; those that were never finished are forgotten, by one at a time.
   * @param browser token of the attempt's own cookie
   */
  async keep(browser: string, mode: OidcMode, checks: OidcChecks): Promise<void> {
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
   * Takes an attempt: its state works once, and in the browser alone that it was begun in.
   * @param browser null where the browser brought no cookie
   * @returns null where there is no such attempt
   */
  async take(state: string, browser: string | null): Promise<OidcChecks | null> {
    if (browser === null) return null;
    const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
    const found = await consumeAttempt(this.database, hashes);
    return found ? { state, ...found } : null;
  }
}
