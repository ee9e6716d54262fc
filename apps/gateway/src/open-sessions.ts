import type { ReadSession } from './handshake';

/** ms that the end of a session is remembered, for a socket that is being opened meanwhile. */
const rememberedMs = 60_000;
/** Sessions that are asked about at the same time. */
const askedAtOnce = 500;

/** The sessions that have sockets here, and those that ended a moment ago. */
export class OpenSessions {
  private readonly open = new Map<string, { cookie: string; sockets: number }>();
  private readonly ended = new Map<string, number>();

  /** @returns false where the session has ended while the socket was being opened */
  add(sessionId: string, cookie: string): boolean {
    if (this.ended.has(sessionId)) return false;
    const sockets = (this.open.get(sessionId)?.sockets ?? 0) + 1;
    this.open.set(sessionId, { cookie, sockets });
    return true;
  }

  /** One socket of the session is gone. */
  remove(sessionId: string): void {
    const session = this.open.get(sessionId);
    if (!session) return;
    session.sockets -= 1;
    if (session.sockets <= 0) this.open.delete(sessionId);
  }

  /** Remembers that a session ended. */
  end(sessionId: string): void {
    this.ended.set(sessionId, Date.now());
  }

  /**
   * Asks for each session whether it is still open; where the database is away a session counts as open.
   * @returns ids of those that are not
   */
  async findEnded(readSession: ReadSession): Promise<string[]> {
    for (const [id, at] of this.ended) if (Date.now() - at > rememberedMs) this.ended.delete(id);
    const sessions = [...this.open];
    const ended: string[] = [];
    for (let start = 0; start < sessions.length; start += askedAtOnce) {
      const answers = sessions.slice(start, start + askedAtOnce).map(async ([id, { cookie }]) => {
        const user = await readSession(cookie).catch(() => 'unknown' as const);
        if (user === null) ended.push(id);
      });
      await Promise.all(answers);
    }
    return ended;
  }
}
