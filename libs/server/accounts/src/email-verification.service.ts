import { Inject, Injectable } from '@nestjs/common';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError } from '@portada/observability';
import { DataSource } from 'typeorm';
import { takeToken } from './account-tokens';

/** Whether an account's e-mail is its owner's: a mail that goes there says so. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
  ) {}

  /** Writes to a user's address, unless it is verified. */
  async send(userId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO mails (user_id, kind) SELECT id, 'verify_email' FROM users
        WHERE id = $1 AND email_verified_at IS NULL AND deleted_at IS NULL`,
      [userId],
    );
  }

  /** @throws AppError token_invalid */
  async verify(token: string): Promise<string> {
    const owner = await this.database.transaction(async (tx) => {
      const taken = await takeToken(tx, token, 'verify_email');
      if (!taken) throw new AppError('token_invalid');
      await tx.query(
        'UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now() WHERE id = $1',
        [taken.userId],
      );
      return taken;
    });
    // The link may be opened on another device than the one that shows the reminder.
    this.events.publish(owner.userId, 'resync', {});
    return owner.userId;
  }
}
