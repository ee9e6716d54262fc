import { Inject, Injectable } from '@nestjs/common';
import { facts, unspecifiedCountry } from '@portada/contracts';
import { AppError } from '@portada/observability';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { newToken } from './oidc-attempts';
import type { OidcProfile } from './oidc-client';
import { oidcMinutes } from './oidc-cookies';
import { OidcError } from './oidc-error';
import { OIDC_OPTIONS, type OidcOptions } from './oidc.options';
import { photoAt200 } from './oidc-photo';
import { Passwords } from './passwords';
import { hashToken } from './session-reader';

/** Whom an identity opens, or the token of the link that waits for their password. */
export type Opened = { userId: string } | { linkToken: string };

const emailSchema = z.email().max(254);
const subjectSchema = z.string().min(1).max(255);

/** A name that fits the profile: without what no name holds, not too long; else what stands before the `@`. */
const displayNameOf = (name: string | null, email: string): string => {
  const { min, max } = facts.displayName;
  const clean = [...(name ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()].slice(0, max).join('');
  return clean.length >= min && clean.length <= max
    ? clean
    : email.slice(0, email.indexOf('@')).slice(0, max);
};

/**
 * Identities of third parties and the accounts that they open. An identity is issuer and subject (OpenID Connect Core
 * 1.0 section 5.7); an e-mail never opens an account by itself.
 */
@Injectable()
export class OidcIdentities {
  private readonly opensAdministrators: boolean;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    @Inject(OIDC_OPTIONS) options: OidcOptions | null,
  ) {
    this.opensAdministrators = options?.opensAdministrators ?? true;
  }

  /**
   * Finds the identity's account, or makes one. Where the e-mail has an account already, a link is prepared for its
   * owner's password, if both sides have verified the e-mail.
   * @throws OidcError oidc_failed, oidc_unverified, oidc_conflict
   */
  open(profile: OidcProfile): Promise<Opened> {
    const { issuer, subject } = profile;
    if (!subjectSchema.safeParse(subject).success || subject.includes('\0')) {
      throw new OidcError('oidc_failed', 'unusable subject');
    }
    return this.database.transaction(async (manager) => {
      // Callbacks of one identity come one after the other: the second finds the first one's account.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
      const userId = await this.find(manager, issuer, subject);
      if (userId) {
        await this.refuseAdministrator(manager, userId);
        return { userId };
      }
      const email = emailSchema.safeParse(profile.email);
      if (!profile.emailVerified || !email.success)
        throw new OidcError('oidc_unverified', 'no verified email');
      const made = await this.make(manager, profile, email.data);
      return made ? { userId: made } : { linkToken: await this.prepareLink(manager, profile, email.data) };
    });
  }

  /**
   * Joins the identity that waits under a token to its account, once the password has proved whose that is.
   * @param guard runs the check of the password within the limits of the account; it answers what the check does
   * @returns the user, and the hash that the password was right for
   * @throws AppError oidc_failed where nothing waits, invalid_request for a wrong password, oidc_conflict
   */
  async link(
    token: string,
    password: string,
    guard: (userId: string, check: () => Promise<boolean>) => Promise<boolean>,
  ): Promise<{ userId: string; passwordHash: string }> {
    const [waiting] = await this.database.query<{ user_id: string; password_hash: string }[]>(
      `SELECT p.user_id, u.password_hash FROM pending_links p JOIN users u ON u.id = p.user_id
        WHERE p.token_hash = $1 AND p.expires_at > now() AND u.deleted_at IS NULL
          AND u.password_hash IS NOT NULL AND u.email_verified_at IS NOT NULL AND ($2 OR u.role <> 'admin')`,
      [hashToken(token), this.opensAdministrators],
    );
    if (!waiting) throw new AppError('oidc_failed');
    const { user_id: userId, password_hash: passwordHash } = waiting;
    const right = await guard(userId, () => this.passwords.isRight(passwordHash, password));
    if (!right) throw new AppError('invalid_request', { fields: { password: 'password_wrong' } });
    return this.database.transaction(async (manager) => {
      const owner = await this.join(manager, token, passwordHash);
      if (owner === null) throw new AppError('oidc_failed');
      if (owner !== userId) throw new AppError('oidc_conflict');
      return { userId, passwordHash };
    });
  }

  /** @throws OidcError oidc_conflict where the issuer is not trusted with administrators' accounts */
  private async refuseAdministrator(manager: EntityManager, userId: string): Promise<void> {
    if (this.opensAdministrators) return;
    const [user] = await manager.query<{ role: string }[]>('SELECT role FROM users WHERE id = $1', [userId]);
    if (user?.role === 'admin') throw new OidcError('oidc_conflict', 'an administrator uses the password');
  }

  private async find(manager: EntityManager, issuer: string, subject: string): Promise<string | null> {
    const [row] = await manager.query<{ user_id: string }[]>(
      `SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
    );
    return row?.user_id ?? null;
  }

  /** Account, sign-up credits, photo, proof of the e-mail and identity together; null where the e-mail is taken. */
  private async make(manager: EntityManager, profile: OidcProfile, email: string): Promise<string | null> {
    const [answer] = await manager.query<[{ id: string | null }]>(
      `SELECT create_account($1, NULL, $2, $3, NULL, 'user', $4) AS id`,
      [email, displayNameOf(profile.name, email), unspecifiedCountry, facts.signUpCredits],
    );
    if (!answer.id) return null;
    await manager.query(`UPDATE users SET photo_url = $2, email_verified_at = now() WHERE id = $1`, [
      answer.id,
      photoAt200(profile.picture),
    ]);
    await manager.query(`INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3)`, [
      profile.issuer,
      profile.subject,
      answer.id,
    ]);
    return answer.id;
  }

  /** @throws OidcError oidc_conflict where the account cannot prove by a password that the e-mail is its owner's */
  private async prepareLink(manager: EntityManager, profile: OidcProfile, email: string): Promise<string> {
    const token = newToken();
    const prepared = await manager.query<{ user_id: string }[]>(
      `WITH forgotten AS (DELETE FROM pending_links WHERE expires_at < now()
         AND (SELECT pg_try_advisory_xact_lock(hashtextextended('pending_links', 0)))),
       prepared AS (INSERT INTO pending_links (token_hash, user_id, issuer, subject, expires_at)
         SELECT $1, id, $3, $4, now() + make_interval(mins => $5) FROM users
          WHERE email = lower($2) AND deleted_at IS NULL AND password_hash IS NOT NULL
            AND email_verified_at IS NOT NULL
         RETURNING user_id)
       SELECT user_id FROM prepared`,
      [hashToken(token), email, profile.issuer, profile.subject, oidcMinutes],
    );
    if (prepared.length === 0) throw new OidcError('oidc_conflict', 'the email has an account');
    return token;
  }

  /**
   * Uses up the link. The password must still be the one that was checked: a reset in between calls it off.
   * @returns whose the identity is now; null where the link is gone
   */
  private async join(manager: EntityManager, token: string, passwordHash: string): Promise<string | null> {
    const [link] = await manager.query<{ user_id: string; issuer: string; subject: string }[]>(
      `WITH used AS (DELETE FROM pending_links p USING users u
         WHERE p.token_hash = $1 AND p.expires_at > now() AND u.id = p.user_id AND u.deleted_at IS NULL
           AND u.password_hash = $2 AND u.email_verified_at IS NOT NULL
         RETURNING p.user_id, p.issuer, p.subject)
       SELECT user_id, issuer, subject FROM used`,
      [hashToken(token), passwordHash],
    );
    if (!link) return null;
    await manager.query(
      `INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3)
         ON CONFLICT (issuer, subject) DO NOTHING`,
      [link.issuer, link.subject, link.user_id],
    );
    return this.find(manager, link.issuer, link.subject);
  }
}
