import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { findToken, takeToken } from './account-tokens';
import { queueMail, queueMailToAddress } from '@portada/mail';
import { Passwords, assertStrong } from '../sign-in/passwords';
import { Sessions } from '../sessions/sessions.service';
import { resetPassword } from '../users/users.queries';

/** A new password for whoever reads the account's mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** Writes to the address, if it is somebody's; the same work in any case. */
  async ask(email: string): Promise<void> {
    await queueMailToAddress(this.database, email, 'reset_password');
  }

  /**
   * Sets the password, ends every session and forgets every device; the e-mail is verified by this, and its owner told.
   * A password that is refused does not use the token up.
   * @returns the user
   * @throws AppError token_invalid, invalid_request naming `password`
   */
  async confirm(token: string, password: string): Promise<string> {
    const found = await findToken(this.database, token, 'reset_password');
    if (!found) throw new AppError('token_invalid');
    assertStrong(password, found.email);
    const passwordHash = await this.passwords.hash(password);
    const ended = await this.database.transaction(async (tx) => {
      const owner = await takeToken(tx, token, 'reset_password');
      if (!owner) throw new AppError('token_invalid');
      await resetPassword(tx, owner.userId, passwordHash);
      await queueMail(tx, owner.userId, 'password_changed');
      return this.sessions.removeAll(tx, owner.userId);
    });
    this.sessions.tellEnded(found.userId, ended);
    return found.userId;
  }
}
