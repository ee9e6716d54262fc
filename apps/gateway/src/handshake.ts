import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@portada/accounts';
import { isLoopbackUrl } from '@portada/config';
import { classify } from '@portada/errors';
import { type Logger } from '@portada/observability';
import { HandshakeLimit } from './handshake-limit';

/**
 * The user of a socket, and the Cookie header of the user's session. The session is checked again while the socket is
 * open.
 */
export type Caller = { user: SessionUser; cookie: string };

/**
 * Looks up a session by a Cookie header. Resolves to null without a valid session; rejects while the database is
 * unavailable.
 */
export type ReadSession = (cookieHeader: string | undefined) => Promise<SessionUser | null>;

/**
 * Decides if a new socket connection is accepted. Pages of other origins, and addresses with many handshakes without a
 * session, are refused before the session is looked up. While the database is unavailable, connections are refused with
 * an error after which the socket.io client tries again. A connection without a session is accepted without a user; the
 * namespace then refuses the socket with `signed_out`, after which the client does not reconnect.
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

  /** Function for the option `allowRequest` of socket.io, which accepts or refuses a connection. */
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
          'session could not be looked up',
        );
        answer('unavailable', false);
      },
    );
  };

  /** Returns the user of an accepted handshake request; undefined without a session. */
  callerOf(request: IncomingMessage): Caller | undefined {
    return this.callers.get(request);
  }

  /**
   * Returns true if a handshake request comes from a page of this site or from a script. Browsers send the header
   * Origin with every WebSocket and with every request to another origin. Origin must be the public origin. On a
   * developer's machine the site has several origins: `localhost`, 127.0.0.1 and forwarded ports. There Origin may be the
   * loopback origin that was requested; a page of another site has another host, also after DNS rebinding. A request
   * without Origin comes from a script, or from polling by a page of this site.
   */
  private isOurPage({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    if (origin === this.publicOrigin) return true;
    const isLocal = isLoopbackUrl(this.publicOrigin) && URL.canParse(origin) && isLoopbackUrl(origin);
    return isLocal && new URL(origin).host === host;
  }
}
