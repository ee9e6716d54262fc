import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { DataSource, IsNull } from 'typeorm';
import { queueMail } from '@portada/mail';
import { Passwords, assertStrong } from '../sign-in/passwords';
import { Sessions } from '../sessions/sessions.service';
import { UserEntity } from '../users/user.entity';
import { replacePassword } from '../users/users.queries';

/** The e-mail and password hash of a user. */
type Credentials = Pick<UserEntity, 'email' | 'passwordHash'>;

/** Changes the password of a user. The current password is required unless the account has no password. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Sets the password, ends every session of the user, deletes the reset links, and queues a mail to the owner. The
   * caller begins a new session and then publishes the end of the old sessions.
   * @param wanted `current` is undefined for an account without a password; `endsAccess` also revokes API keys, disables
   *   webhooks and forgets trusted devices
   * @returns ids of the sessions that ended
   * @throws AppError invalid_request naming `currentPassword` or `password`, signed_out if the account is deleted
   */
  async change(
    userId: string,
    wanted: { current: string | undefined; next: string; endsAccess: boolean },
  ): Promise<string[]> {
    const stored = await this.find(userId);
    await this.assertRight(stored, wanted.current);
    assertStrong(wanted.next, stored.email);
    const passwordHash = await this.passwords.hash(wanted.next);
    return this.database.transaction(async (tx) => {
      const isReplaced = await replacePassword(tx, userId, { from: stored.passwordHash, to: passwordHash });
      // Another request has changed the password since this request verified the password.
      if (!isReplaced) throw wrong('password_wrong');
      await queueMail(tx, userId, 'password_changed');
      return wanted.endsAccess ? this.sessions.endAccess(tx, userId) : this.sessions.removeAll(tx, userId);
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
