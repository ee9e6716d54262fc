import { Inject, Injectable } from '@nestjs/common';
import {
  type ProfilePatch,
  type RegisterBody,
  type User,
  productConfig,
  unspecifiedCountry,
} from '@portada/contracts';
import { CreditRepairsService } from '@portada/credits';
import { AppError } from '@portada/errors';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { ADMINISTRATORS_NEED_FACTOR } from '../sessions/session-cookie';
import { Passwords, assertStrong } from '../sign-in/passwords';
import { UserEntity } from './user.entity';
import { completeProfile, readAccount, registerAccount } from './users.queries';

/** Creates, reads and changes accounts and their profiles. */
@Injectable()
export class Users {
  private readonly rows: Repository<UserEntity>;

  constructor(
    private readonly database: DataSource,
    private readonly repairs: CreditRepairsService,
    private readonly passwords: Passwords,
    @Inject(ADMINISTRATORS_NEED_FACTOR) private readonly administratorsNeedFactor: boolean,
  ) {
    this.rows = database.getRepository(UserEntity);
  }

  /**
   * Creates an account with its sign-up credits and queues the verification mail, in one transaction.
   * @returns the user's id
   * @throws AppError invalid_request for a password that is easy to guess, email_taken
   */
  async register({ email, password, displayName, country }: RegisterBody): Promise<string> {
    assertStrong(password, email);
    const passwordHash = await this.passwords.hash(password);
    const account = { email, passwordHash, displayName, country, credits: productConfig.signUpCredits };
    const id = await registerAccount(this.database, account);
    if (id === null) throw new AppError('email_taken');
    return id;
  }

  /**
   * Finds the account with this e-mail and password.
   * @returns id and password hash of the account; null otherwise, after the same work whether or not the e-mail has
   *   an account
   */
  async byPassword(email: string, password: string): Promise<{ id: string; passwordHash: string } | null> {
    const user = await this.rows.findOne({
      where: { email: email.toLowerCase() },
      select: { id: true, passwordHash: true },
    });
    const passwordHash = user?.passwordHash ?? null;
    const right = await this.passwords.isRight(passwordHash, password);
    return right && user && passwordHash !== null ? { id: user.id, passwordHash } : null;
  }

  /**
   * Reads a user's own account in one statement. Credits that need a repair are repaired first.
   * @throws AppError signed_out if the account is deleted
   */
  async read(id: string): Promise<User> {
    let account = await readAccount(this.database, id);
    if (account && this.repairs.isNeeded(account)) {
      await this.repairs.repair(id);
      account = await readAccount(this.database, id);
    }
    if (!account) throw new AppError('signed_out');
    const { granted: _granted, available, ...user } = account;
    const isOpen = user.role !== 'admin' || user.hasSecondFactor;
    return {
      ...user,
      createdAt: user.createdAt.toISOString(),
      credits: available,
      needsSecondFactor: this.administratorsNeedFactor && !isOpen,
    };
  }

  /**
   * Sets name and country where the profile lacks them. Existing values stay, so that a repeated call changes
   * nothing.
   * @param given a display name and a country of the catalogue
   */
  async complete(
    id: string,
    given: { displayName?: string | undefined; country?: string | undefined },
  ): Promise<User> {
    await completeProfile(this.database, id, {
      displayName: given.displayName ?? null,
      country: given.country ?? null,
      unspecified: unspecifiedCountry,
    });
    return this.read(id);
  }

  /** Changes the properties of an account that the patch contains. */
  async change(id: string, patch: ProfilePatch): Promise<User> {
    const named = Object.entries(patch).filter(([, value]) => value !== undefined);
    if (named.length > 0) await this.rows.update({ id, deletedAt: IsNull() }, Object.fromEntries(named));
    return this.read(id);
  }
}
