import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { DataSource, IsNull } from 'typeorm';
import { queueMail } from '@portada/mail';
import { Passwords, assertStrong } from '../sign-in/passwords';
import { Sessions } from '../sessions/sessions.service';
import { UserEntity } from '../users/user.entity';
import { replacePassword } from '../users/users.queries';

/** What a user signs in with. */
type Credentials = Pick<UserEntity, 'email' | 'passwordHash'>;

/** Changes the password of a user who knows the current one, or has none. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Sets the password and ends every session of the user; links that were on their way stop working, and the owner is
   * written to. The caller tells of the sessions' end, after it has begun a new one.
   * @param passwords `current` is left out by an account without a password
   * @returns the sessions that ended
   * @throws AppError invalid_request naming `currentPassword` or `password`, signed_out where the account is gone
   */
  async change(userId: string, passwords: { current: string | undefined; next: string }): Promise<string[]> {
    const stored = await this.find(userId);
    await this.assertRight(stored, passwords.current);
    assertStrong(passwords.next, stored.email);
    const passwordHash = await this.passwords.hash(passwords.next);
    return this.database.transaction(async (tx) => {
      const isReplaced = await replacePassword(tx, userId, { from: stored.passwordHash, to: passwordHash });
      // Another request has changed it since it was checked.
      if (!isReplaced) throw wrong('password_wrong');
      await queueMail(tx, userId, 'password_changed');
      return this.sessions.removeAll(tx, userId);
    });
  }

  private async find(userId: string): Promise<Credentials> {
    const stored = await this.database.getRepository(UserEntity).findOne({
      where: { id: userId, deletedAt: IsNull() },
      select: { email: true, passwordHash: true },
    });
    if (!stored) throw new AppError('signed_out');
    return stored;
  }

  private async assertRight({ passwordHash }: Credentials, current: string | undefined): Promise<void> {
    if (passwordHash === null) return;
    if (current === undefined) throw wrong('required');
    if (!(await this.passwords.isRight(passwordHash, current))) throw wrong('password_wrong');
  }
}

const wrong = (message: 'required' | 'password_wrong'): AppError =>
  new AppError('invalid_request', { fields: { currentPassword: message } });
