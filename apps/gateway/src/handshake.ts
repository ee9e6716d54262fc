import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@portada/accounts';
import { classify } from '@portada/errors';
import { type Logger } from '@portada/observability';
import { HandshakeLimit } from './handshake-limit';

/** The user of a socket, and the Cookie header that proves it: it is checked again while the socket is open. */
export type Caller = { user: SessionUser; cookie: string };

/** Looks a session up by a Cookie header; throws while the database is away. */
export type ReadSession = (cookieHeader: string | undefined) => Promise<SessionUser | null>;

/**
 * Decides about each new connection. A page of another origin is refused, and so is an address with many handshakes
 * without a session, before a session is looked up. Without the database the connection is refused so that the client
 * of socket.io tries again. A signed-out socket is accepted without a user: the namespace then refuses it with
 * `signed_out`, after which the client does not reconnect.
 */
export class Handshake {
  private readonly callers = new WeakMap<IncomingMessage, Caller>();
  private readonly limit = new HandshakeLimit();

  constructor(
    private readonly publicOrigin: string,
    private readonly readSession: ReadSession,
    private readonly logger: Logger,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {}

  /** For socket.io's option of this name. */
  readonly allowRequest = (
    request: IncomingMessage,
    answer: (error: string | null, allowed: boolean) => void,
  ): void => {
    if (!this.isOurPage(request)) return answer('refused', false);
    const address = this.addressOf(request);
    if (!this.limit.isWithin(address)) return answer('too_many_requests', false);
    const { cookie } = request.headers;
    this.readSession(cookie).then(
      (user) => {
        if (user && cookie) this.callers.set(request, { user, cookie });
        else this.limit.count(address);
        answer(null, true);
      },
      (error: unknown) => {
        this.logger[classify(error) === 'operational' ? 'warn' : 'error'](
          { err: error },
          'no session looked up',
        );
        answer('unavailable', false);
      },
    );
  };

  /** The user of an accepted request; undefined without a session. */
  callerOf(request: IncomingMessage): Caller | undefined {
    return this.callers.get(request);
  }

  /**
   * Browsers send Origin with every socket, and with every request of another page: it has to be the public one, or
   * that of the very address that was called. Where there is none it is a script, or our own page's polling.
   */
  private isOurPage({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    if (origin === this.publicOrigin) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
  }
}
