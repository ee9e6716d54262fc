import { OperationalError } from '@portada/errors';

/** The mail could not be handed over; it may be tried again. The message holds no address and nothing of the mail. */
export class MailNotSentError extends OperationalError {
  override readonly name = 'MailNotSentError';
}
