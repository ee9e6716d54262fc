import { Inject, Injectable } from '@nestjs/common';
import { oneLineOf, productConfig, unspecifiedCountry } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { newToken } from './oidc-attempts';
import type { OidcProfile } from './oidc-client';
import { oidcMinutes } from './oidc-cookies';
import { OidcError } from './oidc-error';
import { OIDC_OPTIONS, type OidcOptions } from './oidc.options';
import { photoAt200 } from './oidc-photo';
import {
  consumePendingLink,
  insertIdentity,
  insertPendingLink,
  lockIdentity,
  readIdentity,
  readPendingLink,
  storeThirdPartyProfile,
} from './oidc.queries';
import { Passwords } from '../sign-in/passwords';
import { hashToken } from '../sessions/session-reader';
import { UserEntity } from '../users/user.entity';
import { createAccount } from '../users/users.queries';

/**
 * Result of a third-party sign-in: the account that the identity opens, or the token of a pending link that needs the
 * account's password.
 */
export type Opened = { userId: string } | { linkToken: string };

/** Counts a new account in a rate limit; `refund` removes the count. Throws AppError too_many_requests. */
export type Admit = () => Promise<{ refund: () => Promise<void> }>;

const emailSchema = z.email().max(254);
const subjectSchema = z.string().min(1).max(255);

/**
 * Returns a valid display name: the profile's name without invalid characters, cut to the maximum, or the part of the
 * e-mail before `@`.
 */
const displayNameOf = (name: string | null, email: string): string => {
  const { min, max } = productConfig.displayName;
  const clean = [...oneLineOf((name ?? '').replace(/\p{Cs}/gu, ' '))].slice(0, max).join('');
  return clean.length >= min && clean.length <= max
    ? clean
    : email.slice(0, email.indexOf('@')).slice(0, max);
};

/**
 * Identities of third parties and the accounts that they open. An identity is issuer and subject (OpenID Connect Core
 * 1.0 section 5.7); an e-mail alone never opens an account.
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
   * Finds the account of an identity or creates one. If an account with the e-mail exists and both sides have
   * verified the e-mail, stores a pending link, which the account's password completes.
   * @param admit counts the new account in a rate limit, before it is created; an account that exists is not counted
   * @throws OidcError oidc_failed, oidc_unverified, oidc_conflict; the errors of `admit`
   */
  open(profile: OidcProfile, admit: Admit): Promise<Opened> {
    const { issuer, subject } = profile;
    if (!subjectSchema.safeParse(subject).success || subject.includes('\0')) {
      throw new OidcError('oidc_failed', 'the subject of the identity is invalid');
    }
    return this.database.transaction(async (manager) => {
      // Callbacks of one identity run one after another, so that the second finds the account of the first.
      await lockIdentity(manager, { issuer, subject });
      const userId = await readIdentity(manager, { issuer, subject });
      if (userId) {
        await this.refuseAdministrator(manager, userId);
        return { userId };
      }
      const email = emailSchema.safeParse(profile.email);
      if (!profile.emailVerified || !email.success)
        throw new OidcError('oidc_unverified', 'the identity has no verified e-mail');
      const made = await this.make(manager, profile, email.data, admit);
      return made ? { userId: made } : { linkToken: await this.prepareLink(manager, profile, email.data) };
    });
  }

  /**
   * Links the identity of a pending link to its account after the account's password was verified.
   * @param guard runs the password check within the rate limits of the account and returns the result of the check
   * @returns the user, and the hash that the password matched
   * @throws AppError oidc_failed if there is no pending link, invalid_request for a wrong password, oidc_conflict
   */
  async link(
    token: string,
    password: string,
    guard: (userId: string, check: () => Promise<boolean>) => Promise<boolean>,
  ): Promise<{ userId: string; passwordHash: string }> {
    const waiting = await readPendingLink(this.database, {
      tokenHash: hashToken(token),
      mayBeAdministrator: this.opensAdministrators,
    });
    if (!waiting) throw new AppError('oidc_failed');
    const { userId, passwordHash } = waiting;
    const right = await guard(userId, () => this.passwords.isRight(passwordHash, password));
    if (!right) throw new AppError('invalid_request', { fields: { password: 'password_wrong' } });
    return this.database.transaction(async (manager) => {
      const owner = await this.join(manager, token, passwordHash);
      if (owner === null) throw new AppError('oidc_failed');
      if (owner !== userId) throw new AppError('oidc_conflict');
      return { userId, passwordHash };
    });
  }

  /**
   * Refuses a sign-in to an administrator's account.
   * @throws OidcError oidc_conflict if the account belongs to an administrator and the issuer may not open such
   *   accounts
   */
  private async refuseAdministrator(manager: EntityManager, userId: string): Promise<void> {
    if (this.opensAdministrators) return;
    if (await manager.getRepository(UserEntity).existsBy({ id: userId, role: 'admin' }))
      throw new OidcError('oidc_conflict', 'an administrator must sign in with the password');
  }

  /**
   * Creates account, sign-up credits, photo, e-mail verification and identity in one transaction; null if the e-mail
   * is taken.
   */
  private async make(
    manager: EntityManager,
    profile: OidcProfile,
    email: string,
    admit: Admit,
  ): Promise<string | null> {
    const admitted = await admit();
    const userId = await createAccount(manager, {
      email,
      passwordHash: null,
      displayName: displayNameOf(profile.name, email),
      country: unspecifiedCountry,
      role: 'user',
      credits: productConfig.signUpCredits,
    });
    if (userId === null) {
      await admitted.refund();
      return null;
    }
    await storeThirdPartyProfile(manager, userId, photoAt200(profile.picture));
    await insertIdentity(manager, { issuer: profile.issuer, subject: profile.subject, userId });
    return userId;
  }

  /**
   * Stores a pending link between the identity and the account with this e-mail.
   * @returns the token of the link
   * @throws OidcError oidc_conflict if the account has no password or no verified e-mail
   */
  private async prepareLink(manager: EntityManager, profile: OidcProfile, email: string): Promise<string> {
    const token = newToken();
    const { issuer, subject } = profile;
    const link = { issuer, subject, tokenHash: hashToken(token), email, minutes: oidcMinutes };
    if (!(await insertPendingLink(manager, link)))
      throw new OidcError('oidc_conflict', 'the e-mail belongs to an existing account');
    return token;
  }

  /**
   * Consumes the pending link. The account must still have the password that was verified: a password reset in
   * between invalidates the link.
   * @returns the user who has the identity now; null if the link no longer exists
   */
  private async join(manager: EntityManager, token: string, passwordHash: string): Promise<string | null> {
    const link = await consumePendingLink(manager, { tokenHash: hashToken(token), passwordHash });
    if (!link) return null;
    await insertIdentity(manager, link);
    return (await readIdentity(manager, link)) ?? null;
  }
}
