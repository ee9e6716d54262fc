import { Inject, Injectable } from '@nestjs/common';
import type { MailContentSource, MailKind, MailRecipient, MailSubject } from '@portada/mail';
import { DataSource } from 'typeorm';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';
import { readRecipient } from './account-mails.queries';
import { mintToken } from './account-tokens';

/** Pages that the links in mails open. The token is in the fragment, which browsers send to no server. */
const paths = { reset_password: '/auth/reset', verify_email: '/auth/verify' } as const;

/**
 * Finds the recipients of account mails and creates the links in the mails, with a token if the mail needs a token.
 */
@Injectable()
export class AccountMailContentService implements MailContentSource {
  constructor(
    private readonly database: DataSource,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Finds the recipient of a mail.
   * @returns null for an unknown address, a deleted account, and an address that was verified in the meantime
   */
  async findRecipient(subject: MailSubject): Promise<MailRecipient | null> {
    const user = await readRecipient(this.database, subject);
    if (!user || (subject.kind === 'verify_email' && user.isVerified)) return null;
    return user;
  }

  /** Creates the link in a mail, with a new token for `reset_password` and `verify_email`. */
  async createLink(kind: MailKind, { userId, email }: MailRecipient): Promise<string> {
    if (kind === 'password_changed') return `${this.origin}/auth`;
    if (kind === 'second_factor_added' || kind === 'second_factor_removed')
      return `${this.origin}/profile#security`;
    if (kind === 'api_key_created' || kind === 'webhook_created' || kind === 'webhook_disabled')
      return `${this.origin}/developers/keys`;
    if (kind === 'new_device') return `${this.origin}/profile`;
    const token = await mintToken(this.database, { userId, email }, kind);
    return `${this.origin}${paths[kind]}#token=${token}`;
  }
}
