import { Injectable } from '@nestjs/common';
import {
  type ProfilePatch,
  type RegisterBody,
  type User,
  facts,
  unspecifiedCountry,
} from '@portada/contracts';
import { CreditRepairs, type CreditState } from '@portada/credits';
import { poolOf } from '@portada/database';
import { AppError } from '@portada/observability';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { Passwords, assertStrong } from './passwords';
import { UserEntity } from './user.entity';

type AccountRow = Omit<User, 'createdAt' | 'credits'> & CreditState & { createdAt: Date };

/** Accounts and their profiles. */
@Injectable()
export class Users {
  private readonly rows: Repository<UserEntity>;

  constructor(
    private readonly database: DataSource,
    private readonly repairs: CreditRepairs,
    private readonly passwords: Passwords,
  ) {
    this.rows = database.getRepository(UserEntity);
  }

  /**
   * Makes an account with its sign-up credits, and the mail that asks whether the address is theirs, in one transaction.
   * @returns the user's id
   * @throws AppError invalid_request for a password that anybody would guess, email_taken
   */
  async register({ email, password, displayName, country }: RegisterBody): Promise<string> {
    assertStrong(password, email);
    const passwordHash = await this.passwords.hash(password);
    const [answer] = await this.database.query<[{ id: string | null }]>(
      `WITH made AS (SELECT create_account($1, $2, $3, $4, NULL, 'user', $5) AS id),
            mail AS (INSERT INTO mails (user_id, kind) SELECT id, 'verify_email' FROM made WHERE id IS NOT NULL)
       SELECT id FROM made`,
      [email, passwordHash, displayName, country, facts.signUpCredits],
    );
    if (!answer.id) throw new AppError('email_taken');
    return answer.id;
  }

  /** The account that this e-mail and password open, and its hash, or null; the same work for every kind of null. */
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
   * A user as their own browser sees them: one statement. Their session loads here, so their credits are repaired first.
   * @throws AppError signed_out where the account is gone
   */
  async read(id: string): Promise<User> {
    let account = await this.accountOf(id);
    if (account && this.repairs.isNeeded(account)) {
      await this.repairs.repair(id);
      account = await this.accountOf(id);
    }
    if (!account) throw new AppError('signed_out');
    const { granted: _granted, available, ...user } = account;
    return { ...user, createdAt: user.createdAt.toISOString(), credits: available };
  }

  private async accountOf(id: string): Promise<AccountRow | undefined> {
    const { rows } = await poolOf(this.database).query<AccountRow>({
      name: 'account_read',
      text: `SELECT u.id AS uid, u.email, u.display_name AS "displayName", u.photo_url AS "photoURL", u.country,
                    u.created_at AS "createdAt", u.email_verified_at IS NOT NULL AS "isEmailVerified", u.role,
                    u.language, u.password_hash IS NOT NULL AS "hasPassword", c.balance::float8 AS available,
                    EXISTS (SELECT FROM credit_transfers t WHERE t.user_id = u.id AND t.kind = 'grant') AS granted
               FROM users u JOIN credit_accounts c ON c.user_id = u.id AND c.kind = 'available'
              WHERE u.id = $1 AND u.deleted_at IS NULL`,
      values: [id],
    });
    return rows[0];
  }

  /**
   * Gives a profile what it still lacks; what it has stays, so that the same call again changes nothing.
   * @param given a name and a country of the catalogue
   */
  async complete(
    id: string,
    given: { displayName?: string | undefined; country?: string | undefined },
  ): Promise<User> {
    await this.database.query(
      `UPDATE users SET display_name = CASE WHEN display_name = '' THEN coalesce($2, '') ELSE display_name END,
              country = CASE WHEN coalesce(country, $4) = $4 THEN coalesce($3, country) ELSE country END,
              updated_at = now()
        WHERE id = $1 AND deleted_at IS NULL`,
      [id, given.displayName ?? null, given.country ?? null, unspecifiedCountry],
    );
    return this.read(id);
  }

  /** Changes what the patch names. */
  async change(id: string, patch: ProfilePatch): Promise<User> {
    const named = Object.entries(patch).filter(([, value]) => value !== undefined);
    if (named.length > 0) await this.rows.update({ id, deletedAt: IsNull() }, Object.fromEntries(named));
    return this.read(id);
  }
}
