import { OperationalError } from '@portada/errors';

/**
 * Error: a mail could not be handed over; a later attempt may succeed. The error message contains no address and no
 * content.
 */
export class MailNotSentError extends OperationalError {
  override readonly name = 'MailNotSentError';
}
