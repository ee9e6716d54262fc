import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { findToken, consumeToken } from './account-tokens';
import { queueMail, queueMailToAddress } from '@portada/mail';
import { Passwords, assertStrong } from '../sign-in/passwords';
import { Sessions } from '../sessions/sessions.service';
import { resetPassword } from '../users/users.queries';

/** Sets a new password for a user who proves access to the mailbox of the account. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** Queues a reset mail to an address. The work is the same whether or not an account has this address. */
  async ask(email: string): Promise<void> {
    await queueMailToAddress(this.database, email, 'reset_password');
  }

  /**
   * Sets the password, ends every access to the account, verifies the e-mail, and queues a mail to the owner. A password that is refused does not consume the token.
   * @returns the user's id
   * @throws AppError token_invalid, invalid_request naming `password`
   */
  async confirm(token: string, password: string): Promise<string> {
    const found = await findToken(this.database, token, 'reset_password');
    if (!found) throw new AppError('token_invalid');
    assertStrong(password, found.email);
    const passwordHash = await this.passwords.hash(password);
    const ended = await this.database.transaction(async (tx) => {
      const owner = await consumeToken(tx, token, 'reset_password');
      if (!owner) throw new AppError('token_invalid');
      await resetPassword(tx, owner.userId, passwordHash);
      await queueMail(tx, owner.userId, 'password_changed');
      return this.sessions.endAccess(tx, owner.userId);
    });
    this.sessions.publishEnded(found.userId, ended);
    return found.userId;
  }
}
