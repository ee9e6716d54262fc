import { Inject, Injectable } from '@nestjs/common';
import { productConfig, unspecifiedCountry } from '@portada/contracts';
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

/** Whom an identity opens, or the token of the link that waits for their password. */
export type Opened = { userId: string } | { linkToken: string };

const emailSchema = z.email().max(254);
const subjectSchema = z.string().min(1).max(255);

/** A name that fits the profile: without what no name holds, not too long; else what stands before the `@`. */
const displayNameOf = (name: string | null, email: string): string => {
  const { min, max } = productConfig.displayName;
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
      await lockIdentity(manager, { issuer, subject });
      const userId = await readIdentity(manager, { issuer, subject });
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

  /** @throws OidcError oidc_conflict where the issuer is not trusted with administrators' accounts */
  private async refuseAdministrator(manager: EntityManager, userId: string): Promise<void> {
    if (this.opensAdministrators) return;
    if (await manager.getRepository(UserEntity).existsBy({ id: userId, role: 'admin' }))
      throw new OidcError('oidc_conflict', 'an administrator uses the password');
  }

  /** Account, sign-up credits, photo, proof of the e-mail and identity together; null where the e-mail is taken. */
  private async make(manager: EntityManager, profile: OidcProfile, email: string): Promise<string | null> {
    const userId = await createAccount(manager, {
      email,
      passwordHash: null,
      displayName: displayNameOf(profile.name, email),
      country: unspecifiedCountry,
      role: 'user',
      credits: productConfig.signUpCredits,
    });
    if (userId === null) return null;
    await storeThirdPartyProfile(manager, userId, photoAt200(profile.picture));
    await insertIdentity(manager, { issuer: profile.issuer, subject: profile.subject, userId });
    return userId;
  }

  /** @throws OidcError oidc_conflict where the account cannot prove by a password that the e-mail is its owner's */
  private async prepareLink(manager: EntityManager, profile: OidcProfile, email: string): Promise<string> {
    const token = newToken();
    const { issuer, subject } = profile;
    const link = { issuer, subject, tokenHash: hashToken(token), email, minutes: oidcMinutes };
    if (!(await insertPendingLink(manager, link)))
      throw new OidcError('oidc_conflict', 'the email has an account');
    return token;
  }

  /**
   * Uses up the link. The password must still be the one that was checked: a reset in between calls it off.
   * @returns whose the identity is now; null where the link is gone
   */
  private async join(manager: EntityManager, token: string, passwordHash: string): Promise<string | null> {
    const link = await consumePendingLink(manager, { tokenHash: hashToken(token), passwordHash });
    if (!link) return null;
    await insertIdentity(manager, link);
    return (await readIdentity(manager, link)) ?? null;
  }
}
