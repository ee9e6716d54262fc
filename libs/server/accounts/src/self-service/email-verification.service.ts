import { Inject, Injectable } from '@nestjs/common';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { consumeToken } from './account-tokens';
import { queueVerificationMail } from './account-mails.queries';
import { markEmailVerified } from '../users/users.queries';

/** Verifies the address of an account by a link in a mail. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /** Queues the verification mail to a user's address, unless the address is verified. */
  async send(userId: string): Promise<void> {
    await queueVerificationMail(this.database, userId);
  }

  /** Marks the e-mail of the token's owner as verified. @returns the user's id @throws AppError token_invalid */
  async verify(token: string): Promise<string> {
    const owner = await this.database.transaction(async (tx) => {
      const taken = await consumeToken(tx, token, 'verify_email');
      if (!taken) throw new AppError('token_invalid');
      await markEmailVerified(tx, taken.userId);
      return taken;
    });
    // The link may be opened on another device than the one that shows the reminder to verify the e-mail.
    this.events.publish(owner.userId, 'resync', {});
    return owner.userId;
  }
}
