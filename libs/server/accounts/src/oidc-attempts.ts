import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OidcMode, oidcModes } from '@portada/contracts';
import { DataSource } from 'typeorm';
import type { OidcChecks } from './oidc-client';
import { oidcMinutes } from './oidc-cookies';
import { hashToken } from './session-reader';

/** A fresh token of 256 bit in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A state that nobody can guess; it says how its window was opened, for the case that nothing else is known of it. */
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
    await this.database.query(
      `WITH forgotten AS (DELETE FROM oidc_attempts WHERE expires_at < now()
         AND (SELECT pg_try_advisory_xact_lock(hashtextextended('oidc_attempts', 0))))
       INSERT INTO oidc_attempts (state_hash, browser_hash, nonce, code_verifier, mode, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [hashToken(checks.state), hashToken(browser), checks.nonce, checks.codeVerifier, mode, oidcMinutes],
    );
  }

  /**
   * Takes an attempt: its state works once, and in the browser alone that it was begun in.
   * @param browser null where the browser brought no cookie
   * @returns null where there is no such attempt
   */
  async take(state: string, browser: string | null): Promise<OidcChecks | null> {
    if (browser === null) return null;
    const [row] = await this.database.query<{ nonce: string; code_verifier: string }[]>(
      `WITH taken AS (DELETE FROM oidc_attempts WHERE state_hash = $1 AND browser_hash = $2
                      AND expires_at > now() RETURNING nonce, code_verifier)
       SELECT nonce, code_verifier FROM taken`,
      [hashToken(state), hashToken(browser)],
    );
    return row ? { state, nonce: row.nonce, codeVerifier: row.code_verifier } : null;
  }
}
